import * as bots from '@methuselah/bots';
import { BOT_NAMES, type BotName } from '@methuselah/bots';
import { CARDS, DECKS, type Lang, toDeck } from '@methuselah/cards';
import { type Deck, Dice, LIMITS, type Player, poolOfDecks } from '@methuselah/engine';
import { isName, playerName, seatName, TURN_LIMIT, tableOf } from '@methuselah/engine/internal';
import {
  asksOf,
  type Chair,
  chairsOf,
  drawnSeed,
  type HostLocale,
  localeFor,
  Session,
} from '@methuselah/host';
import { deckProblems, readDeck } from '../cards/deck.ts';
import { type Arguments, BadFile, BadInput } from '../line/command.ts';
import { removeStaleParts, replaceFile, withWriteErrors } from '../line/files.ts';
import { Autosave, type Messages } from '../play/autosave.ts';
import { loadTable } from '../play/files.ts';
import { endLines, storyLines } from '../play/log.ts';
import { People } from '../play/person.ts';
import { screenWidth, Terminal } from '../play/terminal.ts';
import { faint } from '../print/colour.ts';
import { labelled } from '../print/text.ts';
import { PLAY_WORDS } from '../words/index.ts';

const MAX_SEED = 0x7fffffff;
/** Options that cannot be combined with --load. */
const NEW_GAME_OPTIONS = ['seats', 'bots', 'people', 'decks', 'seed'];

/** methuselah play: a game in the terminal, against bots, with other people at the same keyboard, or between bots. */
export async function run(given: Arguments): Promise<number> {
  const { words, lang, has, text } = given;
  if (words.length > 0) throw new BadInput((w) => w.optionsOnly('play', words[0] ?? ''));
  const save = text('save') ?? null;
  const locale = await localeFor(lang);
  const session = has('load') ? loaded(given, locale) : new Session(...newTable(given), locale);
  const said = PLAY_WORDS[lang];
  // Fail before the game, not after it, if the file cannot be written.
  if (save !== null)
    withWriteErrors(save, () => {
      replaceFile(save, JSON.stringify(session.saved()));
      removeStaleParts(save);
    });
  if (session.people.length === 0)
    return watch(session, locale, new Autosave(save, CONSOLE_MESSAGES, said)) ? 0 : 1;
  const terminal = new Terminal();
  try {
    terminal.write(seatLines(session, locale));
    const file = save ?? text('load') ?? null;
    return (await new People(session, { terminal, locale, words: said }, file).play()) ? 0 : 1;
  } finally {
    terminal.close();
  }
}

function loaded({ lang, has, text }: Arguments, locale: HostLocale): Session {
  const other = NEW_GAME_OPTIONS.find((option) => has(option));
  if (other !== undefined) throw new BadInput((w) => w.notTogether('--load', `--${other}`));
  const file = text('load') ?? '';
  const table = loadTable(file, locale, PLAY_WORDS[lang], (saved) =>
    chairsOf(saved).map((chair) => (has('auto') && chair === 'person' ? 'heuristic' : chair)),
  );
  if (!table.ok) throw new BadFile(table.why);
  return table.session;
}

/** Messages about the save file when no person plays. */
const CONSOLE_MESSAGES: Messages = {
  say: (text) => console.log(text),
  confirm: (text) => console.log(text),
  refuse: (text) => console.error(text),
};

/** Bots play all seats; the story is printed as it happens. False if the game could not be saved. */
function watch(session: Session, locale: HostLocale, autosave: Autosave): boolean {
  const width = screenWidth();
  for (const line of seatLines(session, locale)) console.log(line);
  const tell = (how: 'all' | 'complete'): void => {
    for (const line of storyLines(session.news('all', how), width)) console.log(line);
  };
  session.toPerson(bots, () => {
    autosave.changed(session);
    tell('complete');
  });
  tell('all');
  const { end } = session.model('all', locale);
  if (end) for (const line of endLines(end, locale)) console.log(line);
  return autosave.finish(session);
}

function seatLines(session: Session, locale: HostLocale): string[] {
  const { game, chairs } = session;
  const { lang, words } = locale;
  const changes = session.changes(locale);
  const table = tableOf(game);
  const who = chairs.flatMap((chair, seat) =>
    chair === 'person' ? [] : [`${labelled(lang, seatName(table, seat))}${PLAY_WORDS[lang].bots[chair]}`],
  );
  const sitDown = words.result.sitDown(table.names, seatName(table, table.state.first));
  return [sitDown, faint(who.join(' · ')), ...(changes === null ? [] : [changes])];
}

// ---------------------------------------------------------------------------------------------- a new game

function newTable({
  lang,
  has,
  text,
  integer,
}: Arguments): [ConstructorParameters<typeof Session>[0], Chair[]] {
  const seats = integer('seats', 5, LIMITS.leastSeats, LIMITS.mostSeats);
  const practice = has('seed') ? integer('seed', 0, 0, MAX_SEED) : null;
  const people = has('auto') ? [] : peopleOf(text('people'), seats);
  const bots = botsOf(text('bots'));
  const decks = decksOf(text('decks'), seats, practice ?? randomNumber(), lang);
  // Spread people as evenly as possible, starting at the first seat.
  const places = new Map(people.map((name, i) => [Math.floor((i * seats) / people.length), name]));
  let bot = 0;
  const chairs = decks.map((_, seat): Chair => {
    if (places.has(seat)) return 'person';
    return bots[bot++ % bots.length] ?? 'heuristic';
  });
  const players: Player[] = decks.map((deck, seat) => ({ name: places.get(seat) ?? playerName(seat), deck }));
  const pool = poolOfDecks(decks, CARDS);
  const seeds = { seed: practice ?? drawnSeed(), bots: practice ?? drawnSeed() };
  return [{ pool, ...seeds, players, turnLimit: TURN_LIMIT, asks: asksOf(chairs) }, chairs];
}

/** Picks the decks only. They become known in play, so 32 bits of randomness are enough. */
const randomNumber = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** Parses --people: a number of people, or their names. */
function peopleOf(asked: string | undefined, seats: number): string[] {
  if (asked === undefined) return [playerName(0)];
  const many = Number(asked);
  const isNumber = !Number.isNaN(many);
  if (isNumber && !(Number.isInteger(many) && many >= 1 && many <= seats))
    throw new BadInput((w) => w.peopleFit(seats, asked));
  const named = isNumber
    ? Array.from({ length: many }, (_, i) => playerName(Math.floor((i * seats) / many)))
    : asked.split(',', seats + 1).map((name) => name.trim());
  if (named.length > seats) throw new BadInput((w) => w.peopleFit(seats, asked));
  if (!named.every(isName)) throw new BadInput((w) => w.badName(LIMITS.name));
  const all = Array.from({ length: seats }, (_, seat) => playerName(seat));
  if (new Set(named).size < named.length) throw new BadInput((w) => w.peopleDiffer(asked));
  const taken = named.filter(
    (name, i) => all.includes(name) && all[Math.floor((i * seats) / named.length)] !== name,
  );
  if (taken.length > 0) throw new BadInput((w) => w.nameTaken(taken[0] ?? ''));
  return named;
}

function botsOf(asked: string | undefined): BotName[] {
  if (asked === undefined) return ['heuristic'];
  return asked.split(',').map((name) => {
    const known = BOT_NAMES.find((bot) => bot === name.trim());
    if (known === undefined) throw new BadInput((w) => w.noBot(name, BOT_NAMES.join(', ')));
    return known;
  });
}

/** The given decks, repeated to fill all seats; without any, prebuilt decks seated by the seed. */
function decksOf(asked: string | undefined, seats: number, seed: number, lang: Lang): Deck[] {
  if (asked !== undefined) {
    const given = asked.split(',').map((name) => {
      const read = readDeck(name);
      const [wrong] = deckProblems(read, lang);
      if (wrong !== undefined) throw new BadInput((w) => w.notPlayedWith(name, wrong));
      return toDeck(read);
    });
    return Array.from({ length: seats }, (_, seat) => given[seat % given.length] as Deck);
  }
  return new Dice(seed ^ 0x5ea75).drawn(DECKS.map(toDeck), seats);
}

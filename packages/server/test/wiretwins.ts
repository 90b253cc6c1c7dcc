/**
 * Twins over the wire: two deals that differ only in cards hidden from a viewer, played on a server with the same choices at the same
 * times. The viewer gets the same messages, at the same times.
 */
import { answerAs } from '@methuselah/bots';
import { CARDS, DECKS, toDeck } from '@methuselah/cards';
import {
  type CardId,
  Dice,
  type Game,
  type Option,
  poolOfRecord,
  type Seat,
  type Viewer,
} from '@methuselah/engine';
import { NONE, optionId, playedGame, type Table, TURN_LIMIT, tableOf } from '@methuselah/engine/internal';
import type { Bots, Chair } from '@methuselah/host';
import { Seen } from '../../host/test/twins.ts';
import type { EventLog } from '../src/log/index.ts';
import type { Begin } from '../src/table/events.ts';
import { newTable } from './people.ts';
import { type Heard, WireTable } from './wiretable.ts';

export interface TwinGame {
  readonly seed: number;
  readonly viewer: Viewer;
  readonly chairs: readonly Chair[];
  /** The maximum number of commands. */
  readonly most: number;
}

/** A choice that somebody made, by what others see of it. */
interface Chosen {
  readonly seat: Seat;
  readonly window: string;
  readonly step: number | string;
  readonly at: number;
  readonly isPass: boolean;
  /** The option as the viewer calls it, and the definition of its card. */
  readonly called: string;
  readonly option: Option;
  readonly def: number;
}

// ---------------------------------------------------------------------------------------------- two deals

const beginOf = ({ seed, chairs }: TwinGame): Begin =>
  newTable(seed, chairs, { beat: 1000, bank: 3_600_000, each: 60_000 }, { undo: true });

type Decks = Begin['players'];

function dealt({ seed }: Begin, players: Decks): Table {
  const pool = poolOfRecord({ players: DECKS.map((deck) => ({ name: '', deck: toDeck(deck) })) }, CARDS);
  return tableOf(playedGame({ pool, seed, players, turnLimit: TURN_LIMIT, asks: 'all' }));
}

const numberOf = ({ state, pool }: Table, id: CardId): number =>
  pool.cards[state.def[id] ?? NONE]?.card.id ?? NONE;

/** For each card after the deal: its place in the list of its owner's crypt or library. Found by dealing decks of two cards only. */
function placesOf(begin: Begin): readonly number[] {
  const [crypt0 = 0, crypt1 = 0] = new Set(DECKS.flatMap((deck) => toDeck(deck).crypt));
  const [library0 = 0, library1 = 0] = new Set(DECKS.flatMap((deck) => toDeck(deck).library));
  const places: number[] = [];
  for (let bit = 0; bit < 7; bit++) {
    const marked = (list: readonly number[], zero: number, one: number): number[] =>
      list.map((_, place) => ((place >> bit) & 1 ? one : zero));
    const table = dealt(
      begin,
      begin.players.map(({ name, deck }) => ({
        name,
        deck: {
          ...deck,
          crypt: marked(deck.crypt, crypt0, crypt1),
          library: marked(deck.library, library0, library1),
        },
      })),
    );
    for (const id of table.state.def.keys()) {
      const isOne = [crypt1, library1].includes(numberOf(table, id));
      places[id] = (places[id] ?? 0) | (isOne ? 1 << bit : 0);
    }
  }
  return places;
}

/** The same table with another deal of what the viewer never sees: the lists of the decks in another order. */
function twinOf(begin: Begin, seen: Seen, { viewer, seed }: TwinGame): Begin {
  const places = placesOf(begin);
  const table = dealt(begin, begin.players);
  const { owner, def } = table.state;
  const isVampire = (id: CardId): boolean => table.pool.cards[def[id] ?? NONE]?.isVampire === true;
  const lists = (): { crypt: number[]; library: number[] }[] =>
    begin.players.map(() => ({ crypt: [], library: [] }));
  const listed = (): ReturnType<typeof lists> => {
    const all = lists();
    for (const id of def.keys()) {
      const list = all[owner[id] ?? NONE]?.[isVampire(id) ? 'crypt' : 'library'];
      if (list) list[places[id] ?? 0] = numberOf(table, id);
    }
    return all;
  };
  const before = JSON.stringify(listed());
  const original = JSON.stringify(begin.players.map(({ deck: { crypt, library } }) => ({ crypt, library })));
  if (before !== original) throw new Error('The places of the cards were not found.');
  seen.otherwise(viewer, seed)(table);
  const players = listed().map((lists, seat) => {
    const player = begin.players[seat] as Decks[number];
    return { ...player, deck: { ...player.deck, ...lists } };
  });
  return { ...begin, players };
}

// ---------------------------------------------------------------------------------------------- choices

const called = (game: Game, viewer: Viewer, t: Table, option: Option): string =>
  game.keys(viewer).copy().optionId(optionId(t, option));
const defOf = ({ state }: Table, option: Option): number =>
  'card' in option ? (state.def[option.card] ?? NONE) : NONE;
const withoutText = (option: Option): string => JSON.stringify({ ...option, use: null, node: null });

/** The option of a twin that the viewer calls the same; -1 if there is none. */
function placeIn(game: Game, viewer: Viewer, { called: name, option, def }: Chosen): number {
  const t = tableOf(game);
  const options = t.decision?.options ?? [];
  const same = options.findIndex((o) => called(game, viewer, t, o) === name);
  if (same >= 0 || option.verb === 'discard' || defOf(t, option) === def) return same;
  return options.findIndex((o) => withoutText(o) === withoutText(option));
}

const passIn = (game: Game): number =>
  tableOf(game).decision?.options.findIndex(({ verb }) => verb === 'pass') ?? -1;

/** What everybody sees of a game, in short: a bot of the twin has come as far as the original if it is the same. */
function momentOf(game: Game): string {
  const { turn, phase, frames, cards, seats } = tableOf(game).state;
  return JSON.stringify([
    turn,
    phase,
    frames.map((frame) => [frame.kind, frame.kind === 'impulse' ? frame.passes : 0]),
    cards.map(({ id, region, counters, locked }) => [id, region, counters, locked]),
    seats.map(({ pool, hand, ashHeap, library }) => [pool, hand.length, ashHeap.length, library.length]),
  ]);
}

/** What else the viewer does now and then, by dice and at times that are the same for both. */
const ASIDE_MS = 4567;
async function aside(table: WireTable, { viewer }: TwinGame, dice: Dice): Promise<void> {
  const way = dice.roll(8);
  const lang = ['en', 'fr', 'it'][dice.roll(3)] as string;
  if (way === 0) await table.connect(viewer, lang);
  else if (way === 1) await table.send(viewer, { is: 'lang', lang });
  else if (way === 2) await table.send(viewer, { is: 'why', card: null });
  else if (typeof viewer !== 'number') return;
  else if (way === 3) await table.do(viewer, { is: 'hold', on: dice.roll(2) === 0 });
  else if (way === 4) await table.do(viewer, { is: 'orders', orders: ordersBy(dice) });
  else if (way === 5) {
    const question = table.state.asking.question(viewer);
    if (question) await table.do(viewer, { is: 'pass', question: question.id, until: 'turn' });
  }
}

const ordersBy = (dice: Dice) => {
  const any = (): boolean => dice.roll(2) === 0;
  return {
    aimedAtMe: any(),
    neighbours: any(),
    crossTable: any(),
    myCombats: any(),
    otherCombats: any(),
    referendums: any(),
    needless: any(),
    belowPool: dice.roll(10),
  };
};

/** Who decides for a seat that is asked: the index of an option; null: nobody knows, and the game is left. */
type Decide = (table: WireTable, seat: Seat, game: Game) => number | null;

/** Plays a table until so many commands were sent, it is over, or somebody does not know what to choose. */
async function played(table: WireTable, game: TwinGame, decide: Decide): Promise<void> {
  const dice = new Dice(game.seed);
  const answered = new Set<string>();
  let nextAside = table.clock.now + ASIDE_MS;
  for (const viewer of [...game.chairs.keys(), 'spectator' as const])
    if (typeof viewer !== 'number' || game.chairs[viewer] === 'person') await table.connect(viewer, 'en');
  for (let sent = 0; sent < game.most && table.state.ended === null; ) {
    const { asking, fold } = table.state;
    const asked = fold.people.find((seat) => {
      const question = asking.question(seat);
      return question !== null && !answered.has(`${seat} ${question.id}`) && !isLater(table, seat);
    });
    const question = asked === undefined ? null : asking.question(asked);
    if (asked === undefined || question === null) {
      const due = Math.min(table.clock.next, laterThan(table));
      if (due === Number.POSITIVE_INFINITY) return;
      if (nextAside < due) {
        table.clock.now = nextAside;
        nextAside += ASIDE_MS;
        await aside(table, game, dice);
      } else if (table.clock.next <= due) await table.goOn();
      else table.clock.now = Math.max(table.clock.now, due);
      continue;
    }
    answered.add(`${asked} ${question.id}`);
    const decided = decide(table, asked, question.game);
    if (decided === null) return;
    const t = tableOf(question.game);
    const option = t.decision?.options[decided];
    if (!option) return;
    const id = question.game.keys(asked).optionId(optionId(t, option));
    await table.do(asked, {
      is: 'answer',
      question: question.id,
      answer: { is: 'option', option: id, whatever: false },
    });
    sent++;
  }
}

/**
 * Where one seat alone is asked, its pass counts at once; who has nothing else to choose is passed when the window closes. So that
 * both are the same, everybody who may pass there takes until then to decide.
 */
const waits = ({ state: { fold, asking } }: WireTable, seat: Seat): boolean =>
  fold.game.decider === seat &&
  fold.t.state.frames.at(-1)?.kind !== 'impulse' &&
  passIn(fold.game) >= 0 &&
  !asking.isDraft;
const isLater = (table: WireTable, seat: Seat): boolean =>
  waits(table, seat) && table.clock.now < table.state.asking.closes;
const laterThan = (table: WireTable): number =>
  table.state.fold.people.some((seat) => isLater(table, seat))
    ? table.state.asking.closes
    : Number.POSITIVE_INFINITY;

// ---------------------------------------------------------------------------------------------- both

export interface ComparedWire {
  readonly messages: number;
  readonly differs: string | null;
  /** Messages of the original; the twin may lack a choice and end before. */
  readonly of: number;
  readonly reports: readonly string[];
}

let count = 0;

/** A game that was played, what the viewer has seen of its deal, and all choices. */
interface Original {
  readonly table: WireTable;
  readonly begin: Begin;
  readonly seen: Seen;
  readonly chosen: readonly Chosen[];
}

async function playOriginal(log: EventLog, game: TwinGame): Promise<Original> {
  const { viewer, seed } = game;
  const begin = beginOf(game);
  const chosen: Chosen[] = [];
  const note = (at: number, step: Chosen['step'], of: Game, place: number): void => {
    const t = tableOf(of);
    const option = t.decision?.options[place];
    if (!option || !t.decision) return;
    const { seat, window } = t.decision;
    const isPass = option.verb === 'pass';
    const name = called(of, viewer, t, option);
    chosen.push({ seat, window, step, at, isPass, called: name, option, def: defOf(t, option) });
  };
  let now = (): number => 0;
  const noting: Bots = {
    answerAs(of, chair, dice) {
      const place = answerAs(of, chair, dice);
      note(now(), momentOf(of), of, place);
      return place;
    },
  };
  const table = await WireTable.open(log, `wire ${count++}`, begin, noting);
  now = () => table.clock.now;
  const dice = new Dice(seed + 1);
  const seen = seenOf(table, viewer);
  await played(table, game, (_, seat, of) => {
    const pass = passIn(of);
    const isPassed = pass >= 0 && dice.roll(2) === 0;
    const any = (): number => answerAs(of, seat % 2 ? 'novice' : 'heuristic', dice.roll(1 << 30));
    const place = isPassed ? pass : of.optionCount === 1 ? 0 : any();
    note(table.clock.now, table.state.fold.step, of, place);
    return place;
  });
  await table.close();
  return { table, begin, seen, chosen };
}

/** Looks at the table after each choice. */
function seenOf({ state: { fold } }: WireTable, viewer: Viewer): Seen {
  const seen = new Seen(fold.t, [viewer]);
  fold.listen((event) => seen.hear(event));
  const choose = fold.game.chooseAt.bind(fold.game);
  fold.game.chooseAt = (place) => {
    choose(place);
    seen.look();
  };
  return seen;
}

/** Plays the same choices in a twin; `until` is from when on it may go another way. */
async function playTwin(
  log: EventLog,
  game: TwinGame,
  { begin, seen, chosen }: Original,
): Promise<{ readonly table: WireTable; readonly until: number }> {
  let until = Number.POSITIVE_INFINITY;
  let now = (): number => 0;
  const used = new Set<Chosen>();
  const found = (of: Game, step: Chosen['step']): number | null => {
    const { seat = NONE, window = '' } = tableOf(of).decision ?? {};
    const isNext = (each: Chosen): boolean =>
      !used.has(each) && each.seat === seat && each.step === step && each.window === window;
    const next = chosen.find(isNext);
    if (next) used.add(next);
    const place = next ? placeIn(of, game.viewer, next) : passIn(of);
    if (place >= 0) return place;
    until = Math.min(until, now());
    return null;
  };
  const repeating: Bots = {
    answerAs: (of, chair, dice) => found(of, momentOf(of)) ?? answerAs(of, chair, dice),
  };
  const table = await WireTable.open(log, `wire ${count++}`, twinOf(begin, seen, game), repeating);
  now = () => table.clock.now;
  await played(table, game, (_, _seat, of) => {
    // What the original did by now, and the twin could not.
    const missed = chosen.find((each) => !used.has(each) && !each.isPass && each.at < now());
    if (missed) until = Math.min(until, missed.at);
    return found(of, table.state.fold.step);
  });
  await table.close();
  return { table, until };
}

export async function compareWire(log: EventLog, game: TwinGame): Promise<ComparedWire> {
  const original = await playOriginal(log, game);
  const { table: twin, until } = await playTwin(log, game, original);
  const end = Math.min(until, original.table.clock.now, twin.clock.now);
  const heardBefore = ({ heard }: WireTable): Heard[] =>
    (heard.get(game.viewer) ?? []).filter(({ at }) => at < end);
  const [was, is] = [heardBefore(original.table), heardBefore(twin)];
  const place = was.findIndex((heard, index) => heard.at !== is[index]?.at || heard.text !== is[index]?.text);
  const at = place < 0 && is.length > was.length ? was.length : place;
  const shown = (heard: Heard | undefined): string => (heard ? `${heard.at} ${heard.text}` : 'nothing');
  return {
    messages: was.length,
    of: original.table.heard.get(game.viewer)?.length ?? 0,
    differs: at < 0 ? null : `message ${at}: ${difference(shown(was[at]), shown(is[at]))}`,
    reports: [...original.table.reports, ...twin.reports],
  };
}

/** The texts around the place at which they part. */
function difference(was: string, is: string): string {
  let at = 0;
  while (at < was.length && was[at] === is[at]) at++;
  const part = (text: string): string =>
    `${text.slice(0, 40)} … ${text.slice(Math.max(0, at - 80), at + 120)}`;
  return `${part(is)}\n  instead of ${part(was)}`;
}

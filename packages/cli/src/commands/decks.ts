import { type Lang, PLAYABLE } from '@methuselah/cards';
import { cardById, fullName } from '@methuselah/cards/catalogue';
import {
  checkDeck,
  columns,
  DECK_FORMATS,
  HEADINGS,
  type ReadDeck,
  writeDeck,
  writeDeckList,
} from '@methuselah/cards/decklist';
import { isHalf, missingFrom, PRECON_WORDS, PRECONS, PRODUCTS } from '@methuselah/cards/precons';
import { deckProblems, issueFacts, prebuiltKeys, readDeck, readDecks } from '../cards/deck.ts';
import { type Arguments, BadInput } from '../line/command.ts';
import { bad, faint, good, strong } from '../print/colour.ts';
import { CARD_WORDS } from '../words/index.ts';

/** methuselah decks: lists the preconstructed decks, shows a deck with its problems, or checks decks. */
export function run(given: Arguments): number | Promise<number> {
  switch (given.verb) {
    case 'list':
      return list(given);
    case 'show':
      return given.has('check') ? check(given) : show(given);
    default:
      return check(given);
  }
}

const size = (entries: ReadDeck['crypt']): number => entries.reduce((sum, { count }) => sum + count, 0);
const print = (value: unknown): void => console.log(JSON.stringify(value, null, 2));
const playable = new Set(PLAYABLE);
const isPlayable = (id: number): boolean => playable.has(id);

/** One group a product. */
async function list({ words, has, lang }: Arguments): Promise<number> {
  if (words.length > 0) throw new BadInput((w) => w.noWords('decks list'));
  const decks = PRECONS.map((deck) => ({
    ...deck,
    crypt: size(deck.crypt),
    library: size(deck.library),
    missing: missingFrom(deck, isPlayable),
    half: isHalf(deck),
  }));
  if (has('json')) {
    print(decks);
    return 0;
  }
  const texts = CARD_WORDS[lang];
  const { difficulties, plans } = await PRECON_WORDS[lang]();
  const heads = [texts.deck, HEADINGS.crypt[lang], HEADINGS.library[lang], texts.difficulty, '', ''];
  const rows = decks.map(({ key, crypt, library, difficulty, missing, plan }) => [
    key,
    String(crypt),
    String(library),
    difficulties[difficulty],
    missing.length === 0 ? texts.playable : texts.missing(missing.length),
    plans[plan],
  ]);
  const [head = '', ...lines] = columns([heads, ...rows]);
  const groups = Object.entries(PRODUCTS).map(([product, name]) => {
    const half = decks.some((deck) => deck.product === product && deck.half) ? ` (${texts.half})` : '';
    const shown = decks.flatMap((deck, i) => {
      const line = lines[i] ?? '';
      return deck.product === product ? [deck.missing.length > 0 ? faint(line) : line] : [];
    });
    return [strong(`${name}${half}`), ...shown].join('\n');
  });
  console.log([strong(head), ...groups].join('\n\n'));
  return 0;
}

function show({ words, has, text, lang }: Arguments): number {
  const [name, another] = words;
  if (name === undefined || another !== undefined) throw new BadInput((w) => w.sayWhichDeck(prebuiltKeys()));
  const read = readDeck(name);
  const wrong = deckProblems(read, lang);
  const format = DECK_FORMATS.find((known) => known === text('format'));
  if (has('json')) print(toJson(name, read, lang));
  else if (format !== undefined) process.stdout.write(writeDeck(read, format, lang));
  else {
    console.log(writeDeckList(read, lang));
    // Problems are printed as comments, so that the output is still a readable deck list.
    for (const line of wrong.length > 0 ? wrong : [CARD_WORDS[lang].fine]) console.log(`# ${line}`);
  }
  return wrong.length > 0 ? 1 : 0;
}

/** A deck, and what it was asked by: a file of many decks numbers them. */
interface Checked {
  readonly name: string;
  readonly read: ReadDeck;
  readonly wrong: readonly string[];
  readonly isOfMany: boolean;
}

function check({ words, has, lang }: Arguments): number {
  if (words.length === 0) throw new BadInput((w) => w.sayWhichDecks(prebuiltKeys()));
  const checked = words.flatMap((name) => {
    const decks = readDecks(name);
    return decks.map((read, i): Checked => {
      const numbered = [`${name} ${i + 1}`, read.name].filter((part) => part !== '').join(', ');
      const isOfMany = decks.length > 1;
      return { name: isOfMany ? numbered : name, read, wrong: deckProblems(read, lang), isOfMany };
    });
  });
  if (has('json')) print(checked.map(({ name, read }) => toJson(name, read, lang)));
  else {
    for (const deck of checked) console.log(linesOf(deck, lang).join('\n'));
    if (checked.some(({ isOfMany }) => isOfMany)) console.log(summary(checked, lang));
  }
  return checked.some(({ wrong }) => wrong.length > 0) ? 1 : 0;
}

/** Of a deck among many, only how it stands. */
function linesOf({ name, read, wrong, isOfMany }: Checked, lang: Lang): string[] {
  const texts = CARD_WORDS[lang];
  if (wrong.length === 0) return [`${good('✓')} ${name}: ${texts.fine}`];
  if (!isOfMany) return [`${bad('✗')} ${name}`, ...wrong.map((line) => `    ${line}`)];
  const missing = missingFrom(read, isPlayable).length;
  const others = missing > 0 ? wrong.length - 1 : wrong.length;
  const parts = [
    ...(missing > 0 ? [texts.missing(missing)] : []),
    ...(others > 0 ? wrong.slice(0, others) : []),
  ];
  return [`${bad('✗')} ${name}: ${parts.join(' ')}`];
}

const MOST_NEEDED = 10;

function summary(checked: readonly Checked[], lang: Lang): string {
  const texts = CARD_WORDS[lang];
  const legal = checked.filter(({ read }) => isLegal(read)).length;
  const missing = checked.map(({ read }) => missingFrom(read, isPlayable));
  const counts = [...Map.groupBy(missing.flat(), (id) => id)].map(([id, decks]) => ({ id, n: decks.length }));
  const needed = counts
    .sort((a, b) => b.n - a.n || a.id - b.id)
    .slice(0, MOST_NEEDED)
    .flatMap(({ id, n }) => {
      const card = cardById(id);
      return card ? [`${fullName(card, lang)} (${n})`] : [];
    });
  const playableDecks = missing.filter(({ length }) => length === 0).length;
  const totals = strong(texts.many(checked.length, legal, playableDecks));
  return needed.length > 0 ? `${totals}\n${texts.needed(needed)}` : totals;
}

const isLegal = (read: ReadDeck): boolean => {
  const { illegal, banned } = checkDeck(read);
  return read.problems.length === 0 && illegal.length === 0 && banned.length === 0;
};

function toJson(asked: string, read: ReadDeck, lang: Lang) {
  const { name, author, description, format, crypt, library } = read;
  const problems = deckProblems(read, lang);
  const missing = missingFrom(read, isPlayable);
  return {
    asked,
    name,
    author,
    description,
    format,
    crypt,
    library,
    fine: problems.length === 0,
    legal: isLegal(read),
    playable: missing.length === 0,
    missing,
    problems,
    issues: issueFacts(read, lang),
  };
}

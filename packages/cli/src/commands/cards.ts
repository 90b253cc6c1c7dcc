import { DECKS, LANGS, type Lang } from '@methuselah/cards';
import {
  CATALOGUE,
  type CatalogueCard,
  cardById,
  findCards,
  fullName,
  suggestCards,
} from '@methuselah/cards/catalogue';
import { columns } from '@methuselah/cards/decklist';
import { missingFrom, PRECONS, preconName } from '@methuselah/cards/precons';
import type { Card } from '@methuselah/engine/language';
import { cardText } from '@methuselah/text';
import { factCells, fullText, playable } from '../cards/facts.ts';
import { type Arguments, BadInput } from '../line/command.ts';
import { faint, strong } from '../print/colour.ts';
import { table } from '../print/columns.ts';
import { CARD_WORDS } from '../words/index.ts';

/** The set reported for a card that is in several. */
const SET = 'V5';

/** methuselah cards: prints cards as a table, in full or as JSON. */
export function run({ words, has, lang }: Arguments): number {
  if (has('coverage')) return coverage(words, has('json'), lang);
  const asked = words.length > 0 ? named(words, lang) : has('all') ? CATALOGUE : defaultCards();
  if (has('json')) console.log(JSON.stringify(asked.map(toJson), null, 2));
  else if (words.length > 0) console.log(asked.map((card) => fullText(card, lang)).join('\n\n'));
  else console.log(columns(asked.map((card) => factCells(card, lang))).join('\n'));
  return 0;
}

/** One row per set, most playable cards first (a reprint counts in each of its sets), and one per preconstructed deck. */
function coverage(words: readonly string[], json: boolean, lang: Lang): number {
  if (words.length > 0) throw new BadInput((w) => w.coverageOfAll);
  const count = (cards: readonly CatalogueCard[]) => ({
    playable: cards.filter((card) => playable.has(card.id)).length,
    cards: cards.length,
  });
  const sets = [...new Set(CATALOGUE.flatMap((card) => card.sets))]
    .map((set) => ({ set, ...count(CATALOGUE.filter((card) => card.sets.includes(set))) }))
    .sort((a, b) => b.playable - a.playable || b.cards - a.cards || a.set.localeCompare(b.set));
  const all = count(CATALOGUE);
  const precons = PRECONS.map((deck) => {
    const cards = deck.crypt.length + deck.library.length;
    const missing = missingFrom(deck, (id) => playable.has(id)).length;
    return { key: deck.key, name: preconName(deck), playable: cards - missing, cards };
  });
  if (json) {
    console.log(JSON.stringify({ ...all, sets, precons }, null, 2));
    return 0;
  }
  const { set, precon, playableCards, cards, allSets } = CARD_WORDS[lang].coverage;
  const bySet = sets.map((row) => ({ ...row, name: row.set }));
  const tables = [
    coverageTable([set, playableCards, cards, '%'], [...bySet, { name: allSets, ...all }]),
    coverageTable([precon, playableCards, cards, '%'], precons),
  ];
  console.log(tables.join('\n\n'));
  return 0;
}

interface Coverage {
  readonly name: string;
  readonly playable: number;
  readonly cards: number;
}

function coverageTable(heads: readonly string[], rows: readonly Coverage[]): string {
  const cells = rows.map(({ name, playable, cards }) => [
    name,
    String(playable),
    String(cards),
    `${Math.floor((100 * playable) / cards)}%`,
  ]);
  const [head = '', ...lines] = table([heads, ...cells]);
  return [strong(head), ...lines.map((line, i) => (rows[i]?.playable === 0 ? faint(line) : line))].join('\n');
}

/** Every playable card, and the cards of prebuilt decks that are not playable yet. */
function defaultCards(): CatalogueCard[] {
  const ids = DECKS.flatMap(({ crypt, library }) => [...crypt, ...library]).map((entry) => entry.id);
  return CATALOGUE.filter((card) => playable.has(card.id) || ids.includes(card.id));
}

/** Tries all words as one name first, then each word as a name. */
function named(names: readonly string[], lang: Lang): CatalogueCard[] {
  const whole = find(names.join(' '), lang);
  const cards = whole.length > 0 ? whole : names.flatMap((name) => orSuggest(name, find(name, lang), lang));
  return [...new Set(cards)];
}

function find(name: string, lang: Lang): readonly CatalogueCard[] {
  const byNumber = /^\d+$/.test(name) ? cardById(Number(name)) : undefined;
  return byNumber ? [byNumber] : findCards(name, lang);
}

function orSuggest(name: string, found: readonly CatalogueCard[], lang: Lang): readonly CatalogueCard[] {
  if (found.length > 0) return found;
  const close = suggestCards(name).map((card) => fullName(card, lang));
  const { problems, meant } = CARD_WORDS[lang];
  throw new BadInput(`“${name}”: ${problems.unknownName}${close.length > 0 ? ` ${meant(close)}` : ''}`);
}

const texts = (card: Card | undefined): Record<Lang, string | null> =>
  Object.fromEntries(LANGS.map((lang) => [lang, card ? cardText(card, lang) : null])) as Record<
    Lang,
    string | null
  >;

function toJson(card: CatalogueCard) {
  const definition = playable.get(card.id);
  return {
    id: card.id,
    name: fullName(card),
    names: card.names,
    set: card.sets.includes(SET) ? SET : card.sets[0],
    playable: definition !== undefined,
    custom: definition ? customParts(definition) : [],
    text: texts(definition),
  };
}

/** Ids of the card's `custom` effects: the parts that the card language cannot express. */
function customParts(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = 'do' in node && node.do === 'custom' ? [String('id' in node ? node.id : 'custom')] : [];
  return [...own, ...Object.values(node).flatMap(customParts)];
}

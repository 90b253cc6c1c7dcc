import type { CryptFacts, LibraryFacts } from '../catalogue/facts.ts';
import type { DeckList } from '../decks.ts';
import { cardsOf, sum } from './write.ts';

/** Numbers of a deck: curves, and what an opening holds on average. */

// R-SETUP-10: four crypt cards, and a hand of seven
/** How many cards a game begins with. */
export const OPENING = { crypt: 4, hand: 7 } as const;

/** How many cards of a deck have or require a Discipline. */
export interface DisciplineCount {
  readonly code: string;
  /** Copies in the crypt that have it at the basic and at the superior level. */
  readonly basic: number;
  readonly superior: number;
  /** Copies in the library that need it. */
  readonly library: number;
}

/** Curves of a deck: capacities, costs, types and Disciplines, and what an opening holds on average. */
export interface DeckStatistics {
  readonly crypt: number;
  readonly library: number;
  /** Copies by capacity, from 1 to the largest in the game. */
  readonly capacities: readonly number[];
  /** Of all copies: the mean, and the smallest and the largest sum of four. */
  readonly capacity: { readonly mean: number; readonly least: number; readonly most: number };
  readonly groups: readonly (number | 'any')[];
  /** Copies by what they cost in pool or blood, from 0; the last counts all that cost more. X counts as 0. */
  readonly poolCosts: readonly number[];
  readonly bloodCosts: readonly number[];
  /** Copies by the first type of a card, most first. */
  readonly types: readonly { readonly type: LibraryFacts['types'][number]; readonly count: number }[];
  /** Most frequent in the crypt first. */
  readonly disciplines: readonly DisciplineCount[];
  readonly opening: Opening;
}

/** An opening on average. */
export interface Opening {
  /** The capacity of the four crypt cards together. */
  readonly capacity: number;
  /** The probability that at least two of the four are different cards. */
  readonly twoVampires: number;
  /** Of each type: how many of the seven cards, and the probability of at least one. */
  readonly types: readonly { readonly type: string; readonly mean: number; readonly atLeastOne: number }[];
  /** How many library cards of the hand the first crypt card could play on average, by its Disciplines. */
  readonly fitting: number;
}

const LARGEST_CAPACITY = 11;
const LARGEST_COST = 4;

type Counted<Card> = readonly { readonly card: Card; readonly count: number }[];

/** Counts the curves of a deck. */
export function statisticsOf(deck: Pick<DeckList, 'crypt' | 'library'>): DeckStatistics {
  const crypt = cardsOf(deck.crypt, 'crypt');
  const library = cardsOf(deck.library, 'library');
  const sizes = crypt
    .flatMap(({ card, count }) => Array<number>(count).fill(card.capacity))
    .sort((a, b) => a - b);
  const types = typesOf(library);
  const total = (some: readonly number[]): number => some.reduce((all, size) => all + size, 0);
  const mean = sizes.length === 0 ? 0 : total(sizes) / sizes.length;
  return {
    crypt: sum(crypt),
    library: sum(library),
    capacities: Array.from(
      { length: LARGEST_CAPACITY },
      (_, i) => sizes.filter((size) => size === i + 1).length,
    ),
    capacity: { mean, least: total(sizes.slice(0, OPENING.crypt)), most: total(sizes.slice(-OPENING.crypt)) },
    groups: [...new Set(crypt.map(({ card }) => card.group))].sort((a, b) => Number(a) - Number(b)),
    poolCosts: costs(library, 'pool'),
    bloodCosts: costs(library, 'blood'),
    types,
    disciplines: disciplinesOf(crypt, library),
    opening: {
      capacity: mean * Math.min(OPENING.crypt, sizes.length),
      twoVampires: twoVampires(crypt),
      types: types.map(({ type, count }) => ({
        type,
        mean: sum(library) === 0 ? 0 : (OPENING.hand * count) / sum(library),
        atLeastOne: atLeastOne(count, sum(library), OPENING.hand),
      })),
      fitting: fitting(crypt, library),
    },
  };
}

function costs(library: Counted<LibraryFacts>, unit: 'pool' | 'blood'): number[] {
  const counts = Array<number>(LARGEST_COST + 1).fill(0);
  for (const { card, count } of library) {
    const cost = card[unit];
    if (cost === undefined) continue;
    const at = Math.min(LARGEST_COST, cost === 'X' ? 0 : cost);
    counts[at] = (counts[at] ?? 0) + count;
  }
  return counts;
}

function typesOf(library: Counted<LibraryFacts>): DeckStatistics['types'] {
  const typeOf = ({ card }: Counted<LibraryFacts>[number]) => card.types[0] ?? 'master';
  return [...new Set(library.map(typeOf))]
    .map((type) => ({ type, count: sum(library.filter((each) => typeOf(each) === type)) }))
    .sort((a, b) => b.count - a.count || a.type.localeCompare(b.type));
}

function disciplinesOf(crypt: Counted<CryptFacts>, library: Counted<LibraryFacts>): DisciplineCount[] {
  const codes = new Set([...crypt, ...library].flatMap(({ card }) => Object.keys(card.disciplines)));
  const copies = (cards: Counted<CryptFacts | LibraryFacts>, code: string, level?: number): number =>
    sum(
      cards.filter(({ card }) =>
        level === undefined ? code in card.disciplines : card.disciplines[code] === level,
      ),
    );
  return [...codes]
    .map((code) => ({
      code,
      basic: copies(crypt, code, 1),
      superior: copies(crypt, code, 2),
      library: copies(library, code),
    }))
    .sort(
      (a, b) =>
        b.basic + b.superior - a.basic - a.superior || b.library - a.library || a.code.localeCompare(b.code),
    );
}

/** The probability that some cards drawn without replacement hold at least one of `wanted`. */
export function atLeastOne(wanted: number, all: number, drawn: number): number {
  let none = 1;
  for (let i = 0; i < Math.min(drawn, all); i++) none *= Math.max(0, all - wanted - i) / (all - i);
  return all === 0 ? 0 : 1 - none;
}

/** One minus the probability that all cards of the opening are the same. */
function twoVampires(crypt: Counted<CryptFacts>): number {
  const all = sum(crypt);
  const drawn = Math.min(OPENING.crypt, all);
  if (drawn < 2) return 0;
  const same = crypt.reduce((total, { count }) => {
    let chance = 1;
    for (let i = 0; i < drawn; i++) chance *= Math.max(0, count - i) / (all - i);
    return total + chance;
  }, 0);
  return 1 - same;
}

function canPlay(vampire: CryptFacts, card: LibraryFacts): boolean {
  const codes = Object.keys(card.disciplines);
  if (card.clans.length > 0 && !card.clans.some((clan) => vampire.clans.includes(clan))) return false;
  if (codes.length === 0) return true;
  const has = (code: string): boolean => code in vampire.disciplines;
  return card.combine === 'and' ? codes.every(has) : codes.some(has);
}

function fitting(crypt: Counted<CryptFacts>, library: Counted<LibraryFacts>): number {
  const [vampires, cards] = [sum(crypt), sum(library)];
  if (vampires === 0 || cards === 0) return 0;
  const shares = crypt.map(({ card: vampire, count }) => {
    const playable = sum(library.filter(({ card }) => canPlay(vampire, card)));
    return (count / vampires) * (playable / cards);
  });
  return OPENING.hand * shares.reduce((total, share) => total + share, 0);
}

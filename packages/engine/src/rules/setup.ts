import { drawCard, drawCrypt } from '../atoms/cards.ts';
import { shuffleDeck } from '../atoms/decks.ts';
import type { Pool } from '../language/pool.ts';
import { roll, STREAM, seedRng, shuffleInPlace } from '../state/rng.ts';
import type { Seed } from '../state/seed.ts';
import { type CardId, NONE, type Seat, type SeatState, type State } from '../state/types.ts';
import { gameFrame } from '../table/frames.ts';
import { seatState, type Table } from '../table/table.ts';
import { now } from '../table/tell.ts';

/** Game setup (rulebook p.14). */

/** The cards that a player brings. */
export interface Deck {
  /** Card ids in the pool, one entry per copy. */
  readonly crypt: readonly number[];
  readonly library: readonly number[];
}

/** A player and the deck they bring. */
export interface Player {
  readonly name: string;
  readonly deck: Deck;
}

/** A problem with a deck, with the data needed to describe it. */
export type DeckProblem =
  /** `count`: the number of cards; `least` and `most`: the limits. */
  | { readonly rule: 'R-DECK-01'; readonly key: 'cryptTooSmall'; readonly count: number; readonly least: 12 }
  | {
      readonly rule: 'R-DECK-02';
      readonly key: 'libraryTooSmall';
      readonly count: number;
      readonly least: 60;
    }
  | { readonly rule: 'R-DECK-02'; readonly key: 'libraryTooLarge'; readonly count: number; readonly most: 90 }
  /** Each crypt group in ascending order, with its cards. */
  | {
      readonly rule: 'R-DECK-04';
      readonly key: 'groupsTooFarApart';
      readonly groups: readonly { readonly group: number; readonly cards: readonly number[] }[];
    }
  /** The card, the deck it is in, and the number of copies. */
  | {
      readonly rule: 'R-GEN-06';
      readonly key: 'unknownCard' | 'wrongDeck';
      readonly card: number;
      readonly deck: 'crypt' | 'library';
      readonly count: number;
    };

/** All problems: sizes, then misplaced cards, then groups. */
export function deckProblems(pool: Pool, deck: Deck): DeckProblem[] {
  const problems: DeckProblem[] = [];
  const [crypt, library] = [deck.crypt.length, deck.library.length];
  // R-DECK-01: at least 12 crypt cards
  if (crypt < 12) problems.push({ rule: 'R-DECK-01', key: 'cryptTooSmall', count: crypt, least: 12 });
  // R-DECK-02: 60 to 90 library cards
  if (library < 60) problems.push({ rule: 'R-DECK-02', key: 'libraryTooSmall', count: library, least: 60 });
  if (library > 90) problems.push({ rule: 'R-DECK-02', key: 'libraryTooLarge', count: library, most: 90 });
  problems.push(...misplacedCards(pool, deck));
  const groups = groupsOf(pool, deck);
  const [first, last] = [groups[0], groups[groups.length - 1]];
  // R-DECK-04: one group, or two consecutive groups
  if (first && last && last.group - first.group > 1)
    problems.push({ rule: 'R-DECK-04', key: 'groupsTooFarApart', groups });
  return problems;
}

/** Cards that cannot be used at all: unknown, or in the wrong deck. */
export function misplacedCards(pool: Pool, decks: Deck): Extract<DeckProblem, { rule: 'R-GEN-06' }>[] {
  const problems: Extract<DeckProblem, { rule: 'R-GEN-06' }>[] = [];
  for (const [deck, kind] of [
    ['crypt', 'vampire'],
    ['library', 'library'],
  ] as const) {
    for (const card of new Set(decks[deck])) {
      const known = pool.byId.get(card);
      if (known?.card.kind === kind) continue;
      const count = decks[deck].filter((id) => id === card).length;
      // R-GEN-06: vampires in the crypt, everything else in the library
      problems.push({ rule: 'R-GEN-06', key: known ? 'wrongDeck' : 'unknownCard', card, deck, count });
    }
  }
  return problems;
}

/** The groups of the vampires in a crypt, in ascending order, each with its distinct cards. */
function groupsOf(pool: Pool, deck: Deck): { group: number; cards: number[] }[] {
  const cards = new Map<number, number[]>();
  for (const id of new Set(deck.crypt)) {
    const card = pool.byId.get(id)?.card;
    // R-DECK-05: a vampire of group ANY fits every group
    if (card?.kind !== 'vampire' || card.group === 'any') continue;
    const known = cards.get(card.group);
    if (known) known.push(id);
    else cards.set(card.group, [id]);
  }
  return [...cards].map(([group, ids]) => ({ group, cards: ids })).sort((a, b) => a.group - b.group);
}

/** A problem as a sentence. */
export function problemInWords(pool: Pool, problem: DeckProblem): string {
  const name = (id: number): string => pool.byId.get(id)?.name ?? `card ${id}`;
  switch (problem.key) {
    case 'cryptTooSmall':
      return `The crypt has ${problem.count} cards; it needs at least ${problem.least}.`;
    case 'libraryTooSmall':
      return `The library has ${problem.count} cards; it needs at least ${problem.least}.`;
    case 'libraryTooLarge':
      return `The library has ${problem.count} cards; it may have ${problem.most} at the most.`;
    case 'groupsTooFarApart': {
      const groups = problem.groups.map(({ group, cards }) => `${group} (${cards.map(name).join(', ')})`);
      return `The vampires are of the groups ${groups.join(' and ')}; only one group, or two that follow each other, may be in a crypt.`;
    }
    case 'unknownCard':
      return `The ${problem.deck} holds card ${problem.card}, which is unknown.`;
    case 'wrongDeck':
      return problem.deck === 'crypt'
        ? `The crypt holds ${name(problem.card)}, which is a library card.`
        : `The library holds ${name(problem.card)}, which is a vampire and belongs in the crypt.`;
  }
}

function newSeat(): SeatState {
  // R-SETUP-04: every Methuselah starts with 30 pool
  return {
    pool: 30,
    victoryPoints: 0,
    ousted: false,
    library: [],
    crypt: [],
    hand: [],
    toReplace: 0,
    ashHeap: [],
    removed: [],
    masterActions: 0,
    transfers: 0,
    discardActions: 0,
    outOfTurn: 0,
    withdrawing: false,
  };
}

/** A state with every card in its deck and nothing dealt: the base for new games and set-up positions. */
export function emptyState(pool: Pool, decks: readonly Deck[], seed: Seed): State {
  const def: number[] = [];
  const owner: Seat[] = [];
  const seats = decks.map(newSeat);
  const add = (seat: Seat, id: number, zone: CardId[]): void => {
    const card = pool.byId.get(id);
    if (!card) throw new Error(`There is no card with the id ${id} in the pool.`);
    zone.push(def.length);
    def.push(card.index);
    owner.push(seat);
  };
  decks.forEach((deck, seat) => {
    const p = seats[seat] as SeatState;
    for (const id of deck.library) add(seat, id, p.library);
    for (const id of deck.crypt) add(seat, id, p.crypt);
  });
  return {
    turn: 0,
    active: 0,
    first: 0,
    phase: 'unlock',
    edge: NONE, // R-SETUP-06: the Edge starts uncontrolled
    over: false,
    turnLimit: 0,
    limitReached: false,
    seats,
    def,
    owner,
    cards: [],
    limbo: [],
    frames: [gameFrame()],
    rows: [],
    ledger: [],
    due: [],
    signal: null,
    signalTo: NONE,
    cleaning: 0,
    rng: seedRng(seed),
    nextRow: 1,
    decisions: 0,
    dirty: 0,
  };
}

/** Random seating from the seed: entry i is the index of the player at seat i. */
export function seating(seed: Seed, players: number): number[] {
  const order = Array.from({ length: players }, (_, i) => i);
  shuffleInPlace(seedRng(seed, STREAM.seating), order);
  return order;
}

export function deal(t: Table, first: Seat | 'random'): void {
  const s = t.state;
  // R-SETUP-01: the first Methuselah is chosen at random
  s.first = first === 'random' ? roll(s.rng, s.seats.length) : first;
  s.active = s.first;
  for (let seat = 0; seat < s.seats.length; seat++) {
    const p = seatState(t, seat);
    // R-SETUP-09: both decks are shuffled
    shuffleDeck(t, seat, p.library);
    shuffleDeck(t, seat, p.crypt);
    // R-SETUP-10: 7 library cards, and 4 crypt cards face down
    for (let i = 0; i < 7; i++) drawCard(t, seat);
    for (let i = 0; i < 4; i++) drawCrypt(t, seat);
  }
  t.emit?.({ type: 'gameBegan', when: now(t), seat: s.first });
}

import { drawCard, drawCrypt } from '../atoms/cards.ts';
import { shuffleDeck } from '../atoms/decks.ts';
import type { Pool } from '../language/pool.ts';
import { roll, seedRng, shuffleInPlace } from '../state/rng.ts';
import { type CardId, NONE, type Seat, type SeatState, type State } from '../state/types.ts';
import { seatState, type Table, tell } from '../table/table.ts';

/** Game setup (rulebook p.14). */

export interface Deck {
  /** Card ids of the pool, one for each copy. */
  readonly crypt: readonly number[];
  readonly library: readonly number[];
}

export interface Player {
  readonly name: string;
  readonly deck: Deck;
}

/** What is wrong with a deck: every problem at once. */
export interface DeckProblem {
  readonly rule: string;
  readonly key:
    | 'cryptTooSmall'
    | 'libraryTooSmall'
    | 'libraryTooLarge'
    | 'groupsTooFarApart'
    | 'unknownCard'
    | 'wrongDeck';
  readonly card?: number;
  readonly count?: number;
}

export function deckProblems(pool: Pool, deck: Deck): DeckProblem[] {
  const problems: DeckProblem[] = [];
  // R-DECK-01: at least 12 crypt cards
  if (deck.crypt.length < 12)
    problems.push({ rule: 'R-DECK-01', key: 'cryptTooSmall', count: deck.crypt.length });
  // R-DECK-02: 60 to 90 library cards
  if (deck.library.length < 60)
    problems.push({ rule: 'R-DECK-02', key: 'libraryTooSmall', count: deck.library.length });
  if (deck.library.length > 90)
    problems.push({ rule: 'R-DECK-02', key: 'libraryTooLarge', count: deck.library.length });
  const groups: number[] = [];
  for (const [part, kind] of [
    ['crypt', 'vampire'],
    ['library', 'library'],
  ] as const) {
    for (const id of new Set(deck[part])) {
      const def = pool.byId.get(id);
      if (!def) problems.push({ rule: 'R-GEN-06', key: 'unknownCard', card: id });
      // R-GEN-06: vampires in the crypt, everything else in the library
      else if (def.card.kind !== kind) problems.push({ rule: 'R-GEN-06', key: 'wrongDeck', card: id });
      // R-DECK-05: a vampire of group ANY goes with every group
      else if (def.card.kind === 'vampire' && def.card.group !== 'any') groups.push(def.card.group);
    }
  }
  // R-DECK-04: one group, or two consecutive ones
  if (groups.length > 0 && Math.max(...groups) - Math.min(...groups) > 1)
    problems.push({ rule: 'R-DECK-04', key: 'groupsTooFarApart' });
  return problems;
}

function newSeat(): SeatState {
  // R-SETUP-04: everyone starts with 30 pool
  return {
    pool: 30,
    victoryPoints: 0,
    ousted: false,
    library: [],
    crypt: [],
    hand: [],
    ashHeap: [],
    removed: [],
    masterActions: 0,
    transfers: 0,
    discardActions: 0,
    outOfTurn: 0,
    withdrawing: false,
  };
}

/** A state with every card in its deck, nothing dealt: the base of a new game and of any set-up position. */
export function emptyState(pool: Pool, decks: readonly Deck[], seed: number): State {
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
    frames: [{ kind: 'game', step: 'turn', ret: 0, ret2: 0 }],
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

/** Seating and first player, given or drawn from the seed. Seat 0 is where the first player listed sits. */
export function seating(seed: number, players: number): number[] {
  const order = Array.from({ length: players }, (_, i) => i);
  shuffleInPlace(seedRng(seed ^ 0x5eed), order);
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
  tell(t, 'gameBegan', s.first);
}

import type { CounterKind, Grant, Happening, Restriction, Scope, Stat } from '../language/language.ts';
import type { EffectContext, Frame } from './frames.ts';
import type { CardId, Phase, Seat, Target } from './targets.ts';

export type * from './frames.ts';
export * from './targets.ts';

/**
 * The state of a game: plain data, integer ids, no references between entities. It can be saved, cloned and continued at any
 * decision. After setup, only atoms change seats, cards, rows, the ledger and the random generator; only the flow changes the
 * stack, its signals and due effects; only a frame's own rules and effects change its fields.
 */

/** Where a card on the table is. A contested card is out of play and face down, wherever it is (R-CONTEST-03). */
export type Region = 'ready' | 'torpor' | 'uncontrolled' | 'table' | 'attached' | 'contested';

export interface SeatState {
  pool: number;
  victoryPoints: number;
  ousted: boolean;
  /** Card ids; the last one is the top of the deck. */
  library: CardId[];
  crypt: CardId[];
  hand: CardId[];
  /** Cards that left the hand and are to be replaced (R-PLAY-06); other draws refill the hand to its size. */
  toReplace: number;
  ashHeap: CardId[];
  removed: CardId[];
  masterActions: number;
  transfers: number;
  discardActions: number;
  /** Out-of-turn master played against the next master phase: 0 none, 1 one, 2 a trifle. */
  outOfTurn: number;
  /** Announced, and nothing lost since (R-END-11); stays true after withdrawing. */
  withdrawing: boolean;
}

/** A card on the table: controlled, uncontrolled or attached. */
export interface CardInPlay {
  id: CardId;
  controller: Seat;
  region: Region;
  host: CardId;
  /** Blood on a vampire, life on an ally or retainer, plain counters elsewhere. */
  counters: number;
  locked: boolean;
  /** Cannot act before this table turn (R-ALLY-02). */
  actsFrom: number;
  /** The title it claims and its city or clan; query/titles.ts says whether it counts. */
  title: number;
  domain: string;
  titleContested: boolean;
  /** The title card on it that represents its title, or NONE (R-GLOSS-19). */
  titleCard: CardId;
  /** The region a contested card came from and returns to. */
  was: Region;
  /** The card merged with it, under it or on it (R-MERGE-03). */
  merged: CardId;
  /** Which version of its text applies: 1 basic, 2 superior. */
  level: number;
  /** Cards in play or Methuselahs that its text refers to. */
  bound0: Target;
  bound1: Target;
}

export type RowKind = 'stat' | 'grant' | 'restriction' | 'schedule' | 'belongs' | 'counters';
/**
 * Overrides the printed sect, clan or traits: the last row for a card counts; `amount` is the index of the sect or clan.
 */
export type Belonging = 'sect' | 'clan' | 'trait';
/** A lasting effect. Rows are summed or looked up when read, and dropped when their scope ends. */
export interface Row {
  id: number;
  kind: RowKind;
  what: Stat | Grant | Restriction | Happening | Belonging | CounterKind;
  subject: Target;
  amount: number;
  /** The node of the card language it comes from (conditions, effects), or NONE. */
  node: number;
  context: EffectContext;
  scope: Scope;
  uses: number;
  /** A bleed increase by an action modifier card (R-BLEED-02). */
  limited: boolean;
}

/** Remembers every "once", "only one" and "not again this turn". */
export interface LedgerEntry {
  scope: 'action' | 'round' | 'combat' | 'turn' | 'phase' | 'betweenUnlockPhases' | 'referendum' | 'game';
  subject: number;
  key: number;
}

/** A trigger that is due and waits for the batch to settle. */
export interface Due {
  seat: Seat;
  node: number;
  context: EffectContext;
  /** The index in the stack of the action, combat or referendum in which it became due, or NONE. */
  course: number;
}

/** Signals that unwind the stack, by increasing reach. */
export const SIGNALS = [
  'endCombat',
  'failBlock',
  'attemptBlock',
  'retarget',
  'resultKnown',
  'endAction',
  'turnOver',
  'gameOver',
] as const;
export type Signal = (typeof SIGNALS)[number];

// ---------------------------------------------------------------------------------------------- state

export interface State {
  turn: number;
  active: Seat;
  first: Seat;
  phase: Phase;
  edge: Seat;
  over: boolean;
  /** A house rule for simulations: the game ends after this many table turns; 0 is off. */
  turnLimit: number;
  limitReached: boolean;
  seats: SeatState[];
  /** By card id: definition and owner. */
  def: number[];
  owner: Seat[];
  cards: CardInPlay[];
  /** Cards played and not yet resolved (R-PLAY-03). */
  limbo: CardId[];
  frames: Frame[];
  rows: Row[];
  ledger: LedgerEntry[];
  due: Due[];
  signal: Signal | null;
  signalTo: Target;
  /** While a frame cleans up after a signal: the height of the stack at that frame; else 0. */
  cleaning: number;
  rng: number[];
  nextRow: number;
  /** Decisions taken so far; part of a decision's id. */
  decisions: number;
  /** Bits of DIRTY for what the last batch touched: see rules/consequences.ts. */
  dirty: number;
}

export const DIRTY = { counters: 1, pool: 2, ready: 4, hand: 8, due: 16, titles: 32 } as const;

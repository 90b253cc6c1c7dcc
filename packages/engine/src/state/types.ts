import type { Grant, Happening, Restriction, Scope, Stat } from '../language/language.ts';
import type { EffectContext, Frame } from './frames.ts';
import type { CardId, Phase, Seat, Target } from './targets.ts';

export type * from './frames.ts';
export * from './targets.ts';

/**
 * The state of a game: plain data, integer ids, no references between entities. It can be saved, cloned and continued at any
 * decision. Seats, cards, rows, the ledger and the dice are dealt by the setup and then written by atoms alone; the stack, its
 * signals and what is due by the flow; the fields of a frame by the rules of that frame and by the effects that change it.
 */

/** Where a card on the table is. A contested card is out of play, face down, wherever it lies (R-CONTEST-03). */
export type Region = 'ready' | 'torpor' | 'uncontrolled' | 'table' | 'attached' | 'contested';

export interface SeatState {
  pool: number;
  victoryPoints: number;
  ousted: boolean;
  /** Bare ids; the top of a deck is the end of its list. */
  library: CardId[];
  crypt: CardId[];
  hand: CardId[];
  /** Cards that have left the hand and are to be replaced (R-PLAY-06); other draws fill it up to its size. */
  toReplace: number;
  ashHeap: CardId[];
  removed: CardId[];
  masterActions: number;
  transfers: number;
  discardActions: number;
  /** An out-of-turn master was played against the next master phase: 0 none, 1 one, 2 a trifle. */
  outOfTurn: number;
  /** Announced, and nothing lost since (R-END-11); still true of who has withdrawn. */
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
  /** The title it claims, and of which city or clan; whether it counts is a question: query/titles.ts. */
  title: number;
  domain: string;
  titleContested: boolean;
  /** The title card on it that stands for its title, or NONE (R-GLOSS-19). */
  titleCard: CardId;
  /** Where a contested card was, and will be again. */
  was: Region;
  /** The card merged with it, lying under it or on it (R-MERGE-03). */
  merged: CardId;
  /** Which version of its text applies: 1 basic, 2 superior. */
  level: number;
  /** What it speaks of: cards in play or Methuselahs. */
  bound0: Target;
  bound1: Target;
}

export type RowKind = 'stat' | 'grant' | 'restriction' | 'schedule' | 'belongs';
/** What a card belongs to beside what is printed: the last row about it counts; its amount is the sect's or clan's place. */
export type Belonging = 'sect' | 'clan' | 'trait';
/** What lasts. Summed or asked when read, dropped when its scope ends. */
export interface Row {
  id: number;
  kind: RowKind;
  what: Stat | Grant | Restriction | Happening | Belonging;
  subject: Target;
  amount: number;
  /** The node of the card language it came of (conditions, effects), or NONE. */
  node: number;
  context: EffectContext;
  scope: Scope;
  uses: number;
  /** A bleed increase by an action modifier card (R-BLEED-02). */
  limited: boolean;
}

/** "Once", "only one", "not again this turn": one ledger for all. */
export interface LedgerEntry {
  scope: 'action' | 'round' | 'combat' | 'turn' | 'phase' | 'betweenUnlockPhases' | 'referendum' | 'game';
  subject: number;
  key: number;
}

/** A trigger that has come due and waits for the batch to settle. */
export interface Due {
  seat: Seat;
  node: number;
  context: EffectContext;
  /** The place in the stack of the action, combat or referendum in which it came due, or NONE. */
  course: number;
}

/** What unwinds the stack, from what reaches least to what reaches furthest. */
export const SIGNALS = [
  'endCombat',
  'attemptBlock',
  'retarget',
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
  /** Card id to definition and owner. */
  def: number[];
  owner: Seat[];
  cards: CardInPlay[];
  /** Played and not yet resolved (R-PLAY-03). */
  limbo: CardId[];
  frames: Frame[];
  rows: Row[];
  ledger: LedgerEntry[];
  due: Due[];
  signal: Signal | null;
  signalTo: Target;
  /** While a frame cleans up under a signal: its place in the stack, counted from 1; else 0. */
  cleaning: number;
  rng: number[];
  nextRow: number;
  /** Decisions taken so far; part of a decision's id. */
  decisions: number;
  /** What the last batch touched: see flow/consequences.ts. */
  dirty: number;
}

export const DIRTY = { counters: 1, pool: 2, ready: 4, hand: 8, due: 16, titles: 32 } as const;

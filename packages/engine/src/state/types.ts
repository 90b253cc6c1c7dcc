import type { ActionKind, Grant, Happening, Restriction, Scope, Stat, Window } from '../language/language.ts';

/**
 * The state of a game: plain data, integer ids, no references between entities. Only atoms write it; flow
 * writes the frames. It can be saved, cloned and continued at any decision.
 */

export type Seat = number;
/** A card of the game. Ids are re-keyed by a shuffle: see atoms/decks.ts. */
export type CardId = number;
export const NONE = -1;

/** A card (>= 0), a seat (<= -2) or the place of a clan in the pool (<= -100), in one integer. */
export type Target = number;
const FIRST_CLAN = -100;
export const seatTarget = (seat: Seat): Target => -2 - seat;
export const isSeatTarget = (target: Target): boolean => target <= -2 && target > FIRST_CLAN;
export const targetSeat = (target: Target): Seat => -2 - target;
export const clanTarget = (clan: number): Target => FIRST_CLAN - clan;
export const isClanTarget = (target: Target): boolean => target <= FIRST_CLAN;
export const targetClan = (target: Target): number => FIRST_CLAN - target;

export const PHASES = ['unlock', 'master', 'minion', 'influence', 'discard'] as const;
export type Phase = (typeof PHASES)[number];

/** A contested card is out of play, face down, wherever it lies (R-CONTEST-03). */
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

/** An effect's context: whose it is, of which card, by which minion, with which choices. */
export interface Cast {
  seat: Seat;
  card: CardId;
  def: number;
  by: CardId;
  use: number;
  picks: Target[];
  x: number;
  subject: Target;
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
  cast: Cast;
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
  cast: Cast;
  /** The place in the stack of the action, combat or referendum in which it came due, or NONE. */
  course: number;
}

export type Signal = 'retarget' | 'attemptBlock' | 'endAction' | 'endCombat' | 'turnOver' | 'gameOver';

// ---------------------------------------------------------------------------------------------- frames

interface FrameBase {
  step: string;
  /** What the signal that it took last is about. */
  ret: number;
}
export interface GameFrame extends FrameBase {
  kind: 'game';
}
export interface TurnFrame extends FrameBase {
  kind: 'turn';
  seat: Seat;
}
export interface ImpulseFrame extends FrameBase {
  kind: 'impulse';
  window: Window;
  order: Seat[];
  holder: number;
  passes: number;
  lastCall: boolean;
}
export interface PlayFrame extends FrameBase {
  kind: 'play';
  cast: Cast;
  fromHand: boolean;
  discards: CardId[];
  /** How many cards the cost asks to discard. */
  toDiscard: number;
  window: Window;
  cancelled: boolean;
}
export interface ActionFrame extends FrameBase {
  kind: 'action';
  action: ActionKind;
  seat: Seat;
  minion: CardId;
  cast: Cast;
  /** The Methuselahs it is directed at; empty for an undirected action. */
  directedAt: Seat[];
  /** Cards it targets. */
  targets: CardId[];
  stealth: number;
  declined: Seat[];
  blocker: CardId;
  attempts: CardId[];
  outcome: 'pending' | 'successful' | 'blocked' | 'ended';
  /** Successful, but without effect: its cost could not be paid, or nothing was left of its target. */
  inVain: boolean;
  /** Cards named for its cost, discarded when it is paid. */
  discards: CardId[];
  /** Blood of a rescue's cost that the rescued vampire pays. */
  split: number;
  margin: number;
  bled: number;
  /** Its card was cancelled as it was played. */
  cancelled: boolean;
  /** The slave that fights the blocker instead (R-TRAIT-13). */
  champion: CardId;
}
export interface Strike {
  kind: 'damage' | 'dodge' | 'combatEnds' | 'stealBlood' | 'destroyEquipment' | 'stealEquipment' | 'none';
  use: number;
  /** The weapon or card in play it comes of. */
  weapon: CardId;
  row: number;
  hand: boolean;
  aggravated: boolean;
  ranged: boolean;
  first: boolean;
  /** The retainer or equipment it is aimed at. */
  target: CardId;
  x: number;
}
export interface CombatFrame extends FrameBase {
  kind: 'combat';
  /** The acting minion of the combat, and the other. Either may be exchanged. */
  first: CardId;
  second: CardId;
  round: number;
  long: boolean;
  /** The range of the next round, and whether that of this one is fixed: it has no determine range step. */
  nextRange: 'open' | 'close' | 'long';
  rangeFixed: boolean;
  lastManeuver: CardId;
  lastPress: CardId;
  pressed: boolean;
  strike1: Strike | null;
  strike2: Strike | null;
  /** A strike committed by using its maneuver. */
  committed1: Strike | null;
  committed2: Strike | null;
  extra1: number;
  extra2: number;
  gained1: boolean;
  gained2: boolean;
  pair: number;
  lost1: number;
  lost2: number;
  over: boolean;
  stolen: CardId[];
}
export interface Packet {
  target: CardId;
  amount: number;
  aggravated: boolean;
  preventable: boolean;
  /** The minion or retainer that inflicts it, or NONE. */
  source: CardId;
  strike: boolean;
  /** The use of a weapon or card that the strike comes of, or NONE. */
  use: number;
}
export interface DamageFrame extends FrameBase {
  kind: 'damage';
  packets: Packet[];
  order: CardId[];
  at: number;
}
/** A minion prevents so much damage, and chooses of which kind. */
export interface PreventionFrame extends FrameBase {
  kind: 'prevention';
  minion: CardId;
  amount: number;
  /** The use whose text says which damage it prevents, or NONE for any. */
  use: number;
}
export interface Ballot {
  seat: Seat;
  /** A vampire's card id, or a seat target for a Methuselah's own vote. */
  source: Target;
  /** The card that gave a Methuselah's own votes. */
  card: CardId;
  amount: number;
  /** Of these, so many count for one side only. */
  forOnly: number;
  againstOnly: number;
  /** In the sub-referendum of the prisci. */
  ballots: number;
  side: -1 | 0 | 1;
  /** The title whose votes are among them: NONE, or its place among TITLES, and what it is the title of. */
  ofTitle: number;
  domain: string;
  cancelled: boolean;
}
export interface ReferendumFrame extends FrameBase {
  kind: 'referendum';
  seat: Seat;
  cast: Cast;
  /** A blood hunt is no action. */
  bloodHunt: boolean;
  diablerist: CardId;
  ballots: Ballot[];
  /** Seats that have used a political card for a vote. */
  cardVotes: Seat[];
  votesFor: number;
  votesAgainst: number;
  /** The side of the prisci block now. */
  prisci: -1 | 0 | 1;
}
export interface DiablerieFrame extends FrameBase {
  kind: 'diablerie';
  diablerist: CardId;
  victim: CardId;
  /** What counts of the victim when it is gone. */
  older: boolean;
  redList: boolean;
}
/** A vampire is given a master Discipline card, or trophies. */
export interface AwardFrame extends FrameBase {
  kind: 'award';
  seat: Seat;
  vampire: CardId;
  what: 'discipline' | 'trophy';
  /** Methuselahs who have been asked for their trophies in play. */
  asked: Seat[];
}
export interface EffectFrame extends FrameBase {
  kind: 'effect';
  script: number;
  pc: number;
  cast: Cast;
  /** What an `each` walks over. */
  list: Target[];
  count: number;
}
export interface TriggersFrame extends FrameBase {
  kind: 'triggers';
  order: Seat[];
}
export interface HandFrame extends FrameBase {
  kind: 'hand';
  seat: Seat;
}

export type Frame =
  | GameFrame
  | TurnFrame
  | ImpulseFrame
  | PlayFrame
  | ActionFrame
  | CombatFrame
  | DamageFrame
  | PreventionFrame
  | ReferendumFrame
  | DiablerieFrame
  | AwardFrame
  | EffectFrame
  | TriggersFrame
  | HandFrame;
export type FrameKind = Frame['kind'];

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

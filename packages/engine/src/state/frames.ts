import type { ActionKind, StrikeText, Window } from '../language/language.ts';
import type { CardId, Phase, Seat, Target } from './targets.ts';

/** Frames: the stack of everything in progress, as plain data. */

/** The context of an effect: its Methuselah, card, minion and choices. */
export interface EffectContext {
  seat: Seat;
  card: CardId;
  def: number;
  by: CardId;
  use: number;
  picks: Target[];
  x: number;
  subject: Target;
}

interface FrameBase {
  /** The target of the signal that it caught last. */
  signalTarget: number;
}
export interface GameFrame extends FrameBase {
  kind: 'game';
  step: 'turn' | 'over';
}
export interface TurnFrame extends FrameBase {
  kind: 'turn';
  step: Phase | 'unlockCards' | 'influenceBegins' | 'discardEnds' | 'turnEnds' | 'end';
  seat: Seat;
}
export interface ImpulseFrame extends FrameBase {
  kind: 'impulse';
  step: 'next' | 'ask';
  window: Window;
  order: Seat[];
  holder: number;
  passes: number;
  lastCall: boolean;
}
export interface PlayFrame extends FrameBase {
  kind: 'play';
  step:
    | 'x'
    | 'picks'
    | 'pick'
    | 'payer'
    | 'discard'
    | 'ashForCost'
    | 'commit'
    | 'played'
    | 'stays'
    | 'dropped'
    | 'resolve';
  context: EffectContext;
  fromHand: boolean;
  /** Cards that leave the hand or the ash heap for the cost. */
  discards: CardId[];
  /** How many of them the cost asks for. */
  toDiscard: number;
  window: Window;
  cancelled: boolean;
  /** Cancelled, and its cost is not paid. */
  unpaid: boolean;
}
/** The steps of an action: choices, announcement, blocks, resolution. */
type ActionStep =
  | 'choose'
  | 'played'
  | 'announce'
  | 'beforeBlocks'
  | 'attempt'
  | 'attemptResolves'
  | 'attemptFails'
  | 'blockResolves'
  | 'fight'
  | 'mayDiablerise'
  | 'declined'
  | 'succeeding'
  | 'resolving'
  | 'pay'
  | 'comesAbout'
  | 'takesEffect'
  | 'cardEffects'
  | 'resolved'
  | 'ended'
  | 'end';
export interface ActionFrame extends FrameBase {
  kind: 'action';
  step: ActionStep;
  action: ActionKind;
  seat: Seat;
  minion: CardId;
  context: EffectContext;
  /** The Methuselahs it is directed at; empty for an undirected action. */
  directedAt: Seat[];
  /** The cards it targets. */
  targets: CardId[];
  stealth: number;
  declined: Seat[];
  blocker: CardId;
  attempts: CardId[];
  outcome: 'pending' | 'successful' | 'blocked' | 'ended';
  /** Successful, but without effect: its cost could not be paid, or its target was gone. */
  inVain: boolean;
  /** Cards chosen for its cost; discarded when the cost is paid. */
  discards: CardId[];
  /** The blood that the rescued vampire pays of a rescue's cost. */
  split: number;
  margin: number;
  /** The pool that its bleed has burned. */
  bled: number;
  /** Its referendum has passed automatically, by no votes. */
  automatic: boolean;
  bleedBonus: number;
  /** Its card was cancelled as it was played. */
  cancelled: boolean;
  /** The slave that fights the blocker instead (R-TRAIT-13). */
  champion: CardId;
}
export interface Strike {
  kind: StrikeText['kind'];
  use: number;
  /** The weapon or card in play it comes from. */
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
export interface Side {
  minion: CardId;
  /** The strike in the current pair. */
  strike: Strike | null;
  /** The strike that using its maneuver committed it to. */
  committed: Strike | null;
  /** Its strike card was cancelled as it was played: it chooses again. */
  again: boolean;
  /** Additional strikes left, and whether it has used its one source of them this round (R-COMBAT-29). */
  extra: number;
  gained: boolean;
  /** Blood lost to damage in this round. */
  lost: number;
}
/** The steps of a combat: rounds of range, pairs of strikes and presses. */
type CombatStep =
  | 'begin'
  | 'round'
  | 'range'
  | 'beforeStrikes'
  | 'newPair'
  | 'choose'
  | 'chosen'
  | 'aim'
  | 'aimAgain'
  | 'combatEnds'
  | 'strikeEnds'
  | 'firstStrikes'
  | 'strikes'
  | 'pairDone'
  | 'additional'
  | 'press'
  | 'endOfRound'
  | 'roundOver'
  | 'combatOver'
  | 'finished'
  | 'ends';
export interface CombatFrame extends FrameBase {
  kind: 'combat';
  step: CombatStep;
  /** The acting minion's side, then the other. They may swap. */
  sides: [Side, Side];
  round: number;
  long: boolean;
  /** The range of the next round; and whether this round's range is fixed, which skips the determine range step. */
  nextRange: 'open' | 'close' | 'long';
  rangeFixed: boolean;
  lastManeuver: CardId;
  lastPress: CardId;
  pressed: boolean;
  /** The number of the pair of strikes in this round, and the side that chooses. */
  pair: number;
  chooser: 0 | 1;
  over: boolean;
  /** Another round begins instead of its end; another combat follows. */
  again: boolean;
  queued: boolean;
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
  /** The use of the weapon or card that the strike comes from, or NONE. */
  use: number;
}
export interface DamageFrame extends FrameBase {
  kind: 'damage';
  step: 'begin' | 'prevent' | 'nextVictim' | 'inflict';
  packets: Packet[];
  order: CardId[];
  at: number;
}
/** A minion prevents this amount of damage and chooses the kinds. */
export interface PreventionFrame extends FrameBase {
  kind: 'prevention';
  step: 'kinds';
  minion: CardId;
  amount: number;
  /** The use whose text limits the damage it prevents, or NONE for any damage. */
  use: number;
}
export interface Ballot {
  seat: Seat;
  /** A vampire's card id, or a seat target for a Methuselah's own votes. */
  source: Target;
  /** The card that grants a Methuselah's own votes. */
  card: CardId;
  amount: number;
  /** How many of these count for one side only. */
  forOnly: number;
  againstOnly: number;
  /** Ballots in the sub-referendum of the prisci. */
  ballots: number;
  side: -1 | 0 | 1;
  /** The title that these include the votes of (its index in TITLES, or NONE), and its city or clan. */
  ofTitle: number;
  domain: string;
  cancelled: boolean;
}
export interface ReferendumFrame extends FrameBase {
  kind: 'referendum';
  step: 'terms' | 'chooseTerms' | 'called' | 'beforeVotes' | 'polling' | 'resolve' | 'over';
  seat: Seat;
  context: EffectContext;
  /** A blood hunt is not an action. */
  bloodHunt: boolean;
  diablerist: CardId;
  ballots: Ballot[];
  /** Seats that have used a political card for a vote. */
  cardVotes: Seat[];
  votesFor: number;
  votesAgainst: number;
  /** The current side of the prisci block. */
  prisci: -1 | 0 | 1;
  /** It passes or fails regardless of votes. */
  passes: boolean;
  fails: boolean;
}
export interface DiablerieFrame extends FrameBase {
  kind: 'diablerie';
  step: 'blood' | 'equipment' | 'take' | 'burn' | 'discipline' | 'trophies' | 'bloodHunt' | 'over';
  diablerist: CardId;
  victim: CardId;
  /** Facts about the victim, kept because it is burned before they are needed. */
  older: boolean;
  redList: boolean;
}
/** A vampire receives a master Discipline card, or trophies. */
export interface AwardFrame extends FrameBase {
  kind: 'award';
  step: 'begin' | 'may' | 'search' | 'inPlay' | 'grant';
  seat: Seat;
  vampire: CardId;
  what: 'discipline' | 'trophy';
  /** Methuselahs already asked for their trophies in play. */
  asked: Seat[];
}
export interface EffectFrame extends FrameBase {
  kind: 'effect';
  step:
    | 'run'
    | 'may'
    | 'mayLooking'
    | 'pick'
    | 'toPool'
    | 'discard'
    | 'mix'
    | 'share'
    | 'stolen'
    | 'search'
    | 'fromHand'
    | 'howMany'
    | 'moveCards'
    | 'exchange'
    | 'reorder'
    | 'each'
    | 'eachPick'
    | 'ownPick';
  script: number;
  pc: number;
  context: EffectContext;
  /** The targets that an `each` iterates over, or the cards that are looked at. */
  list: Target[];
  count: number;
}
export interface TriggersFrame extends FrameBase {
  kind: 'triggers';
  step: 'next' | 'order';
  order: Seat[];
}
export interface HandFrame extends FrameBase {
  kind: 'hand';
  step: 'discard' | 'refill';
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

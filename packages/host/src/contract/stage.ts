import type { CardKey, Seat } from '@methuselah/engine';
import type { ActionKind, StrikeText } from '@methuselah/engine/language';
import type { StatModel } from './card.ts';

export type StageModel = ActionStage | CombatStage | ReferendumStage | PlayStage;

/**
 * Cards played and not yet resolved, oldest first. The seat about to play or use a card also gets that card, with its targets so
 * far.
 */
export interface Played {
  readonly key: CardKey;
  readonly card: number;
  readonly seat: Seat;
  readonly by: CardKey | null;
  /** "Sarah plays Wake with Evening's Freshness with Bramble". */
  readonly text: string;
}

interface StageBase {
  /** A sentence: "Bramble bleeds Alexis". */
  readonly title: string;
  readonly played: readonly Played[];
}
/** A card played or used outside actions, combat and referendums, such as a master card. */
export interface PlayStage extends StageBase {
  readonly is: 'play';
  readonly targets: readonly CardKey[];
}
export interface ActionStage extends StageBase {
  readonly is: 'action';
  readonly action: ActionKind;
  readonly seat: Seat;
  readonly minion: CardKey;
  readonly card: number | null;
  readonly targets: readonly CardKey[];
  readonly directedAt: readonly Seat[];
  /** A bleed that was redirected: the Methuselah it was announced against; else null. */
  readonly redirectedFrom: Seat | null;
  readonly outcome: 'pending' | 'successful' | 'blocked' | 'ended';
  readonly stealth: StatModel;
  /** The bleed amount; null if it is not a bleed. */
  readonly bleed: StatModel | null;
  readonly blocker: CardKey | null;
  readonly intercept: StatModel | null;
  /** The seats that may still attempt to block; those that declined. */
  readonly mayBlock: readonly Seat[];
  readonly declined: readonly Seat[];
}
export interface CombatStage extends StageBase {
  readonly is: 'combat';
  readonly round: number;
  readonly long: boolean;
  /** "round 2, long range". */
  readonly where: string;
  readonly fighters: readonly [Fighter, Fighter];
  /** The sentence of the action it belongs to; empty if there is none. */
  readonly within: string;
}
export type StrikeKind = StrikeText['kind'];

export interface Fighter {
  readonly minion: CardKey;
  readonly seat: Seat;
  readonly strength: StatModel;
  /** The strike chosen, in words without the minion: "Strikes with Deer Rifle"; empty before. */
  readonly strike: string;
  /** The kind of the strike chosen; null before. */
  readonly strikes: StrikeKind | null;
  /** It has maneuvered or pressed last: "maneuver", "press"; null if it has done neither. */
  readonly last: 'maneuver' | 'press' | null;
  /** What the opponent's strike or the current damage would do to it, in words; empty if unknown. */
  readonly toCome: string;
}
export interface ReferendumStage extends StageBase {
  readonly is: 'referendum';
  readonly card: number | null;
  readonly bloodHunt: boolean;
  /** The terms, in words. */
  readonly terms: readonly string[];
  readonly for: number;
  readonly against: number;
  readonly rows: readonly PollRow[];
  /** How the block of the prisci votes, in words; empty if there is none. */
  readonly prisci: string;
  /** All have passed and are asked a last time. */
  readonly lastCall: boolean;
}
export interface PollRow {
  readonly seat: Seat;
  readonly for: number;
  readonly against: number;
  /** Votes that its vampires and cards in play could still cast, by public knowledge. */
  readonly possible: number;
  /** Its pool if the referendum passes; null if unknown. */
  readonly poolIfPassed: number | null;
}

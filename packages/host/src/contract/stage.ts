import type { CardKey, Seat } from '@methuselah/engine';
import type { ActionKind } from '@methuselah/engine/language';
import type { StatModel } from './card.ts';

export type StageModel = ActionStage | CombatStage | ReferendumStage | PlayStage;

/** Cards played and not yet resolved, the first one first; and to who is about to play or use one, that card, with its targets so far. */
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
/** A card that is being played or used outside of everything else: a master card. */
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
  readonly outcome: 'pending' | 'successful' | 'blocked' | 'ended';
  readonly stealth: StatModel;
  /** The bleed amount, if it is a bleed. */
  readonly bleed: StatModel | null;
  readonly blocker: CardKey | null;
  readonly intercept: StatModel | null;
  /** Who may still attempt to block, and who has declined. */
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
  /** The action that it belongs to, a sentence; empty if there is none. */
  readonly within: string;
}
export interface Fighter {
  readonly minion: CardKey;
  readonly seat: Seat;
  readonly strength: StatModel;
  /** The strike chosen, in words; empty before. */
  readonly strike: string;
  /** What the other's strike or the damage under way would do to it, in words; empty if nothing is known. */
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
  /** The block of the prisci, in words; empty if there is none. */
  readonly prisci: string;
  /** All have passed, and are asked once more. */
  readonly lastCall: boolean;
}
export interface PollRow {
  readonly seat: Seat;
  readonly for: number;
  readonly against: number;
  /** Votes that its vampires and cards in play could still cast, as far as everybody knows. */
  readonly possible: number;
  /** What its pool would be if the referendum passes; null if it cannot be said. */
  readonly poolIfPassed: number | null;
}

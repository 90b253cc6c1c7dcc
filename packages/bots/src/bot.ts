import type { PendingDecision } from '@methuselah/engine/internal';
import type { Eyes } from './eyes/eyes.ts';

/** A player: what its seat may know, and the decision; the answer is the place of an option. */
export interface Bot {
  readonly name: string;
  /** `budget` is the time it may take, in milliseconds. */
  choose(eyes: Eyes, decision: PendingDecision, budget: number): number;
}

/** Makes a bot for one seat of one game; the seed is of its own dice. */
export type BotMaker = (seed: number) => Bot;

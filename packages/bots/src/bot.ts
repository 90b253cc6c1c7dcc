import type { PendingDecision } from '@methuselah/engine/internal';
import type { Eyes } from './eyes/eyes.ts';

/** A player: given what its seat may know and a decision, it answers with the index of an option. */
export interface Bot {
  readonly name: string;
  /** `budget` is the time limit in milliseconds. */
  choose(eyes: Eyes, decision: PendingDecision, budget: number): number;
}

/** Makes a bot for one seat of one game; `seed` is for the bot's own dice. */
export type BotMaker = (seed: number) => Bot;

import type { Game } from '@methuselah/engine';
import { tableOf } from '@methuselah/engine/internal';
import type { Bot, BotMaker } from './bot.ts';
import { Eyes } from './eyes/eyes.ts';
import { heuristic } from './heuristic.ts';
import { novice } from './novice.ts';
import { prudent, random } from './random.ts';

/** The bots by name. */
export const BOTS = { random, prudent, novice, heuristic } as const satisfies Record<string, BotMaker>;
/** The name of a bot. */
export type BotName = keyof typeof BOTS;
/** The names of the bots. */
export const BOT_NAMES = Object.keys(BOTS) as BotName[];

/** Default time limit per decision, in milliseconds. */
export const BUDGET = 100;

/** The index of the option a bot takes at the pending decision of a game. */
export function answer(game: Game, bot: Bot, budget = BUDGET): number {
  const { decision } = tableOf(game);
  if (decision === null) throw new RangeError('The game is over: there is nothing to answer.');
  return bot.choose(new Eyes(tableOf(game), decision.seat), decision, budget);
}

import type { Game } from '@methuselah/engine';
import { tableOf } from '@methuselah/engine/internal';
import type { Bot, BotMaker } from './bot.ts';
import { Eyes } from './eyes/eyes.ts';
import { heuristic } from './heuristic.ts';
import type { BotName } from './names.ts';
import { novice } from './novice.ts';
import { prudent, random } from './random.ts';

/** The bots by name. */
export const BOTS: Readonly<Record<BotName, BotMaker>> = { random, prudent, novice, heuristic };

/** Default time limit per decision, in milliseconds. */
export const BUDGET = 100;

/** The index of the option a bot takes at the pending decision of a game. */
export function answer(game: Game, bot: Bot, budget = BUDGET): number {
  const { decision } = tableOf(game);
  if (decision === null) throw new RangeError('The game is over: there is nothing to answer.');
  return bot.choose(new Eyes(tableOf(game), decision.seat), decision, budget);
}

/** The index of the option that a new bot of this name, with this seed, takes at the pending decision of a game. */
export const answerAs = (game: Game, name: BotName, seed: number): number => answer(game, BOTS[name](seed));

import { DECKS, toDeck } from '@methuselah/cards';
import { type Game, newGame } from '@methuselah/engine';
import { tableOf } from '@methuselah/engine/internal';
import { POOLS, testSetup } from '@methuselah/testkit';
import { BOT_NAMES, BOTS, type BotName, BUDGET } from '../../src/index.ts';
import { Eyes } from '../../src/internal.ts';

/** A game in which every answer is checked: is it legal, and in time? */

/** More decisions than any game takes. */
const MAX_DECISIONS = 40_000;

export interface Soaked {
  readonly bots: readonly BotName[];
  readonly decisions: number;
  /** The slowest answer in milliseconds of CPU time, so that other processes do not count. */
  readonly longest: number;
  readonly problems: readonly string[];
}

/** 2 to 6 seats, real decks or test cards, all mixes of bots. */
function begin(seed: number): Game {
  const seats = 2 + (seed % 5);
  if (seed % 4 === 3) return newGame(testSetup(seed, seats));
  const { fifth } = POOLS;
  if (fifth === undefined) throw new Error('There is no pool of the real cards.');
  return newGame({
    pool: fifth,
    seed,
    players: Array.from({ length: seats }, (_, s) => ({
      name: `P${s}`,
      deck: toDeck(DECKS[(s + seed) % DECKS.length] as (typeof DECKS)[number]),
    })),
    turnLimit: 150,
  });
}

export function soak(seed: number): Soaked {
  const game = begin(seed);
  const names = tableOf(game).names.map(
    (_, s) => BOT_NAMES[(seed + s * (1 + (seed >> 3))) % BOT_NAMES.length] as BotName,
  );
  const bots = names.map((name, s) => BOTS[name](seed * 10 + s));
  const problems: string[] = [];
  let decisions = 0;
  let longest = 0;
  try {
    for (; !game.over && decisions < MAX_DECISIONS; decisions++) {
      const { decision } = tableOf(game);
      const bot = bots[game.decider];
      if (decision === null || bot === undefined) break;
      const before = process.threadCpuUsage();
      const place = bot.choose(new Eyes(tableOf(game), decision.seat), decision, BUDGET);
      const { user, system } = process.threadCpuUsage(before);
      const took = (user + system) / 1000;
      longest = Math.max(longest, took);
      const at = `seed ${seed}, decision ${decisions}, ${bot.name}, ${decision.window}`;
      if (took > BUDGET) problems.push(`${at}: late, ${took.toFixed(0)} ms`);
      if (!Number.isInteger(place) || place < 0 || place >= decision.options.length) {
        problems.push(`${at}: no option ${place}`);
        break;
      }
      game.chooseAt(place);
    }
    if (!game.over) problems.push(`seed ${seed}: the game does not end`);
  } catch (error) {
    problems.push(`seed ${seed}, decision ${decisions}: ${error instanceof Error ? error.stack : error}`);
  }
  return { bots: names, decisions, longest, problems };
}

import { inThreads } from '@methuselah/bots/arena';
import type { GameLine } from './game.ts';
import type { Job } from './worker.ts';

export interface Games {
  /** The first seed; each following game adds 1. */
  readonly seed: number;
  readonly games: number;
  readonly workers: number;
  /** Called with each game, in order of seeds. */
  readonly each: (line: GameLine, done: number) => void;
}

export const playGames = (job: Job, { seed, games, workers, each }: Games): Promise<void> =>
  inThreads<number, GameLine>(
    Array.from({ length: games }, (_, i) => seed + i),
    { file: new URL('./worker.ts', import.meta.url), data: job, count: workers, each },
  );

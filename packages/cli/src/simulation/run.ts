import { inThreads } from '@methuselah/bots/arena';
import type { GameLine } from './game.ts';
import type { Job } from './worker.ts';

export interface Games {
  /** The seeds from `seed` on, so many of them. */
  readonly seed: number;
  readonly games: number;
  readonly workers: number;
  /** Is given each game, in the order of their seeds. */
  readonly each: (line: GameLine, done: number) => void;
}

export const playGames = (job: Job, { seed, games, workers, each }: Games): Promise<void> =>
  inThreads<number, GameLine>(
    Array.from({ length: games }, (_, i) => seed + i),
    { file: new URL('./worker.ts', import.meta.url), data: job, count: workers, each },
  );

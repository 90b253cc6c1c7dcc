import { Worker } from 'node:worker_threads';
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

/** Plays games on several threads; each takes the next seed when it has finished one. */
export async function playGames(job: Job, { seed, games, workers, each }: Games): Promise<void> {
  const waiting = new Map<number, GameLine>();
  let next = 0;
  let told = 0;
  const work = async (): Promise<void> => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: job });
    try {
      while (next < games) {
        const line = await playOne(worker, seed + next++);
        waiting.set(line.seed, line);
        for (let ready = waiting.get(seed + told); ready; ready = waiting.get(seed + told)) {
          waiting.delete(ready.seed);
          each(ready, ++told);
        }
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(workers, games) }, work));
}

const playOne = (worker: Worker, seed: number): Promise<GameLine> =>
  new Promise((resolve, reject) => {
    const done = (): void => {
      worker.off('message', finish);
      worker.off('error', fail);
    };
    const finish = (line: GameLine): void => {
      done();
      resolve(line);
    };
    const fail = (cause: unknown): void => {
      done();
      reject(new Error(`The game of seed ${seed} stopped.`, { cause }));
    };
    worker.on('message', finish);
    worker.on('error', fail);
    worker.postMessage(seed);
  });

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { type GameLine, type Simulation, simulate } from './game.ts';

/** A worker thread: plays the seeds it is sent and posts back each result. */

export interface Job {
  readonly simulation: Simulation;
  /** Folder for the records, or null. */
  readonly records: string | null;
}

const { simulation, records } = workerData as Job;

parentPort?.on('message', (seed: number) => {
  const { line, record } = simulate(seed, simulation);
  if (records !== null) writeFileSync(join(records, `game-${seed}.json`), JSON.stringify(record()));
  parentPort?.postMessage(line satisfies GameLine);
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { type GameLine, type Simulation, simulate } from './game.ts';

/** Plays the games whose seeds it is sent, one after the other, and sends back what came of each. */

export interface Job {
  readonly simulation: Simulation;
  /** Where to write the records, or null. */
  readonly records: string | null;
}

const { simulation, records } = workerData as Job;

parentPort?.on('message', (seed: number) => {
  const { line, record } = simulate(seed, simulation);
  if (records !== null) writeFileSync(join(records, `game-${seed}.json`), JSON.stringify(record()));
  parentPort?.postMessage(line satisfies GameLine);
});

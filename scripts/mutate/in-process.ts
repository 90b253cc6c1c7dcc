// Plays the scenarios against many mutants in a few processes: starting one takes far longer than the scenarios.
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Scratch } from '../rules/scratch.ts';
import type { Numbered } from './sample.ts';
import { withSwitches } from './switched.ts';
import type { Verdict } from './trial.ts';

/** The worker's input. */
export interface WorkerInput {
  readonly folder: string;
  readonly mutants: readonly Pick<Numbered, 'number' | 'rules'>[];
  /** Per mutant, the scenarios that reach it; null until known. */
  readonly reached: ReadonlyMap<number, readonly number[]> | null;
}

/** Messages from the worker. */
export type WorkerMessage =
  | { readonly kind: 'ready'; readonly reached: ReadonlyMap<number, readonly number[]> }
  | { readonly kind: 'begins'; readonly number: number }
  /** Another scenario starts. */
  | { readonly kind: 'goesOn' }
  /** A mutant is done; `detail` says what failed, if anything. */
  | { readonly kind: 'ends'; readonly number: number; readonly detail: string | null };

/** A scenario takes milliseconds, so one that takes this long is in an endless loop. Generous for busy machines. */
const TIMEOUT_MS = 30_000;
const WATCH_MS = 1_000;
const MEMORY_MB = 2048;

/** Verdicts of the scenarios; none for a mutant that matters only while the code is loaded. */
export async function playInProcess(
  scratch: Scratch,
  sample: readonly Numbered[],
): Promise<Map<number, Verdict>> {
  const restore = putSwitches(scratch.folder, sample);
  const count = Math.min(availableParallelism(), sample.length);
  const shares = Array.from({ length: count }, (_, place) => sample.filter((_, i) => i % count === place));
  try {
    const played = await Promise.all(
      shares.map((mutants) => playShare({ folder: scratch.folder, mutants, reached: null })),
    );
    return new Map(played.flatMap((verdicts) => [...verdicts]));
  } finally {
    restore();
  }
}

/** Starts a worker anew where one had to be killed. */
async function playShare(asked: WorkerInput): Promise<Map<number, Verdict>> {
  const verdicts = new Map<number, Verdict>();
  let { reached } = asked;
  for (;;) {
    const mutants = asked.mutants.filter(({ number }) => !verdicts.has(number));
    if (mutants.length === 0) break;
    reached = await runWorker({ ...asked, mutants, reached }, verdicts);
  }
  for (const { number } of asked.mutants) if (reached?.get(number)?.length === 0) verdicts.delete(number);
  return verdicts;
}

/** Writes the mutants into the copy; returns a function that removes them. */
function putSwitches(folder: string, sample: readonly Numbered[]): () => void {
  const files = [...Map.groupBy(sample, ({ file }) => file)].map(([file, mutants]) => {
    const path = join(folder, file);
    return { path, source: readFileSync(path, 'utf8'), mutants };
  });
  for (const { path, source, mutants } of files) writeFileSync(path, withSwitches(source, mutants));
  return () => {
    for (const { path, source } of files) writeFileSync(path, source);
  };
}

/** Runs until all are tried or the worker must be killed; the rest is left to another worker. */
function runWorker(asked: WorkerInput, verdicts: Map<number, Verdict>): Promise<WorkerInput['reached']> {
  const { promise, resolve, reject } = Promise.withResolvers<WorkerInput['reached']>();
  const worker = new Worker(join(asked.folder, 'scripts/mutate/play-mutants.ts'), {
    workerData: asked,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  let { reached } = asked;
  let tried: number | null = null;
  let since = performance.now();
  const kill = (verdict: Verdict): void => {
    if (tried !== null) verdicts.set(tried, verdict);
  };
  const watch = setInterval(() => {
    if (tried === null || performance.now() - since < TIMEOUT_MS) return;
    kill({ killedBy: 'timeout', detail: 'the scenarios' });
    void worker.terminate();
  }, WATCH_MS);
  worker.on('message', (told: WorkerMessage) => {
    since = performance.now();
    if (told.kind === 'ready') ({ reached } = told);
    else if (told.kind === 'begins') tried = told.number;
    else if (told.kind === 'ends') {
      kill(told.detail === null ? { killedBy: null } : { killedBy: 'scenario', detail: told.detail });
      tried = null;
    }
  });
  worker.on('error', (error) => {
    // Nothing may fail without a mutant.
    if (tried === null) reject(error);
    kill({ killedBy: 'crash', detail: error.message });
  });
  worker.on('exit', () => {
    clearInterval(watch);
    resolve(reached);
  });
  return promise;
}

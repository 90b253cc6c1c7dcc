// Plays the scenarios against one mutant after another, in a process that has all of them behind switches (switched.ts).
// A mutant is tried only on the scenarios that reach it. Started by in-process.ts in a copy of the project.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { Scenario } from '@methuselah/testkit';
import type { WorkerInput, WorkerMessage } from './in-process.ts';
import { SWITCH } from './switched.ts';

const { folder, mutants, reached: known } = workerData as WorkerInput;

let tried = 0;
/** Mutants reached by the current scenario. */
let met: Set<number> | null = null;
Object.assign(globalThis, {
  [SWITCH]: (number: number): boolean => {
    met?.add(number);
    return number === tried;
  },
});

// Imported after the switches are set: the engine reads them while it loads.
const { readScenarios, runScenario, ScenarioError } = await import('@methuselah/testkit');

const scenarios: Scenario[] = globSync('packages/*/scenarios/**/*.yaml', { cwd: folder })
  .sort()
  .flatMap((file) => readScenarios(file, readFileSync(join(folder, file), 'utf8')))
  .map((scenario) => {
    if (scenario instanceof ScenarioError) throw scenario;
    return scenario;
  });

const tell = (told: WorkerMessage): void => parentPort?.postMessage(told);

/** Per mutant, the scenarios that reach it, fastest first. All must pass without a mutant. */
function findReached(): Map<number, number[]> {
  const timed: { place: number; ms: number; met: Set<number> }[] = scenarios.map((scenario, place) => {
    met = new Set();
    const start = performance.now();
    runScenario(scenario, ['plain']);
    return { place, ms: performance.now() - start, met };
  });
  met = null;
  const found = new Map<number, number[]>(mutants.map(({ number }) => [number, []]));
  for (const { place, met: by } of timed.sort((a, b) => a.ms - b.ms))
    for (const number of by) found.get(number)?.push(place);
  return found;
}

/** Puts scenarios of the rules near the mutant first. */
function inOrder(places: readonly number[], rules: readonly string[]): number[] {
  const rank = new Map(rules.map((id, place) => [id, place]));
  const rankOf = (place: number): number =>
    Math.min(rules.length, ...(scenarios[place]?.rules ?? []).map((id) => rank.get(id) ?? rules.length));
  return places
    .map((place) => ({ place, rank: rankOf(place) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ place }) => place);
}

function play(places: readonly number[]): string | null {
  for (const place of places) {
    const scenario = scenarios[place];
    if (scenario === undefined) continue;
    tell({ kind: 'goesOn' });
    try {
      runScenario(scenario, ['plain']);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
  return null;
}

const reached = known ?? findReached();
if (known === null) tell({ kind: 'ready', reached });
for (const { number, rules } of mutants) {
  tell({ kind: 'begins', number });
  tried = number;
  const detail = play(inOrder(reached.get(number) ?? [], rules));
  tried = 0;
  tell({ kind: 'ends', number, detail });
}

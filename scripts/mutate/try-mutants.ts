// Tries mutants in parallel, each in its own copy of the project.
import { availableParallelism } from 'node:os';
import { Scratch } from '../rules/scratch.ts';
import { playInProcess } from './in-process.ts';
import { allMutants, isWanted, type Numbered, sampleOf, type Wanted } from './sample.ts';
import { type Limits, STAGES, type Stage, Trial, type Verdict } from './trial.ts';

export interface Tried {
  readonly mutant: Numbered;
  readonly verdict: Verdict;
}

export interface Trials {
  /** All mutants, from which the sample is drawn. */
  readonly all: readonly Numbered[];
  /** Sampled, but left out because they do not compile. */
  readonly refused: number;
  readonly tried: readonly Tried[];
  readonly ms: number;
}

/** A reason why no mutant can be tried. */
export class CannotTry extends Error {}

/** Timeout for the unmutated code. */
const UNMUTATED_MS = 1_800_000;
/** A mutant that takes this many times as long as the unmutated code counts as an endless loop. */
const TIMEOUT_FACTOR = 5;
/** Minimum timeouts, for busy machines. */
const MIN_LIMITS: Limits = {
  scenarios: 8_000,
  tests: 60_000,
};
const PROGRESS_MS = 10_000;

export async function tryMutants(root: string, wanted: Wanted): Promise<Trials> {
  const start = performance.now();
  // Copy the first copy: all are then alike, even if the project is edited meanwhile.
  const first = new Scratch(root);
  const scratches = [first];
  try {
    const all = allMutants(first.folder).filter((mutant) => isWanted(mutant, wanted));
    const { drawn: sample, refused } = sampleOf(first.folder, all, wanted);
    if (sample.length === 0) throw new CannotTry('There is no such mutant.');
    while (scratches.length < Math.min(availableParallelism(), sample.length))
      scratches.push(new Scratch(first.folder));
    const trials = scratches.map((scratch) => new Trial(scratch));
    console.error(
      `${sample.length} of ${all.length} mutants, seed ${wanted.seed}; ${refused} do not compile`,
    );
    const stages = wanted.quick ? STAGES.slice(0, 1) : STAGES;
    const limits = await limitsOf(new Trial(first), stages);
    const played = await playInProcess(first, sample);
    console.error(`Played in ${((performance.now() - start) / 1000).toFixed(0)} s: ${summary(played)}`);
    return {
      all,
      refused,
      tried: await tryAll(trials, sample, { limits, stages, played }),
      ms: performance.now() - start,
    };
  } finally {
    for (const scratch of scratches) scratch.remove();
  }
}

/** Runs the unmutated code, which must pass, and measures the time. */
async function limitsOf(trial: Trial, stages: readonly Stage[]): Promise<Limits> {
  const limits = { ...MIN_LIMITS };
  for (const stage of stages)
    limits[stage] = Math.max(limits[stage], TIMEOUT_FACTOR * (await timed(trial, stage)));
  return limits;
}

async function timed(trial: Trial, stage: Stage): Promise<number> {
  const start = performance.now();
  const verdict = await trial.run(stage, UNMUTATED_MS);
  if (verdict.killedBy !== null) {
    const why = `${verdict.killedBy}: ${verdict.detail}`;
    throw new CannotTry(`The ${stage} must pass before anything is mutated. They fail by ${why}`);
  }
  const ms = performance.now() - start;
  console.error(`Without a mutant, the ${stage} pass in ${(ms / 1000).toFixed(1)} s`);
  return ms;
}

function summary(played: ReadonlyMap<number, Verdict>): string {
  const survived = [...played.values()].filter(({ killedBy }) => killedBy === null).length;
  return `the scenarios kill ${played.size - survived} mutants, ${survived} survive them`;
}

interface Course {
  readonly limits: Limits;
  readonly stages: readonly Stage[];
  /** Verdicts of the scenarios, if known. */
  readonly played: ReadonlyMap<number, Verdict>;
}

/** Each trial takes the next mutant when it has finished one. */
async function tryAll(
  trials: readonly Trial[],
  sample: readonly Numbered[],
  { limits, stages, played }: Course,
): Promise<Tried[]> {
  const tried: Tried[] = [];
  const progress = new Progress(sample.length);
  const queue = sample.values();
  await Promise.all(
    trials.map(async (trial) => {
      for (const mutant of queue) {
        const known = played.get(mutant.number);
        const verdict = known?.killedBy
          ? known
          : await trial.tryMutant(mutant, limits, known ? stages.slice(1) : stages);
        tried.push({ mutant, verdict });
        progress.add(verdict);
      }
    }),
  );
  return tried.sort((a, b) => a.mutant.number - b.mutant.number);
}

class Progress {
  readonly #total: number;
  readonly #start = performance.now();
  #shown = this.#start;
  #killed = 0;
  #survived = 0;

  constructor(total: number) {
    this.#total = total;
  }

  add({ killedBy }: Verdict): void {
    if (killedBy === null) this.#survived += 1;
    else this.#killed += 1;
    const now = performance.now();
    const done = this.#killed + this.#survived;
    if (done < this.#total && now - this.#shown < PROGRESS_MS) return;
    this.#shown = now;
    const left = Math.ceil((((now - this.#start) / done) * (this.#total - done)) / 1000);
    console.error(
      `${done}/${this.#total}: ${this.#killed} killed, ${this.#survived} survived, ${left} s left`,
    );
  }
}

// Tests one mutant in a copy of the project: first with the scenarios, then with the other tests.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyBreak } from '../rules/breaks.ts';
import type { Outcome, Ran, Scratch } from '../rules/scratch.ts';
import { testFiles } from '../rules/tests.ts';
import type { Mutant } from './mutants.ts';

/** A crash is a failure outside a scenario or test: the code does not load, or memory runs out. */
export type Killer = 'scenario' | 'test' | 'timeout' | 'crash';
export type Verdict = { readonly killedBy: Killer; readonly detail: string } | { readonly killedBy: null };

/**
 * A mutant that survives the scenarios, which run without Vitest and find nearly everything, is tried with the tests of the
 * packages that are there for the rules. The scenarios are played plainly: their other modes test saving and copying games.
 */
export const STAGES = ['scenarios', 'tests'] as const;
export type Stage = (typeof STAGES)[number];
/** Timeout of each stage, in ms. */
export type Limits = Readonly<Record<Stage, number>>;

/** The packages whose tests pin the rules. Those of the others are about words, bots, pages and processes. */
const PACKAGES = ['packages/engine/test/', 'packages/testkit/test/'];
const LEFT_OUT = [
  'scenarios.test.ts', // played already
  'scenario-format.test.ts', // how scenarios are read
  'clauses.test.ts', // which scenarios there are
  'hygiene.test.ts', // reads the engine's source instead of running it: it would detect the mutation, not a broken rule
  'scripts.test.ts', // starts commands
];
/** A third faster, and safe if the files of a worker share nothing: the engine keeps no state between games. */
const NO_ISOLATION = '--no-isolate';
/** One trial runs per core. */
const ONE_CORE = '--maxWorkers=1';
/** Limits a mutant that leaks memory. */
const MEMORY_MB = 1024;

/** The Vitest files that are run. */
export const ruleTests = (root: string): string[] =>
  testFiles(root).filter(
    (file) =>
      PACKAGES.some((folder) => file.startsWith(folder)) && !LEFT_OUT.some((name) => file.endsWith(name)),
  );

export class Trial {
  readonly #scratch: Scratch;
  readonly #tests: readonly string[];

  constructor(scratch: Scratch) {
    this.#scratch = scratch;
    this.#tests = ruleTests(scratch.folder);
  }

  /** Applies the mutant, runs these stages and restores the file. */
  async tryMutant(mutant: Mutant, limits: Limits, stages: readonly Stage[]): Promise<Verdict> {
    const path = join(this.#scratch.folder, mutant.file);
    const source = readFileSync(path, 'utf8');
    try {
      writeFileSync(path, applyBreak(source, mutant));
      for (const stage of stages) {
        const verdict = await this.run(stage, limits[stage], mutant.rules);
        if (verdict.killedBy !== null) return verdict;
      }
      return { killedBy: null };
    } finally {
      writeFileSync(path, source);
    }
  }

  /** Tests the current code; scenarios of these rules come first. */
  async run(stage: Stage, timeoutMs: number, rules: readonly string[] = []): Promise<Verdict> {
    if (stage === 'tests') {
      const flags = [ONE_CORE, NO_ISOLATION];
      return verdictOfTests(await this.#scratch.test({ files: this.#tests, flags, timeoutMs }));
    }
    const player = join(this.#scratch.folder, 'scripts/mutate/play-scenarios.ts');
    const args = [`--max-old-space-size=${MEMORY_MB}`, player, ...rules];
    return verdictOfPlay(await this.#scratch.node(args, timeoutMs));
  }
}

function verdictOfPlay({ status, output }: Ran): Verdict {
  if (status === 0) return { killedBy: null };
  if (status === 'timeout') return { killedBy: 'timeout', detail: 'the scenarios' };
  const detail = output.trim();
  return { killedBy: /^\S+\.yaml:\d+/.test(detail) ? 'scenario' : 'crash', detail };
}

function verdictOfTests(outcome: Outcome): Verdict {
  switch (outcome.kind) {
    case 'green':
      return { killedBy: null };
    case 'red':
      return { killedBy: 'test', detail: outcome.test };
    case 'hung':
      return { killedBy: 'timeout', detail: 'the tests' };
    case 'crashed':
      return { killedBy: 'crash', detail: outcome.why };
  }
}

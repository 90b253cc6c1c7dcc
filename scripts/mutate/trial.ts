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
 * From fast to slow; a mutant reaches a stage if it survived those before. Scenarios run without Vitest: plain first, which
 * finds nearly everything, then in all modes. Then the other tests; those of the command come last, since they start a
 * process for each command line.
 */
export const STAGES = ['plain scenarios', 'scenarios in all modes', 'tests', 'tests of the command'] as const;
export type Stage = (typeof STAGES)[number];
/** Timeout of each stage, in ms. */
export type Limits = Readonly<Record<Stage, number>>;

/** The test file that plays the scenarios, already covered by the earlier stages. */
const PLAYED_ALREADY = 'scenarios.test.ts';
/** Reads the engine's source instead of running it: it would detect the mutation itself, not a broken rule. */
const READS_THE_SOURCE = 'hygiene.test.ts';
/** Tests of the server start databases and sockets; no rule is pinned by them. */
const SERVER_PACKAGE = 'packages/server/';
/** A third faster, and safe if the files of a worker share nothing: the engine keeps no state between games. */
const NO_ISOLATION = '--no-isolate';
/** One trial runs per core. */
const ONE_CORE = '--maxWorkers=1';
/** Not run with --no-isolate: each test file needs its own temporary folder. */
const CLI_PACKAGE = 'packages/cli/';
/** Limits a mutant that leaks memory. */
const MEMORY_MB = 1024;

/** The Vitest files that run the engine, by stage. */
export function otherTests(root: string): Record<'tests' | 'tests of the command', string[]> {
  const files = testFiles(root).filter(
    (file) =>
      file.startsWith('packages/') &&
      !file.startsWith(SERVER_PACKAGE) &&
      !file.endsWith(PLAYED_ALREADY) &&
      !file.endsWith(READS_THE_SOURCE),
  );
  return {
    tests: files.filter((file) => !file.startsWith(CLI_PACKAGE)),
    'tests of the command': files.filter((file) => file.startsWith(CLI_PACKAGE)),
  };
}

export class Trial {
  readonly #scratch: Scratch;
  readonly #tests: ReturnType<typeof otherTests>;

  constructor(scratch: Scratch) {
    this.#scratch = scratch;
    this.#tests = otherTests(scratch.folder);
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
    if (stage === 'tests' || stage === 'tests of the command') {
      const flags = stage === 'tests' ? [ONE_CORE, NO_ISOLATION] : [ONE_CORE];
      return verdictOfTests(await this.#scratch.test({ files: this.#tests[stage], flags, timeoutMs }));
    }
    const player = join(this.#scratch.folder, 'scripts/mutate/play-scenarios.ts');
    const mode = stage === 'plain scenarios' ? 'plain' : 'all';
    const args = [`--max-old-space-size=${MEMORY_MB}`, player, mode, ...rules];
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

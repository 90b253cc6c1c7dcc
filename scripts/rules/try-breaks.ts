// Breaks the engine beside its rule comments, one at a time, and checks that a test fails.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Dice } from '@methuselah/engine';
import { applyBreak, type Break, breaksBeside, diffOf, isRealBreak } from './breaks.ts';
import type { RuleComment } from './comments.ts';
import { type Outcome, Scratch, type TestRun } from './scratch.ts';
import { findTests, testFiles } from './tests.ts';

export interface Site {
  readonly file: string;
  readonly comment: RuleComment;
}

export interface BreakOptions {
  readonly root: string;
  readonly sites: readonly Site[];
  readonly count: number;
  readonly seed: number;
}

/** A test file that mentions this variable runs only the scenarios of the ids in it. */
const RULES_VARIABLE = 'METHUSELAH_RULES';
const SHORTEST_TIMEOUT_MS = 60_000;
const BASELINE_TIMEOUT_MS = 1_800_000;
/** Broken code that takes this many times as long counts as an endless loop. */
const TIMEOUT_FACTOR = 4;

/** The tests fail before anything is broken. */
class BaselineFails extends Error {}

type Tests = Pick<TestRun, 'files' | 'ids'>;
const ALL_TESTS: Tests = {};

/** Resolves to true if every break was noticed. */
export async function tryBreaks({ root, sites, count, seed }: BreakOptions): Promise<boolean> {
  if (sites.length === 0) {
    console.log('No rule comment to break.');
    return false;
  }
  const scratch = new Scratch(root);
  try {
    console.log(`${sites.length} rule comments, seed ${seed}`);
    return await breakInTurn(new Breaker(scratch, root), new Dice(seed).drawn(sites), count);
  } catch (error) {
    if (!(error instanceof BaselineFails)) throw error;
    console.log(error.message);
    return false;
  } finally {
    scratch.remove();
  }
}

async function breakInTurn(breaker: Breaker, sites: readonly Site[], count: number): Promise<boolean> {
  let tried = 0;
  let hung = 0;
  let survived = 0;
  for (const site of sites) {
    if (tried === count) break;
    const start = performance.now();
    const result = await breaker.breakAt(site);
    const line = [
      result.kind.padEnd(8),
      seconds(performance.now() - start).padStart(7),
      site.comment.ids.join(', '),
      `${site.file}:${site.comment.line}`,
    ].join('  ');
    if (result.kind === 'unbroken') {
      console.log(`${line}  ${result.why}`);
      continue;
    }
    tried++;
    const detail = result.kind === 'red' ? `${result.change.what}: ${result.test}` : result.change.what;
    console.log(`${line}  ${detail}`);
    if (result.kind === 'hung') hung++;
    if (result.kind === 'survived') {
      survived++;
      console.log(indent(result.diff));
    }
  }
  if (tried < count) console.log(`Only ${tried} of the comments have code that can be broken.`);
  const note = hung > 0 ? ` (${hung} by never ending)` : '';
  console.log(`${tried - survived} of ${tried} breaks turned a test red${note}`);
  return tried > 0 && survived === 0;
}

type BreakResult =
  | { readonly kind: 'red'; readonly change: Break; readonly test: string }
  | { readonly kind: 'hung'; readonly change: Break }
  | { readonly kind: 'survived'; readonly change: Break; readonly diff: string }
  | { readonly kind: 'unbroken'; readonly why: string };

class Breaker {
  readonly #scratch: Scratch;
  /** Timeouts, for tests that passed before anything was broken. */
  readonly #limits = new Map<string, number>();
  readonly #tests: ReturnType<typeof findTests>['tests'];
  /** Test files that run scenarios. */
  readonly #runners: readonly string[];
  readonly #done = new Set<string>();

  constructor(scratch: Scratch, root: string) {
    this.#scratch = scratch;
    this.#tests = findTests(root).tests;
    this.#runners = testFiles(root).filter(
      (file) =>
        !file.startsWith('scripts/') && readFileSync(join(root, file), 'utf8').includes(RULES_VARIABLE),
    );
  }

  /** Breaks the code beside one comment in the first way that compiles and loads; restores it afterwards. */
  async breakAt({ file, comment }: Site): Promise<BreakResult> {
    const path = join(this.#scratch.folder, file);
    const source = readFileSync(path, 'utf8');
    let why = 'nothing to break beside it';
    for (const change of breaksBeside(source, comment)) {
      const key = JSON.stringify([file, change.start, change.end, change.text]);
      const broken = applyBreak(source, change);
      if (this.#done.has(key) || !isRealBreak(source, broken)) continue;
      this.#done.add(key);
      const outcome = await this.#testBroken(path, { source, broken }, comment.ids);
      if (outcome.kind === 'red') return { kind: 'red', change, test: outcome.test };
      if (outcome.kind === 'hung') return { kind: 'hung', change };
      if (outcome.kind === 'green') return { kind: 'survived', change, diff: diffOf(source, change) };
      why = 'broken, it does not load';
    }
    return { kind: 'unbroken', why };
  }

  /** Runs the tests of the rules first; if they pass, all tests. */
  async #testBroken(
    path: string,
    { source, broken }: Readonly<Record<'source' | 'broken', string>>,
    ids: readonly string[],
  ): Promise<Outcome> {
    const files = this.#filesOf(ids);
    const ofTheRules = files.length > 0 && (await this.#testOne(path, { source, broken }, { files, ids }));
    if (ofTheRules && (ofTheRules.kind === 'red' || ofTheRules.kind === 'hung')) return ofTheRules;
    return this.#testOne(path, { source, broken }, ALL_TESTS);
  }

  async #testOne(
    path: string,
    { source, broken }: Readonly<Record<'source' | 'broken', string>>,
    tests: Tests,
  ): Promise<Outcome> {
    const timeoutMs = await this.#limitOf(tests);
    try {
      writeFileSync(path, broken);
      return await this.#scratch.test({ ...tests, timeoutMs });
    } finally {
      writeFileSync(path, source);
    }
  }

  /** Runs tests on the unbroken code, once, and measures the time. */
  async #limitOf(tests: Tests): Promise<number> {
    const key = JSON.stringify(tests);
    const known = this.#limits.get(key);
    if (known !== undefined) return known;
    const start = performance.now();
    const outcome = await this.#scratch.test({ ...tests, timeoutMs: BASELINE_TIMEOUT_MS });
    if (outcome.kind !== 'green')
      throw new BaselineFails(
        `The tests must be green before anything is broken. ${describeOutcome(outcome)}`,
      );
    const ms = performance.now() - start;
    if (tests === ALL_TESTS) console.log(`All tests are green in ${seconds(ms)}`);
    const limit = Math.max(SHORTEST_TIMEOUT_MS, TIMEOUT_FACTOR * ms);
    this.#limits.set(key, limit);
    return limit;
  }

  #filesOf(ids: readonly string[]): string[] {
    const named = this.#tests.filter((test) => test.ids.some((id) => ids.includes(id)));
    const files = named.flatMap(({ file }) => (file.endsWith('.yaml') ? this.#runners : [file]));
    return [...new Set(files)];
  }
}

function describeOutcome(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'green':
      return 'They are.';
    case 'red':
      return `Red: ${outcome.test}`;
    case 'hung':
      return 'They do not end.';
    case 'crashed':
      return `They do not run:\n${outcome.why}`;
  }
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

function indent(text: string): string {
  return text.replace(/^/gm, '    ');
}

// Breaks the engine beside its rule comments, one at a time, and sees whether a test turns red.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Dice } from '@methuselah/engine';
import { applyBreak, type Break, breaksBeside, diffOf, isRealBreak } from './breaks.ts';
import type { RuleComment } from './comments.ts';
import { type Outcome, Scratch } from './scratch.ts';
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

/** A test file which mentions this variable runs only the scenarios of the ids in it. */
const RULES_VARIABLE = 'METHUSELAH_RULES';
const SHORTEST_TIMEOUT_MS = 60_000;
const BASELINE_TIMEOUT_MS = 1_800_000;

/** Resolves to whether every break was seen. */
export async function tryBreaks({ root, sites, count, seed }: BreakOptions): Promise<boolean> {
  if (sites.length === 0) {
    console.log('No rule comment to break.');
    return false;
  }
  const scratch = new Scratch(root);
  try {
    const start = performance.now();
    const baseline = await scratch.test({ timeoutMs: BASELINE_TIMEOUT_MS });
    const baselineMs = performance.now() - start;
    if (baseline.kind !== 'green') {
      console.log(`The tests must be green before anything is broken. ${describeOutcome(baseline)}`);
      return false;
    }
    console.log(`${sites.length} rule comments, seed ${seed}; the tests are green in ${seconds(baselineMs)}`);
    const timeoutMs = Math.max(SHORTEST_TIMEOUT_MS, 4 * baselineMs);
    return await breakInTurn(new Breaker(scratch, root, timeoutMs), new Dice(seed).drawn(sites), count);
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
  readonly #timeoutMs: number;
  readonly #tests: ReturnType<typeof findTests>['tests'];
  /** The test files that run scenarios. */
  readonly #runners: readonly string[];
  readonly #done = new Set<string>();

  constructor(scratch: Scratch, root: string, timeoutMs: number) {
    this.#scratch = scratch;
    this.#timeoutMs = timeoutMs;
    this.#tests = findTests(root).tests;
    this.#runners = testFiles(root).filter(
      (file) =>
        !file.startsWith('scripts/') && readFileSync(join(root, file), 'utf8').includes(RULES_VARIABLE),
    );
  }

  /** Breaks the code beside one comment in the first way that compiles and loads, and restores it. */
  async breakAt({ file, comment }: Site): Promise<BreakResult> {
    const path = join(this.#scratch.folder, file);
    const source = readFileSync(path, 'utf8');
    let why = 'nothing to break beside it';
    for (const change of breaksBeside(source, comment)) {
      const key = JSON.stringify([file, change.start, change.end, change.text]);
      const broken = applyBreak(source, change);
      if (this.#done.has(key) || !isRealBreak(source, broken)) continue;
      this.#done.add(key);
      let outcome: Outcome;
      try {
        writeFileSync(path, broken);
        outcome = await this.#testBroken(comment.ids);
      } finally {
        writeFileSync(path, source);
      }
      if (outcome.kind === 'red') return { kind: 'red', change, test: outcome.test };
      if (outcome.kind === 'hung') return { kind: 'hung', change };
      if (outcome.kind === 'green') return { kind: 'survived', change, diff: diffOf(source, change) };
      why = 'broken, it does not load';
    }
    return { kind: 'unbroken', why };
  }

  /** The tests of the rules first; when they stay green, all tests. */
  async #testBroken(ids: readonly string[]): Promise<Outcome> {
    const timeoutMs = this.#timeoutMs;
    const files = this.#filesOf(ids);
    if (files.length > 0) {
      const outcome = await this.#scratch.test({ files, ids, timeoutMs });
      if (outcome.kind === 'red' || outcome.kind === 'hung') return outcome;
    }
    return this.#scratch.test({ timeoutMs });
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

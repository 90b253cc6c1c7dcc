import { describe, expect, it } from 'vitest';
import { mutantsIn } from './mutants.ts';
import { isGood, makeReport, printReport } from './report.ts';
import type { Verdict } from './trial.ts';

const SURVIVED: Verdict = { killedBy: null };
const KILLED: Verdict = { killedBy: 'scenario', detail: 'a.yaml:1' };

/** A report on mutants of `a > 1`, tried with these verdicts. */
function report(verdicts: readonly Verdict[]) {
  const [found] = mutantsIn('rules/a.ts', 'export const x = (a) => a > 1;');
  if (!found) throw new Error('The snippet has no mutant.');
  const tried = verdicts.map((verdict, i) => ({ mutant: { ...found, number: i + 1 }, verdict }));
  return makeReport({ all: tried.map(({ mutant }) => mutant), refused: 0, tried, ms: 1000 });
}

describe('the report', () => {
  it('passes from 92% on', () => {
    const of25 = (killed: number) => [...Array(killed).fill(KILLED), ...Array(25 - killed).fill(SURVIVED)];
    expect(isGood(report(of25(23)))).toBe(true);
    expect(isGood(report(of25(22)))).toBe(false);
  });

  it('has the score, by file and by operator, and the survivors with their line', () => {
    const printed = printReport(report([KILLED, SURVIVED, { killedBy: 'timeout', detail: '' }]));
    expect(printed).toContain('killed/total = 2/3 = 66.7%');
    expect(printed).toContain('  rules/a.ts  2/3 = 66.7%');
    expect(printed).toContain('  boundary  2/3 = 66.7%');
    expect(printed).toContain('1 by scenario, 1 by timeout');
    expect(printed).toContain(
      'rules/a.ts:1:27 boundary: > -> >=\n    export const x = (a) => a > 1;  (--only 2)',
    );
  });

  it('on one mutant says what killed it', () => {
    expect(printReport(report([KILLED]))).toMatch(
      /^Killed by scenario:\n.* boundary: > -> >=\n.*\na\.yaml:1\n/,
    );
    expect(printReport(report([KILLED, KILLED]))).not.toContain('a.yaml:1');
  });

  it('says what is not mutated', () => {
    expect(printReport(report([KILLED]))).toContain('Not mutated: emit(...), which is output');
  });
});

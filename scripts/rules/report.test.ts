import { describe, expect, it } from 'vitest';
import { applyScope, type ScopedEntry } from './index.ts';
import { isClean, makeReport, printFailures, printRows, printSummary } from './report.ts';

const rule = (id: string, ...tags: string[]) => ({ id, page: '8', tags, gloss: `gloss of ${id}` });
const rules: ScopedEntry[] = applyScope(
  [rule('R-SEQ-01'), rule('R-SEQ-02'), rule('R-GEN-01'), rule('R-GEN-05', 'NN')],
  {
    later: [{ reason: 'Not yet', ids: ['R-GEN-01'] }],
    notNormative: [],
  },
);
const ruling = (id: string) => ({ id, cards: { 100001: '.44 Magnum' }, gloss: `gloss of ${id}` });
const rulings: ScopedEntry[] = applyScope([ruling('ruling:100001#1'), ruling('ruling:100001#2')], {
  later: [],
  notNormative: [{ reason: 'Not here', ids: ['ruling:100001#2'] }],
});
const pin = (...ids: string[]) => ({ file: 'a.yaml', line: 3, name: 'name', ids });
const report = (...tests: ReturnType<typeof pin>[]) => makeReport(rules, { tests, problems: [] }, []);

describe('the report', () => {
  it('is clean when every due rule has a test', () => {
    const clean = report(pin('R-SEQ-01', 'R-SEQ-02'), pin('R-GEN-01'));
    expect(isClean(clean)).toBe(true);
    expect(printFailures(clean)).toBe('');
    expect(printSummary(clean)).toBe(
      [
        'Rules: 2 due: 2 pinned, 0 missing; 1 later (1 of them pinned); 1 not normative',
        'Rulings: 0 due: 0 pinned, 0 missing; 0 later (0 of them pinned); 0 not normative',
      ].join('\n'),
    );
  });

  it('fails on a due rule without a test', () => {
    const missing = report(pin('R-SEQ-01'));
    expect(isClean(missing)).toBe(false);
    expect(missing.missing.map(({ id }) => id)).toEqual(['R-SEQ-02']);
    expect(printFailures(missing)).toBe('No test names these due rules: R-SEQ-02');
  });

  it('fails on an id that does not exist, in a test or in a comment', () => {
    const found = { tests: [pin('R-SEQ-01', 'R-SEQ-02', 'R-SEQ-99')], problems: [] };
    const comments = [{ file: 'a.ts', line: 7, ids: ['R-SEQ-98'] }];
    expect(makeReport(rules, found, comments).problems).toEqual([
      'a.yaml:3 "name" names R-SEQ-99, which does not exist.',
      'a.ts:7: the comment names R-SEQ-98, which does not exist.',
    ]);
  });

  it('fails on a test that names more than three ids', () => {
    const { problems } = report(pin('R-SEQ-01', 'R-SEQ-02', 'R-GEN-01', 'R-GEN-05'));
    expect(problems).toEqual([
      'a.yaml:3 "name" names 4 ids; 3 is the most: R-SEQ-01, R-SEQ-02, R-GEN-01, R-GEN-05',
    ]);
  });

  it('prints every rule in its section', () => {
    expect(printRows(report(pin('R-SEQ-01')).rows)).toBe(
      [
        'SEQ',
        '  R-SEQ-01',
        '    a.yaml:3 "name"',
        '  R-SEQ-02  MISSING (p.8) gloss of R-SEQ-02',
        '',
        'GEN',
        '  R-GEN-01  *later*: Not yet',
        '  R-GEN-05  *not normative*: Tagged NN',
      ].join('\n'),
    );
  });
});

describe('rulings', () => {
  const withRulings = (...tests: ReturnType<typeof pin>[]) =>
    makeReport([...rules, ...rulings], { tests, problems: [] }, []);
  const allRules = pin('R-SEQ-01', 'R-SEQ-02');

  it('are counted beside the rules', () => {
    const { summary, missing } = withRulings(allRules);
    expect(summary.rules.missing).toBe(0);
    expect(summary.rulings).toMatchObject({ due: 1, pinned: 0, missing: 1, notNormative: 1 });
    expect(printRows(missing)).toBe('.44 Magnum\n  ruling:100001#1  MISSING gloss of ruling:100001#1');
    expect(withRulings(allRules, pin('ruling:100001#1')).summary.rulings.pinned).toBe(1);
  });

  it('fail the check when no test names them', () => {
    const missing = withRulings(allRules);
    expect(isClean(missing)).toBe(false);
    expect(printFailures(missing)).toBe('No test names these due rulings: ruling:100001#1');
    expect(isClean(withRulings(allRules, pin('ruling:100001#1')))).toBe(true);
  });

  it('that do not exist fail', () => {
    expect(withRulings(allRules, pin('ruling:100001#9')).problems).toEqual([
      'a.yaml:3 "name" names ruling:100001#9, which does not exist.',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { applyScope, idsIn, readRules } from './index.ts';

describe('the rule index', () => {
  const rules = readRules();

  it('holds every id of the rulebook once', () => {
    expect(rules).toHaveLength(582);
    expect(new Set(rules.map(({ id }) => id)).size).toBe(582);
    expect(rules.filter(({ page, gloss }) => page === '' || gloss === '')).toEqual([]);
  });

  it('has a standing for each: due or not normative', () => {
    const kindOf = (id: string) => rules.find((rule) => rule.id === id)?.standing.kind;
    expect(kindOf('R-BLOCK-13')).toBe('due');
    expect(kindOf('R-CARD-44-magnum-1')).toBe('due');
    expect(kindOf('R-GEN-05')).toBe('not normative');
  });

  it('exempts no id without a reason', () => {
    const silent = rules.filter(({ standing }) => standing.kind !== 'due' && standing.reason === '');
    expect(silent).toEqual([]);
  });
});

describe('a scope', () => {
  const rule = { id: 'R-SEQ-01', page: '8', tags: [], gloss: 'gloss' };

  it('names only ids that exist, each once', () => {
    const group = (...ids: string[]) => ({ reason: 'reason', ids });
    expect(() => applyScope([rule], { later: [group('R-SEQ-99')], notNormative: [] })).toThrow('R-SEQ-99');
    expect(() => applyScope([rule], { later: [group(rule.id)], notNormative: [group(rule.id)] })).toThrow(
      rule.id,
    );
  });
});

describe('ids', () => {
  it('are found in a text, each once', () => {
    expect(idsIn('R-BLOCK-13 and R-CARD-44-magnum-1: see R-BLOCK-13, not R-block or XR-GEN-01')).toEqual([
      'R-BLOCK-13',
      'R-CARD-44-magnum-1',
    ]);
    expect(idsIn('ruling:100001#1, ruling:G00115#12: not ruling:100001 nor ruling:X1#1')).toEqual([
      'ruling:100001#1',
      'ruling:G00115#12',
    ]);
  });
});

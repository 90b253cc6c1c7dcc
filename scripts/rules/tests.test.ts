import { describe, expect, it } from 'vitest';
import { scenariosIn, titledTestsIn } from './tests.ts';

describe('scenarios', () => {
  it('are the documents of a file', () => {
    const source =
      'name: one\nrules: [R-SEQ-01, R-SEQ-02]\n---\nname: two\n---\nname: three\nrules:\n  - R-SEQ-03\n';
    expect(scenariosIn('a.yaml', source)).toEqual({
      tests: [
        { file: 'a.yaml', line: 1, name: 'one', ids: ['R-SEQ-01', 'R-SEQ-02'] },
        { file: 'a.yaml', line: 4, name: 'two', ids: [] },
        { file: 'a.yaml', line: 6, name: 'three', ids: ['R-SEQ-03'] },
      ],
      problems: [],
    });
  });

  it('may be none', () => {
    expect(scenariosIn('a.yaml', '# nothing yet\n')).toEqual({ tests: [], problems: [] });
  });

  it('with a mistake are a problem', () => {
    expect(scenariosIn('a.yaml', 'rules: [R-SEQ-01]').problems).toEqual([
      'a.yaml:1: the scenario has no name.',
    ]);
    expect(scenariosIn('a.yaml', 'name: one\nrules: R-SEQ-01').problems).toEqual([
      'a.yaml:1: the rules of "one" must be a list of ids.',
    ]);
    expect(scenariosIn('a.yaml', 'name: [').problems).toHaveLength(1);
  });
});

describe('titled tests', () => {
  const idsIn = (source: string) => titledTestsIn('a.test.ts', source).map(({ line, ids }) => [line, ...ids]);

  it('are the calls of it and test, with the ids of their title', () => {
    const source = [
      "describe('R-GEN-01', () => {",
      "  it('R-SEQ-01, R-SEQ-02: two ids', () => {});",
      '  test(`R-SEQ-03`, () => {});',
      "  it.each([1])('R-SEQ-04: %d', () => {});",
      "  it.only('a title without ids', () => {});",
      '  it(name, () => {});',
      "  expect('R-SEQ-05').toBe(1);",
      '});',
    ].join('\n');
    expect(idsIn(source)).toEqual([[2, 'R-SEQ-01', 'R-SEQ-02'], [3, 'R-SEQ-03'], [4, 'R-SEQ-04'], [5]]);
  });

  it('count only when they must pass', () => {
    const source = [
      "it.skip('R-SEQ-01', () => {});",
      "test.todo('R-SEQ-02');",
      "it.fails('R-SEQ-03', () => {});",
      "describe.skip('later', () => { it('R-SEQ-04', () => {}); });",
      "it.skipIf(slow)('R-SEQ-05', () => {});",
      "test('R-SEQ-06', 'R-SEQ-07');",
    ].join('\n');
    expect(idsIn(source)).toEqual([]);
  });
});

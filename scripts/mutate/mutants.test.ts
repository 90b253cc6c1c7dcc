import { describe, expect, it } from 'vitest';
import { applyBreak, isRealBreak } from '../rules/breaks.ts';
import { mutantsIn } from './mutants.ts';

/** The mutants of a snippet inside a function, each as the mutated snippet. */
function mutants(code: string): string[] {
  const [before, after] = ['function f(t, a, b, c) {\n', '\n}'];
  const source = before + code + after;
  return mutantsIn('f.ts', source).map((mutant) => {
    const mutated = applyBreak(source, mutant);
    expect(isRealBreak(source, mutated), mutated).toBe(true);
    return mutated.slice(before.length, mutated.length - after.length);
  });
}

describe('the mutants of', () => {
  it.each([
    ['an equality', 'return a === b;', ['return a !== b;']],
    ['a boundary', 'return a < b;', ['return a <= b;']],
    ['a boundary included', 'return a >= b;', ['return a > b;']],
    ['a sum', 'return a + b;', ['return a - b;']],
    ['a joined text', "return a + 'x' + b;", []],
    ['a negation', 'return !a.x;', ['return a.x;']],
    ['a number', 'return a[0];', ['return a[1];', 'return a[-1];']],
    ['a number below zero', 'return -1;', ['return -2;', 'return -0;']],
    ['a fraction', 'return 0.5;', []],
    ['a boolean', 'return { ready: true };', ['return { ready: false };']],
    ['a call', 'lock(a);', [';']],
    ['an assignment', 'a.x = b;', [';']],
    ['an addition to a variable', 'a.x += b;', [';', 'a.x -= b;']],
    ['a choice', 'return a ? b : c;', ['return true ? b : c;', 'return false ? b : c;']],
    ['a list', 'return [a, b];', ['return [b];', 'return [a];']],
    ['a list of one', 'return [\n  a,\n];', ['return [];']],
    ['an exchange', '[a, b] = [b, a];', [';', '[a, b] = [a];', '[a, b] = [b];']],
  ])('%s', (_, code, expected) => {
    expect(mutants(code).toSorted()).toEqual(expected.toSorted());
  });

  it('a chain: its operators change, and its operands are dropped one at a time', () => {
    expect(mutants('return a && b.x && c;')).toEqual([
      'return b.x && c;',
      'return a || b.x && c;',
      'return a && c;',
      'return a && b.x || c;',
      'return a && b.x;',
    ]);
    expect(mutants('return a || (b && c);')).toHaveLength(6);
  });

  it('an if: the condition becomes true or false', () => {
    expect(mutants('if (a) {\n  lock(b);\n  burn(c);\n}')).toEqual([
      'if (true) {\n  lock(b);\n  burn(c);\n}',
      'if (false) {\n  lock(b);\n  burn(c);\n}',
      'if (a) {\n  ;\n  burn(c);\n}',
      'if (a) {\n  lock(b);\n  ;\n}',
    ]);
  });

  it('an if with one statement: dropping the statement replaces the false condition', () => {
    expect(mutants('if (a) lock(b);')).toEqual(['if (true) lock(b);', 'if (a) ;']);
  });
});

describe('a guard', () => {
  it('loses its return, continue or break', () => {
    expect(mutants('if (a) return b;\nreturn c;')).toContain('if (a) ;\nreturn c;');
    expect(mutants('for (const x of a) {\n  if (x) continue;\n  b(x);\n}')).toContain(
      'for (const x of a) {\n  if (x) ;\n  b(x);\n}',
    );
    expect(mutants('if (a) {\n  lock(b);\n  return;\n}\nburn(c);')).toContain(
      'if (a) {\n  lock(b);\n  ;\n}\nburn(c);',
    );
  });

  it('keeps it if control flow would be the same without', () => {
    expect(mutants('if (a) {\n  lock(b);\n  return;\n}')).not.toContain('if (a) {\n  lock(b);\n  ;\n}');
    expect(mutants('if (a) return b;\nreturn b;')).toEqual([
      'if (true) return b;\nreturn b;',
      'if (false) return b;\nreturn b;',
    ]);
    const last = 'for (const x of a) {\n  if (x) {\n    b(x);\n    continue;\n  }\n}';
    expect(mutants(last).filter((code) => !code.includes('continue'))).toEqual([]);
  });
});

describe('what is not mutated', () => {
  it.each([
    ['what is told', "t.emit?.({ type: 'bled', amount: a + 1 });"],
    ['the condition of what is told', "if (a > 1) t.emit?.({ type: 'bled' });"],
    [
      'what makes an event',
      "const bled = (a: number): EventOf<'bled'> => ({ type: 'bled', amount: a + 1 });",
    ],
    ['a throw and its check', "if (a === undefined) throw new EngineError('No a.');"],
    ['a reason', "const WHY = reason('R-GEN-01', 'why');"],
    ['a type', 'let x: 0 | true = a as 1 | false;'],
    ['numbers that stand for words', 'const CODE = { pending: 0, successful: 1, blocked: 2 };'],
    ['the name of a property', 'const x = { 1: a };'],
  ])('%s', (_, code) => {
    expect(mutants(code)).toEqual([]);
  });
});

describe('a mutant', () => {
  const source = '// R-GEN-01: far\n\n// R-GEN-03: near\nexport const x = (a) =>\n  a <= 1;\n';

  it('has a position, from 1, and the source line', () => {
    const [mutant] = mutantsIn('x.ts', source);
    expect(mutant).toMatchObject({ what: 'boundary', file: 'x.ts', line: 5, column: 5, code: 'a <= 1;' });
  });

  it('that drops an operand is located at the operand', () => {
    const [, , second] = mutantsIn('x.ts', 'export const x = (a) =>\n  a.x &&\n  a.y;');
    expect(second).toMatchObject({ what: 'operand', line: 3, column: 3, code: 'a.y;' });
  });

  it('knows the rules beside it, the nearest first', () => {
    expect(mutantsIn('x.ts', source)[0]?.rules).toEqual(['R-GEN-03', 'R-GEN-01']);
  });
});

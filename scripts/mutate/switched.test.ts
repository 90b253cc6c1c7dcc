import { stripTypeScriptTypes } from 'node:module';
import { describe, expect, it } from 'vitest';
import { applyBreak } from '../rules/breaks.ts';
import { mutantsIn } from './mutants.ts';
import { SWITCH, withSwitches } from './switched.ts';

type Numbers = (a: number, b: number, seen: number[]) => unknown;

/** Compiles the function `f` of a source. */
function load(source: string, tried = 0): Numbers {
  const code = stripTypeScriptTypes(source);
  return new Function(SWITCH, `${code}\nreturn f;`)((number: number) => number === tried) as Numbers;
}

const INPUTS = [0, 1, 2, 3].flatMap((a) => [0, 1, 2, 3].map((b): [number, number] => [a, b]));

function outcomes(f: Numbers): unknown[] {
  return INPUTS.map(([a, b]) => {
    const seen: number[] = [];
    try {
      return [f(a, b, seen), seen];
    } catch (error) {
      return String(error);
    }
  });
}

const BODIES: Readonly<Record<string, string>> = {
  'a chain': 'return a > 1 && b !== 2 && !(a === b);',
  'nested choices': 'return a < b ? [a, b + 1] : a - 1 > 0 || b === 0 ? [] : [true];',
  'a statement and a guard': 'let sum = 0;\nif (a > 2) return 9;\nseen.push(a);\nsum += b;\nreturn sum;',
  'an else': 'if (a === 1) seen.push(1);\nelse if (b === 1) return 5;\nelse seen.push(3);\nreturn a + b;',
  'a loop':
    'for (const each of [a, b]) {\n  if (each === 0) continue;\n  seen.push(each as number);\n}\nreturn seen.length;',
  'an arrow': 'const g = (x: number): boolean => x >= 1 && x <= 2;\nreturn g(a) || g(b);',
};

describe('a text with switches', () => {
  it.each(Object.entries(BODIES))('is the source, and each mutant of it: %s', (_, body) => {
    const source = `function f(a: number, b: number, seen: number[]) {\n${body}\n}`;
    const mutants = mutantsIn('f.ts', source).map((mutant, place) => ({ ...mutant, number: place + 1 }));
    expect(mutants.length).toBeGreaterThan(3);
    const text = withSwitches(source, mutants);
    expect(outcomes(load(text))).toEqual(outcomes(load(source)));
    for (const mutant of mutants)
      expect(outcomes(load(text, mutant.number)), mutant.text).toEqual(
        outcomes(load(applyBreak(source, mutant))),
      );
  });
});

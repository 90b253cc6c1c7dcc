import { expect, it } from 'vitest';
import { mutantsIn } from './mutants.ts';
import { shuffled } from './sample.ts';

const FIRST = 'export const a = (x) =>\n  x > 1 && x < 9;';
const SECOND = 'export const b = (x) =>\n  x === 5 || !x;';
const codeOf = (source: string, seed: number): string[] =>
  shuffled(mutantsIn('x.ts', source), seed).map(({ original, text }) => `${original} -> ${text}`);

it('the same seed gives the same order, another seed another', () => {
  expect(codeOf(FIRST, 1)).toEqual(codeOf(FIRST, 1));
  expect(codeOf(FIRST, 1)).not.toEqual(codeOf(FIRST, 2));
  expect(codeOf(FIRST, 1).toSorted()).toEqual(codeOf(FIRST, 2).toSorted());
});

it('added code leaves the other mutants in their order', () => {
  const before = codeOf(FIRST, 1);
  const after = codeOf(`${SECOND}\n${FIRST}`, 1);
  expect(after).toHaveLength(before.length + codeOf(SECOND, 1).length);
  expect(after.filter((mutant) => before.includes(mutant))).toEqual(before);
});

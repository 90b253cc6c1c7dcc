import { describe, expect, test } from 'vitest';
import { evaluate, standing } from '../src/internal.ts';
import { eyesOf, position } from './help.ts';

const at = (sarah: string, alexis: string, nora = '{}'): number =>
  evaluate(eyesOf(position(`players:\n  Sarah: ${sarah}\n  Alexis: ${alexis}\n  Nora: ${nora}\n`), 0));

describe('evaluation of a seat', () => {
  test('more pool is better, and the last pool most of all', () => {
    expect(at('{ pool: 20 }', '{}')).toBeGreaterThan(at('{ pool: 10 }', '{}'));
    expect(at('{ pool: 3 }', '{}') - at('{ pool: 2 }', '{}')).toBeGreaterThan(
      at('{ pool: 23 }', '{}') - at('{ pool: 22 }', '{}'),
    );
  });
  test('less pool of the prey is better', () => {
    expect(at('{}', '{ pool: 5 }')).toBeGreaterThan(at('{}', '{ pool: 15 }'));
  });
  test('a ready vampire is better than one in torpor, and that than none', () => {
    const ready = at('{ ready: [Colette] }', '{}');
    const torpor = at('{ torpor: [Colette] }', '{}');
    expect(ready).toBeGreaterThan(torpor);
    expect(torpor).toBeGreaterThan(at('{}', '{}'));
  });
  test('a victory point is worth more than pool', () => {
    expect(at('{ victoryPoints: 1, pool: 5 }', '{}')).toBeGreaterThan(at('{ pool: 20 }', '{}'));
  });
  test('a predator with many vampires is a danger', () => {
    const danger = (pool: number): number =>
      standing(
        eyesOf(
          position(
            `players:\n  Sarah: { pool: ${pool} }\n  Alexis: {}\n  Nora: { ready: [Colette, Lauren, Ryan] }\n`,
          ),
          0,
        ),
      ).danger;
    expect(danger(2)).toBeLessThan(0);
    expect(danger(20)).toBe(0);
  });
  test('the parts add up', () => {
    const eyes = eyesOf(
      position('players:\n  Sarah: { ready: [Colette], hand: [Deflection] }\n  Alexis: {}\n'),
      0,
    );
    const sum = Object.values(standing(eyes)).reduce((a: number, b: number) => a + b, 0);
    expect(evaluate(eyes)).toBeCloseTo(sum);
  });
});

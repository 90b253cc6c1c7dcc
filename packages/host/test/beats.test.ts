import type { Beat } from '@methuselah/host';
import { describe, expect, test } from 'vitest';
import { Clicker, newTable, nowOf } from './clicker.ts';

/** All that is acted out in a game of one person among bots. */
function acted(seed: number): { readonly clicker: Clicker; readonly beats: readonly Beat[] } {
  const clicker = new Clicker(newTable([0], 5, seed));
  const beats = [...clicker.news.beats];
  while (nowOf(clicker.news).end === null) beats.push(...clicker.choose(clicker.any()).beats);
  return { clicker, beats };
}

describe('what is acted out', () => {
  const { clicker, beats } = acted(3);
  const of = <K extends Beat['is']>(is: K) =>
    beats.filter((beat): beat is Extract<Beat, { is: K }> => beat.is === is);

  test('comes in order, and after nothing that was sent before', () => {
    expect(beats.map(({ step }) => step)).toEqual(beats.map(({ step }) => step).sort((a, b) => a - b));
    expect(of('turn').length).toBe(nowOf(clicker.news).turn - 1);
  });

  test('a bleed costs pool, and votes are cast', () => {
    expect(of('pool').some(({ bleed, n }) => bleed && n < 0)).toBe(true);
    expect(of('vote').every(({ n }) => n > 0)).toBe(true);
  });

  test('a hit comes from a minion, and blood is lost', () => {
    expect(of('hit').some(({ by, on, n }) => by !== null && by !== on && n > 0)).toBe(true);
    expect(of('counters').some(({ n }) => n < 0)).toBe(true);
  });

  test('an ousting says who ousted whom, and what it brings', () => {
    const ousts = of('ousted');
    expect(ousts.length).toBeGreaterThan(0);
    for (const { seat, by, text, note } of ousts) {
      if (by === null) continue;
      expect(text).toBe(
        seat === 0
          ? `Seat ${by} ousts you`
          : by === 0
            ? `You oust Seat ${seat}!`
            : `Seat ${by} ousts Seat ${seat}`,
      );
      expect(note).toMatch(/^(\+6 pool, )?\+1 victory point$/);
    }
    expect(ousts.some(({ note }) => note.startsWith('+6 pool'))).toBe(true);
  });
});

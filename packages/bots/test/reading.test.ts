import { describe, expect, test } from 'vitest';
import { readingsOf } from '../src/internal.ts';
import type { UseReading } from '../src/reading/reading.ts';
import { pool } from './help.ts';

const modes = (name: string): UseReading[] =>
  (pool.byName.get(name)?.[0]?.handUses ?? []).map((use) => readingsOf(pool).uses[use.index] as UseReading);
const gist = (name: string) => readingsOf(pool).gists[pool.byName.get(name)?.[0]?.index ?? -1];

describe('cards are understood by their data', () => {
  test('stealth, intercept, bleed and votes', () => {
    expect(modes('Lost in Crowds').map((m) => m.stealth)).toEqual([1, 2]);
    expect(modes('Bonding').map((m) => [m.stealth, m.bleed])).toEqual([
      [0, 1],
      [1, 1],
    ]);
    expect(modes('Precognition').map((m) => m.intercept)).toEqual([1, 1]);
    expect(modes('Bewitching Oration').map((m) => m.votes)).toEqual([2, 4]);
    expect(modes('Protected District')[0]?.bleedLess).toBe(3);
  });
  test('bounces, wakes and what unlocks', () => {
    expect(modes('Deflection').every((m) => m.redirects)).toBe(true);
    expect(modes('On the Qui Vive')[0]?.wakes).toBe(true);
    expect(modes('Guard Dogs').every((m) => m.unlocksSelf)).toBe(true);
    expect(modes('Freak Drive').every((m) => m.unlocksActing)).toBe(true);
    expect(modes('Second Tradition: Domain').map((m) => m.attemptsBlock)).toEqual([false, true]);
  });
  test('combat', () => {
    expect(modes('Majesty').map((m) => [m.strike?.kind, m.strike?.unlocks])).toEqual([
      ['combatEnds', false],
      ['combatEnds', true],
    ]);
    expect(modes('Theft of Vitae').map((m) => [m.strike?.kind, m.strike?.amount, m.strike?.ranged])).toEqual([
      ['stealBlood', 1, true],
      ['stealBlood', 2, true],
    ]);
    expect(modes('Carrion Crows').map((m) => m.roundDamage)).toEqual([1, 2]);
    expect(modes('Immortal Grapple').every((m) => m.handStrikesOnly)).toBe(true);
  });
  test('costs', () => {
    expect(modes('Conditioning').map((m) => m.bloodCost)).toEqual([1, 1]);
    expect(modes('Vessel').map((m) => m.poolCost)).toEqual([1]);
  });
  test('permanents: for whom they are good', () => {
    expect(gist('Pentex™ Subversion')?.host).toBeLessThan(0);
    expect(gist('Fame')?.host).toBeLessThan(0);
    expect(gist('Raven Spy')?.host).toBeGreaterThan(0);
    expect(gist('Uptown Hunting Ground')?.controller).toBeGreaterThan(0);
    expect(gist('Creeping Sabotage')?.controller).toBeGreaterThan(0);
  });
});

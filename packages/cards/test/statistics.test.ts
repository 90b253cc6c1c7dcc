import { DECKS } from '@methuselah/cards';
import { findCards } from '@methuselah/cards/catalogue';
import { readDeckList, statisticsOf } from '@methuselah/cards/decklist';
import { describe, expect, test } from 'vitest';

const of = (text: string) => statisticsOf(readDeckList(text));

describe('the numbers of a deck', () => {
  // Ayelech has capacity 4 and AUS cel; Gilbert Duane (G6) 7; Lauren 4.
  const text = `2x Ayelech
1x Gilbert Duane (G6)
1x Lauren
Library
4x Blood Doll
2x Govern the Unaligned
1x .44 Magnum
3x Deflection`;

  test('count copies', () => {
    const { crypt, library, groups, types, poolCosts } = of(text);
    expect([crypt, library, groups]).toEqual([4, 10, [6]]);
    expect(types).toEqual([
      { type: 'master', count: 4 },
      { type: 'reaction', count: 3 },
      { type: 'action', count: 2 },
      { type: 'equipment', count: 1 },
    ]);
    expect(poolCosts).toEqual([0, 0, 1, 0, 0]);
  });

  test('capacities: a curve, their mean, and the sums of four', () => {
    const { capacities, capacity, opening } = of(text);
    const sizes = ['Ayelech', 'Ayelech', 'Gilbert Duane (G6)', 'Lauren'].map((name) => {
      const [card] = findCards(name);
      return card?.kind === 'crypt' ? card.capacity : 0;
    });
    const total = sizes.reduce((sum, size) => sum + size, 0);
    for (const size of sizes)
      expect(capacities[size - 1]).toBe(sizes.filter((other) => other === size).length);
    expect(capacities.reduce((sum, n) => sum + n, 0)).toBe(4);
    expect(capacity).toEqual({ mean: total / 4, least: total, most: total });
    // All four are drawn.
    expect(opening.capacity).toBe(total);
    expect(opening.twoVampires).toBe(1);
  });

  test('Disciplines of crypt and library, by level', () => {
    const dominate = of('2x Gilbert Duane (G6)\n3x Govern the Unaligned').disciplines.find(
      ({ code }) => code === 'dom',
    );
    expect(dominate).toMatchObject({ library: 3 });
    expect((dominate?.basic ?? 0) + (dominate?.superior ?? 0)).toBe(2);
  });

  test('an opening: seven of ten cards', () => {
    const { opening } = of(text);
    const master = opening.types.find(({ type }) => type === 'master');
    expect(master?.mean).toBeCloseTo(2.8);
    // Three cards stay in the library, so that one of four masters is always drawn.
    expect(master?.atLeastOne).toBe(1);
    const equipment = opening.types.find(({ type }) => type === 'equipment');
    expect(equipment?.mean).toBeCloseTo(0.7);
    expect(equipment?.atLeastOne).toBeCloseTo(0.7);
  });

  test('of an empty deck are zero', () => {
    const empty = statisticsOf({ crypt: [], library: [] });
    expect(empty).toMatchObject({ crypt: 0, library: 0, groups: [], types: [], disciplines: [] });
    expect(empty.capacity).toEqual({ mean: 0, least: 0, most: 0 });
    expect(empty.opening).toEqual({ capacity: 0, twoVampires: 0, types: [], fitting: 0 });
  });

  test('chances lie between 0 and 1, and the hand has seven cards', () => {
    for (const deck of DECKS) {
      const { opening } = statisticsOf(deck);
      expect(opening.types.reduce((sum, { mean }) => sum + mean, 0)).toBeCloseTo(7);
      for (const { atLeastOne } of opening.types) {
        expect(atLeastOne).toBeGreaterThan(0);
        expect(atLeastOne).toBeLessThanOrEqual(1);
      }
      expect(opening.fitting).toBeGreaterThan(3);
      expect(opening.fitting).toBeLessThanOrEqual(7);
    }
  });
});

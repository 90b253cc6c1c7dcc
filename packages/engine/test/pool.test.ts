import { PLAYABLE_CARDS } from '@methuselah/cards';
import { compilePool } from '@methuselah/engine';
import type { Card, LibraryCard, VampireCard } from '@methuselah/engine/language';
import { LIBRARY, VAMPIRES } from '@methuselah/testkit';
import { describe, expect, it } from 'vitest';

const vampire = (id: number, given: Partial<VampireCard> = {}): VampireCard => ({
  kind: 'vampire',
  id,
  name: 'Ada',
  capacity: 4,
  clan: 'Quill',
  group: 1,
  sect: 'camarilla',
  disciplines: {},
  ...given,
});
const library = (id: number, given: Partial<LibraryCard> = {}): LibraryCard => ({
  kind: 'library',
  id,
  name: 'Trinket',
  modes: [{ type: 'equipment', action: { kind: 'equip' } }],
  ...given,
});
const names = (cards: readonly Card[]): string[] => compilePool(cards).cards.map(({ name }) => name);
const uniqueKeys = (cards: readonly Card[]): number[] =>
  compilePool(cards).cards.map(({ uniqueKey }) => uniqueKey);

describe('cards that share a name', () => {
  it('are distinguished by group, as advanced, or by number', () => {
    expect(names([vampire(1), vampire(2, { name: 'Bo' })])).toEqual(['Ada', 'Bo']);
    expect(names([vampire(1), vampire(2, { group: 5 })])).toEqual(['Ada (G1)', 'Ada (G5)']);
    const advanced = vampire(2, { advancedOf: 1 });
    expect(names([vampire(1), advanced])).toEqual(['Ada (G1)', 'Ada (ADV)', 'Ada (ADV)']);
    expect(names([vampire(1), vampire(2)])).toEqual(['Ada (#1)', 'Ada (#2)']);
    expect(names([library(1), library(2)])).toEqual(['Trinket (#1)', 'Trinket (#2)']);
  });

  it('are all found by that name', () => {
    const pool = compilePool([vampire(1), vampire(2, { group: 5 }), library(3)]);
    expect(pool.byName.get('Ada')?.map(({ card }) => card.id)).toEqual([1, 2]);
    expect(pool.byName.get('Trinket')?.map(({ card }) => card.id)).toEqual([3]);
    expect(pool.byName.get('Ada (G1)')).toBeUndefined();
  });

  it('R-CONTEST-02: contest each other if unique', () => {
    expect(uniqueKeys([vampire(1), vampire(2, { group: 5 })])).toEqual([0, 0]);
    expect(uniqueKeys([library(1, { unique: true }), library(2, { unique: true })])).toEqual([0, 0]);
    expect(uniqueKeys([library(1), library(2)])).toEqual([-1, -1]);
  });

  it('have ids of their own', () => {
    expect(() => compilePool([vampire(1), library(1)])).toThrow('Two cards have the id 1: Ada and Trinket.');
  });
});

it('R-CONTEST-01: crypt cards are unique unless they say otherwise', () => {
  expect(uniqueKeys([vampire(1), vampire(2, { name: 'Bo', unique: false })])).toEqual([0, -1]);
});

describe('the names of uses, effect lists and nodes', () => {
  const cards = [...PLAYABLE_CARDS, ...VAMPIRES, ...LIBRARY];
  const namesIn = (given: readonly Card[]): string[] => {
    const { uses, scriptKeys, nodeKeys, cards: defs } = compilePool(given);
    return [...defs.map(({ key }) => key), ...uses.map(({ key }) => key), ...scriptKeys, ...nodeKeys];
  };

  it('are the same in every pool, and all different', () => {
    const all = namesIn(cards);
    expect(new Set(all).size).toBe(all.length);
    expect(namesIn(cards.toReversed()).sort()).toEqual(all.sort());
    const few = cards.filter(({ id, kind }) => kind === 'library' && id % 3 === 0);
    expect(all).toEqual(expect.arrayContaining(namesIn(few)));
  });

  it('give the place on the card', () => {
    const gate = { do: 'gate', effects: [{ do: 'burnEdge' }], else: [{ do: 'burnEdge' }] } as const;
    const card = library(7, {
      modes: [{ type: 'action', action: { kind: 'special', passes: [gate] }, effects: [gate] }],
      abilities: [{ by: 'self', strike: { kind: 'dodge', effects: [{ do: 'burnEdge' }] } }],
      statics: [{ stat: 'bleed', amount: 1, who: 'host' }],
      triggers: [{ at: 'unlockPhase', effects: [gate] }],
    });
    const { uses, scriptKeys, nodeKeys } = compilePool([card]);
    expect(uses.map(({ key }) => key)).toEqual(['7/1', '7.1']);
    expect(scriptKeys).toEqual([
      ...['7/1:do', '7/1:do.1:do', '7/1:do.1:else', '7/1:passes', '7/1:passes.1:do', '7/1:passes.1:else'],
      ...['7.1:do', '7.1:strike', '7!1:do', '7!1:do.1:do', '7!1:do.1:else'],
    ]);
    expect(nodeKeys).toContain('7=1');
    expect(nodeKeys).toContain('7!1');
    expect(nodeKeys).toContain('7/1:passes.1:else.1');
  });
});

import type { Game } from '@methuselah/engine';
import {
  type CombatFrame,
  currentCombat,
  type Strike,
  strengthOf,
  tableOf,
} from '@methuselah/engine/internal';
import type { CombatStage } from '@methuselah/host';
import { beforeAll, describe, expect, test } from 'vitest';
import { botGame, modelIn } from './tables.ts';

const HAND: Strike = {
  kind: 'damage',
  use: -1,
  weapon: -1,
  row: -1,
  hand: true,
  aggravated: false,
  ranged: false,
  first: false,
  target: -1,
  x: 0,
};
const DODGE: Strike = { ...HAND, kind: 'dodge', hand: false };
const ENDS: Strike = { ...HAND, kind: 'combatEnds', hand: false };

/** A game in which a strike is being chosen. */
let fight: Game;
beforeAll(() => {
  botGame(10, (game) => {
    if (tableOf(game).decision?.window !== 'strike' || fight !== undefined) return;
    fight = game.fork();
  });
});

/** The strikes of both sides, and other changes to the combat. */
interface Change extends Partial<Pick<CombatFrame, 'long' | 'round'>> {
  readonly strikes?: readonly (Strike | null)[];
}

/** The combat as shown to the viewer. */
function shown({ strikes = [], ...change }: Change): CombatStage {
  const f = currentCombat(tableOf(fight));
  if (f === undefined) throw new Error('There is a combat.');
  f.sides.forEach((side, i) => {
    side.strike = strikes[i] ?? null;
  });
  Object.assign(f, { long: false }, change);
  const { stage } = modelIn(fight, 'spectator', 'en');
  if (stage?.is !== 'combat') throw new Error('The combat is on the stage.');
  return stage;
}
const toCome = (change: Change): readonly string[] => shown(change).fighters.map((fighter) => fighter.toCome);

describe('the expected effect of a strike', () => {
  test('is unknown before strikes are chosen', () => {
    expect(toCome({})).toEqual(['', '']);
  });
  test('a hand strike does damage by strength', () => {
    const strength = strengthOf(tableOf(fight), currentCombat(tableOf(fight))?.sides[0].minion ?? -1);
    expect(toCome({ strikes: [HAND] })).toEqual(['', `${strength} damage`]);
    expect(toCome({ strikes: [{ ...HAND, aggravated: true }] })[1]).toBe(`${strength} aggravated damage`);
    expect(shown({ strikes: [HAND] }).fighters[0].strength.total).toBe(strength);
  });
  test('a strike that is not ranged does not reach at long range', () => {
    expect(toCome({ long: true, strikes: [HAND] })[1]).toBe('out of range');
    expect(toCome({ long: true, strikes: [{ ...HAND, ranged: true }] })[1]).toMatch(/^\d damage$/);
  });
  test('a dodge avoids a strike and does nothing itself', () => {
    expect(toCome({ strikes: [HAND, DODGE] })).toEqual(['no strike', 'dodged']);
  });
  test('combat ends resolves before all other strikes', () => {
    expect(toCome({ strikes: [HAND, ENDS] })).toEqual(['combat ends first', 'combat ends first']);
  });
  test('strikes are described in words, with round and range', () => {
    const { fighters, where, title } = shown({ strikes: [HAND, DODGE], round: 2, long: true });
    const [one, other] = fighters.map(({ minion }) => modelIn(fight, 0, 'en').cards[minion]?.name);
    expect(fighters.map(({ strike }) => strike)).toEqual(['Strikes', 'Dodges']);
    expect(where).toBe('Round 2, long range');
    expect(title).toBe(`Combat: ${one} against ${other}`);
  });
});

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

/** A game at the choice of a strike. */
let fight: Game;
beforeAll(() => {
  botGame(10, (game) => {
    if (tableOf(game).decision?.window !== 'strike' || fight !== undefined) return;
    fight = game.fork();
  });
});

/** The combat as it would be shown. */
function shown(change: Partial<CombatFrame>): CombatStage {
  const f = currentCombat(tableOf(fight));
  if (f === undefined) throw new Error('There is a combat.');
  Object.assign(f, { long: false, step: 'aim2', strike1: null, strike2: null }, change);
  const { stage } = modelIn(fight, 'spectator', 'en');
  if (stage?.is !== 'combat') throw new Error('The combat is on the stage.');
  return stage;
}
const toCome = (change: Partial<CombatFrame>): readonly string[] =>
  shown(change).fighters.map((fighter) => fighter.toCome);

describe('what is to come', () => {
  test('nothing is known before strikes are chosen', () => {
    expect(toCome({})).toEqual(['', '']);
  });
  test('a hand strike does damage by strength', () => {
    const { first = -1 } = currentCombat(tableOf(fight)) ?? {};
    const strength = strengthOf(tableOf(fight), first);
    expect(toCome({ strike1: HAND })).toEqual(['', `${strength} damage`]);
    expect(toCome({ strike1: { ...HAND, aggravated: true } })[1]).toBe(`${strength} aggravated damage`);
    expect(shown({ strike1: HAND }).fighters[0].strength.total).toBe(strength);
  });
  test('a strike that is not ranged does not reach at long range', () => {
    expect(toCome({ long: true, strike1: HAND })[1]).toBe('out of range');
    expect(toCome({ long: true, strike1: { ...HAND, ranged: true } })[1]).toMatch(/^\d damage$/);
  });
  test('a dodge avoids a strike, and is none itself', () => {
    expect(toCome({ strike1: HAND, strike2: DODGE })).toEqual(['no strike', 'dodged']);
  });
  test('combat ends comes before everything else', () => {
    expect(toCome({ strike1: HAND, strike2: ENDS })).toEqual(['combat ends first', 'combat ends first']);
  });
  test('strikes are told in words, with the round and the range', () => {
    const { fighters, where, title } = shown({ strike1: HAND, strike2: DODGE, round: 2, long: true });
    const [one, other] = fighters.map(({ minion }) => modelIn(fight, 0, 'en').cards[minion]?.name);
    expect(fighters.map(({ strike }) => strike)).toEqual([`${one} strikes`, `${other} dodges`]);
    expect(where).toBe('Round 2, long range');
    expect(title).toBe(`Combat: ${one} against ${other}`);
  });
});

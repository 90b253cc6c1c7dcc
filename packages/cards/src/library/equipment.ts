import type { Ability } from '@methuselah/engine/language';
import type { LibraryDefinition } from '../definition/definition.ts';
import { equip, moreIntercept } from '../definition/make.ts';

/** The bearer prevents damage, once each combat, whatever its kind. */
const preventOnce = (amount: number, preventFrom: NonNullable<Ability['preventFrom']>): Ability => ({
  by: 'host',
  when: [{ if: 'inCombat', is: true }],
  prevent: amount,
  preventFrom,
  once: 'combat',
  onceShared: true,
});

/** Equipment. */
export const EQUIPMENT: Readonly<Record<number, LibraryDefinition>> = {
  // .44 Magnum
  100001: {
    modes: [equip],
    abilities: [
      {
        by: 'host',
        strike: { kind: 'damage', amount: 2, ranged: true },
        maneuver: 'optional',
        once: 'combat',
      },
    ],
  },
  // Assault Rifle
  100107: {
    modes: [equip],
    abilities: [
      {
        by: 'host',
        strike: { kind: 'damage', amount: 4, ranged: true },
        maneuver: 'optional',
        once: 'combat',
      },
    ],
  },
  // Bowl of Convergence
  100243: {
    modes: [equip],
    statics: [
      {
        stat: 'intercept',
        amount: 1,
        who: 'host',
        if: [{ if: 'is', card: 'host', filter: { discipline: 'aus' } }],
      },
    ],
    abilities: [
      {
        by: 'host',
        windows: ['beforeBlocks', 'blocking', 'declined'],
        when: [{ if: 'is', card: 'host', filter: { superior: 'aus' } }],
        cost: { blood: 1 },
        once: 'action',
        effects: [moreIntercept(1)],
      },
    ],
  },
  // Desert Eagle
  100529: {
    modes: [equip],
    abilities: [{ by: 'host', strike: { kind: 'damage', amount: 2, ranged: true } }],
  },
  // Flak Jacket
  100739: {
    modes: [equip],
    abilities: [{ by: 'host', when: [{ if: 'inCombat', is: true }], prevent: 1, once: 'combat' }],
  },
  // Flamethrower
  100742: {
    modes: [equip],
    abilities: [{ by: 'host', strike: { kind: 'damage', amount: 2, aggravated: true, ranged: true } }],
  },
  // IR Goggles
  101007: { modes: [equip], abilities: [{ by: 'host', maneuver: 'must', once: 'combat' }] },
  // Ivory Bow
  101014: {
    modes: [equip],
    abilities: [{ by: 'host', strike: { kind: 'damage', amount: 1, aggravated: true, ranged: true } }],
  },
  // Kevlar Vest
  101040: {
    modes: [equip],
    onlyOne: 'name',
    abilities: [preventOnce(2, { strikesWith: 'gun' }), preventOnce(1, { notStrikesWith: 'gun' })],
  },
  // Laptop Computer
  101073: { modes: [equip], onlyOne: 'name', statics: [{ stat: 'bleed', amount: 1, who: 'host' }] },
  // The Signet of King Saul
  101781: {
    modes: [equip],
    statics: [
      {
        restrict: 'block',
        who: { all: { kind: 'vampire', minCapacity: 8 } },
        if: [{ if: 'selfIs', role: 'acting' }],
      },
    ],
  },
  // Sport Bike
  101856: {
    modes: [equip],
    onlyOne: { keyword: 'vehicle' },
    statics: [{ stat: 'intercept', amount: 1, who: 'host' }],
  },
};

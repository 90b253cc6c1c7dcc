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
  // Kevlar Vest
  101040: {
    modes: [equip],
    onlyOne: 'name',
    abilities: [preventOnce(2, { strikesWith: 'gun' }), preventOnce(1, { notStrikesWith: 'gun' })],
  },
  // Sport Bike
  101856: {
    modes: [equip],
    onlyOne: { keyword: 'vehicle' },
    statics: [{ stat: 'intercept', amount: 1, who: 'host' }],
  },
};

import type { Ability, LibraryCard } from '@methuselah/engine';
import { card, mode, moreIntercept } from '../make.ts';

const equip = mode('equipment', '', { action: { kind: 'equip' } });

/** Prevention by the bearer; once each combat, whichever damage it is. */
const preventOnce = (amount: number, preventFrom: NonNullable<Ability['preventFrom']>): Ability => ({
  by: 'host',
  when: [{ if: 'inCombat', is: true }],
  prevent: amount,
  preventFrom,
  once: 'combat',
  onceShared: true,
});

/** Equipment. */
export const EQUIPMENT: readonly LibraryCard[] = [
  card(100001, '.44 Magnum', [equip], {
    keywords: ['weapon', 'gun'],
    cost: { pool: 2 },
    abilities: [
      {
        by: 'host',
        strike: { kind: 'damage', amount: 2, ranged: true },
        maneuver: 'optional',
        once: 'combat',
      },
    ],
  }),
  card(100243, 'Bowl of Convergence', [equip], {
    unique: true,
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
  }),
  card(101040, 'Kevlar Vest', [equip], {
    cost: { pool: 1 },
    onlyOne: 'name',
    abilities: [preventOnce(2, { strikesWith: 'gun' }), preventOnce(1, { notStrikesWith: 'gun' })],
  }),
  card(101856, 'Sport Bike', [equip], {
    keywords: ['vehicle'],
    cost: { pool: 1 },
    onlyOne: { keyword: 'vehicle' },
    statics: [{ stat: 'intercept', amount: 1, who: 'host' }],
  }),
];

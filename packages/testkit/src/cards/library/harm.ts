import type { LibraryCard } from '@methuselah/engine/language';
import { card } from '../make.ts';

/** Invented cards that prevent, change and escape damage. */
export const HARM: readonly LibraryCard[] = [
  card(9220, 'Leaden Skin', [
    { type: 'combat', prevent: 2, preventFrom: { normal: true } },
    { type: 'combat', disciplines: { for: 2 }, prevent: 4, preventFrom: { normal: true } },
  ]),
  card(9221, 'Slip the Blow', [{ type: 'combat', prevent: 'all', preventFrom: { opposing: true } }]),
  card(9222, 'Rubber Bones', [
    {
      type: 'combat',
      prevent: 'all',
      preventFrom: { opposing: true },
      effects: [
        {
          do: 'grant',
          grant: 'prevent',
          who: 'self',
          for: 'round',
          amount: 'all',
          prevents: { opposing: true },
          uses: 99,
        },
      ],
    },
  ]),
  card(9223, 'Shield Bearer', [
    {
      type: 'combat',
      by: 'bystander',
      prevent: 1,
      preventFor: { kind: 'minion', inCombat: true },
    },
  ]),
  card(9224, 'Boiling Fist', [
    {
      type: 'combat',
      strike: {
        kind: 'damage',
        hand: true,
        amount: 1,
        unpreventableBy: 'for',
        effects: [{ do: 'restrict', what: 'weaponDamage', who: 'opposing', for: 'round' }],
      },
    },
  ]),
  card(9225, 'Rending Nails', [
    {
      type: 'combat',
      effects: [{ do: 'restrict', what: 'aggravatedHands', who: 'self', for: 'round' }],
    },
  ]),
  card(9226, 'Hour of the Sun', [
    {
      type: 'modifier',
      effects: [
        {
          do: 'restrict',
          what: 'takesAggravated',
          who: { all: { kind: 'vampire' } },
          for: 'resultingCombat',
        },
      ],
    },
  ]),
  card(9227, 'Heat of Battle', [
    {
      type: 'combat',
      windows: ['beforeRange'],
      effects: [{ do: 'modify', stat: 'handDamage', amount: 2, who: 'self', for: 'combat' }],
    },
  ]),
  card(9228, 'Warded Acolyte', [{ type: 'ally', action: { kind: 'recruit' } }], {
    life: 3,
    strength: 1,
    bleed: 1,
    statics: [{ stat: 'damageFromOpposing', amount: -1, who: 'this' }],
  }),
  card(9229, 'Gutter Ghost', [{ type: 'ally', action: { kind: 'recruit' } }], {
    life: 1,
    strength: 1,
    bleed: 1,
    statics: [{ restrict: 'immuneToNormal', who: 'this' }],
  }),
  card(9230, 'Old Guard', [{ type: 'ally', action: { kind: 'recruit' } }], {
    life: 2,
    strength: 1,
    bleed: 1,
    statics: [
      { immuneTo: { kind: 'ally' }, who: 'this' },
      { stat: 'rangedDamage', amount: 1, who: 'this' },
    ],
    abilities: [{ by: 'self', strike: { kind: 'damage', amount: 1, ranged: true } }],
  }),
];

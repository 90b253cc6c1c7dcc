import type { LibraryCard } from '@methuselah/engine/language';
import { card } from '../make.ts';

/** Invented cards with special strikes, and what strikes may be aimed at. */
export const STRIKES: readonly LibraryCard[] = [
  card(9200, 'Cold Repose', [
    { type: 'combat', strike: { kind: 'special', effects: [{ do: 'toTorpor', who: 'opposing' }] } },
  ]),
  card(9201, 'Grave Dust', [
    {
      type: 'combat',
      strike: {
        kind: 'special',
        effects: [
          {
            do: 'gate',
            if: [{ if: 'opposing', kind: 'ally' }],
            effects: [{ do: 'burn', who: 'opposing' }],
            else: [{ do: 'burnBlood', who: 'opposing', amount: 1 }],
          },
        ],
      },
    },
  ]),
  card(9202, 'Sure Blow', [
    { type: 'combat', strike: { kind: 'damage', hand: true, amount: 1, undodgeable: true } },
  ]),
  card(9203, 'Cut the Leash', [
    { type: 'combat', strike: { kind: 'destroyEquipment', retainers: 'too', first: true } },
  ]),
  card(9204, 'Scatter the Retinue', [
    { type: 'combat', strike: { kind: 'destroyEquipment', retainers: 'only' } },
  ]),
  card(9205, 'Patch Up', [
    {
      type: 'action',
      action: { kind: 'special', stealth: 1 },
      picks: [{ pick: 'card', filter: { kind: 'minion', of: 'you', region: 'ready' } }],
      effects: [{ do: 'gainBlood', who: { pick: 0 }, amount: 3, upToStart: true }],
    },
  ]),
  card(9207, 'Blackened Sword', [{ type: 'equipment', action: { kind: 'equip' } }], {
    keywords: ['weapon', 'meleeWeapon'],
    abilities: [
      {
        by: 'host',
        strike: { kind: 'damage', amount: { sum: [{ strength: 'self' }, 1] }, aggravated: true },
      },
    ],
  }),
  card(9206, 'Relentless Bruiser', [{ type: 'ally', action: { kind: 'recruit' } }], {
    life: 3,
    strength: 1,
    bleed: 1,
    statics: [{ restrict: 'undodgeable', who: 'this' }],
  }),
  card(9290, 'Quick Knife', [{ type: 'ally', action: { kind: 'recruit' } }], {
    life: 1,
    strength: 2,
    bleed: 1,
    statics: [{ restrict: 'firstStrike', who: 'this' }],
  }),
  card(9291, 'Fists of Lead', [
    {
      type: 'combat',
      windows: ['beforeRange'],
      effects: [{ do: 'modify', stat: 'baseStrength', amount: 2, who: 'self', for: 'combat' }],
    },
  ]),
];

import type { LibraryCard } from '@methuselah/engine/language';
import { card, inPlay } from '../make.ts';

/** Invented unique cards, and cards that bring copies of them into play. */
export const CONTESTS: readonly LibraryCard[] = [
  card(900, 'Ferry House', [{ type: 'master', stays: 'table' }], {
    unique: true,
    keywords: ['location'],
    statics: [{ stat: 'handSize', amount: 1, who: 'you' }],
  }),
  card(901, 'Ebony Cane', [{ type: 'equipment', action: { kind: 'equip' } }], {
    unique: true,
    cost: { pool: 1 },
    keywords: ['weapon'],
    statics: [{ stat: 'bleed', amount: 1, who: 'host' }],
    abilities: [{ by: 'host', strike: { kind: 'damage', hand: true, amount: 1 } }],
  }),
  card(902, 'Old Barnaby', [{ type: 'retainer', action: { kind: 'employ' } }], {
    unique: true,
    life: 2,
    keywords: ['mortal'],
    statics: [{ stat: 'intercept', amount: 1, who: 'host' }],
  }),
  card(903, 'Warden of Kell', [{ type: 'ally', action: { kind: 'recruit' } }], {
    unique: true,
    life: 3,
    strength: 1,
    bleed: 1,
    cost: { pool: 2 },
    keywords: ['mortal'],
  }),
  card(
    904,
    'Sealed Letters',
    [{ type: 'master', stays: 'table', effects: [{ do: 'gainBlood', who: 'this', amount: 3 }] }],
    {
      unique: true,
      // Enters play with counters, to be turned into pool one at a time.
      ...inPlay({
        by: 'methuselah',
        windows: ['unlock'],
        cost: { counters: 1 },
        once: 'phase',
        effects: [{ do: 'gainPool', who: 'you', amount: 1 }],
      }),
    },
  ),
  card(905, 'Rude Awakening', [
    {
      type: 'master',
      // Brings a vampire of the prey into play early.
      picks: [
        { pick: 'card', filter: { kind: 'vampire', of: 'yourPrey', region: 'uncontrolled', minCounters: 1 } },
      ],
      effects: [{ do: 'toReady', who: { pick: 0 } }],
    },
  ]),
  card(906, 'Sudden Summons', [
    {
      type: 'reaction',
      cost: { blood: 1 },
      picks: [
        { pick: 'card', filter: { kind: 'vampire', of: 'you', region: 'uncontrolled', minCounters: 2 } },
      ],
      effects: [{ do: 'toReady', who: { pick: 0 } }],
    },
  ]),
  card(907, 'Call for Help', [
    {
      type: 'combat',
      windows: ['beforeStrikes', 'damage'],
      cost: { blood: 1 },
      picks: [
        { pick: 'card', filter: { kind: 'vampire', of: 'you', region: 'uncontrolled', minCounters: 2 } },
      ],
      effects: [{ do: 'toReady', who: { pick: 0 } }],
    },
  ]),
  card(
    908,
    'Elder Vintage',
    [
      {
        type: 'master',
        stays: { pick: 0 },
        picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'you' } }],
      },
    ],
    { statics: [{ stat: 'capacity', amount: 1, who: 'host' }] },
  ),
  card(
    909,
    'House Motto',
    [
      {
        type: 'master',
        stays: 'table',
        picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'you', region: 'ready' } }],
        // A bonus only while the card is in play.
        effects: [{ do: 'modify', stat: 'bleed', amount: 1, who: { pick: 0 }, for: 'inPlay' }],
      },
    ],
    { unique: true },
  ),
  card(
    910,
    'Family Crest',
    [
      {
        type: 'action',
        action: { kind: 'special' },
        stays: { pick: 0 },
        picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'others', region: 'ready' } }],
      },
    ],
    // A minion card on another player's vampire is controlled by that Methuselah.
    { unique: true, statics: [{ stat: 'bleed', amount: -1, who: 'host' }] },
  ),
  card(
    911,
    'Deep Slumber',
    [
      {
        type: 'master',
        stays: { pick: 0 },
        picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'others', region: 'ready' } }],
      },
    ],
    {
      cost: { pool: 1 },
      statics: [{ restrict: 'unlock', who: 'host' }],
      abilities: [
        { by: 'otherMinions', action: { kind: 'special' }, effects: [{ do: 'burn', who: 'this' }] },
      ],
    },
  ),
  card(912, 'Tithe Box', [{ type: 'master', stays: 'table' }], {
    ...inPlay({
      by: 'methuselah',
      windows: ['unlock'],
      cost: { burnThis: true },
      effects: [{ do: 'burnPool', who: 'yourPrey', amount: 1 }],
    }),
  }),
  card(913, 'Hidden Sheath', [
    {
      type: 'combat',
      // Puts a piece of equipment into play in the middle of combat.
      strike: { kind: 'damage', hand: true },
      effects: [{ do: 'search', type: 'equipment', to: 'self' }],
    },
  ]),
  card(914, 'Waiting Coach', [{ type: 'master', stays: 'table' }], {
    ...inPlay({
      by: 'methuselah',
      windows: ['polling', 'blockResolved'],
      cost: { burnThis: true },
      picks: [
        { pick: 'card', filter: { kind: 'vampire', of: 'you', region: 'uncontrolled', minCounters: 2 } },
      ],
      effects: [{ do: 'toReady', who: { pick: 0 } }],
    }),
  }),
  card(
    915,
    'Chalked Threshold',
    [
      {
        type: 'action',
        action: { kind: 'special' },
        stays: { pick: 0 },
        picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'others', region: 'ready' } }],
        effects: [{ do: 'modify', stat: 'bleed', amount: -1, who: { pick: 0 }, for: 'inPlay' }],
      },
    ],
    { unique: true },
  ),
  card(916, 'Black Landau', [{ type: 'equipment', action: { kind: 'equip' } }], {
    unique: true,
    keywords: ['vehicle'],
    statics: [{ stat: 'bleed', amount: 1, who: 'host' }],
  }),
  card(
    917,
    'Chain of Office',
    [
      {
        type: 'master',
        stays: { pick: 0 },
        picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'you', region: 'ready' } }],
      },
    ],
    {
      statics: [
        {
          stat: 'capacity',
          amount: 1,
          who: 'host',
          if: [{ if: 'is', card: 'host', filter: { sect: 'anarch' } }],
        },
        {
          stat: 'handSize',
          amount: 1,
          who: 'you',
          if: [{ if: 'is', card: 'host', filter: { titled: true } }],
        },
      ],
    },
  ),
];

import type { LibraryCard } from '@methuselah/engine/language';
import { card, inPlay } from '../make.ts';

/** Invented masters: locations, one-off effects, cards on vampires. */
export const MASTERS: readonly LibraryCard[] = [
  card(100, 'Quiet Hunting Park', [{ type: 'master', stays: 'table' }], {
    keywords: ['location'],
    ...inPlay({
      by: 'methuselah',
      windows: ['unlock'],
      once: 'phase',
      picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'you', region: 'ready' } }],
      effects: [{ do: 'gainBlood', who: { pick: 0 }, amount: 1 }],
    }),
  }),
  card(101, 'Old Debt', [{ type: 'master', effects: [{ do: 'gainPool', who: 'you', amount: 3 }] }]),
  card(
    102,
    'Private Cellar',
    [
      {
        type: 'master',
        stays: { pick: 0 },
        picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'you' } }],
      },
    ],
    {
      // "During X, do Y": once a phase, a blood between vampire and pool.
      ...inPlay({
        by: 'hostController',
        windows: ['master'],
        once: 'phase',
        effects: [{ do: 'moveBlood', from: 'host', to: 'pool', amount: 1 }],
      }),
    },
  ),
  card(103, 'Lantern Salon', [{ type: 'master', stays: 'table' }], {
    keywords: ['location'],
    requires: { clan: ['Lantern'] },
    unique: true,
    ...inPlay({
      by: 'methuselah',
      windows: ['polling'],
      cost: { lock: 'this' },
      effects: [{ do: 'modify', stat: 'votes', amount: 2, who: 'you', for: 'referendum' }],
    }),
  }),
  card(104, 'Crooked Ledger', [{ type: 'master', stays: 'table' }], {
    // A payment of pool and blood in any mix, as a duty of the unlock phase; anybody's minions may burn it.
    abilities: [
      {
        by: 'methuselah',
        windows: ['unlock'],
        duty: true,
        once: 'phase',
        effects: [{ do: 'poolToCard', who: 'you', to: 'this', amount: 1 }],
      },
      { by: 'otherMinions', action: { kind: 'special' }, effects: [{ do: 'burn', who: 'this' }] },
    ],
  }),
  card(
    105,
    'Collector of Tithes',
    [
      {
        type: 'master',
        effects: [
          { do: 'each', of: 'everyoneElse', effects: [{ do: 'burnMix', who: { seatPick: 0 }, amount: 2 }] },
        ],
      },
    ],
    { cost: { pool: 1 } },
  ),
  card(106, 'Deep Purse', [
    {
      type: 'master',
      x: { min: 1, max: 4 },
      cost: { pool: 'x' },
      picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'you', region: 'uncontrolled' } }],
      effects: [{ do: 'gainBlood', who: { pick: 0 }, amount: { sum: ['x', 1] } }],
    },
  ]),
  card(
    107,
    'Marriage of Convenience',
    [
      {
        type: 'master',
        stays: 'table',
        picks: [
          { pick: 'card', filter: { kind: 'vampire', of: 'you', region: 'ready' } },
          { pick: 'card', filter: { kind: 'vampire', of: 'others', region: 'ready' } },
        ],
        // Bound to two minions: both bleed for less while it lasts.
        effects: [
          { do: 'bind', slot: 0, to: { pick: 0 } },
          { do: 'bind', slot: 1, to: { pick: 1 } },
        ],
      },
    ],
    {
      statics: [
        { stat: 'bleed', amount: -1, who: { bound: 0 } },
        { stat: 'bleed', amount: -1, who: { bound: 1 } },
      ],
    },
  ),
  card(108, 'Turncoat', [
    {
      type: 'master',
      cost: { pool: 3 },
      picks: [{ pick: 'card', filter: { kind: 'ally', of: 'others' } }],
      effects: [{ do: 'control', who: { pick: 0 }, to: 'you' }],
    },
  ]),
  card(109, 'Passing Trouble', [{ type: 'master', stays: 'table' }], {
    // Control passes to the prey after use.
    ...inPlay({
      by: 'methuselah',
      windows: ['unlock'],
      once: 'phase',
      picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'others', region: 'ready' }, optional: true }],
      effects: [
        { do: 'lock', who: { pick: 0 } },
        { do: 'control', who: 'this', to: 'yourPrey' },
      ],
    }),
  }),
  card(110, 'Blood Courier', [{ type: 'master', stays: 'table' }], {
    // Transfers as a cost.
    ...inPlay({
      by: 'methuselah',
      windows: ['influence'],
      cost: { transfers: 2 },
      once: 'phase',
      picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'you', region: 'ready' } }],
      effects: [{ do: 'gainBlood', who: { pick: 0 }, amount: 1 }],
    }),
  }),
  card(111, 'Costly Grounds', [{ type: 'master', stays: 'table' }], {
    keywords: ['location'],
    // Cards that target your minions cost more.
    statics: [
      {
        stat: 'cost',
        amount: 1,
        who: { all: { kind: 'minion', of: 'you' } },
        targeted: true,
        if: [{ if: 'not', of: { if: 'hasEdge', who: 'you' } }],
      },
    ],
  }),
  card(112, 'Second Thoughts', [
    {
      type: 'master',
      picks: [{ pick: 'ash' }],
      effects: [
        {
          do: 'schedule',
          at: 'replacementDraw',
          about: 'you',
          for: 'game',
          instead: true,
          once: true,
          effects: [{ do: 'move', who: { pick: 0 }, to: 'hand' }],
        },
      ],
    },
  ]),
  card(113, 'Two Hands', [{ type: 'master', stays: 'table' }], {
    statics: [{ stat: 'handSize', amount: 1, who: 'you' }],
  }),
  card(114, 'Wide Net', [
    { type: 'master', cost: { discard: 1 }, effects: [{ do: 'search', type: 'equipment', to: 'hand' }] },
  ]),
  card(115, 'Busy Evening', [{ type: 'master', stays: 'table' }], {
    statics: [
      { stat: 'masterActions', amount: 1, who: 'you' },
      { stat: 'discardActions', amount: 1, who: 'you' },
    ],
    unique: true,
  }),
  card(
    116,
    'House Arrest',
    [
      {
        type: 'master',
        stays: { pick: 0 },
        picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'others', region: 'ready' } }],
      },
    ],
    {
      cost: { pool: 2 },
      statics: [{ restrict: 'block', who: 'host' }],
      abilities: [
        {
          by: 'otherMinions',
          action: { kind: 'special', stealth: 1 },
          effects: [{ do: 'burn', who: 'this' }],
        },
      ],
    },
  ),
];

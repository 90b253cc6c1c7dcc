import type { LibraryCard } from '@methuselah/engine/language';
import { card, inPlay } from '../make.ts';

/** Invented cards that cancel others by what is printed on them, and cards that change costs. */
export const CANCELLERS: readonly LibraryCard[] = [
  card(
    1530,
    'Stayed Hand',
    [
      {
        type: 'master',
        when: [{ if: 'played', card: { minionCard: true }, by: 'others' }],
        effects: [{ do: 'cancel', unpaid: true }],
      },
    ],
    { outOfTurn: true },
  ),
  card(
    1531,
    'Spilled Ink',
    [
      {
        type: 'master',
        when: [{ if: 'played', card: { type: ['master'], outOfTurn: false }, by: 'preyOrPredator' }],
        effects: [{ do: 'cancel', unpaid: true }],
      },
    ],
    { outOfTurn: true, cost: { pool: 1 } },
  ),
  card(1532, 'Blank Stare', [
    {
      type: 'modifier',
      disciplines: { obf: 1 },
      when: [{ if: 'played', card: { type: ['reaction'], discipline: ['aus'] } }],
      effects: [{ do: 'cancel', unpaid: true }],
    },
  ]),
  card(1533, 'Parried Blow', [
    {
      type: 'combat',
      cost: { blood: 1 },
      when: [{ if: 'played', card: { strike: true }, by: 'opposing' }],
      effects: [{ do: 'cancel', unpaid: true }],
    },
  ]),
  card(1534, 'Elder Glare', [
    {
      type: 'modifier',
      when: [
        {
          if: 'played',
          card: { type: ['reaction'] },
          user: { either: [{ kind: 'ally' }, { kind: 'vampire', maxCapacity: 6 }] },
        },
      ],
      effects: [{ do: 'cancel' }],
    },
  ]),
  card(1535, 'Quiet Garden', [{ type: 'master', stays: 'table' }], {
    ...inPlay({
      by: 'methuselah',
      cost: { lock: 'this' },
      when: [{ if: 'played', card: { keyword: ['frenzy'] }, by: 'any', on: { kind: 'vampire', of: 'you' } }],
      effects: [{ do: 'cancel' }],
    }),
  }),
  card(1536, 'Red Mist', [
    {
      type: 'combat',
      keywords: ['frenzy'],
      windows: ['beforeRange'],
      picks: [{ pick: 'card', filter: { kind: 'minion', inCombat: true, of: 'others' } }],
      effects: [{ do: 'restrict', what: 'press', who: { pick: 0 }, for: 'combat' }],
    },
  ]),
  // ---- costs
  card(1540, 'Mentor of Shadows', [{ type: 'master', stays: 'table' }], {
    statics: [
      {
        stat: 'cost',
        amount: -1,
        kind: 'blood',
        who: { all: { kind: 'vampire', of: 'you' } },
        cards: { discipline: ['obf'] },
      },
    ],
  }),
  card(1541, 'Tanner of Hides', [{ type: 'master', stays: 'table' }], {
    statics: [
      {
        stat: 'cost',
        amount: -1,
        who: { all: { kind: 'vampire', of: 'you' } },
        cards: { type: ['equipment'], except: [{ keyword: ['weapon'] }] },
      },
    ],
  }),
  card(1542, 'Heavy Air', [
    {
      type: 'combat',
      windows: ['beforeRange'],
      effects: [
        {
          do: 'modify',
          stat: 'cost',
          amount: 1,
          kind: 'blood',
          who: 'opposing',
          for: 'combat',
          cards: { type: ['combat'] },
        },
      ],
    },
  ]),
  card(
    1543,
    'Veiled Errand',
    [
      {
        type: 'action',
        disciplines: { obf: 1 },
        action: { kind: 'special', stealth: 1 },
        effects: [{ do: 'gainPool', who: 'you', amount: 1 }],
      },
      {
        type: 'action',
        disciplines: { ani: 1 },
        action: { kind: 'special', stealth: 1 },
        effects: [{ do: 'gainPool', who: 'you', amount: 2 }],
      },
    ],
    { cost: { blood: 1 } },
  ),
  card(1544, 'Costly Punch', [{ type: 'combat', strike: { kind: 'damage', hand: true, amount: 1 } }], {
    cost: { blood: 1 },
  }),
  card(
    1545,
    'Veiled Gift',
    [
      {
        type: 'action',
        disciplines: { obf: 1 },
        action: { kind: 'special', stealth: 1 },
        effects: [{ do: 'gainBlood', who: 'self', amount: 1 }],
      },
    ],
    { cost: { pool: 1 } },
  ),
];

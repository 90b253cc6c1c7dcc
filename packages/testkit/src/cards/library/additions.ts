import type { LibraryCard } from '@methuselah/engine/language';
import { card, inPlay } from '../make.ts';

/** Invented cards for allies that play cards as a vampire, thefts, new vampires, the Edge as a target, and acting out of turn. */
export const ADDITIONS: readonly LibraryCard[] = [
  // ---- allies that play cards as a vampire
  card(1040, 'Half-Turned Scribe', [{ type: 'ally', action: { kind: 'recruit' } }], {
    life: 3,
    strength: 1,
    bleed: 1,
    cost: { pool: 2 },
    playsAs: { aus: 1, obf: 1, pre: 1, tha: 1 },
  }),
  card(1041, 'Blood-Fed Brute', [{ type: 'ally', action: { kind: 'recruit' } }], {
    life: 2,
    strength: 1,
    bleed: 1,
    cost: { pool: 2 },
    playsAs: { pot: 2, ani: 1 },
  }),
  card(
    1042,
    'Deep Draught',
    [
      {
        type: 'action',
        disciplines: { pre: 1 },
        action: { kind: 'special', stealth: 1 },
        effects: [
          { do: 'gainBlood', who: { all: { kind: 'vampire', of: 'you', region: 'ready' } }, amount: 3 },
        ],
      },
    ],
    { requires: { kind: 'vampire' }, cost: { blood: 1 } },
  ),
  // Strength only while its user is a vampire, until the end of combat.
  card(1043, 'Weight of Blood', [
    {
      type: 'combat',
      disciplines: { pot: 1 },
      windows: ['beforeRange'],
      effects: [
        {
          do: 'modify',
          stat: 'strength',
          amount: 1,
          who: 'self',
          for: 'combat',
          if: [{ if: 'is', card: 'self', filter: { kind: 'vampire' } }],
        },
      ],
    },
  ]),
  card(
    1044,
    'Counsel of Age',
    [
      {
        type: 'action',
        disciplines: { pre: 1 },
        action: { kind: 'special', stealth: 1 },
        effects: [{ do: 'gainPool', who: 'you', amount: 1 }],
      },
    ],
    { requires: { minCapacity: 2 } },
  ),
  // Targets an older vampire, for as much as its user has.
  card(1045, 'Upstart', [
    {
      type: 'action',
      disciplines: { pre: 1 },
      action: { kind: 'special' },
      picks: [
        { pick: 'card', filter: { kind: 'vampire', of: 'others', region: 'ready', olderThan: 'self' } },
      ],
      effects: [{ do: 'burnBlood', who: { pick: 0 }, amount: { capacity: 'self' } }],
    },
  ]),
  card(1046, 'Feigned Death', [
    {
      type: 'action',
      disciplines: { obf: 1 },
      action: { kind: 'special', stealth: 1 },
      effects: [
        { do: 'toTorpor', who: 'self' },
        { do: 'gainPool', who: 'you', amount: 2 },
      ],
    },
  ]),
  card(1047, 'Trial of Embers', [
    {
      type: 'action',
      disciplines: { tha: 1 },
      action: { kind: 'special', stealth: 1 },
      effects: [
        { do: 'damage', to: 'self', amount: 2, aggravated: true },
        { do: 'gainPool', who: 'you', amount: 2 },
      ],
    },
  ]),
  // In play, it affects "the vampire with this card".
  card(
    1048,
    'Blood Brand',
    [
      {
        type: 'action',
        disciplines: { pre: 1 },
        action: { kind: 'special', stealth: 1 },
        stays: 'self',
        effects: [
          {
            do: 'modify',
            stat: 'strength',
            amount: 1,
            who: 'self',
            for: 'inPlay',
            if: [{ if: 'is', card: 'self', filter: { kind: 'vampire' } }],
          },
          {
            do: 'gate',
            if: [{ if: 'is', card: 'self', filter: { kind: 'vampire' } }],
            effects: [{ do: 'gainPool', who: 'you', amount: 1 }],
          },
        ],
      },
    ],
    {
      statics: [
        {
          stat: 'bleed',
          amount: 1,
          who: 'host',
          if: [{ if: 'is', card: 'host', filter: { kind: 'vampire' } }],
        },
      ],
    },
  ),
  card(1049, 'Plea of the Lowborn', [
    {
      type: 'political',
      disciplines: { pre: 1 },
      action: {
        kind: 'political',
        passes: [{ do: 'gainPool', who: 'you', amount: 3 }],
        fails: [{ do: 'burnMix', who: 'you', amount: 1 }],
      },
    },
  ]),
  card(
    117,
    'Costly Favour',
    [
      {
        type: 'action',
        disciplines: { pre: 1 },
        action: { kind: 'special', stealth: 1 },
        effects: [{ do: 'gainPool', who: 'you', amount: 3 }],
      },
    ],
    { cost: { blood: 2 } },
  ),
  card(118, 'Salon Guest', [{ type: 'master', effects: [{ do: 'gainPool', who: 'you', amount: 1 }] }], {
    requires: { disciplines: { pre: 1 } },
  }),
  card(1050, 'Stalk the Herd', [
    { type: 'action', disciplines: { ani: 1 }, action: { kind: 'hunt', stealth: 2 } },
  ]),
  card(1051, 'Thin the Ranks', [
    {
      type: 'action',
      disciplines: { pot: 1 },
      action: { kind: 'special', stealth: 1 },
      effects: [{ do: 'burnBlood', who: { all: { kind: 'ally', region: 'ready' } }, amount: 1 }],
    },
  ]),
  // ---- thefts
  card(1052, 'Grand Larceny', [
    {
      type: 'master',
      picks: [{ pick: 'card', filter: {} }],
      effects: [{ do: 'steal', who: { pick: 0 } }],
    },
  ]),
  card(
    1053,
    'Hidden Cellar',
    [
      {
        type: 'master',
        picks: [{ pick: 'card', filter: { kind: 'minion', of: 'you' } }],
        stays: { pick: 0 },
      },
    ],
    { keywords: ['location'], statics: [{ stat: 'strength', amount: 1, who: 'host' }] },
  ),
  card(
    1054,
    'Watch Post',
    [
      {
        type: 'master',
        picks: [{ pick: 'card', filter: { keyword: 'location', of: 'you' } }],
        stays: { pick: 0 },
      },
    ],
    { statics: [{ stat: 'intercept', amount: 1, who: { all: { kind: 'minion', of: 'you' } } }] },
  ),
  // ---- new vampires
  card(
    1055,
    'Bitter Progeny',
    [{ type: 'action', action: { kind: 'special', stealth: 1 }, stays: 'table' }],
    { requires: { kind: 'vampire' }, cost: { blood: 1 }, becomes: { capacity: 1 } },
  ),
  // Comes with 1 blood of its 2.
  card(
    1056,
    'Favoured Childe',
    [
      {
        type: 'action',
        action: { kind: 'special', stealth: 1 },
        stays: 'table',
        effects: [{ do: 'burnBlood', who: 'this', amount: 1 }],
      },
    ],
    { requires: { kind: 'vampire' }, becomes: { capacity: 2 } },
  ),
  card(1066, 'Sent Back to Sleep', [
    {
      type: 'master',
      picks: [{ pick: 'card', filter: { kind: 'vampire', region: 'ready' } }],
      effects: [{ do: 'toUncontrolled', who: { pick: 0 } }],
    },
  ]),
  // ---- acting out of turn
  card(1057, 'Slip the Leash', [
    {
      type: 'master',
      picks: [{ pick: 'card', filter: { kind: 'minion', region: 'ready' } }],
      effects: [
        { do: 'act', who: { pick: 0 }, action: 'bleed' },
        { do: 'gainPool', who: 'you', amount: 1 },
      ],
    },
  ]),
  card(1058, 'Restless Night', [{ type: 'master', stays: 'table' }], {
    ...inPlay({
      by: 'methuselah',
      windows: ['unlock', 'discard'],
      anyTurn: true,
      cost: { burnThis: true },
      picks: [{ pick: 'card', filter: { kind: 'minion', of: 'you', region: 'ready' } }],
      effects: [{ do: 'act', who: { pick: 0 }, action: 'bleed' }],
    }),
  }),
  card(1059, 'Sudden Thirst', [{ type: 'master', stays: 'table' }], {
    ...inPlay({
      by: 'methuselah',
      windows: ['unlock'],
      anyTurn: true,
      cost: { burnThis: true },
      picks: [{ pick: 'card', filter: { kind: 'minion', of: 'you', region: 'ready' } }],
      effects: [{ do: 'act', who: { pick: 0 }, action: 'hunt' }],
    }),
  }),
  card(1067, 'Answer in Kind', [
    {
      type: 'reaction',
      windows: ['declined'],
      effects: [
        { do: 'act', who: 'self', action: 'bleed' },
        { do: 'gainPool', who: 'you', amount: 1 },
      ],
    },
  ]),
  // ---- the Edge as a target
  card(1060, 'Upstage', [
    {
      type: 'action',
      action: { kind: 'special' },
      picks: [{ pick: 'edge' }],
      effects: [{ do: 'takeEdge', who: 'you' }],
    },
  ]),
  card(1061, 'Grand Gesture', [
    {
      type: 'reaction',
      cost: { edge: true },
      effects: [{ do: 'gainPool', who: 'you', amount: 2 }],
    },
  ]),
  // ---- bearers, choices, levels
  card(1062, 'Ancestral Ring', [{ type: 'equipment', action: { kind: 'equip' } }], {
    statics: [
      {
        stat: 'bleed',
        amount: 1,
        who: 'host',
        if: [{ if: 'is', card: 'host', filter: { kind: 'vampire' } }],
      },
    ],
  }),
  card(1063, 'Quiet Blessing', [
    {
      type: 'master',
      effects: [
        {
          do: 'choose',
          pick: { pick: 'card', filter: { kind: 'vampire' } },
          effects: [{ do: 'gainBlood', who: { pick: 0 }, amount: 1 }],
        },
      ],
    },
  ]),
  card(1064, 'Twofold Art', [
    {
      type: 'action',
      disciplines: { aus: 1, dom: 2 },
      action: { kind: 'special', stealth: 1 },
      effects: [{ do: 'gainPool', who: 'you', amount: 2 }],
    },
  ]),
  card(1065, 'Parting Gift', [
    {
      type: 'combat',
      windows: ['beforeRange'],
      effects: [
        {
          do: 'schedule',
          at: 'combatEnds',
          for: 'combat',
          effects: [
            {
              do: 'gate',
              may: true,
              effects: [
                { do: 'gainBlood', who: 'self', amount: 1 },
                { do: 'burnBlood', who: 'opposing', amount: 1 },
              ],
            },
          ],
        },
      ],
    },
  ]),
];

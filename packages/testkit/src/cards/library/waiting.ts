import type { LibraryCard } from '@methuselah/engine/language';
import { card, inPlay } from '../make.ts';

/** Invented cards with triggers. */
export const WAITING: readonly LibraryCard[] = [
  card(
    120,
    'Marked Man',
    [
      {
        type: 'master',
        stays: { pick: 0 },
        picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'others' } }],
      },
    ],
    {
      // When the host goes to torpor its controller burns 2 pool; nothing if it is burned directly.
      triggers: [
        {
          at: 'toTorpor',
          aboutThis: 'host',
          effects: [{ do: 'burnPool', who: { controllerOf: 'host' }, amount: 2 }],
        },
      ],
    },
  ),
  card(121, 'Vulture Fund', [{ type: 'master', stays: 'table' }], {
    triggers: [
      { at: 'burned', about: { kind: 'minion' }, effects: [{ do: 'gainPool', who: 'you', amount: 1 }] },
      { at: 'ousted', effects: [{ do: 'drawCrypt', who: 'you', amount: 1 }] },
    ],
  }),
  card(122, 'Morning Paper', [{ type: 'master', stays: 'table' }], {
    // "May", "if you do" and "pay" form one gate.
    triggers: [
      {
        at: 'masterPhase',
        aboutThis: 'you',
        effects: [
          {
            do: 'gate',
            may: true,
            pay: { pool: 1 },
            effects: [
              { do: 'draw', who: 'you', amount: 1 },
              { do: 'discard', who: 'you', amount: 1 },
            ],
          },
        ],
      },
    ],
  }),
  card(123, 'Curfew', [{ type: 'master', stays: 'table' }], {
    triggers: [
      {
        at: 'discardPhaseEnd',
        aboutThis: 'you',
        effects: [
          {
            do: 'choose',
            pick: {
              pick: 'card',
              filter: { kind: 'minion', of: 'yourPrey', region: 'ready', locked: false },
              optional: true,
            },
            effects: [{ do: 'lock', who: { pick: 0 } }],
          },
        ],
      },
    ],
  }),
  card(124, 'Rites of Passage', [{ type: 'master', stays: 'table' }], {
    triggers: [
      {
        at: 'enteredPlay',
        about: { kind: 'minion', of: 'you' },
        effects: [{ do: 'gainBlood', who: 'subject', amount: 1 }],
      },
    ],
  }),
  card(
    125,
    'Guilty Conscience',
    [
      {
        type: 'master',
        stays: { pick: 0 },
        picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'others', region: 'ready' } }],
      },
    ],
    {
      triggers: [
        {
          at: 'actionResolved',
          aboutThis: 'host',
          if: [{ if: 'successful' }],
          effects: [{ do: 'burnBlood', who: 'host', amount: 1 }],
        },
        { at: 'actionBlocked', aboutThis: 'host', effects: [{ do: 'gainPool', who: 'you', amount: 1 }] },
        { at: 'blockFailed', aboutThis: 'host', effects: [{ do: 'lock', who: 'host' }] },
      ],
    },
  ),
  card(126, 'Fight Promoter', [{ type: 'master', stays: 'table' }], {
    triggers: [
      {
        at: 'roundEnds',
        if: [{ if: 'roundAtLeast', round: 2 }],
        effects: [{ do: 'gainPool', who: 'you', amount: 1 }],
      },
      {
        at: 'combatEnds',
        effects: [
          {
            do: 'gate',
            if: [{ if: 'hasEdge', who: 'you' }],
            effects: [{ do: 'gainPool', who: 'you', amount: 1 }],
            else: [{ do: 'burnPool', who: 'you', amount: 1 }],
          },
        ],
      },
    ],
  }),
  card(127, 'Kingmaker', [{ type: 'master', stays: 'table' }], {
    triggers: [{ at: 'referendumPassed', aboutThis: 'you', effects: [{ do: 'takeEdge', who: 'you' }] }],
  }),
  card(128, 'Nine Days Wonder', [
    {
      type: 'master',
      effects: [{ do: 'burnEdge' }, { do: 'movePool', from: 'yourPrey', to: 'you', amount: 1 }],
    },
  ]),
  card(129, 'Shallow Grave', [
    {
      type: 'action',
      disciplines: { for: 1 },
      cost: { blood: 1 },
      action: { kind: 'special', stealth: 1 },
      picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'you', region: 'torpor' } }],
      effects: [{ do: 'toReady', who: { pick: 0 } }],
    },
    {
      type: 'action',
      disciplines: { pot: 2 },
      action: { kind: 'special' },
      picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'others', region: 'torpor' } }],
      effects: [{ do: 'diablerise', who: { pick: 0 } }],
    },
  ]),
  card(130, 'Cheap Contacts', [{ type: 'master', stays: 'table' }], {
    // An optional cost reducer: used before a card is played, or once its action is about to succeed.
    ...inPlay({
      by: 'methuselah',
      windows: ['minion', 'succeeding'],
      cost: { lock: 'this' },
      when: [{ if: 'yourTurn' }],
      effects: [{ do: 'modify', stat: 'cost', amount: -1, who: 'you', for: 'turn', once: true }],
    }),
  }),
  card(131, 'Knockout', [
    {
      type: 'combat',
      disciplines: { pot: 2 },
      windows: ['roundEnd'],
      cost: { blood: 2 },
      when: [{ if: 'atLeast', a: { tally: 'bloodLostToDamageThisRound', of: 'opposing' }, b: 2 }],
      effects: [{ do: 'toTorpor', who: 'opposing' }],
    },
  ]),
  card(132, 'Smoke Bomb', [
    {
      type: 'combat',
      windows: ['beforeStrikes'],
      cost: { discard: 1, discardType: 'combat' },
      effects: [{ do: 'endCombat' }],
    },
  ]),
  card(133, 'Running Start', [
    {
      type: 'combat',
      windows: ['beforeRange'],
      effects: [{ do: 'grant', grant: 'maneuver', who: 'self', for: 'round', must: true }],
    },
  ]),
  card(134, 'Creeping Rot', [{ type: 'master', stays: 'table' }], {
    // Triggers by itself every turn.
    triggers: [
      { at: 'unlockPhase', aboutThis: 'you', effects: [{ do: 'burnPool', who: 'yourPrey', amount: 1 }] },
    ],
  }),
];

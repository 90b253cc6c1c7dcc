import type { LibraryCard } from '@methuselah/engine/language';
import { card } from '../make.ts';

/** Invented cards that wait for phases and turns, whoever has them. */
export const PHASES: readonly LibraryCard[] = [
  card(
    3113,
    'Kind Refusal',
    [
      {
        type: 'master',
        when: [{ if: 'played', card: { type: ['master'] } }],
        effects: [
          { do: 'cancel', unpaid: true },
          { do: 'modify', stat: 'masterActions', amount: 1, who: 'player', for: 'turn' },
        ],
      },
    ],
    { outOfTurn: true },
  ),
  card(3114, 'Burned Shelf', [
    {
      type: 'master',
      cost: { library: 2 },
      effects: [{ do: 'gainPool', who: 'you', amount: 1 }],
    },
  ]),
  card(3110, 'Spare Hour', [{ type: 'master', stays: 'table' }], {
    // Something more to do in the phase that is under way.
    abilities: (
      [
        ['master', 'masterActions'],
        ['influence', 'transfers'],
        ['discard', 'discardActions'],
      ] as const
    ).map(([window, stat]) => ({
      by: 'methuselah',
      windows: [window],
      cost: { lock: 'this' },
      effects: [{ do: 'modify', stat, amount: 1, who: 'you', for: 'turn' }],
    })),
  }),
  card(3111, 'Party Line', [{ type: 'master', stays: 'table' }], {
    abilities: [
      {
        by: 'methuselah',
        when: [{ if: 'is', card: 'blocker', filter: { kind: 'minion', of: 'others' } }],
        cost: { lock: 'this', pool: 1 },
        effects: [{ do: 'modify', stat: 'intercept', amount: 1, who: 'blocker', for: 'action' }],
      },
    ],
  }),
  card(3112, 'Quiet Success', [{ type: 'master', stays: 'table' }], {
    triggers: [
      {
        at: 'actionResolved',
        if: [{ if: 'successful' }, { if: 'reactionPlayed', is: false }],
        effects: [{ do: 'gainPool', who: 'you', amount: 1 }],
      },
    ],
  }),
  card(3100, 'Fading Glory', [{ type: 'master', stays: 'table' }], {
    // It lasts as many of your discard phases as it has counters.
    counters: 2,
    statics: [{ stat: 'bleed', who: { all: { clan: 'Thorn' } }, amount: 1 }],
    triggers: [
      { at: 'discardPhase', aboutThis: 'you', effects: [{ do: 'burnBlood', who: 'this', amount: 1 }] },
    ],
    burnedIf: [{ if: 'not', of: { if: 'atLeast', a: { counters: 'this' }, b: 1 } }],
  }),
  card(3101, 'Long Night', [{ type: 'event', stays: 'table' }], {
    // In everybody's discard phase, for each vampire of theirs in torpor.
    triggers: [
      {
        at: 'discardPhase',
        effects: [
          {
            do: 'burnPool',
            who: 'actingMethuselah',
            amount: { count: { kind: 'vampire', region: 'torpor' }, of: 'them' },
          },
        ],
      },
    ],
  }),
  card(3102, 'Passing Torch', [{ type: 'master', stays: 'table' }], {
    triggers: [
      {
        at: 'discardPhase',
        aboutThis: 'you',
        effects: [{ do: 'control', who: 'this', to: 'yourPredator' }],
      },
    ],
  }),
  card(3103, 'Slow Recovery', [
    {
      type: 'modifier',
      windows: ['resolved'],
      when: [{ if: 'not', of: { if: 'successful' } }],
      effects: [
        { do: 'schedule', at: 'turnEnds', for: 'turn', once: true, effects: [{ do: 'unlock', who: 'self' }] },
      ],
    },
  ]),
  card(3104, 'Open Season', [{ type: 'master', stays: 'table' }], {
    triggers: [
      {
        at: 'influencePhase',
        aboutThis: 'you',
        effects: [
          { do: 'burn', who: 'this' },
          { do: 'burnPool', who: 'you', amount: 1 },
        ],
      },
    ],
  }),
  card(3105, 'Dry Spell', [{ type: 'event', stays: 'table' }], {
    triggers: [
      { at: 'minionPhase', aboutThis: 'yourPrey', effects: [{ do: 'gainPool', who: 'you', amount: 1 }] },
      {
        at: 'minionPhaseEnd',
        effects: [
          {
            do: 'each',
            of: { all: { kind: 'vampire', region: 'ready', locked: true } },
            effects: [{ do: 'burnBlood', who: 'subject', amount: 1 }],
          },
        ],
      },
      { at: 'turnEnds', aboutThis: 'yourPredator', effects: [{ do: 'gainPool', who: 'you', amount: 2 }] },
    ],
  }),
  card(
    3106,
    'Festering Sore',
    [
      {
        type: 'master',
        stays: { pick: 0 },
        picks: [{ pick: 'card', filter: { kind: 'minion', of: 'others' } }],
      },
    ],
    {
      triggers: [
        {
          at: 'unlockPhase',
          aboutThis: 'hostController',
          effects: [{ do: 'burnBlood', who: 'host', amount: 1 }],
        },
      ],
    },
  ),
  card(3107, 'Late Riser', [
    {
      type: 'action',
      action: { kind: 'bleed', bleed: 1 },
      effects: [
        {
          do: 'schedule',
          at: 'discardPhase',
          about: 'you',
          for: 'game',
          once: true,
          effects: [{ do: 'gate', may: true, pay: { blood: 1 }, effects: [{ do: 'unlock', who: 'self' }] }],
        },
      ],
    },
  ]),
];

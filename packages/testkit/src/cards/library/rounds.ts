import type { LibraryCard } from '@methuselah/engine/language';
import { card } from '../make.ts';

/** Invented cards about range, presses, and what comes after a combat. */
export const ROUNDS: readonly LibraryCard[] = [
  card(9240, 'Close In', [{ type: 'combat', maneuver: 'optional', maneuverTo: 'close' }]),
  card(9241, 'Rushing Blow', [
    {
      type: 'combat',
      strike: { kind: 'damage', hand: true, amount: 1 },
      maneuver: 'optional',
      maneuverTo: 'close',
    },
  ]),
  card(9242, 'Pick the Ground', [
    { type: 'combat', windows: ['beforeRange'], effects: [{ do: 'setRange', range: 'close' }] },
    { type: 'combat', windows: ['beforeRange'], effects: [{ do: 'setRange', range: 'long' }] },
  ]),
  card(9243, 'Long Rifle', [{ type: 'equipment', action: { kind: 'equip' } }], {
    keywords: ['weapon', 'gun'],
    abilities: [
      {
        by: 'host',
        strike: { kind: 'damage', amount: 2, ranged: true },
        when: [{ if: 'range', is: 'long' }],
      },
      {
        by: 'host',
        windows: ['beforeRange'],
        when: [
          { if: 'selfIs', role: 'blocker' },
          { if: 'not', of: { if: 'roundAtLeast', round: 2 } },
        ],
        once: 'combat',
        effects: [
          { do: 'setRange', range: 'long' },
          { do: 'mustStrikeWith', card: 'this' },
        ],
      },
    ],
  }),
  card(9244, 'Pinned Down', [
    {
      type: 'combat',
      windows: ['beforeRange'],
      effects: [
        { do: 'restrict', what: 'maneuverToLong', who: 'opposing', for: 'combat' },
        { do: 'restrict', what: 'pressToEnd', who: 'opposing', for: 'combat' },
        {
          do: 'schedule',
          at: 'pressStep',
          for: 'combat',
          effects: [{ do: 'damage', to: 'opposing', amount: 1, unpreventable: true }],
        },
      ],
    },
  ]),
  card(9245, 'Tireless Hunter', [{ type: 'action', action: { kind: 'special' }, stays: 'self' }], {
    abilities: [{ by: 'host', press: 'mustContinue', once: 'combat' }],
  }),
  card(9246, 'Lone Wolf', [
    {
      type: 'combat',
      windows: ['beforeRange'],
      effects: [
        { do: 'grant', grant: 'press', who: 'self', for: 'combat', only: 'continue' },
        { do: 'grant', grant: 'maneuver', who: 'self', for: 'combat', only: 'long' },
      ],
    },
  ]),
  card(9247, 'Unfinished Business', [
    { type: 'combat', windows: ['combatEnding'], effects: [{ do: 'anotherRound' }] },
  ]),
  card(9248, 'Come Back Here', [
    { type: 'combat', windows: ['combatEnding'], effects: [{ do: 'queueCombat' }] },
  ]),
  card(9249, 'Parting Scratch', [
    {
      type: 'combat',
      strike: {
        kind: 'combatEnds',
        effects: [
          {
            do: 'schedule',
            at: 'combatEnds',
            for: 'combat',
            effects: [{ do: 'burnBlood', who: 'opposing', amount: 1 }],
          },
        ],
      },
    },
  ]),
  card(9250, 'Smoke and Away', [
    {
      type: 'combat',
      strike: {
        kind: 'combatEnds',
        effects: [
          {
            do: 'schedule',
            at: 'combatEnds',
            for: 'combat',
            effects: [
              {
                do: 'gate',
                may: true,
                if: [
                  { if: 'selfIs', role: 'acting' },
                  { if: 'blocked', is: true },
                ],
                pay: { blood: 1 },
                effects: [
                  {
                    do: 'modify',
                    stat: 'stealth',
                    amount: 1,
                    who: 'acting',
                    for: 'action',
                    evenIfNotNeeded: true,
                  },
                  { do: 'continueAction' },
                ],
              },
            ],
          },
        ],
      },
    },
  ]),
  card(9251, 'Shove Past', [
    {
      type: 'modifier',
      windows: ['blocked'],
      effects: [{ do: 'lock', who: 'blocker' }, { do: 'continueAction' }],
    },
  ]),
  card(9252, 'Borrowed Breath', [{ type: 'combat', maneuver: 'optional', replaced: 'afterCombat' }]),
];

import type { LibraryCard } from '@methuselah/engine/language';
import { card } from '../make.ts';

/** Invented cards: actions with effects from their announcement on, bleeds that pay if they succeed, and unusual blocks. */
export const BLEEDS_AND_BLOCKS: readonly LibraryCard[] = [
  card(3300, 'Tithe Round', [
    {
      type: 'action',
      action: { kind: 'bleed', bleed: 1 },
      effects: [{ do: 'gate', if: [{ if: 'bled' }], effects: [{ do: 'gainPool', who: 'you', amount: 1 }] }],
    },
  ]),
  card(3301, 'Masked Errand', [
    {
      type: 'action',
      action: {
        kind: 'bleed',
        announced: [
          { do: 'restrict', what: 'block', who: { all: { kind: 'vampire', titled: true } }, for: 'action' },
          { do: 'grant', grant: 'maneuver', who: 'self', for: 'resultingCombat' },
        ],
      },
    },
  ]),
  card(3302, 'Hold the Gate', [
    {
      type: 'reaction',
      effects: [
        {
          do: 'restrict',
          what: 'strike',
          who: 'acting',
          for: 'resultingRound',
          if: [
            { if: 'selfIs', role: 'blocker' },
            { if: 'blocked', is: true },
          ],
        },
      ],
    },
  ]),
  card(3303, 'Across the Table', [
    { type: 'reaction', effects: [{ do: 'attemptBlock', who: 'self', ofAnyAction: true }] },
  ]),
  card(3304, 'Call the Watch', [
    {
      type: 'reaction',
      lockedToo: true,
      picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'you' } }],
      effects: [{ do: 'modify', stat: 'intercept', amount: 1, who: { pick: 0 }, for: 'action' }],
    },
  ]),
  card(3305, 'Rouse the Watch', [
    {
      type: 'reaction',
      lockedToo: true,
      picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'you', locked: true } }],
      effects: [
        { do: 'unlock', who: { pick: 0 } },
        { do: 'attemptBlock', who: { pick: 0 } },
      ],
    },
  ]),
  card(3306, 'Pass the Poison', [
    {
      type: 'reaction',
      windows: ['declined'],
      when: [
        { if: 'action', kind: ['bleed'] },
        { if: 'directedAt', who: 'you' },
        { if: 'atLeast', a: 'methuselahs', b: 3 },
      ],
      effects: [{ do: 'redirect', to: 'predatorsPredator' }],
    },
  ]),
  card(3307, 'Shared Supper', [
    {
      type: 'action',
      action: { kind: 'special' },
      picks: [
        {
          pick: 'card',
          filter: {
            either: [
              { kind: 'vampire', of: 'you', region: 'controlled', youngerThan: 'self' },
              { kind: 'vampire', of: 'you', region: 'uncontrolled' },
            ],
          },
        },
      ],
      effects: [{ do: 'gainBlood', who: { pick: 0 }, amount: 1 }],
    },
  ]),
  card(3308, 'Icy Reception', [
    {
      type: 'reaction',
      effects: [{ do: 'modify', stat: 'bleed', amount: -5, who: 'acting', for: 'action' }],
    },
  ]),
  card(3309, 'Spring-heeled', [
    {
      type: 'modifier',
      effects: [
        {
          do: 'grant',
          grant: 'maneuverOrPress',
          who: 'self',
          for: 'resultingCombat',
          if: [{ if: 'blocked', is: true }],
        },
      ],
    },
  ]),
  card(3310, 'Light Sleeper', [
    {
      type: 'reaction',
      effects: [{ do: 'restrict', what: 'lockForBlock', who: 'self', for: 'action' }],
    },
  ]),
];

import type { LibraryCard } from '@methuselah/engine/language';
import { card } from '../make.ts';

/** Invented reactions. */
export const REACTIONS: readonly LibraryCard[] = [
  card(600, 'Keen Senses', [
    {
      type: 'reaction',
      disciplines: { aus: 1 },
      effects: [{ do: 'modify', stat: 'intercept', amount: 1, who: 'self', for: 'action' }],
    },
    {
      type: 'reaction',
      disciplines: { aus: 2 },
      effects: [{ do: 'modify', stat: 'intercept', amount: 2, who: 'self', for: 'action' }],
    },
  ]),
  card(601, 'Point the Finger', [
    {
      type: 'reaction',
      disciplines: { dom: 1 },
      when: [
        { if: 'action', kind: ['bleed'] },
        { if: 'directedAt', who: 'you' },
      ],
      picks: [{ pick: 'seat', of: 'othersNotTarget' }],
      effects: [
        { do: 'lock', who: 'self' },
        { do: 'redirect', to: { seatPick: 0 } },
      ],
    },
    {
      type: 'reaction',
      disciplines: { dom: 2 },
      when: [
        { if: 'action', kind: ['bleed'] },
        { if: 'directedAt', who: 'you' },
      ],
      cost: { blood: 1 },
      picks: [{ pick: 'seat', of: 'othersNotTarget' }],
      effects: [{ do: 'redirect', to: { seatPick: 0 } }],
    },
  ]),
  card(602, 'Open One Eye', [
    {
      type: 'reaction',
      wake: true,
      when: [{ if: 'is', card: 'self', filter: { locked: true } }],
      effects: [{ do: 'restrict', what: 'wake', who: 'self', for: 'action' }],
    },
  ]),
  card(
    603,
    'Defend the Threshold',
    [
      {
        type: 'reaction',
        lockedToo: true,
        windows: ['beforeBlocks'],
        cost: { blood: 1 },
        effects: [
          { do: 'unlock', who: 'self' },
          { do: 'attemptBlock', who: 'self' },
        ],
      },
    ],
    { requires: { titled: true } },
  ),
  card(604, 'Shrug It Off', [
    {
      type: 'reaction',
      disciplines: { for: 1 },
      when: [
        { if: 'action', kind: ['bleed'] },
        { if: 'directedAt', who: 'you' },
      ],
      effects: [{ do: 'modify', stat: 'bleed', amount: -1, who: 'acting', for: 'action' }],
    },
  ]),
  card(605, 'Turn It to Profit', [
    {
      type: 'reaction',
      disciplines: { pre: 1 },
      windows: ['succeeding'],
      when: [
        { if: 'action', kind: ['bleed'] },
        { if: 'directedAt', who: 'you' },
      ],
      cost: { blood: 1 },
      effects: [
        {
          do: 'schedule',
          at: 'bleedSucceeds',
          about: 'acting',
          for: 'action',
          instead: true,
          effects: [
            { do: 'burnPool', who: 'actionTarget', amount: 1 },
            { do: 'burnBlood', who: 'acting', amount: 1 },
          ],
        },
      ],
    },
  ]),
  card(606, 'Braced for Impact', [
    {
      type: 'reaction',
      windows: ['blocking', 'blocked'],
      when: [{ if: 'selfIs', role: 'blocker' }],
      effects: [{ do: 'grant', grant: 'prevent', who: 'self', for: 'resultingCombat', amount: 2 }],
    },
  ]),
  card(607, 'Cat Nap', [
    {
      type: 'reaction',
      disciplines: { ani: 1 },
      lockedToo: true,
      windows: ['resolved'],
      when: [{ if: 'selfIs', role: 'blocker' }],
      effects: [{ do: 'unlock', who: 'self' }],
    },
  ]),
  card(608, 'Counter-Motion', [
    {
      type: 'reaction',
      disciplines: { dom: 1 },
      windows: ['polling'],
      effects: [{ do: 'modify', stat: 'votes', amount: 1, who: 'self', for: 'referendum' }],
    },
  ]),
];

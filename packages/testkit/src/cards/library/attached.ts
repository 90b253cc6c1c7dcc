import type { LibraryCard } from '@methuselah/engine/language';
import { card, inPlay } from '../make.ts';

/** Invented cards that are put on a minion after they were played. */
export const ATTACHED: readonly LibraryCard[] = [
  card(
    3160,
    'Trail of Blood',
    [
      {
        type: 'reaction',
        effects: [
          { do: 'modify', stat: 'intercept', amount: 1, who: 'self', for: 'action' },
          {
            do: 'schedule',
            at: 'blockSucceeded',
            about: 'self',
            for: 'action',
            effects: [{ do: 'putOn', who: 'acting', yours: true }],
          },
        ],
      },
    ],
    {
      statics: [{ stat: 'stealth', who: 'host', amount: -1 }],
      abilities: [
        {
          by: 'host',
          windows: ['minion'],
          cost: { blood: 1 },
          effects: [{ do: 'burn', who: 'this' }],
        },
      ],
    },
  ),
  card(
    3161,
    'Stolen Moment',
    [
      {
        type: 'modifier',
        windows: ['resolved'],
        when: [{ if: 'successful' }],
        effects: [{ do: 'putOn', who: 'self' }],
      },
    ],
    {
      onlyOne: 'name',
      ...inPlay({
        by: 'host',
        windows: ['blocking'],
        when: [{ if: 'selfIs', role: 'acting' }],
        cost: { burnThis: true },
        effects: [{ do: 'failBlock', notAgain: 'minion' }],
      }),
    },
  ),
  card(
    3162,
    'Grave Rot',
    [{ type: 'combat', strike: { kind: 'special', effects: [{ do: 'putOn', who: 'opposing' }] } }],
    {
      counters: 2,
      triggers: [
        {
          at: 'unlockPhase',
          aboutThis: 'hostController',
          effects: [
            { do: 'burnBlood', who: 'host', amount: 1 },
            { do: 'burnBlood', who: 'this', amount: 1 },
          ],
        },
      ],
      burnedIf: [{ if: 'not', of: { if: 'atLeast', a: { counters: 'this' }, b: 1 } }],
    },
  ),
  card(
    3163,
    'Whispered Command',
    [
      {
        type: 'action',
        action: { kind: 'special' },
        picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'others', region: 'ready' } }],
        stays: { pick: 0, yours: true },
        effects: [{ do: 'lock', who: { pick: 0 } }],
      },
    ],
    { statics: [{ restrict: 'unlock', who: 'host' }] },
  ),
];

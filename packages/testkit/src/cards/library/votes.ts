import type { LibraryCard } from '@methuselah/engine/language';
import { card } from '../make.ts';

/** Invented cards for the polling step and for terms, and one that princes burn. */
export const VOTES: readonly LibraryCard[] = [
  card(1300, 'Passing the Hat', [
    { type: 'modifier', windows: ['polling'], effects: [{ do: 'gainPool', who: 'you', amount: 2 }] },
  ]),
  card(1301, 'Burned Bridges', [
    {
      type: 'modifier',
      windows: ['polling'],
      effects: [{ do: 'sect', who: 'acting', sect: 'anarch', for: 'game' }],
    },
  ]),
  card(1308, 'Mended Bridges', [
    {
      type: 'modifier',
      windows: ['polling'],
      effects: [{ do: 'sect', who: 'acting', sect: 'camarilla', for: 'game' }],
    },
  ]),
  // Reactions by its controller's vampires cost less.
  card(1309, 'Thrifty Court', [{ type: 'master', stays: 'table' }], {
    statics: [
      {
        stat: 'cost',
        amount: -1,
        who: { all: { kind: 'vampire', of: 'you' } },
        cards: { type: ['reaction'] },
      },
    ],
  }),
  // With at least three Methuselahs.
  card(1302, 'Common Burden', [
    {
      type: 'political',
      action: {
        kind: 'political',
        terms: [{ pick: 'points', points: 3, least: 3 }],
        passes: [{ do: 'burnPool', who: 'everyone', amount: 'points' }],
      },
    },
  ]),
  // The second term depends on the first.
  card(1303, 'Elder and Childe', [
    {
      type: 'political',
      action: {
        kind: 'political',
        terms: [
          { pick: 'card', filter: { kind: 'vampire', region: 'ready' } },
          { pick: 'card', filter: { kind: 'vampire', region: 'ready', youngerThan: { pick: 0 } } },
        ],
        passes: [
          { do: 'burnBlood', who: { pick: 0 }, amount: 1 },
          { do: 'gainBlood', who: { pick: 1 }, amount: 1 },
        ],
      },
    },
  ]),
  // Forces somebody to vote on a given side.
  card(1304, 'Bought Voice', [
    {
      type: 'modifier',
      windows: ['polling'],
      picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'others', region: 'ready' } }],
      effects: [{ do: 'forceVotes', who: { pick: 0 }, side: 'for' }],
    },
  ]),
  card(1305, 'Recanted Vote', [
    {
      type: 'reaction',
      windows: ['polling'],
      effects: [{ do: 'forceVotes', who: 'self', side: 'against' }],
    },
  ]),
  // A title is lost, or given back, during the vote.
  card(1306, 'Stripped of Office', [
    { type: 'modifier', windows: ['polling'], effects: [{ do: 'loseTitle', who: 'acting' }] },
  ]),
  card(1307, 'Acclaimed Prince', [
    {
      type: 'modifier',
      windows: ['polling'],
      effects: [{ do: 'title', who: 'acting', title: 'prince', city: 'Wexcombe' }],
    },
  ]),
  // Ends the referendum without a result.
  card(1550, 'Adjournment', [
    {
      type: 'reaction',
      windows: ['polling'],
      effects: [
        { do: 'unlock', who: 'acting' },
        { do: 'cancelReferendum', toHand: true, notAgain: true },
      ],
    },
  ]),
];

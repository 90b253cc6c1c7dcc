import type { LibraryCard } from '@methuselah/engine/language';
import { card } from '../make.ts';

/** Invented cards for edge cases of playing, paying and voting: bound votes, owed costs, cheaper cards. */
export const EDGES_OF_PLAYING: readonly LibraryCard[] = [
  // Calls a referendum without being a political action card; or brings one back.
  card(1270, 'Open Letter', [
    {
      type: 'action',
      action: { kind: 'political', stealth: 1, passes: [{ do: 'gainPool', who: 'you', amount: 1 }] },
    },
    {
      type: 'action',
      action: { kind: 'special', stealth: 1 },
      picks: [{ pick: 'ash', card: { type: ['political'] } }],
      effects: [{ do: 'move', who: { pick: 0 }, to: 'hand' }],
    },
  ]),
  // A vampire may only vote against, or must abstain; then the same for a Methuselah, who may also be made to vote for.
  card(1271, 'Point of Order', [
    {
      type: 'modifier',
      windows: ['beforeVotes'],
      picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'others', region: 'ready' } }],
      effects: [{ do: 'restrict', what: 'voteAgainst', who: { pick: 0 }, for: 'referendum' }],
    },
    {
      type: 'modifier',
      windows: ['beforeVotes'],
      picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'others', region: 'ready' } }],
      effects: [{ do: 'restrict', what: 'vote', who: { pick: 0 }, for: 'referendum' }],
    },
    {
      type: 'modifier',
      windows: ['beforeVotes'],
      picks: [{ pick: 'seat', of: 'others' }],
      effects: [{ do: 'restrict', what: 'voteAgainst', who: { seatPick: 0 }, for: 'referendum' }],
    },
    {
      type: 'modifier',
      windows: ['beforeVotes'],
      picks: [{ pick: 'seat', of: 'others' }],
      effects: [{ do: 'restrict', what: 'vote', who: { seatPick: 0 }, for: 'referendum' }],
    },
    {
      type: 'modifier',
      windows: ['beforeVotes'],
      picks: [{ pick: 'seat', of: 'others' }],
      effects: [{ do: 'restrict', what: 'voteFor', who: { seatPick: 0 }, for: 'referendum' }],
    },
  ]),
  // Once per combat; and after an action.
  card(1272, 'Practised Feint', [
    {
      type: 'combat',
      windows: ['beforeRange'],
      once: 'combat',
      effects: [{ do: 'modify', stat: 'strength', amount: 1, who: 'self', for: 'round' }],
    },
    { type: 'modifier', windows: ['resolved'], effects: [{ do: 'gainBlood', who: 'acting', amount: 1 }] },
  ]),
  // Buys votes with blood, and pool with blood.
  card(1273, 'Ballot Urn', [{ type: 'equipment', action: { kind: 'equip' } }], {
    abilities: [
      {
        by: 'host',
        windows: ['polling'],
        cost: { blood: 1 },
        effects: [{ do: 'modify', stat: 'votes', amount: 1, who: 'you', for: 'referendum' }],
      },
      {
        by: 'hostController',
        windows: ['unlock'],
        once: 'phase',
        cost: { blood: 1 },
        effects: [{ do: 'gainPool', who: 'you', amount: 1 }],
      },
    ],
  }),
  // Everybody gets one more vote, and voting costs a blood less; or as many votes as locations.
  card(1274, 'Show of Hands', [
    {
      type: 'modifier',
      windows: ['polling'],
      effects: [
        { do: 'modify', stat: 'votes', amount: 1, who: 'everyone', for: 'referendum' },
        { do: 'modify', stat: 'voteTax', amount: -1, who: { all: { kind: 'vampire' } }, for: 'referendum' },
      ],
    },
    {
      type: 'modifier',
      windows: ['polling'],
      effects: [
        {
          do: 'modify',
          stat: 'votes',
          amount: { count: { keyword: 'location', of: 'you' } },
          who: 'you',
          for: 'referendum',
        },
      ],
    },
  ]),
  // Costs two cards from hand, and can be played without an opponent to strike.
  card(1275, 'Struck from the Minutes', [
    {
      type: 'modifier',
      cost: { discard: 2 },
      windows: ['polling'],
      picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'others', hasVoted: true }, optional: true }],
      effects: [
        { do: 'cancelVotes', who: { pick: 0 } },
        { do: 'gainBlood', who: 'acting', amount: 1 },
      ],
    },
  ]),
  // Names a vampire at announcement, and two terms on success.
  card(1276, 'Exchange of Honours', [
    {
      type: 'political',
      picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'others', region: 'ready' } }],
      action: {
        kind: 'political',
        terms: [
          { pick: 'seat', of: 'any' },
          { pick: 'card', filter: { kind: 'vampire', of: 'you', region: 'ready' } },
        ],
        passes: [
          { do: 'burnBlood', who: { pick: 0 }, amount: 1 },
          { do: 'gainPool', who: { seatPick: 1 }, amount: 1 },
          { do: 'lock', who: { pick: 2 } },
        ],
      },
    },
  ]),
  // For allies only.
  card(
    1277,
    'Heckled',
    [
      {
        type: 'reaction',
        windows: ['polling'],
        effects: [
          { do: 'modify', stat: 'votes', amount: -2, who: 'acting', for: 'referendum' },
          { do: 'modify', stat: 'ballots', amount: -2, who: 'acting', for: 'referendum' },
        ],
      },
    ],
    { requires: { kind: 'ally' } },
  ),
  // Its controller's vampires equip for less, and that Methuselah plays masters for less.
  card(1278, 'Quartermaster', [{ type: 'master', stays: 'table' }], {
    trifle: true,
    keywords: ['location'],
    statics: [
      {
        stat: 'cost',
        amount: -1,
        who: { all: { kind: 'vampire', of: 'you' } },
        cards: { type: ['equipment'] },
      },
      { stat: 'cost', amount: -1, who: 'you', cards: { type: ['master'] } },
    ],
    abilities: [
      {
        by: 'methuselah',
        windows: ['master'],
        cost: { lock: 'this' },
        effects: [{ do: 'gainPool', who: 'you', amount: 1 }],
      },
      // The next card of one vampire costs less, whatever it is.
      {
        by: 'methuselah',
        windows: ['minion'],
        cost: { lock: 'this' },
        picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'you', region: 'ready' } }],
        effects: [{ do: 'modify', stat: 'cost', amount: -1, who: { pick: 0 }, for: 'turn', once: true }],
      },
    ],
  }),
  // Somebody leaves torpor during voting.
  card(1290, 'Summoned to Vote', [
    {
      type: 'modifier',
      windows: ['polling'],
      picks: [{ pick: 'card', filter: { kind: 'vampire', region: 'torpor' } }],
      effects: [{ do: 'toReady', who: { pick: 0 } }],
    },
  ]),
  // Cancelling may cost the Edge, or lock the minion who plays it.
  card(1279, 'Raised Voice', [
    {
      type: 'modifier',
      cost: { edge: true },
      when: [{ if: 'played', card: { type: ['reaction'] } }],
      effects: [{ do: 'cancel' }],
    },
    {
      type: 'reaction',
      cost: { lock: 'self' },
      when: [{ if: 'played', card: { type: ['modifier'] } }],
      effects: [{ do: 'cancel' }],
    },
  ]),
];

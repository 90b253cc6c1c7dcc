import type { LibraryCard } from '@methuselah/engine/language';
import { card } from '../make.ts';

/** Invented cards about whole referendums: whom they choose, how they end, and who voted. */
export const REFERENDUMS: readonly LibraryCard[] = [
  // One or more Methuselahs, and more from those who have a small vampire.
  card(3400, 'Roll of Shame', [
    {
      type: 'political',
      action: {
        kind: 'political',
        terms: [{ pick: 'several', seats: 'any', least: 1 }],
        passes: [
          { do: 'burnPool', who: 'chosen', amount: 1 },
          {
            do: 'burnPool',
            who: { controlling: { kind: 'vampire', maxCapacity: 3 }, of: 'chosen' },
            amount: 2,
          },
        ],
      },
    },
  ]),
  // It stays in play for those who were chosen, each by one copy only.
  card(3401, 'Open Archive', [
    {
      type: 'political',
      stays: 'table',
      action: {
        kind: 'political',
        terms: [{ pick: 'several', seats: 'any', least: 1, notForAnother: true }],
        passes: [
          { do: 'modify', stat: 'handSize', amount: 1, who: 'chosen', for: 'inPlay' },
          { do: 'restrict', what: 'twoMasterActions', who: 'chosen', for: 'inPlay' },
        ],
      },
    },
  ]),
  // As many vampires as you like, and twice as many points among Methuselahs and locations.
  card(3402, 'Show of Force', [
    {
      type: 'political',
      action: {
        kind: 'political',
        terms: [
          {
            pick: 'several',
            cards: { kind: 'vampire', of: 'you', region: 'ready', locked: false },
            least: 1,
          },
          { pick: 'points', points: { times: 2, of: 'chosen' }, least: 1, cards: { keyword: 'location' } },
        ],
        passes: [
          { do: 'lock', who: { all: { kind: 'vampire', chosen: true } } },
          { do: 'burnPool', who: 'everyone', amount: 'points' },
          { do: 'burn', who: { all: { keyword: 'location', allocated: true } } },
        ],
      },
    },
  ]),
  // Points for vampires alone.
  card(3403, 'Shared Cup', [
    {
      type: 'political',
      action: {
        kind: 'political',
        terms: [
          {
            pick: 'points',
            points: 3,
            least: 1,
            cards: { kind: 'vampire', region: 'ready' },
            cardsOnly: true,
          },
        ],
        passes: [{ do: 'gainBlood', who: { all: { kind: 'vampire', allocated: true } }, amount: 'points' }],
      },
    },
  ]),
  // A Methuselah or a location, or both of them for a prince.
  card(3404, 'Writ of Seizure', [
    {
      type: 'political',
      action: {
        kind: 'political',
        terms: [
          {
            pick: 'several',
            seats: 'others',
            cards: { keyword: 'location' },
            oneOfEach: true,
            least: 1,
            most: {
              if: [{ if: 'is', card: 'self', filter: { title: ['prince'] } }],
              amount: 2,
              else: 1,
            },
          },
        ],
        passes: [
          { do: 'burnPool', who: 'chosen', amount: 3 },
          { do: 'burn', who: { all: { keyword: 'location', chosen: true } } },
        ],
      },
    },
  ]),
  // Each Methuselah may choose a vampire; their prey pays for it.
  card(3405, 'Debt of Years', [
    {
      type: 'political',
      action: {
        kind: 'political',
        passes: [
          {
            do: 'eachChooses',
            of: 'everyone',
            filter: { kind: 'vampire', region: 'ready' },
            optional: true,
            effects: [{ do: 'burnPool', who: 'everyone', amount: { chosenCapacity: 'theirPredators' } }],
          },
        ],
      },
    },
  ]),
  // The next referendum needs no votes.
  card(3406, 'Foregone Conclusion', [
    {
      type: 'master',
      effects: [
        {
          do: 'schedule',
          at: 'referendumCalled',
          for: 'turn',
          once: true,
          if: [{ if: 'is', card: 'acting', filter: { kind: 'vampire', of: 'you', maxCapacity: 3 } }],
          effects: [{ do: 'passReferendum' }],
        },
      ],
    },
  ]),
  card(3407, 'Stopped Clock', [
    {
      type: 'reaction',
      windows: ['beforeVotes'],
      when: [{ if: 'actionCard', card: { titled: false } }],
      effects: [{ do: 'failReferendum' }],
    },
  ]),
  card(3408, 'Price of Dissent', [
    {
      type: 'modifier',
      windows: ['polling'],
      effects: [
        {
          do: 'schedule',
          at: 'tallied',
          for: 'referendum',
          effects: [
            { do: 'burnPool', who: 'castAgainst', amount: 1 },
            { do: 'gainBlood', who: 'self', amount: 'onlyAgainst' },
          ],
        },
      ],
    },
  ]),
  // What those who call referendums, and those who vote, get out of them.
  card(3409, 'Party Whip', [{ type: 'master', stays: 'table' }], {
    statics: [
      { stat: 'edgeVotes', amount: 2, who: 'everyone' },
      { stat: 'votesAgainst', amount: 2, who: { all: { kind: 'vampire', of: 'you' } } },
    ],
    triggers: [
      { at: 'edgeVote', effects: [{ do: 'gainPool', who: 'you', amount: 1 }] },
      {
        at: 'referendumFailed',
        about: { kind: 'vampire', of: 'you' },
        effects: [{ do: 'burnBlood', who: 'subject', amount: 1 }],
      },
      { at: 'preyOusted', aboutThis: 'you', effects: [{ do: 'gainPool', who: 'you', amount: 3 }] },
      {
        at: 'bled',
        about: { kind: 'minion', of: 'you' },
        effects: [{ do: 'gainBlood', who: 'this', amount: 'poolBled' }],
      },
    ],
  }),
  // Its bearer's title and life are safe.
  card(
    3410,
    'Old Charter',
    [{ type: 'master', stays: { pick: 0 }, picks: [{ pick: 'card', filter: { kind: 'vampire' } }] }],
    {
      statics: [
        { restrict: 'bloodHunt', who: 'host' },
        { restrict: 'yieldTitle', who: 'host' },
      ],
    },
  ),
  card(
    3411,
    'Frayed Claim',
    [{ type: 'master', stays: { pick: 0 }, picks: [{ pick: 'card', filter: { kind: 'vampire' } }] }],
    {
      statics: [
        { stat: 'contestCost', amount: 1, who: 'host' },
        { restrict: 'voteFor', who: 'host', if: [{ if: 'bloodHunt' }] },
      ],
    },
  ),
  // A vampire, or pool.
  card(3412, 'Hungry Elder', [{ type: 'master', stays: 'table' }], {
    triggers: [
      {
        at: 'unlockPhase',
        effects: [
          {
            do: 'choose',
            who: 'actingMethuselah',
            pick: {
              pick: 'card',
              filter: { kind: 'vampire', of: 'actingMethuselah', maxCapacity: 3 },
              optional: true,
            },
            effects: [{ do: 'burnBlood', who: { pick: 0 }, amount: 1 }],
            else: [{ do: 'burnPool', who: 'actingMethuselah', amount: 1 }],
          },
        ],
      },
    ],
  }),
  // Allies that are not paid for again are burned.
  card(3413, 'Purge of Servants', [
    {
      type: 'political',
      action: {
        kind: 'political',
        passes: [
          {
            do: 'each',
            of: { all: { kind: 'ally' } },
            effects: [
              {
                do: 'gate',
                may: true,
                who: { controllerOf: 'subject' },
                pay: { pool: { poolCost: 'subject' } },
                effects: [],
                else: [{ do: 'burn', who: 'subject' }],
              },
            ],
          },
        ],
      },
    },
  ]),
];

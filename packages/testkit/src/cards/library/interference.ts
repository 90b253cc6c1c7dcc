import type { Effect, LibraryCard } from '@methuselah/engine/language';
import { card } from '../make.ts';

const costMore: Extract<Effect, { do: 'modify' }> = {
  do: 'modify',
  stat: 'cost',
  amount: 1,
  who: { all: { kind: 'minion' } },
  for: 'action',
  alsoLater: true,
  cards: { type: ['reaction'] },
  kind: 'bloodOrLife',
};

/** Invented cards about what others may do as a card is played, reactions that are hindered, and actions that are met. */
export const INTERFERENCE: readonly LibraryCard[] = [
  card(3420, 'Hush Money', [
    {
      type: 'modifier',
      windows: ['blocking'],
      effects: [{ do: 'failBlock', notAgain: 'minion' }],
      asPlayed: [
        { do: 'gate', may: true, payer: 'blocker', pay: { bloodOrLife: 1 }, effects: [{ do: 'cancel' }] },
      ],
    },
  ]),
  card(3421, 'Open Bid', [
    {
      type: 'master',
      picks: [{ pick: 'card', filter: { kind: 'minion' } }],
      effects: [{ do: 'lock', who: { pick: 0 } }],
      asPlayed: [
        {
          do: 'gate',
          may: true,
          who: { controllerOf: { pick: 0 } },
          pay: { pool: 2 },
          effects: [{ do: 'cancel' }],
        },
      ],
    },
  ]),
  card(3422, 'Gag Order', [
    {
      type: 'modifier',
      windows: ['announced'],
      effects: [
        costMore,
        {
          do: 'restrict',
          what: 'replaceAtOnce',
          who: { all: { kind: 'minion' } },
          cards: { types: ['reaction'] },
          for: 'action',
        },
      ],
    },
  ]),
  card(3423, 'Muzzle', [
    {
      type: 'modifier',
      windows: ['announced'],
      picks: [{ pick: 'card', filter: { kind: 'minion' } }],
      effects: [
        { do: 'restrict', what: 'play', who: { pick: 0 }, cards: { types: ['reaction'] }, for: 'action' },
        { ...costMore, once: true },
      ],
    },
  ]),
  card(
    3424,
    'Back Door',
    [
      {
        type: 'master',
        stays: { pick: 0 },
        picks: [{ pick: 'card', filter: { kind: 'minion', of: 'you' } }],
      },
    ],
    {
      abilities: [
        {
          by: 'methuselah',
          when: [{ if: 'targeted', card: 'host' }],
          cost: { burnThis: true },
          effects: [{ do: 'endAction' }],
        },
      ],
    },
  ),
  card(3425, 'Old Grudge', [
    {
      type: 'master',
      picks: [
        { pick: 'card', filter: { kind: 'vampire', of: 'you' } },
        { pick: 'card', filter: { kind: 'minion', of: 'yourPrey' } },
      ],
      effects: [
        {
          do: 'restrict',
          what: 'block',
          who: { pick: 1 },
          for: 'turn',
          if: [{ if: 'acts', card: { pick: 0 } }],
        },
      ],
    },
  ]),
  card(
    3426,
    'Many Talents',
    [
      {
        type: 'master',
        stays: { pick: 0 },
        picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'you' } }],
      },
    ],
    {
      abilities: [
        {
          by: 'host',
          windows: ['resolved'],
          once: 'turn',
          when: [{ if: 'atLeast', a: { tally: 'disciplinesUsedThisAction', of: 'host' }, b: 2 }],
          effects: [{ do: 'unlock', who: 'host' }],
        },
      ],
    },
  ),
  card(
    3427,
    'Fresh Breath',
    [
      {
        type: 'master',
        stays: { pick: 0 },
        picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'you' } }],
      },
    ],
    {
      abilities: [
        {
          by: 'host',
          windows: ['resolved'],
          once: 'turn',
          when: [{ if: 'selfIs', role: 'acting' }, { if: 'successful' }, { if: 'bloodPaid' }],
          effects: [{ do: 'unlock', who: 'host' }],
        },
      ],
    },
  ),
  card(3428, 'Pawned Crown', [
    {
      type: 'modifier',
      effects: [
        { do: 'modify', stat: 'bleed', amount: 1, who: 'acting', for: 'action', unlimited: true },
        { do: 'restrict', what: 'gainEdge', who: 'you', for: 'action' },
      ],
    },
  ]),
  card(
    3429,
    'Late Reply',
    [
      {
        type: 'reaction',
        replaced: 'afterTurn',
        effects: [{ do: 'modify', stat: 'intercept', amount: 1, who: 'self', for: 'action' }],
      },
    ],
    { notBothBy: ['Prompt Reply'] },
  ),
  card(3430, 'Prompt Reply', [
    {
      type: 'reaction',
      effects: [{ do: 'modify', stat: 'intercept', amount: 1, who: 'self', for: 'action' }],
    },
  ]),
  card(3431, 'Bare Hands', [
    {
      type: 'modifier',
      windows: ['announced'],
      effects: [{ do: 'restrict', what: 'play', who: 'self', cards: { needsAny: true }, for: 'action' }],
    },
  ]),
];

import type { LibraryCard } from '@methuselah/engine/language';
import { card } from '../make.ts';

/** Invented cards that move cards between piles, and reveal them. */
export const PILES: readonly LibraryCard[] = [
  card(3640, 'Open Grave', [
    {
      type: 'master',
      picks: [{ pick: 'ash', of: 'any', card: { type: ['ally'] } }],
      effects: [
        { do: 'move', who: { pick: 0 }, to: 'removed' },
        { do: 'gainPool', who: 'you', amount: 1 },
      ],
    },
  ]),
  card(3641, 'Called Back', [
    {
      type: 'action',
      action: { kind: 'special', stealth: 1 },
      picks: [{ pick: 'ash', card: { type: ['ally'] } }],
      effects: [{ do: 'move', who: { pick: 0 }, to: 'ready', locked: true }],
    },
  ]),
  card(3642, 'Sleeper Recalled', [
    {
      type: 'master',
      picks: [{ pick: 'ash', vampires: 'only' }],
      effects: [{ do: 'move', who: { pick: 0 }, to: 'uncontrolled' }],
    },
  ]),
  card(3643, 'Buried Shelf', [
    {
      type: 'master',
      effects: [
        {
          do: 'moveCards',
          of: 'you',
          from: 'ashHeap',
          cards: {},
          amount: 2,
          upTo: true,
          to: 'libraryBottom',
        },
      ],
    },
  ]),
  card(3644, 'Fair Swap', [
    {
      type: 'master',
      picks: [{ pick: 'ash', card: { minionCard: true } }],
      effects: [{ do: 'exchange', who: { pick: 0 } }],
    },
  ]),
  card(3645, 'Restless Pages', [{ type: 'master', stays: 'table' }], {
    abilities: [
      {
        by: 'methuselah',
        windows: ['master'],
        once: 'phase',
        effects: [{ do: 'cycle', who: 'you', most: 2 }],
      },
    ],
  }),
  card(3646, 'Second Sight', [{ type: 'master', effects: [{ do: 'reorder', amount: 3 }] }]),
  card(3647, 'Two Ways to Pay', [
    {
      type: 'master',
      picks: [{ pick: 'seat', of: 'preyOrPredator' }],
      effects: [{ do: 'burnPoolOrCards', who: { seatPick: 0 }, amount: 3, from: 'hand' }],
    },
  ]),
  card(3648, 'Turned Card', [
    {
      type: 'master',
      effects: [
        {
          do: 'reveal',
          top: 'library',
          of: 'you',
          card: { type: ['master'] },
          effects: [{ do: 'gainPool', who: 'you', amount: 2 }],
          else: [{ do: 'move', who: { pick: 0 }, to: 'libraryBottom' }],
        },
      ],
    },
  ]),
  card(3649, 'Turned Stone', [
    {
      type: 'master',
      effects: [
        {
          do: 'reveal',
          top: 'crypt',
          of: 'you',
          clan: 'Thorn',
          effects: [
            { do: 'move', who: { pick: 0 }, to: 'uncontrolled' },
            { do: 'gainBlood', who: { pick: 0 }, amount: 1 },
          ],
          else: [{ do: 'move', who: { pick: 0 }, to: 'cryptBottom' }],
        },
      ],
    },
  ]),
  card(3650, 'Blind Toll', [
    { type: 'master', cost: { discardAtRandom: 1 }, effects: [{ do: 'gainPool', who: 'you', amount: 1 }] },
  ]),
  card(3651, 'Grave Toll', [
    { type: 'master', cost: { removeFromAsh: 2 }, effects: [{ do: 'gainPool', who: 'you', amount: 1 }] },
  ]),
  card(3652, 'Glance and Grab', [
    {
      type: 'master',
      picks: [{ pick: 'seat', of: 'preyOrPredator' }],
      effects: [
        {
          do: 'gate',
          may: true,
          lookingAt: { seatPick: 0 },
          effects: [{ do: 'discard', who: { seatPick: 0 }, amount: 1, atRandom: true }],
        },
      ],
    },
  ]),
  card(3653, 'Uncovered Hall', [{ type: 'master', stays: 'table' }], {
    statics: [{ stat: 'blockTaxLibrary', amount: 1, who: { all: { kind: 'minion', of: 'others' } } }],
  }),
  card(3654, 'First in Reach', [
    {
      type: 'action',
      action: { kind: 'equip', stealth: 1 },
      effects: [{ do: 'search', type: 'equipment', first: true, to: 'self', asNormal: true }],
    },
  ]),
  card(3655, 'Shown to All', [
    {
      type: 'master',
      effects: [{ do: 'search', card: { type: ['ally', 'retainer'] }, to: 'hand', revealed: true }],
    },
  ]),
  card(3656, 'Ticking Clock', [{ type: 'master', stays: 'table' }], {
    counters: 2,
    abilities: [
      {
        by: 'methuselah',
        windows: ['unlock'],
        once: 'phase',
        copies: 2,
        cost: { counters: 1 },
        effects: [{ do: 'gainPool', who: 'you', amount: 1 }],
      },
    ],
  }),
  card(3657, 'Hungry Ground', [{ type: 'master', stays: 'table' }], {
    triggers: [
      {
        at: 'enteredPlay',
        aboutThis: 'this',
        effects: [
          {
            do: 'choose',
            pick: { pick: 'ash', card: { type: ['ally'] }, vampires: 'too', optional: true },
            effects: [{ do: 'move', who: { pick: 0 }, to: 'removed' }],
            else: [{ do: 'move', who: 'this', to: 'library' }],
          },
        ],
      },
    ],
  }),
  card(3658, 'Memory of the Deed', [{ type: 'master', stays: 'table' }], {
    abilities: [
      {
        by: 'methuselah',
        windows: ['resolved'],
        once: 'action',
        picks: [{ pick: 'ash', card: { type: ['action'] }, ofAction: true }],
        effects: [{ do: 'move', who: { pick: 0 }, to: 'library' }],
      },
    ],
  }),
];

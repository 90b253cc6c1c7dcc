import type { LibraryCard } from '@methuselah/engine/language';
import { card } from '../make.ts';

/** Invented cards with amounts that are counted, halved, or depend on a condition. */
export const AMOUNTS: readonly LibraryCard[] = [
  card(1510, 'Bitter Toast', [{ type: 'event' }], {
    statics: [{ stat: 'handSize', amount: { times: 2, of: { victoryPoints: 'them' } }, who: 'everyone' }],
  }),
  card(1511, 'Full Table', [
    {
      type: 'master',
      picks: [{ pick: 'card', filter: { kind: 'vampire' } }],
      effects: [{ do: 'gainBlood', who: { pick: 0 }, amount: { missing: { pick: 0 } } }],
    },
  ]),
  card(1512, 'Half the Take', [
    {
      type: 'master',
      picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'you' } }],
      effects: [{ do: 'gainPool', who: 'you', amount: { half: { capacity: { pick: 0 } } } }],
    },
  ]),
  card(1513, 'Rounded Up', [
    {
      type: 'master',
      picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'you' } }],
      effects: [{ do: 'gainPool', who: 'you', amount: { half: { capacity: { pick: 0 } }, up: true } }],
    },
  ]),
  card(1514, 'Crowded Sleeve', [
    { type: 'master', effects: [{ do: 'burnPool', who: 'yourPrey', amount: { hand: 'yourPrey' } }] },
  ]),
  card(1515, 'Fair Weather', [
    {
      type: 'master',
      effects: [
        {
          do: 'gainPool',
          who: 'you',
          amount: { if: [{ if: 'hasEdge', who: 'you' }], amount: 4, else: 1 },
        },
      ],
    },
  ]),
  card(1516, 'Round Robin', [
    {
      type: 'political',
      action: {
        kind: 'political',
        stealth: 1,
        terms: [{ pick: 'points', points: 'methuselahs', least: 2 }],
        passes: [{ do: 'burnPool', who: 'everyone', amount: 'points' }],
      },
    },
  ]),
  card(1517, 'Every Seat a Claim', [
    {
      type: 'political',
      action: {
        kind: 'political',
        stealth: 1,
        passes: [
          {
            do: 'each',
            of: 'everyone',
            effects: [
              {
                do: 'choose',
                who: { seatPick: 0 },
                pick: {
                  pick: 'card',
                  filter: { kind: 'vampire', region: 'ready', of: { seatPick: 0 } },
                  optional: true,
                },
                effects: [{ do: 'gainPool', who: { seatPick: 0 }, amount: { capacity: { pick: 1 } } }],
              },
              { do: 'burnPool', who: { seatPick: 0 }, amount: 5 },
            ],
          },
        ],
      },
    },
  ]),
];

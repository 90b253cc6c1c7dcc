import type { Filter, LibraryCard } from '@methuselah/engine';
import { card, politics } from '../make.ts';

const READY_TOREADOR: Filter = { kind: 'vampire', clan: 'Toreador', region: 'ready' };

/** Political actions. */
export const POLITICS: readonly LibraryCard[] = [
  card(100065, 'Ancilla Empowerment', [
    politics({
      passes: [{ do: 'burnPool', who: 'everyone', amount: { count: { kind: 'minion' }, of: 'them' } }],
    }),
  ]),
  card(
    100410,
    'Consanguineous Boon',
    [
      politics({
        terms: [{ pick: 'clan' }],
        passes: [
          {
            do: 'gainPool',
            who: 'everyone',
            amount: { count: { kind: 'vampire', clan: { pick: 0 } }, of: 'them' },
          },
        ],
      }),
    ],
    { keywords: ['boon'] },
  ),
  card(101056, 'Kine Resources Contested', [
    politics({
      terms: [{ pick: 'points', points: 4, least: 2 }],
      passes: [{ do: 'burnPool', who: 'everyone', amount: 'points' }],
    }),
  ]),
  card(
    101353,
    'Parity Shift',
    [
      politics({
        terms: [
          { pick: 'seat', of: 'others', morePoolThan: 'you' },
          { pick: 'points', points: 3, poolOf: { seatPick: 0 }, least: 1 },
        ],
        passes: [{ do: 'movePool', from: { seatPick: 0 }, to: 'everyone', amount: 'points' }],
      }),
    ],
    { requires: { title: ['prince', 'justicar'] } },
  ),
  card(
    101990,
    'Toreador Justicar',
    [
      {
        ...politics({
          terms: [{ pick: 'card', filter: READY_TOREADOR }],
          called: [
            {
              do: 'modify',
              stat: 'votes',
              amount: 1,
              who: { all: READY_TOREADOR },
              for: 'referendum',
              alsoLater: true,
            },
          ],
        }),
        stays: { pick: 0 },
      },
    ],
    { keywords: ['title'], titleCard: { title: 'justicar' } },
  ),
];

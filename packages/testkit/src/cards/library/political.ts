import type { LibraryCard } from '@methuselah/engine/language';
import { card } from '../make.ts';

/** Invented political action cards. */
export const POLITICAL: readonly LibraryCard[] = [
  card(300, 'Levy', [
    {
      type: 'political',
      action: { kind: 'political', passes: [{ do: 'burnPool', who: 'everyone', amount: 1 }] },
    },
  ]),
  card(301, 'Patronage', [
    {
      type: 'political',
      action: {
        kind: 'political',
        terms: [{ pick: 'seat', of: 'any' }],
        passes: [{ do: 'gainPool', who: { seatPick: 0 }, amount: 2 }],
      },
    },
  ]),
  card(302, 'Censure', [
    {
      type: 'political',
      action: {
        kind: 'political',
        terms: [{ pick: 'card', filter: { kind: 'vampire', region: 'ready' } }],
        passes: [
          { do: 'lock', who: { pick: 0 } },
          { do: 'burnBlood', who: { pick: 0 }, amount: 1 },
        ],
        fails: [{ do: 'burnBlood', who: 'self', amount: 1 }],
      },
    },
  ]),
  card(
    303,
    'Elevation',
    [
      {
        type: 'political',
        action: {
          kind: 'political',
          terms: [{ pick: 'card', filter: { kind: 'vampire', of: 'you', region: 'ready', titled: false } }],
          passes: [{ do: 'title', who: { pick: 0 }, title: 'primogen' }],
        },
      },
    ],
    { cost: { blood: 1 }, requires: { minCapacity: 4 } },
  ),
];

import type { LibraryCard } from '@methuselah/engine/language';
import { card } from '../make.ts';

/** Invented cards that make block attempts fail, or cost something. */
export const BLOCK_TAXES: readonly LibraryCard[] = [
  card(3120, 'Familiar Face', [
    {
      type: 'modifier',
      disciplines: { obf: 1 },
      windows: ['blocking'],
      effects: [{ do: 'failBlock' }],
    },
    {
      type: 'modifier',
      disciplines: { obf: 2 },
      windows: ['blocking'],
      effects: [{ do: 'failBlock', notAgain: 'minion' }],
    },
  ]),
  card(3121, 'Sealed Orders', [
    {
      type: 'modifier',
      by: 'other',
      windows: ['blocking'],
      cost: { lock: 'self' },
      effects: [{ do: 'failBlock', notAgain: 'controller' }],
    },
  ]),
  card(3122, 'Wall of Mist', [
    {
      type: 'modifier',
      effects: [
        { do: 'modify', stat: 'stealth', amount: 1, who: 'self', for: 'action' },
        {
          do: 'modify',
          stat: 'blockTax',
          amount: 1,
          who: { all: { kind: 'minion' } },
          for: 'action',
          alsoLater: true,
        },
      ],
    },
  ]),
  card(3123, 'Fearsome Escort', [{ type: 'retainer', action: { kind: 'employ' } }], {
    life: 1,
    statics: [
      {
        stat: 'blockTaxOrLife',
        who: { all: { kind: 'minion' } },
        amount: 1,
        if: [{ if: 'selfIs', role: 'acting' }],
      },
    ],
  }),
];

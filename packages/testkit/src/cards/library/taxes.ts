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
];

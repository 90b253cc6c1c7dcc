import type { LibraryCard } from '@methuselah/engine';
import { card, mode, moreBleed } from '../make.ts';

/** Cards that bleed, or for more. */
export const BLEEDS: readonly LibraryCard[] = [
  card(
    100401,
    'Conditioning',
    [
      mode('modifier', 'dom', { when: [{ if: 'action', kind: ['bleed'] }], effects: [moreBleed(2)] }),
      mode('modifier', 'DOM', { when: [{ if: 'action', kind: ['bleed'] }], effects: [moreBleed(3)] }),
    ],
    { cost: { blood: 1 } },
  ),
];

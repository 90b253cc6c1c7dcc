import type { VampireCard } from '@methuselah/engine/language';
import { vampire } from '../make.ts';

/** Invented princes with advanced cards: one names another city, the other no title. */
export const EDGES_TURNS_VAMPIRES: readonly VampireCard[] = [
  vampire(1286, 'Lysander Quay', 5, 'Thorn', { pot: 1, cel: 2 }, { title: 'prince', city: 'Wexcombe' }),
  vampire(
    1287,
    'Lysander Quay Restored',
    6,
    'Thorn',
    { pot: 2, cel: 2 },
    { advancedOf: 1286, title: 'prince', city: 'Harrow' },
  ),
  vampire(1288, 'Minna Dray', 4, 'Quill', { obf: 1, ani: 2 }, { title: 'prince', city: 'Fenwick' }),
  vampire(1289, 'Minna Dray Undaunted', 5, 'Quill', { obf: 2, ani: 2 }, { advancedOf: 1288 }),
];

import type { VampireCard } from '@methuselah/engine/language';
import { vampire } from '../make.ts';

/** Invented vampires who follow a Path. */
export const PATH_VAMPIRES: readonly VampireCard[] = [
  vampire(9701, 'Theodora Gloam', 5, 'Thorn', { pot: 1, dom: 1 }, { path: 'Caine', sect: 'sabbat' }),
  vampire(9702, 'Cassian Rue', 4, 'Quill', { pre: 1 }, { path: 'Cathari', sect: 'sabbat', group: 2 }),
];

import type { VampireCard } from '@methuselah/engine/language';
import { vampire } from '../make.ts';

/** Invented vampires of every sect, for conflicting titles: rivals for a city, clans with and without antitribu. */
export const SECT_VAMPIRES: readonly VampireCard[] = [
  // ---- a second prince, and a baron, of the same city
  vampire(45, 'Dinah Rusk', 6, 'Thorn', { pot: 1, cel: 1, dom: 1 }, { title: 'prince', city: 'Wexcombe' }),
  vampire(
    46,
    'Cosmo Pell',
    6,
    'Quill',
    { obf: 2, pre: 1 },
    { sect: 'anarch', title: 'baron', city: 'Wexcombe', group: 2 },
  ),
  vampire(
    47,
    'Wystan Holt',
    7,
    'Thorn',
    { pot: 2, for: 1, dom: 1 },
    { sect: 'sabbat', title: 'archbishop', city: 'Wexcombe', group: 2 },
  ),
  // ---- a clan and its antitribu
  vampire(48, 'Verity Lamb', 5, 'Lantern antitribu', { dom: 1, aus: 1, pre: 1 }, { sect: 'sabbat' }),
  vampire(49, 'Hob Lassiter', 4, 'Lantern antitribu', { aus: 2 }, { group: 2 }),
  // ---- the Laibon
  vampire(
    50,
    'Zillah Marr',
    8,
    'Ember',
    { ani: 2, for: 2 },
    { sect: 'laibon', title: 'kholo', group: 'any' },
  ),
  vampire(51, 'Abel Thackeray', 5, 'Ember', { ani: 1, for: 1 }, { sect: 'laibon', title: 'magaji' }),
  vampire(52, 'Nkem Farrow', 4, 'Ember', { for: 2 }, { sect: 'laibon', group: 2 }),
  vampire(53, 'Sunday Brook', 4, 'Quill', { obf: 1, ani: 1 }, { sect: 'laibon', group: 2 }),
  // ---- without a title
  vampire(54, 'Yorick Dell', 4, 'Quill', { obf: 1, aus: 1 }, { sect: 'independent' }),
  vampire(55, 'Bettany Crowe', 3, 'Thorn', { pot: 1, cel: 1 }, { sect: 'anarch' }),
  vampire(56, 'Rafe Underhill', 3, 'Lantern', { pre: 1, obf: 1 }, { sect: 'anarch', group: 2 }),
];

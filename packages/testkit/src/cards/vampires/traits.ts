import type { VampireCard } from '@methuselah/engine/language';
import { vampire } from '../make.ts';

/** Invented vampires with traits: Red List, Blood Cursed, Infernal, Scarce, slaves, circles, Black Hand, Flight. */
export const TRAIT_VAMPIRES: readonly VampireCard[] = [
  vampire(85, 'Mordaunt Pike', 6, 'Thorn', { pot: 2, cel: 1, tha: 1 }, { traits: ['redList'] }),
  vampire(86, 'Isolde Crake', 3, 'Quill', { obf: 1 }, { traits: ['redList'], sect: 'independent', group: 2 }),
  vampire(87, 'Hesper Vail', 5, 'Lantern', { pot: 2, dom: 1 }, { traits: ['bloodCursed'] }),
  vampire(88, 'Lucan Moth', 4, 'Quill', { tha: 1, for: 1 }, { traits: ['infernal'], group: 2 }),
  vampire(89, 'Wilda Thrush', 3, 'Marrow', { aus: 1 }, { traits: ['scarce'] }),
  vampire(90, 'Anselm Grub', 5, 'Marrow', { aus: 2, dom: 1 }, { traits: ['scarce'], group: 2 }),
  vampire(91, 'Dorcas Flint', 2, 'Marrow', { for: 1 }),
  vampire(92, 'Gorm', 4, 'Gravel', { pot: 1, for: 1 }, { slaveTo: 'Lantern' }),
  vampire(93, 'Hulda Cairn', 3, 'Gravel', { for: 1 }, { slaveTo: 'Lantern', group: 2 }),
  vampire(94, 'Brother Alder', 2, 'Ossuary', { pot: 1 }, { circle: 'Hollow', sect: 'sabbat' }),
  vampire(95, 'Brother Birch', 2, 'Ossuary', { for: 1 }, { circle: 'Hollow', sect: 'sabbat' }),
  vampire(96, 'Sister Yarrow', 2, 'Ossuary', { pot: 1 }, { circle: 'Tallow', sect: 'sabbat', group: 2 }),
  vampire(97, 'Kit Ravelin', 5, 'Thorn', { cel: 1, pot: 1 }, { traits: ['blackHand'], sect: 'sabbat' }),
  vampire(98, 'Sparrow Lisle', 3, 'Quill', { ani: 1, obf: 1 }, { traits: ['flight'], group: 2 }),
];

import type { LibraryDefinition } from '../../definition/definition.ts';
import { huntingGround } from '../../definition/make.ts';

export const MASTER_HUNTING_GROUNDS: Readonly<Record<number, LibraryDefinition>> = {
  // Library Hunting Ground
  101102: huntingGround,
  // Park Hunting Ground
  101354: huntingGround,
  // Political Hunting Ground
  101415: huntingGround,
  // Temple Hunting Ground
  101953: huntingGround,
  // Underworld Hunting Ground
  102066: huntingGround,
  // University Hunting Ground
  102075: huntingGround,
  // Warzone Hunting Ground
  102150: huntingGround,
  // Zoo Hunting Ground
  102212: huntingGround,
  // Biotech Company Hunting Ground
  102287: huntingGround,
};

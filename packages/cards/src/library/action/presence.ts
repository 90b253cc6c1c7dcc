import type { LibraryDefinition } from '../../definition/definition.ts';
import { addBlood, bleedWith } from '../../definition/make.ts';

export const ACTION_PRESENCE: Readonly<Record<number, LibraryDefinition>> = {
  // Enchant Kindred
  100640: { modes: [bleedWith('pre', 1), addBlood('PRE', 2)] },
  // Intimidation
  100999: { modes: [bleedWith('pre', 1), bleedWith('PRE', 2)] },
};

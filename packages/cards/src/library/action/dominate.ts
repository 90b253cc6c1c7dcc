import type { LibraryDefinition } from '../../definition/definition.ts';
import { addBlood, bleedWith } from '../../definition/make.ts';

export const ACTION_DOMINATE: Readonly<Record<number, LibraryDefinition>> = {
  // Govern the Unaligned
  100845: { modes: [bleedWith('dom', 2), addBlood('DOM', 3)] },
};

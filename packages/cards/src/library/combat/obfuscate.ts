import type { LibraryDefinition } from '../../definition/definition.ts';
import { mode } from '../../definition/make.ts';

export const COMBAT_OBFUSCATE: Readonly<Record<number, LibraryDefinition>> = {
  // No Trace
  101292: {
    modes: [
      mode('obf', { when: [{ if: 'range', is: 'long' }], strike: { kind: 'combatEnds' } }),
      mode('OBF', { strike: { kind: 'combatEnds' } }),
    ],
  },
};

import type { LibraryDefinition } from '../../definition/definition.ts';
import { mode } from '../../definition/make.ts';

export const ACTION_OBFUSCATE: Readonly<Record<number, LibraryDefinition>> = {
  // Conceal
  100391: {
    modes: [
      mode('obf', {
        action: { kind: 'special' },
        effects: [{ do: 'burn', who: { pick: 0 } }],
        picks: [{ pick: 'card', filter: { kind: 'equipment' } }],
      }),
      mode('OBF', {
        action: { kind: 'special' },
        effects: [{ do: 'burn', who: { pick: 0 } }],
        picks: [{ pick: 'card', filter: { keyword: 'location' } }],
      }),
    ],
  },
};

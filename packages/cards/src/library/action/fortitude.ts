import type { LibraryDefinition } from '../../definition/definition.ts';
import { mode } from '../../definition/make.ts';

export const ACTION_FORTITUDE: Readonly<Record<number, LibraryDefinition>> = {
  // Restoration
  101613: {
    modes: [
      mode('for', {
        action: { kind: 'special', stealth: 1 },
        effects: [{ do: 'gainBlood', who: 'self', amount: 2 }],
      }),
      mode('FOR', {
        action: { kind: 'special', stealth: 1 },
        effects: [{ do: 'gainBlood', who: 'self', amount: 3 }],
      }),
    ],
  },
};

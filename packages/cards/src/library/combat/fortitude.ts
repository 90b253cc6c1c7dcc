import type { LibraryDefinition } from '../../definition/definition.ts';
import { mode, optionalPress } from '../../definition/make.ts';

export const COMBAT_FORTITUDE: Readonly<Record<number, LibraryDefinition>> = {
  // Hidden Strength
  100918: {
    modes: [
      mode('for', { x: { min: 0, max: { counters: 'self' } }, prevent: { sum: ['x', 1] } }),
      mode('FOR', {
        x: { min: 0, max: { counters: 'self' } },
        prevent: { sum: ['x', 1] },
        effects: [optionalPress],
      }),
    ],
    costX: 'x',
  },
  // Indomitability
  100973: {
    modes: [
      mode('for', { prevent: 1 }),
      mode('FOR', { press: true }),
      mode('FOR', { prevent: 1, effects: [optionalPress] }),
    ],
  },
  // Skin of Rock
  101791: { modes: [mode('for', { prevent: 1 }), mode('FOR', { prevent: 2 })] },
};

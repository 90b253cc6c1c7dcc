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
};

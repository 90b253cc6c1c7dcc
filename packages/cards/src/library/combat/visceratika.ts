import type { LibraryDefinition } from '../../definition/definition.ts';
import { mode } from '../../definition/make.ts';

export const COMBAT_VISCERATIKA: Readonly<Record<number, LibraryDefinition>> = {
  // Stonestrength
  101876: {
    modes: [
      mode('tha', { press: 'toContinue' }),
      mode('vis', { press: true }),
      mode('vis', { prevent: 1 }),
      mode('VIS', { prevent: 2 }),
    ],
  },
};

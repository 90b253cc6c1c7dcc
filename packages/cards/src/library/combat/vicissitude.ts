import type { LibraryDefinition } from '../../definition/definition.ts';
import { claws, mode } from '../../definition/make.ts';

export const COMBAT_VICISSITUDE: Readonly<Record<number, LibraryDefinition>> = {
  // Chiropteran Marauder
  100344: {
    modes: [
      mode('vic', { maneuver: 'must' }),
      mode('VIC', { cost: { blood: 1 }, effects: [claws('round')] }),
    ],
  },
};

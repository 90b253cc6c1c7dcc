import type { LibraryDefinition } from '../../definition/definition.ts';
import { ifBled, mode } from '../../definition/make.ts';

export const ACTION_DEMENTATION: Readonly<Record<number, LibraryDefinition>> = {
  // Kindred Spirits
  101055: {
    modes: [
      mode('dem', {
        action: { kind: 'bleed' },
        picks: [{ pick: 'seat', of: 'others' }],
        effects: [ifBled({ do: 'gainPool', who: 'you', amount: 1 })],
      }),
      mode('DEM', {
        action: { kind: 'bleed', bleed: 1 },
        picks: [{ pick: 'seat', of: 'others' }],
        effects: [ifBled({ do: 'gainPool', who: 'you', amount: 1 })],
      }),
    ],
  },
};

import type { LibraryDefinition } from '../../definition/definition.ts';
import { mode, moreStealth } from '../../definition/make.ts';

export const COMBAT_CELERITY: Readonly<Record<number, LibraryDefinition>> = {
  // Resist Earth's Grasp
  101610: {
    modes: [
      mode('cel', { type: 'combat', press: true }),
      mode('cel', {
        type: 'combat',
        maneuver: 'must',
        effects: [{ do: 'grant', grant: 'press', who: 'self', for: 'round' }],
      }),
      mode('CEL', { type: 'modifier', effects: [moreStealth(1)] }),
    ],
  },
};

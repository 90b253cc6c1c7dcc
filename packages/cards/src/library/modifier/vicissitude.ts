import type { LibraryDefinition } from '../../definition/definition.ts';
import { duringBleed, mode, moreBleed, moreStealth } from '../../definition/make.ts';

export const MODIFIER_VICISSITUDE: Readonly<Record<number, LibraryDefinition>> = {
  // Changeling
  100324: {
    modes: [
      mode('vic', { when: duringBleed, effects: [moreBleed(1)] }),
      mode('VIC', { effects: [moreStealth(1)] }),
    ],
  },
};

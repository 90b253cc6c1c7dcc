import type { LibraryDefinition } from '../../definition/definition.ts';
import { duringBleed, mode, moreBleed, moreStealth } from '../../definition/make.ts';

export const MODIFIER_DEMENTATION: Readonly<Record<number, LibraryDefinition>> = {
  // Confusion
  100405: {
    modes: [
      mode('dem', { when: duringBleed, effects: [moreBleed(1)] }),
      mode('DEM', { when: duringBleed, effects: [moreStealth(1), moreBleed(1)] }),
    ],
  },
  // Eyes of Chaos
  100682: {
    modes: [
      mode('dem', { when: duringBleed, effects: [moreBleed(1)] }),
      mode('DEM', { when: duringBleed, effects: [moreBleed(2)] }),
    ],
  },
};

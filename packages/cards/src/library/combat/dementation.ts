import type { Effect } from '@methuselah/engine/language';
import type { LibraryDefinition } from '../../definition/definition.ts';
import { mode } from '../../definition/make.ts';

const toTorpor: Effect = { do: 'toTorpor', who: 'opposing' };

export const COMBAT_DEMENTATION: Readonly<Record<number, LibraryDefinition>> = {
  // Coma
  100378: {
    modes: [
      mode('dem', { strike: { kind: 'special', effects: [toTorpor] } }),
      mode('DEM', {
        strike: {
          kind: 'special',
          effects: [toTorpor, { do: 'restrict', what: 'unlock', who: 'opposing', for: 'nextUnlocking' }],
        },
      }),
    ],
  },
};

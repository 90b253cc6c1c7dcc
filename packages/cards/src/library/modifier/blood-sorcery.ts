import type { LibraryDefinition } from '../../definition/definition.ts';
import { mode, moreStealth } from '../../definition/make.ts';

export const MODIFIER_BLOOD_SORCERY: Readonly<Record<number, LibraryDefinition>> = {
  // Mirror Walk
  101223: {
    modes: [
      mode('tha', { replaced: 'nextDiscard', effects: [moreStealth(1)] }),
      mode('THA', {
        replaced: 'nextDiscard',
        effects: [
          moreStealth(1),
          {
            do: 'schedule',
            at: 'blockSucceeded',
            for: 'action',
            effects: [{ do: 'lock', who: 'blocker' }, { do: 'endAction' }],
          },
        ],
      }),
    ],
  },
};

import type { LibraryDefinition } from '../../definition/definition.ts';
import { afterSuccess, mode, moreStealth } from '../../definition/make.ts';

export const MODIFIER_TEMPORIS: Readonly<Record<number, LibraryDefinition>> = {
  // Domain of Evernight
  100571: {
    modes: [
      mode('obf', { effects: [moreStealth(1)] }),
      mode('tem', {
        effects: [
          {
            do: 'restrict',
            what: 'takesAggravated',
            who: { all: { kind: 'vampire' } },
            for: 'resultingCombat',
            if: [{ if: 'blocked', is: true }],
          },
        ],
      }),
      mode('TEM', {
        ...afterSuccess,
        once: 'turn',
        onceForMode: true,
        effects: [{ do: 'unlock', who: 'self' }],
      }),
    ],
  },
};

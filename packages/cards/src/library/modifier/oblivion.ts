import type { LibraryDefinition } from '../../definition/definition.ts';
import { afterSuccess, blockFails, lessIntercept, mode, moreStealth } from '../../definition/make.ts';

export const MODIFIER_OBLIVION: Readonly<Record<number, LibraryDefinition>> = {
  // Shadow Cloak
  102281: {
    modes: [mode('obl', { effects: [moreStealth(1)] }), mode('OBL', { ...afterSuccess, stays: 'self' })],
    statics: [
      {
        restrict: 'beTargeted',
        who: 'host',
        by: { kind: 'minion', except: [{ discipline: 'aus' }] },
      },
    ],
    triggers: [{ at: 'unlockPhase', aboutThis: 'you', effects: [{ do: 'burn', who: 'this' }] }],
  },
  // Stygian Shroud
  102282: { modes: [mode('obl', lessIntercept), mode('OBL', { ...blockFails, cost: { blood: 1 } })] },
  // Where the Veil Thins
  102285: {
    modes: [
      mode('obl', { effects: [moreStealth(1)] }),
      mode('OBL', {
        effects: [
          moreStealth(1),
          {
            do: 'modify',
            stat: 'blockTax',
            amount: 1,
            who: { all: { kind: 'minion', except: [{ discipline: 'obl' }] } },
            for: 'action',
            alsoLater: true,
          },
        ],
      }),
    ],
  },
};

import type { LibraryDefinition } from '../../definition/definition.ts';
import { duringBleed, mode, moreBleed, moreStealth } from '../../definition/make.ts';

export const MODIFIER_OBTENEBRATION: Readonly<Record<number, LibraryDefinition>> = {
  // Shadow Play
  101743: { modes: [mode('obt', { effects: [moreStealth(1)] }), mode('OBT', { effects: [moreStealth(2)] })] },
  // Shroud of Night
  101775: {
    modes: [
      mode('obt', {
        when: [{ if: 'not', of: { if: 'action', kind: ['bleed'] } }],
        effects: [moreStealth(1)],
      }),
      mode('OBT', { effects: [moreStealth(1)] }),
    ],
  },
  // Blanket of Night
  100177: {
    modes: [
      mode('obt', { effects: [moreStealth(1)] }),
      mode('OBT', {
        by: 'other',
        windows: ['blocking'],
        when: [{ if: 'is', card: 'self', filter: { locked: false } }],
        effects: [
          { do: 'lock', who: 'self' },
          { do: 'failBlock', notAgain: 'minion' },
        ],
      }),
    ],
  },
  // Power of One
  101429: {
    modes: [
      mode('obt', { windows: ['blocked'], effects: [{ do: 'burnBlood', who: 'blocker', amount: 2 }] }),
      mode('pot', { when: duringBleed, effects: [moreBleed(1, { unlimited: true })] }),
      mode('pre', { when: duringBleed, effects: [moreBleed(1)] }),
      mode('pre', { when: duringBleed, effects: [moreStealth(1), moreBleed(1)] }),
    ],
    requires: { sect: ['anarch'] },
  },
  // Tenebrous Form
  101957: {
    modes: [
      mode('obt', { effects: [moreStealth(1)] }),
      mode('OBT', {
        effects: [
          moreStealth(1),
          {
            do: 'modify',
            stat: 'blockTax',
            amount: 1,
            who: { all: { kind: 'minion', except: [{ discipline: 'obt' }] } },
            for: 'action',
            alsoLater: true,
          },
        ],
      }),
    ],
  },
};

import type { LibraryDefinition } from '../../definition/definition.ts';
import { mode, moreStealth } from '../../definition/make.ts';

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
};

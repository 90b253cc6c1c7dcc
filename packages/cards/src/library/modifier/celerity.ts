import type { LibraryDefinition } from '../../definition/definition.ts';
import { mode, moreBleed, moreStealth } from '../../definition/make.ts';

export const MODIFIER_CELERITY: Readonly<Record<number, LibraryDefinition>> = {
  // Subversion
  102341: {
    modes: [
      mode('cel', { effects: [moreStealth(1)] }),
      mode('pre', { effects: [moreStealth(1)] }),
      mode('CEL', { effects: [moreBleed(1)] }),
      mode('CEL', { effects: [moreStealth(1), moreBleed(1)] }),
      mode('PRE', { effects: [moreBleed(1)] }),
      mode('PRE', { effects: [moreStealth(1), moreBleed(1)] }),
    ],
  },
  // Swift Cover
  102342: {
    modes: [
      mode('cel', { type: 'combat', strike: { kind: 'dodge' } }),
      mode('obf', { type: 'combat', strike: { kind: 'dodge' } }),
      mode('CEL', { type: 'modifier', effects: [moreStealth(1)] }),
      mode('OBF', { type: 'modifier', effects: [moreStealth(1)] }),
    ],
  },
};

import type { LibraryDefinition } from '../../definition/definition.ts';
import { bleedingYou, duringPolling, mode, moreBleed, moreIntercept } from '../../definition/make.ts';

export const REACTION_OBFUSCATE: Readonly<Record<number, LibraryDefinition>> = {
  // Party Out Of Bounds
  102231: {
    modes: [
      mode('obf', { when: bleedingYou, effects: [moreBleed(-2)] }),
      mode('pre', {
        ...duringPolling,
        effects: [{ do: 'modify', stat: 'votes', amount: 2, who: 'self', for: 'referendum' }],
      }),
      mode('pro', { effects: [moreIntercept(1)] }),
    ],
    requires: { sect: ['anarch'] },
  },
};

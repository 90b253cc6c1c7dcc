import type { LibraryDefinition } from '../../definition/definition.ts';
import { mode } from '../../definition/make.ts';

export const COMBAT_BLOOD_SORCERY: Readonly<Record<number, LibraryDefinition>> = {
  // Apportation
  100077: { modes: [mode('tha', { press: 'toContinue' }), mode('THA', { maneuver: 'must' })] },
  // Theft of Vitae
  101966: {
    modes: [
      mode('tha', { strike: { kind: 'stealBlood', amount: 1, ranged: true } }),
      mode('THA', { strike: { kind: 'stealBlood', amount: 2, ranged: true } }),
    ],
  },
  // Walk of Flame
  102139: {
    modes: [
      mode('tha', {
        when: [{ if: 'roundAtLeast', round: 2 }],
        strike: { kind: 'damage', amount: 1, aggravated: true, ranged: true },
      }),
      mode('THA', {
        when: [{ if: 'roundAtLeast', round: 2 }],
        strike: { kind: 'damage', amount: 2, aggravated: true, ranged: true },
      }),
    ],
  },
};

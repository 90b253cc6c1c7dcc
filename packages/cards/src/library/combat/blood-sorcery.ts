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
};

import type { VampireDefinition } from '../definition/definition.ts';

export const BRUJAH_ANTITRIBU: Readonly<Record<number, VampireDefinition>> = {
  // Dark Selina
  200321: {
    statics: [{ stat: 'stealth', amount: 1, who: 'this', if: [{ if: 'action', kind: ['political'] }] }],
  },
};

import type { VampireDefinition } from '../definition/definition.ts';

export const VENTRUE_ANTITRIBU: Readonly<Record<number, VampireDefinition>> = {
  // De Sade
  200327: {
    statics: [
      {
        stat: 'voteTaxAgainst',
        amount: 1,
        who: { all: { kind: 'vampire' } },
        if: [{ if: 'selfIs', role: 'caller' }],
      },
    ],
  },
};

import type { VampireDefinition } from '../definition/definition.ts';

export const MALKAVIAN: Readonly<Record<number, VampireDefinition>> = {
  // Alexander Silverson
  201530: {
    statics: [
      {
        stat: 'voteTaxAgainst',
        amount: 1,
        who: { all: { kind: 'vampire' } },
        if: [{ if: 'selfIs', role: 'caller' }],
      },
    ],
  },
  // Andi Liu
  201532: {},
  // Ashley
  201533: {},
  // Colette
  201543: {},
  // Donny Kowalczyk
  201544: {},
  // Dr. Stephen Norton
  201546: {},
  // Gelasia Fotiou
  201548: {},
  // Meaghan
  201559: {},
  // Sully
  201569: {},
};

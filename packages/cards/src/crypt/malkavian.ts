import type { VampireDefinition } from '../definition/definition.ts';

export const MALKAVIAN: Readonly<Record<number, VampireDefinition>> = {
  // Aelswith, The Irresistible
  201735: {
    triggers: [
      {
        at: 'blockSucceeded',
        if: [{ if: 'selfIs', role: 'acting' }],
        effects: [{ do: 'burnPool', who: { controllerOf: 'blocker' }, amount: 1 }],
      },
    ],
  },
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
  // Arthur Denholm
  200144: {},
  // Ashley
  201533: {},
  // Coco Thorn
  201743: {},
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
  // Morel
  201010: {},
  // Sully
  201569: {},
};

import type { VampireDefinition } from '../definition/definition.ts';

export const TOREADOR_ANTITRIBU: Readonly<Record<number, VampireDefinition>> = {
  // Conchita Morales
  201514: {},
  // Guggenheim
  201515: {},
  // Jonathan Gursel
  200717: {},
  // Justine Chen, Innocent
  200740: {},
  // Klaus Konrecht
  200787: {},
  // L'Épuisette
  200800: {
    statics: [
      {
        stat: 'bleed',
        amount: 1,
        who: 'this',
        if: [
          {
            if: 'atLeast',
            a: { count: { kind: 'vampire', clan: 'Toreador', of: 'actionTarget', region: 'ready' } },
            b: 1,
          },
        ],
      },
    ],
  },
  // Loonar
  200851: {},
  // Monique Kim
  201005: {},
};

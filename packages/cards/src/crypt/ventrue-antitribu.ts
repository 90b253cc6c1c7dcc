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
  // Bruce de Guy
  200222: {
    bleed: 2,
    triggers: [
      {
        at: 'actionAnnounced',
        aboutThis: 'this',
        if: [{ if: 'action', kind: ['political'] }],
        effects: [
          {
            do: 'gate',
            may: true,
            pay: { blood: 1 },
            effects: [
              {
                do: 'restrict',
                what: 'vote',
                who: { all: { kind: 'vampire', sect: 'camarilla' } },
                for: 'action',
              },
            ],
          },
        ],
      },
    ],
  },
};

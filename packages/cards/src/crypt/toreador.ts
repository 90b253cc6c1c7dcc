import type { VampireDefinition } from '../definition/definition.ts';

export const TOREADOR: Readonly<Record<number, VampireDefinition>> = {
  // Bret Stryker
  201538: {
    statics: [
      {
        stat: 'intercept',
        amount: -1,
        who: 'this',
        if: [{ if: 'is', card: 'acting', filter: { kind: 'vampire', titled: true } }],
      },
    ],
  },
  // Catalina Vega
  201540: { bleed: 2 },
  // Flávio Gonçalves
  201547: { abilities: [{ by: 'self', strike: { kind: 'dodge' }, once: 'combat' }] },
  // Kathy Glens
  201552: {},
  // Massimo Falconi
  201558: {},
  // Min-seo
  201560: {},
  // Mkhokheli
  201561: {},
  // Nik Sikko
  201564: {},
  // Tamoszius
  201571: {},
};

import type { VampireDefinition } from '../definition/definition.ts';

export const TZIMISCE: Readonly<Record<number, VampireDefinition>> = {
  // America Johnson
  201512: {},
  // Ángel Guerrero
  201665: {},
  // Anousha, The Maniac
  201739: { strength: 2 },
  // Branimira
  201667: {
    statics: [
      { stat: 'intercept', amount: 1, who: 'this', if: [{ if: 'atLeast', a: 9, b: { pool: 'you' } }] },
    ],
  },
  // Clara Hjortshøj
  201669: {},
  // Ilias cel Frumos
  200627: {},
  // Lawbringer
  201761: {},
  // Marialena
  201677: {
    triggers: [
      {
        at: 'blockSucceeded',
        if: [{ if: 'selfIs', role: 'acting' }],
        effects: [{ do: 'burnBlood', who: 'this', amount: 1 }],
      },
    ],
  },
  // Prentis Derby
  201682: {},
  // Saankaláxt
  201786: {
    abilities: [
      {
        by: 'self',
        action: { kind: 'special' },
        cost: { blood: 1 },
        picks: [{ pick: 'card', filter: { kind: 'equipment' } }],
        effects: [{ do: 'steal', who: { pick: 0 } }],
      },
    ],
  },
  // Stephen Bateson
  201315: {
    statics: [
      {
        stat: 'bleed',
        amount: 1,
        who: 'this',
        if: [
          {
            if: 'atLeast',
            a: { count: { kind: 'vampire', clan: 'Tremere', of: 'actionTarget', region: 'ready' } },
            b: 1,
          },
        ],
      },
      { stat: 'stealth', amount: 1, who: 'this' },
    ],
  },
  // Susie Kano
  201688: {},
  // Whisper
  201690: {},
  // Yuri Kerezenski
  201494: {},
};

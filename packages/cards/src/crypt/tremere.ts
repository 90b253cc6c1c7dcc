import type { VampireDefinition } from '../definition/definition.ts';

export const TREMERE: Readonly<Record<number, VampireDefinition>> = {
  // Aidan Lyle
  200025: { abilities: [{ by: 'self', press: true, once: 'combat' }] },
  // Anxo Vilela
  201740: { statics: [{ stat: 'strength', amount: 1, who: 'this', if: [{ if: 'hasEdge', who: 'you' }] }] },
  // Ayelech
  201535: {},
  // Bituin
  201525: {},
  // Chrysanthemum
  201542: {},
  // Claus Wegener
  200280: {},
  // Frau Schädel
  201752: {
    statics: [
      { stat: 'stealth', amount: 1, who: 'this', if: [{ if: 'action', kind: ['recruit', 'employ'] }] },
    ],
  },
  // Inês Tristão
  201551: {},
  // Lauren
  201554: {},
  // Lloyd Brooks
  201556: {},
  // Mason Ha
  201630: {},
  // Muhsin Samir
  201020: {},
  // Nassir
  201563: {},
  // Patrik Söderberg
  201566: {},
  // Rosalina Cortez
  201567: {},
  // Rutor
  201213: {
    statics: [
      {
        stat: 'intercept',
        amount: -1,
        who: { all: { kind: 'vampire', clan: 'Tzimisce' } },
        if: [{ if: 'selfIs', role: 'acting' }],
      },
    ],
  },
  // Trevon Parker
  201572: {},
  // Yurena, The Boor
  201779: {},
  // Gerald Windham
  200508: {
    statics: [
      {
        stat: 'votes',
        amount: { count: { kind: 'vampire', of: 'others', region: 'ready', titled: true } },
        who: 'this',
        if: [{ if: 'is', card: 'this', filter: { titled: false } }],
      },
      { stat: 'stealth', amount: 1, who: 'this' },
    ],
  },
};

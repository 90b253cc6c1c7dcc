import type { VampireDefinition } from '../definition/definition.ts';
import { aggravatesOnceARound } from '../definition/make.ts';

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
  // Grażyna "Butcher" Olesińska
  201755: {},
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
  // Przemysław, War Beast
  201768: {},
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
  // Adrino Manauara
  201664: { abilities: [{ by: 'self', press: 'mustContinue', once: 'combat' }] },
  // Neserian
  201678: {
    statics: [
      {
        stat: 'bleed',
        amount: -1,
        who: 'this',
        if: [
          {
            if: 'not',
            of: { if: 'atLeast', a: { count: { keyword: 'location', of: 'you' } }, b: 1 },
          },
        ],
      },
      {
        stat: 'votes',
        amount: 1,
        who: 'this',
        if: [{ if: 'atLeast', a: { count: { keyword: 'location', of: 'you' } }, b: 1 }],
      },
    ],
  },
  // Máddji, Mistress of Szlachtas
  201784: {
    statics: [
      { stat: 'cost', amount: -1, who: 'this', cards: { type: ['ally', 'retainer'], clan: ['Tzimisce'] } },
    ],
  },
  // Ludmijla Rakoczy
  200879: {
    statics: [{ stat: 'cost', amount: -1, kind: 'blood', who: 'this', cards: { discipline: ['ani'] } }],
  },
  // Rurik Rakoczy
  201519: {
    abilities: [{ by: 'self', press: true, once: 'combat' }],
    statics: [
      {
        stat: 'bleed',
        amount: 1,
        who: 'this',
        if: [
          {
            if: 'atLeast',
            a: { count: { kind: 'vampire', named: 'Ludmijla Rakoczy', region: 'ready' } },
            b: 1,
          },
        ],
      },
    ],
  },
  // Lady Vadislava
  201516: aggravatesOnceARound,
  // Dr. Morrow, The Skindoctor
  200381: {
    abilities: [
      {
        by: 'self',
        action: { kind: 'special' },
        picks: [{ pick: 'card', filter: { kind: 'ally' } }],
        effects: [{ do: 'addCounters', named: 'graft', on: { pick: 0 }, amount: 1 }],
      },
    ],
    statics: [{ stat: 'stealth', amount: -1, who: { all: { kind: 'ally', marked: { with: 'graft' } } } }],
  },
};

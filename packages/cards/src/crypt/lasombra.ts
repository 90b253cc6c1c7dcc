import type { VampireDefinition } from '../definition/definition.ts';
import { moreStealth } from '../definition/make.ts';

export const LASOMBRA: Readonly<Record<number, VampireDefinition>> = {
  // Aintzane Arriaga
  201708: {},
  // Araceli "Celia" Rivera
  201709: {},
  // Azucena
  201710: {
    statics: [
      {
        stat: 'intercept',
        amount: 1,
        who: 'this',
        if: [
          { if: 'is', card: 'acting', filter: { kind: 'vampire', clan: 'Lasombra', youngerThan: 'this' } },
        ],
      },
      {
        stat: 'intercept',
        amount: -1,
        who: 'this',
        if: [{ if: 'is', card: 'acting', filter: { kind: 'vampire', clan: 'Lasombra', olderThan: 'this' } }],
      },
    ],
  },
  // Braden White
  201711: {},
  // Charles Delmare
  201513: { abilities: [{ by: 'self', press: true, once: 'combat' }] },
  // Dafina Hanganu
  201729: {
    abilities: [
      {
        by: 'self',
        action: { kind: 'special' },
        picks: [{ pick: 'card', filter: { kind: 'minion', of: 'others', region: 'ready' } }],
        effects: [{ do: 'enterCombat', first: 'self', second: { pick: 0 } }],
      },
    ],
  },
  // Damian
  201747: {
    statics: [
      {
        stat: 'bleed',
        amount: 1,
        who: 'this',
        if: [
          {
            if: 'atLeast',
            a: { count: { kind: 'vampire', of: 'you', region: 'ready', title: ['cardinal'] } },
            b: 1,
          },
        ],
      },
    ],
  },
  // El Monseñor
  201749: {},
  // Kamaluddin
  201713: {},
  // Lika, The Purger
  201762: {},
  // Lord Leopold Valdemar
  201517: { abilities: [{ by: 'self', strike: { kind: 'stealBlood', amount: 2, ranged: true } }] },
  // Lyyli Yösydän
  201764: {},
  // María del Toro
  201714: {},
  // Percival
  201518: {},
  // Rasha Tarabzouni
  201769: {},
  // Rinaldo Albizzi
  201715: { statics: [{ stat: 'intercept', amount: 1, who: 'this' }] },
  // Yewon Ong
  201716: {
    abilities: [
      {
        by: 'self',
        windows: ['polling'],
        once: 'referendum',
        cost: { discard: 1, discardNeeds: 'obl' },
        effects: [{ do: 'modify', stat: 'votes', amount: 1, who: 'self', for: 'referendum' }],
      },
    ],
  },
  // Zbigniew, Hunter of Mekhet
  201780: {},
  // Antón de Concepción
  200114: {
    abilities: [
      {
        by: 'self',
        when: [{ if: 'not', of: { if: 'roundAtLeast', round: 2 } }],
        maneuver: 'must',
        once: 'combat',
      },
    ],
  },
  // Luca Italicus
  200867: {
    abilities: [
      {
        by: 'self',
        when: [{ if: 'roundAtLeast', round: 2 }],
        strike: { kind: 'damage', amount: 2, ranged: true },
        once: 'round',
      },
    ],
  },
  // Gnaeus Aemilius Augustinus
  201712: {
    triggers: [
      {
        at: 'unlockPhase',
        aboutThis: 'you',
        if: [{ if: 'is', card: 'this', filter: { region: 'ready' } }],
        effects: [
          {
            do: 'choose',
            who: 'yourPrey',
            pick: { pick: 'card', filter: { kind: 'minion', of: 'yourPrey', region: 'ready' } },
            effects: [{ do: 'damage', to: { pick: 0 }, amount: 1, by: 'self', unpreventable: true }],
          },
        ],
      },
    ],
  },
  // Carolina Vález
  200249: { statics: [{ immuneTo: { either: [{ kind: 'ally' }, { kind: 'retainer' }] }, who: 'this' }] },
  // Abderrahim, Death's Hand
  201734: {
    strength: 2,
    abilities: [
      {
        by: 'self',
        windows: ['beforeBlocks', 'blocking', 'declined'],
        once: 'action',
        cost: { blood: 1 },
        when: [
          {
            if: 'is',
            card: 'acting',
            filter: { of: 'you', either: [{ kind: 'ally' }, { kind: 'vampire', youngerThan: 'this' }] },
          },
        ],
        effects: [moreStealth(1)],
      },
    ],
  },
  // Badr, Shadow of Granada
  200160: {
    statics: [{ stat: 'cost', amount: -1, kind: 'blood', who: 'this', cards: { discipline: ['obt'] } }],
  },
  // Egidia Arrú
  201730: {
    strength: 2,
    triggers: [
      {
        at: 'opponentLeft',
        aboutThis: 'this',
        effects: [{ do: 'burnPool', who: { controllerOf: 'opposing' }, amount: 1 }],
      },
    ],
  },
};

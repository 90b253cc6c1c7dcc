import type { VampireDefinition } from '../definition/definition.ts';
import { duringBleed } from '../definition/make.ts';

export const GANGREL: Readonly<Record<number, VampireDefinition>> = {
  // André the Manipulator
  200081: {
    statics: [
      {
        stat: 'handSize',
        amount: 2,
        who: 'you',
        if: [{ if: 'is', card: 'this', filter: { region: 'ready' } }],
      },
    ],
  },
  // C.J.
  200230: {},
  // Casey Snyder
  201521: {},
  // Crow
  200303: {},
  // Dario Ziggler
  201583: {},
  // Fergus Alexander
  200463: {
    abilities: [
      {
        by: 'self',
        action: { kind: 'special' },
        picks: [
          {
            pick: 'card',
            filter: { kind: 'vampire', of: 'others', region: 'ready', locked: true, sect: 'sabbat' },
          },
        ],
        effects: [{ do: 'enterCombat', first: 'self', second: { pick: 0 } }],
      },
    ],
  },
  // Hanna Nokelainen
  201590: {},
  // Indira
  201592: {},
  // Joaquín de Cádiz
  201595: {},
  // Kamile Paukstys
  201597: { bleed: 2 },
  // Lillian
  200836: {},
  // Malcolm
  200902: {},
  // Martina Srnankova
  201601: { statics: [{ stat: 'intercept', amount: 1, who: 'this', if: duringBleed }] },
  // Massimiliano
  201602: { strength: 2 },
  // Mickey Wheeler
  201644: {
    statics: [
      {
        stat: 'strength',
        amount: 1,
        who: 'this',
        if: [{ if: 'is', card: 'opposing', filter: { kind: 'vampire', olderThan: 'this' } }],
      },
    ],
  },
  // Nathan Turner
  201606: {},
  // Ruslan Fedorenko
  201611: {},
  // Viktor, The Night General
  201447: { statics: [{ stat: 'stealth', amount: 1, who: 'this' }] },
  // Kuyén
  201574: {
    statics: [
      { stat: 'cost', amount: -1, who: 'this', cards: { type: ['ally', 'retainer'], keyword: ['animal'] } },
    ],
  },
  // Ragnar Nordstrom
  201660: {
    statics: [
      { stat: 'cost', amount: -1, kind: 'blood', who: 'this', cards: { discipline: ['pro'] } },
      {
        stat: 'strength',
        amount: 1,
        who: 'this',
        if: [
          {
            if: 'is',
            card: 'opposing',
            filter: { either: [{ kind: 'ally' }, { kind: 'vampire', youngerThan: 'this' }] },
          },
        ],
      },
    ],
  },
  // T.J.
  201334: {
    abilities: [
      {
        by: 'self',
        windows: ['beforeVotes', 'polling'],
        when: [
          { if: 'action', kind: ['political'] },
          { if: 'is', card: 'acting', filter: { kind: 'vampire', titled: true, sect: 'camarilla' } },
        ],
        cost: { lock: 'self', blood: 2 },
        effects: [{ do: 'cancelReferendum' }],
      },
    ],
  },
  // Keegan
  201659: {
    abilities: [
      {
        by: 'self',
        windows: ['resolved'],
        once: 'turn',
        when: [
          { if: 'successful' },
          { if: 'selfIs', role: 'acting' },
          { if: 'actionCard', card: { clan: ['Gangrel'] } },
        ],
        effects: [{ do: 'unlock', who: 'self' }],
      },
    ],
  },
  // Matasuntha
  200956: {
    strength: 3,
    triggers: [
      {
        at: 'opponentLeft',
        aboutThis: 'this',
        effects: [{ do: 'gate', may: true, effects: [{ do: 'gainPool', who: 'you', amount: 1 }] }],
      },
    ],
  },
};

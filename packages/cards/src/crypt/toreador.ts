import type { VampireDefinition } from '../definition/definition.ts';
import { moreBleed, moreStealth } from '../definition/make.ts';

export const TOREADOR: Readonly<Record<number, VampireDefinition>> = {
  // Epikasta Rigatos
  200427: {
    abilities: [
      {
        by: 'self',
        windows: ['resolved'],
        once: 'action',
        when: [{ if: 'selfIs', role: 'acting' }],
        picks: [{ pick: 'ash', card: { type: ['action'] }, ofAction: true }],
        effects: [{ do: 'move', who: { pick: 0 }, to: 'library' }],
      },
    ],
  },
  // Annabelle Triabell
  201693: {
    statics: [
      {
        stat: 'stealth',
        amount: 1,
        who: { all: { kind: 'vampire', clan: 'Toreador', of: 'you', not: 'this' } },
        if: [{ if: 'is', card: 'this', filter: { locked: true } }],
      },
    ],
  },
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
  // Carmelita Neillson
  201625: {
    statics: [
      {
        stat: 'handSize',
        amount: 1,
        who: 'you',
        if: [{ if: 'is', card: 'this', filter: { region: 'ready' } }],
      },
    ],
  },
  // Catalina Vega
  201540: { bleed: 2 },
  // Cyan Sin
  201746: {},
  // Flávio Gonçalves
  201547: { abilities: [{ by: 'self', strike: { kind: 'dodge' }, once: 'combat' }] },
  // François Villon
  201696: {
    bleed: 2,
    abilities: [
      {
        by: 'self',
        windows: ['unlock'],
        once: 'phase',
        cost: { blood: 2 },
        picks: [{ pick: 'card', filter: { kind: 'vampire', youngerThan: 'self' } }],
        effects: [{ do: 'lock', who: { pick: 0 } }],
        when: [{ if: 'is', card: 'this', filter: { region: 'ready' } }],
      },
    ],
  },
  // Glissando
  201753: {},
  // Gwendolyn Fleming
  200555: {},
  // Kathy Glens
  201552: {},
  // Kazuki Hanabira
  201699: {},
  // Massimo Falconi
  201558: {},
  // Mateo García
  201631: {},
  // Min-seo
  201560: {},
  // Mkhokheli
  201561: {},
  // Modius
  201703: {
    abilities: [
      {
        by: 'self',
        windows: ['polling'],
        once: 'referendum',
        cost: { discard: 1, discardType: 'master' },
        effects: [{ do: 'modify', stat: 'votes', amount: 1, who: 'self', for: 'referendum' }],
      },
    ],
  },
  // Nik Sikko
  201564: {},
  // Silvian Popescu
  201706: {
    abilities: [
      {
        by: 'methuselah',
        windows: ['unlock'],
        once: 'phase',
        picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'you', title: ['prince'] } }],
        effects: [{ do: 'moveBlood', from: { pick: 0 }, to: 'this', amount: 1 }],
      },
    ],
  },
  // Tamoszius
  201571: {},
  // Thomas De Lutrius
  201366: {
    triggers: [{ at: 'toTorpor', aboutThis: 'this', effects: [{ do: 'burnPool', who: 'you', amount: 1 }] }],
  },
  // Valentina Osako
  201707: {},
  // Kateline Nadasdy
  200763: {
    abilities: [
      {
        by: 'self',
        windows: ['polling'],
        once: 'referendum',
        when: [{ if: 'action', kind: ['political'] }],
        cost: { blood: 1 },
        picks: [{ pick: 'card', filter: { kind: 'vampire', not: 'acting' } }],
        effects: [
          { do: 'cancelVotes', who: { pick: 0 } },
          { do: 'restrict', what: 'vote', who: { pick: 0 }, for: 'referendum' },
        ],
      },
    ],
  },
  // Jürgen, The Libertine
  201758: {
    statics: [
      {
        stat: 'blockTaxOrLife',
        amount: 1,
        who: { all: { kind: 'minion' } },
        if: [{ if: 'selfIs', role: 'acting' }],
      },
    ],
  },
  // Maila
  201633: {
    abilities: [
      {
        by: 'methuselah',
        windows: ['beforeBlocks', 'blocking', 'declined'],
        once: 'turn',
        when: [
          { if: 'yourTurn' },
          { if: 'is', card: 'this', filter: { region: 'ready' } },
          { if: 'is', card: 'acting', filter: { kind: 'minion', of: 'you' } },
        ],
        cost: { discard: 1, discardType: 'political' },
        effects: [moreStealth(1)],
      },
    ],
  },
  // Diana Iadanza
  201694: {
    bleed: 2,
    abilities: [
      {
        by: 'self',
        once: 'referendum',
        cost: { blood: 1 },
        when: [
          { if: 'selfIs', role: 'caller' },
          { if: 'played', card: { type: ['reaction'] }, by: 'any' },
        ],
        effects: [{ do: 'cancel' }],
      },
    ],
  },
  // Andre LeRoux
  200080: {
    abilities: [
      {
        by: 'methuselah',
        windows: ['succeeding'],
        once: 'action',
        when: [
          { if: 'action', kind: ['bleed'] },
          { if: 'is', card: 'acting', filter: { kind: 'vampire', of: 'you' } },
          { if: 'atLeast', a: 'bleedAmount', b: 1 },
        ],
        effects: [moreBleed(-1), { do: 'modify', stat: 'bleed', amount: 2, who: 'this', for: 'turn' }],
      },
    ],
  },
  // Anne-Marie Bourgeois, Inconnu Recruiter
  200105: {
    statics: [{ stat: 'cost', amount: -1, kind: 'pool', who: 'this', cards: { type: ['equipment'] } }],
  },
  // Victoria Ash
  201619: {
    bleed: 2,
    abilities: [
      {
        by: 'methuselah',
        windows: ['beforeBlocks', 'blocking', 'declined'],
        once: 'action',
        when: [
          { if: 'action', kind: ['bleed'] },
          { if: 'is', card: 'this', filter: { region: 'ready' } },
          { if: 'is', card: 'acting', filter: { kind: 'vampire', clan: 'Banu Haqim' } },
        ],
        cost: { discard: 1 },
        effects: [moreBleed(1)],
      },
    ],
  },
  // Tyler McGill
  201398: {
    statics: [
      {
        restrict: 'block',
        who: 'this',
        if: [{ if: 'is', card: 'acting', filter: { kind: 'vampire', clan: 'Nosferatu' } }],
      },
    ],
    triggers: [
      {
        at: 'edgeVote',
        effects: [{ do: 'modify', stat: 'votes', amount: 1, who: 'this', for: 'referendum' }],
      },
    ],
  },
  // Vasily
  201430: {
    statics: [
      {
        stat: 'contestCost',
        amount: 1,
        who: 'this',
        if: [{ if: 'not', of: { if: 'hasEdge', who: 'you' } }],
      },
    ],
  },
  // Marcos Belegrad
  201702: {
    triggers: [
      {
        at: 'tallied',
        if: [{ if: 'selfIs', role: 'caller' }],
        effects: [{ do: 'burnPool', who: 'castAgainst', amount: 1 }],
      },
    ],
  },
  // Rafael de Corazon
  201151: { bleed: 3, statics: [{ restrict: 'yieldTitle', who: 'this' }] },
};

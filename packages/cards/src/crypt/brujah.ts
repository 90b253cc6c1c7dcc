import type { VampireDefinition } from '../definition/definition.ts';

export const BRUJAH: Readonly<Record<number, VampireDefinition>> = {
  // Anita Wainwright
  201657: {},
  // Ariane
  200132: { statics: [{ stat: 'stealth', amount: -1, who: 'this', if: [{ if: 'directed', is: false }] }] },
  // Atiena
  201579: {},
  // Brandon Grime
  201581: {},
  // Devorah
  201748: {
    statics: [{ stat: 'stealth', amount: 1, who: 'this', if: [{ if: 'atLeast', a: 5, b: { pool: 'you' } }] }],
  },
  // Laura Goldman
  200816: {},
  // Leumeah
  201526: {},
  // Octane
  201609: {},
  // Onkabetse, Arriviste
  201766: {},
  // Rayne
  201610: {},
  // Rexton "Savage" Abernathy
  201770: {
    statics: [
      { restrict: 'block', who: { all: { kind: 'ally' } }, if: [{ if: 'selfIs', role: 'acting' }] },
      {
        restrict: 'block',
        who: { all: { kind: 'vampire', maxCapacity: 3 } },
        if: [{ if: 'selfIs', role: 'acting' }],
      },
    ],
  },
  // Saku Pihlajamäki
  201658: { abilities: [{ by: 'self', maneuver: 'must', once: 'combat' }] },
  // Siarhei Levchenko
  201612: {},
  // Tara
  201341: {},
  // Theo Bell
  201613: {
    strength: 2,
    abilities: [
      {
        by: 'self',
        action: { kind: 'special' },
        picks: [{ pick: 'card', filter: { kind: 'minion', of: 'others', region: 'ready' } }],
        effects: [{ do: 'enterCombat', first: 'self', second: { pick: 0 } }],
      },
    ],
  },
  // Üresség
  201775: {
    statics: [
      { stat: 'votes', amount: 1, who: 'this', if: [{ if: 'atLeast', a: 10, b: { pool: 'yourPrey' } }] },
      { stat: 'bleed', amount: 1, who: 'this', if: [{ if: 'atLeast', a: 10, b: { pool: 'yourPrey' } }] },
    ],
  },
  // Valeriya Zinovieva
  201614: { strength: 2 },
  // Aline Gädeke
  201576: {
    abilities: [
      {
        by: 'self',
        windows: ['resolved'],
        once: 'turn',
        when: [
          { if: 'successful' },
          { if: 'is', card: 'acting', filter: { kind: 'vampire', sect: 'anarch', of: 'you', not: 'this' } },
        ],
        cost: { blood: 1 },
        effects: [{ do: 'unlock', who: 'self' }],
      },
    ],
  },
  // Osvaldo Kühnemann
  201767: {
    statics: [
      {
        stat: 'bleed',
        amount: 1,
        who: 'this',
        if: [
          {
            if: 'atLeast',
            a: {
              count: {
                kind: 'vampire',
                of: 'actionTarget',
                either: [{ clan: 'Toreador' }, { clan: 'Ventrue' }],
              },
            },
            b: 1,
          },
        ],
      },
    ],
  },
  // Adana de Sforza
  200011: {
    bleed: 3,
    statics: [{ stat: 'cost', amount: -1, kind: 'blood', who: 'this', cards: { type: ['combat'] } }],
  },
  // Chun Hei
  201638: {
    strength: 2,
    abilities: [
      {
        by: 'self',
        windows: ['afterStrikes'],
        once: 'combat',
        when: [{ if: 'selfIs', role: 'combatant' }],
        cost: { blood: 1 },
        effects: [{ do: 'additionalStrikes', amount: 1, unlimited: true }],
      },
    ],
  },
  // Dmitra Ilyanova
  200349: {
    abilities: [
      {
        by: 'self',
        action: {
          kind: 'political',
          stealth: 1,
          terms: [
            {
              pick: 'points',
              points: 4,
              least: 1,
              cards: { kind: 'vampire', region: 'ready' },
              cardsOnly: true,
            },
          ],
          passes: [{ do: 'gainBlood', who: { all: { kind: 'vampire', allocated: true } }, amount: 'points' }],
        },
      },
    ],
  },
  // Carlak
  200244: {
    triggers: [{ at: 'tallied', effects: [{ do: 'gainBlood', who: 'this', amount: 'onlyAgainst' }] }],
    abilities: [{ by: 'self', press: true, once: 'combat' }],
  },
};

import type { VampireDefinition } from '../definition/definition.ts';

export const MALKAVIAN: Readonly<Record<number, VampireDefinition>> = {
  // Aelswith, The Irresistible
  201735: {
    triggers: [
      {
        at: 'blockSucceeded',
        if: [{ if: 'selfIs', role: 'acting' }],
        effects: [{ do: 'burnPool', who: { controllerOf: 'blocker' }, amount: 1 }],
      },
    ],
  },
  // Alexander Silverson
  201530: {
    statics: [
      {
        stat: 'voteTaxAgainst',
        amount: 1,
        who: { all: { kind: 'vampire' } },
        if: [{ if: 'selfIs', role: 'caller' }],
      },
    ],
  },
  // Andi Liu
  201532: {},
  // Arthur Denholm
  200144: {},
  // Ashley
  201533: {},
  // Coco Thorn
  201743: {},
  // Colette
  201543: {},
  // Donny Kowalczyk
  201544: {},
  // Dr. Stephen Norton
  201546: {},
  // Gelasia Fotiou
  201548: {},
  // Meaghan
  201559: {},
  // Morel
  201010: {},
  // Sully
  201569: {},
  // Juliet Parr
  201698: {
    triggers: [
      {
        at: 'referendumPassed',
        if: [{ if: 'selfIs', role: 'caller' }],
        effects: [{ do: 'modify', stat: 'handSize', amount: 2, who: 'you', for: 'nextUnlock' }],
      },
    ],
    abilities: [{ by: 'self', maneuver: 'must', once: 'combat' }],
  },
  // Unmada
  201410: {
    statics: [
      {
        stat: 'discardActions',
        amount: 1,
        who: 'you',
        if: [{ if: 'is', card: 'this', filter: { region: 'ready' } }],
      },
      {
        stat: 'handSize',
        amount: 1,
        who: 'you',
        if: [{ if: 'is', card: 'this', filter: { region: 'ready' } }],
      },
    ],
  },
  // Apolonia Czarnecki
  200123: {
    abilities: [
      {
        by: 'self',
        action: { kind: 'special' },
        picks: [{ pick: 'card', filter: { kind: 'vampire', youngerThan: 'self' } }],
        effects: [{ do: 'moveBlood', from: { pick: 0 }, to: 'self', amount: 1 }],
      },
    ],
  },
};

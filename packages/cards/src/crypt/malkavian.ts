import type { VampireDefinition } from '../definition/definition.ts';
import { moreStealth } from '../definition/make.ts';

export const MALKAVIAN: Readonly<Record<number, VampireDefinition>> = {
  // Gilbert Duane
  201617: {
    abilities: [
      {
        by: 'self',
        windows: ['influence'],
        once: 'phase',
        cost: { blood: 1 },
        effects: [
          {
            do: 'reveal',
            top: 'crypt',
            of: 'you',
            clan: 'Malkavian',
            effects: [
              { do: 'move', who: { pick: 0 }, to: 'removed' },
              {
                do: 'choose',
                pick: {
                  pick: 'card',
                  filter: { kind: 'vampire', of: 'you', region: 'controlled', titled: false },
                },
                effects: [{ do: 'sect', who: { pick: 1 }, sect: 'anarch', for: 'game' }],
              },
            ],
            else: [{ do: 'move', who: { pick: 0 }, to: 'removed' }],
          },
        ],
      },
    ],
  },
  // Gem Ghastly
  200498: { statics: [{ meets: { clan: 'Ventrue' }, youToo: true, who: 'this' }] },
  // Abraham Mellon
  201634: {
    statics: [
      { meets: { clan: 'Tremere' }, who: 'this' },
      {
        stat: 'handSize',
        amount: 1,
        who: 'you',
        if: [{ if: 'is', card: 'this', filter: { region: 'ready' } }],
      },
    ],
  },
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
  // Osric Vladislav
  201085: {
    abilities: [
      {
        by: 'self',
        windows: ['beforeBlocks', 'blocking', 'declined'],
        when: [{ if: 'selfIs', role: 'acting' }],
        picks: [{ pick: 'card', filter: { keyword: 'location', of: 'you' } }],
        effects: [{ do: 'burn', who: { pick: 0 } }, moreStealth(1)],
      },
    ],
  },
  // Bela
  200186: {
    statics: [
      { restrict: 'politicalAction', who: 'this' },
      { stat: 'stealth', amount: -1, who: 'this' },
    ],
  },
  // Darius Shirazi
  201640: {
    abilities: [
      {
        by: 'self',
        action: { kind: 'special' },
        picks: [
          {
            pick: 'card',
            filter: {
              kind: 'equipment',
              except: [{ keyword: 'electronic' }, { keyword: 'vehicle' }, { keyword: 'weapon' }],
            },
          },
        ],
        effects: [{ do: 'steal', who: { pick: 0 } }],
      },
    ],
  },
  // Lutz von Hohenzollern
  200890: {
    bleed: 3,
    triggers: [
      {
        at: 'referendumPassed',
        if: [
          { if: 'action', kind: ['political'] },
          { if: 'is', card: 'this', filter: { region: 'ready' } },
        ],
        effects: [{ do: 'burnPool', who: 'yourPrey', amount: 1 }],
      },
    ],
  },
  // Fotini Katsikaris
  201751: {
    triggers: [
      {
        at: 'bled',
        aboutThis: 'this',
        effects: [{ do: 'modify', stat: 'handSize', amount: 1, who: 'you', for: 'nextDiscard' }],
      },
    ],
  },
  // Jason "Son" Newberry
  201628: {
    bleed: 2,
    statics: [{ stat: 'votesAgainst', amount: 2, who: 'this', if: [{ if: 'bloodHunt' }] }],
  },
};

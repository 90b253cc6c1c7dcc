import type { VampireDefinition } from '../definition/definition.ts';
import { aggravatesOnceARound, moreBleed } from '../definition/make.ts';

export const NOSFERATU: Readonly<Record<number, VampireDefinition>> = {
  // Josef von Bauren
  200720: {
    bleed: 2,
    statics: [{ stat: 'stealth', amount: 1, who: 'this' }],
    abilities: [
      {
        by: 'self',
        windows: ['discard'],
        cost: { discardActions: 1 },
        picks: [{ pick: 'seat', of: 'preyOrPredator' }],
        effects: [{ do: 'discard', who: { seatPick: 0 }, amount: 1, atRandom: true }],
      },
    ],
  },
  // Aunt Linda
  201534: {},
  // Baixinho
  201536: {},
  // Beetleman
  200185: {},
  // Belinde
  201537: {},
  // Benedito, a Lanterna
  201524: {},
  // Berenguela, The Vicious
  201742: {},
  // The Dowager
  201545: { statics: [{ stat: 'intercept', amount: 1, who: 'this', if: [{ if: 'directed', is: true }] }] },
  // Horace Radcliffe
  201549: {},
  // Jacques Rouge
  201523: {},
  // Jeremy "Wix" Wyzchovsky
  200696: { abilities: [{ by: 'self', action: { kind: 'bleed', bleed: 1 }, effects: [] }] },
  // Larissa Moreira
  201553: {
    abilities: [
      {
        by: 'self',
        windows: ['beforeBlocks', 'blocking', 'declined'],
        when: [
          { if: 'action', kind: ['bleed'] },
          { if: 'selfIs', role: 'acting' },
        ],
        cost: { discard: 1, discardNeeds: 'ani' },
        once: 'action',
        effects: [moreBleed(1)],
      },
    ],
  },
  // Lenny Burkhead
  201555: { bleed: 2 },
  // Loyiso, The Ruthless
  201763: {},
  // Nathaniel Bordruff
  201632: {
    abilities: [
      {
        by: 'self',
        action: { kind: 'special' },
        picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'others', region: 'ready', locked: true } }],
        effects: [{ do: 'enterCombat', first: 'self', second: { pick: 0 } }],
      },
    ],
  },
  // Nikolaus Vermeulen
  201705: {
    abilities: [
      {
        by: 'methuselah',
        windows: ['influence'],
        once: 'phase',
        cost: { edge: true },
        picks: [
          { pick: 'card', filter: { kind: 'vampire', clan: 'Nosferatu', of: 'you', region: 'uncontrolled' } },
        ],
        effects: [{ do: 'gainBlood', who: { pick: 0 }, amount: 1 }],
      },
    ],
  },
  // Ryan
  201568: {},
  // Serhat Gunde, Combat Junkie
  201772: { abilities: [{ by: 'self', press: true, once: 'combat' }] },
  // Surapong
  201773: {},
  // Wauneka
  201573: {},
  // Gustaphe Brunnelle
  200549: {
    abilities: (['yourPredator', 'yourPrey'] as const).map((of) => ({
      by: 'self',
      action: { kind: 'special' },
      picks: [{ pick: 'card', filter: { kind: 'minion', of, region: 'ready' } }],
      effects: [{ do: 'enterCombat', first: 'self', second: { pick: 0 } }],
    })),
  },
  // Benjamin Rose
  200190: {
    abilities: [
      {
        by: 'self',
        action: {
          kind: 'political',
          stealth: 1,
          passes: [{ do: 'modify', stat: 'handSize', amount: 1, who: 'you', for: 'game' }],
        },
      },
    ],
  },
  // Harold Tanner
  200571: { statics: [{ restrict: 'openHand', who: { controllerOf: 'opposing' } }] },
  // Crossbreaker
  201745: aggravatesOnceARound,
  // Alonso Petrodon
  200060: {
    bleed: 2,
    triggers: [
      {
        at: 'bled',
        aboutThis: 'this',
        effects: [
          {
            do: 'each',
            of: { all: { kind: 'vampire', sect: 'anarch', of: 'actionTarget' } },
            effects: [{ do: 'damage', to: { pick: 0 }, amount: 1, by: 'self', unpreventable: true }],
          },
        ],
      },
    ],
  },
  // Cedrick Calhoun
  201626: {
    triggers: [
      {
        at: 'referendumFailed',
        aboutThis: 'this',
        effects: [
          {
            do: 'schedule',
            at: 'actionResolved',
            for: 'action',
            once: true,
            effects: [{ do: 'toTorpor', who: 'this' }],
          },
        ],
      },
    ],
  },
  // Petra
  201116: {
    statics: [{ aggravatedFrom: 'this', who: { all: { clan: 'Baali' } } }],
    triggers: [
      {
        at: 'pressedOn',
        aboutThis: 'opposing',
        if: [{ if: 'opposing', kind: 'vampire' }],
        effects: [{ do: 'burnBlood', who: 'opposing', amount: 1 }],
      },
    ],
  },
};

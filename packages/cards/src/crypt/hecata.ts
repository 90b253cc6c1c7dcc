import type { VampireDefinition } from '../definition/definition.ts';
import { duringBleed, moreBleed } from '../definition/make.ts';

export const HECATA: Readonly<Record<number, VampireDefinition>> = {
  // Hel-Blá
  201731: {
    abilities: [
      {
        by: 'self',
        action: { kind: 'special', stealth: 1 },
        cost: { blood: 1 },
        picks: [
          {
            pick: 'ash',
            card: { type: ['ally'], either: [{ clan: ['Hecata'] }, { discipline: ['obl'] }] },
          },
        ],
        effects: [{ do: 'move', who: { pick: 0 }, to: 'ready', locked: true }],
      },
    ],
  },
  // Lenelle, Mambo of Birmingham
  201721: {
    abilities: [
      {
        by: 'self',
        action: { kind: 'special', stealth: 1 },
        cost: { blood: 1 },
        picks: [{ pick: 'ash', card: {} }],
        effects: [{ do: 'exchange', who: { pick: 0 } }],
      },
    ],
  },
  // Marchesa Liliana
  201722: {
    bleed: 2,
    abilities: [
      {
        by: 'self',
        once: 'action',
        when: [...duringBleed, { if: 'selfIs', role: 'acting' }],
        cost: { removeFromAsh: 7 },
        effects: [moreBleed(1, { unlimited: true })],
      },
    ],
  },
  // Mora, the Death Seer
  201724: {
    bleed: 2,
    abilities: [
      {
        by: 'self',
        windows: ['discard'],
        once: 'phase',
        when: [{ if: 'is', card: 'this', filter: { region: 'ready' } }],
        picks: [{ pick: 'ash', card: {} }],
        effects: [{ do: 'move', who: { pick: 0 }, to: 'libraryBottom' }],
      },
    ],
  },
  // Parijat, the Dark Oracle
  201726: {
    statics: [
      {
        stat: 'blockTaxLibrary',
        amount: 1,
        who: { all: { kind: 'minion' } },
        if: [
          { if: 'is', card: 'this', filter: { region: 'ready' } },
          {
            if: 'is',
            card: 'acting',
            filter: { kind: 'ally', either: [{ keyword: 'wraith' }, { keyword: 'zombie' }] },
          },
        ],
      },
    ],
  },
  // Aitana, The Unholy
  201737: {},
  // Alek König
  201717: {},
  // Gebeyehu Abdu
  201718: {},
  // Hiromitsu Asano
  201719: {},
  // Holliday "Burgundy" Hall
  201720: {},
  // Monica Giovanni
  201723: {},
  // Nadezhda
  201765: {},
  // Peter St. John
  201727: {},
  // Tommaso Sforza
  201728: {
    abilities: [
      {
        by: 'self',
        windows: ['beforeRange'],
        once: 'turn',
        cost: { blood: 1 },
        when: [
          { if: 'is', card: 'this', filter: { region: 'ready' } },
          {
            if: 'atLeast',
            a: {
              count: {
                kind: 'ally',
                of: 'you',
                inCombat: true,
                either: [{ keyword: 'wraith' }, { keyword: 'zombie' }],
              },
            },
            b: 1,
          },
        ],
        effects: [{ do: 'endCombat' }],
      },
    ],
  },
  // Roger de Camden
  201732: {
    statics: [
      {
        stat: 'cost',
        amount: -1,
        kind: 'blood',
        who: 'this',
        cards: { either: [{ clan: ['Hecata'] }, { discipline: ['obl'] }] },
      },
    ],
    abilities: [
      {
        by: 'self',
        windows: ['beforeRange', 'range'],
        once: 'turn',
        cost: { discard: 1, discardNeeds: 'obl' },
        when: [{ if: 'is', card: 'this', filter: { region: 'ready' } }],
        picks: [{ pick: 'card', filter: { kind: 'minion', of: 'you', inCombat: true } }],
        effects: [{ do: 'grant', grant: 'maneuver', who: { pick: 0 }, for: 'combat' }],
      },
    ],
  },
  // Huldu, The Desecrator
  201757: {
    bleed: 2,
    abilities: [
      {
        by: 'self',
        once: 'combat',
        when: [{ if: 'is', card: 'this', filter: { region: 'ready' } }],
        cost: { blood: 1 },
        prevent: 1,
        preventFor: { kind: 'minion', of: 'you', inCombat: true, not: 'this' },
      },
    ],
  },
  // "Mother" Anja Giovanni
  201725: {
    abilities: [
      {
        by: 'self',
        windows: ['resolved'],
        once: 'turn',
        when: [
          { if: 'successful' },
          { if: 'is', card: 'acting', filter: { kind: 'vampire', clan: 'Hecata', of: 'you', not: 'this' } },
          { if: 'actionCard', card: { either: [{ clan: ['Hecata'] }, { discipline: ['obl'] }] } },
          { if: 'is', card: 'this', filter: { region: 'ready' } },
        ],
        cost: { blood: 1 },
        effects: [{ do: 'unlock', who: 'acting' }],
      },
    ],
  },
};

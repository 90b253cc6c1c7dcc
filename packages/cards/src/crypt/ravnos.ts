import type { VampireDefinition } from '../definition/definition.ts';
import { moreStealth } from '../definition/make.ts';

export const RAVNOS: Readonly<Record<number, VampireDefinition>> = {
  // Gathii
  201672: {
    abilities: [
      {
        by: 'self',
        once: 'action',
        when: [{ if: 'selfIs', role: 'acting' }],
        effects: [
          {
            do: 'reveal',
            top: 'library',
            of: 'you',
            card: { type: ['master'] },
            effects: [{ do: 'burnBlood', who: 'this', amount: 1 }],
            else: [moreStealth(1)],
          },
        ],
      },
    ],
  },
  // Phaibun
  201681: {
    abilities: [{ by: 'self', once: 'combat', cost: { discardAtRandom: 1 }, strike: { kind: 'dodge' } }],
  },
  // Luciano Carvalho
  201675: {
    abilities: [
      {
        by: 'methuselah',
        windows: ['discard'],
        once: 'phase',
        picks: [
          {
            pick: 'card',
            filter: { kind: 'retainer', keyword: 'animal', onA: { kind: 'vampire', of: 'you' } },
          },
          { pick: 'card', filter: { kind: 'vampire', of: 'you' } },
        ],
        effects: [{ do: 'moveOnto', who: { pick: 0 }, to: { pick: 1 } }],
      },
    ],
  },
  // Hafthor Thorsteinsson
  201783: { statics: [{ stat: 'intercept', amount: 1, who: 'this' }] },
  // Jean-François
  201674: {},
  // Oleg Kaprizov
  201679: {},
  // Roberto Rivamonte
  201683: {},
  // Trung Chau Pham
  201689: {},
  // Zafira
  201692: {},
  // Sreelekha
  201687: {
    bleed: 2,
    statics: [
      {
        stat: 'discardActions',
        amount: 1,
        who: 'you',
        if: [{ if: 'is', card: 'this', filter: { region: 'ready' } }],
      },
    ],
  },
  // Roy
  201684: {
    triggers: [
      {
        at: 'discardPhase',
        aboutThis: 'you',
        if: [{ if: 'is', card: 'this', filter: { locked: false } }],
        effects: [{ do: 'lock', who: 'this' }],
      },
    ],
    statics: [
      {
        stat: 'strength',
        amount: 1,
        who: 'this',
        if: [{ if: 'is', card: 'opposing', filter: { kind: 'vampire', titled: true } }],
      },
    ],
  },
  // Noluthando
  201785: { statics: [{ stat: 'rangedDamage', amount: 1, who: 'this' }] },
  // Doc Martina
  201670: { statics: [{ stat: 'rescueCost', amount: -1, who: 'this' }] },
};

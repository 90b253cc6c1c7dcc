import type { VampireDefinition } from '../definition/definition.ts';
import { directedAtYou } from '../definition/make.ts';

export const SALUBRI: Readonly<Record<number, VampireDefinition>> = {
  // Dominica
  201671: {
    abilities: [
      {
        by: 'self',
        action: { kind: 'special', stealth: 1 },
        effects: [
          { do: 'search', card: { type: ['master'], keyword: ['archetype'] }, to: 'hand', revealed: true },
        ],
      },
    ],
  },
  // Ilonka
  201673: {
    triggers: [
      {
        at: 'bled',
        once: 'turn',
        if: [directedAtYou, { if: 'is', card: 'this', filter: { region: 'ready' } }],
        effects: [
          {
            do: 'gate',
            may: true,
            lookingAt: 'actingMethuselah',
            effects: [{ do: 'discard', who: 'actingMethuselah', amount: 1, atRandom: true }],
          },
        ],
      },
    ],
  },
  // Abaddon
  201663: {
    abilities: [
      { by: 'self', maneuver: 'must', once: 'combat' },
      { by: 'self', press: true, once: 'combat' },
    ],
  },
  // Barachiel
  201781: {
    abilities: [
      {
        by: 'self',
        action: { kind: 'special' },
        picks: [{ pick: 'card', filter: { kind: 'minion', of: 'others', region: 'ready' } }],
        effects: [{ do: 'enterCombat', first: 'self', second: { pick: 0 } }],
      },
    ],
  },
  // Castellan
  201668: {
    statics: [
      { stat: 'intercept', amount: 1, who: 'this', if: [{ if: 'directed', is: true }] },
      { stat: 'intercept', amount: -1, who: 'this', if: [{ if: 'directed', is: false }] },
    ],
  },
  // Malachi
  201676: {},
  // Yael
  201691: {},
  // Opikun
  201680: {
    abilities: [
      {
        by: 'self',
        once: 'combat',
        cost: { blood: 1 },
        prevent: 2,
        preventFrom: { normal: true, opposing: true },
        preventFor: { kind: 'vampire', of: 'you', inCombat: true },
      },
    ],
  },
  // Seraphina
  201686: {
    abilities: [
      {
        by: 'self',
        action: { kind: 'special', stealth: 1 },
        picks: [{ pick: 'card', filter: { kind: 'minion', of: 'you' } }],
        effects: [{ do: 'gainBlood', who: { pick: 0 }, amount: 2, upToStart: true }],
      },
    ],
  },
  // Sakhar
  201685: {
    abilities: [
      {
        by: 'self',
        action: { kind: 'special', stealth: 1 },
        effects: [{ do: 'search', type: 'equipment', to: 'hand' }],
      },
    ],
  },
  // Djeneba
  201782: {
    statics: [
      { stat: 'cost', amount: 1, kind: 'bloodOrLife', who: 'opposing', cards: { strike: true } },
      { stat: 'stealth', amount: 1, who: 'this' },
    ],
  },
};

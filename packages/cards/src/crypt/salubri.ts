import type { VampireDefinition } from '../definition/definition.ts';

export const SALUBRI: Readonly<Record<number, VampireDefinition>> = {
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
};

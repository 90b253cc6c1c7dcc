import type { VampireDefinition } from '../definition/definition.ts';

export const GARGOYLE: Readonly<Record<number, VampireDefinition>> = {
  // Tupdog
  201393: {
    statics: [{ stat: 'cost', amount: -1, kind: 'blood', who: 'this', cards: { discipline: ['vis'] } }],
    abilities: [
      {
        by: 'self',
        action: { kind: 'special' },
        picks: [{ pick: 'card', filter: { kind: 'minion', of: 'others', region: 'ready' } }],
        effects: [{ do: 'enterCombat', first: 'self', second: { pick: 0 } }],
      },
    ],
    triggers: [
      {
        at: 'minionPhaseEnd',
        aboutThis: 'you',
        effects: [
          { do: 'burn', who: 'this' },
          { do: 'drawCrypt', who: 'you', amount: 1 },
        ],
      },
    ],
  },
};

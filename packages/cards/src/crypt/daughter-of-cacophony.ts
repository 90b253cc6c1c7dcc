import type { VampireDefinition } from '../definition/definition.ts';

export const DAUGHTER_OF_CACOPHONY: Readonly<Record<number, VampireDefinition>> = {
  // Scout Youngwood
  201253: {
    statics: [{ stat: 'cost', amount: 1, kind: 'blood', who: 'this', cards: { type: ['reaction'] } }],
    abilities: [
      {
        by: 'self',
        windows: ['unlock'],
        once: 'phase',
        cost: { blood: 2 },
        picks: [
          {
            pick: 'card',
            filter: { of: 'yourPrey', either: [{ kind: 'ally' }, { kind: 'vampire', youngerThan: 'this' }] },
          },
        ],
        effects: [{ do: 'lock', who: { pick: 0 } }],
      },
    ],
  },
};

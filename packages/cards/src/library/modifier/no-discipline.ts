import type { LibraryDefinition } from '../../definition/definition.ts';
import { duringPolling, moreVotes } from '../../definition/make.ts';

export const MODIFIER_NO_DISCIPLINE: Readonly<Record<number, LibraryDefinition>> = {
  // Change of Target
  100323: {
    modes: [
      {
        windows: ['blocked'],
        effects: [
          { do: 'unlock', who: 'acting' },
          { do: 'endAction', notAgain: true },
        ],
      },
    ],
  },
  // Propaganda of the Deed
  101496: {
    modes: [
      { windows: ['resolved'], when: [{ if: 'successful' }, { if: 'directed', is: true }], stays: 'table' },
    ],
    requires: { sect: ['anarch'] },
    abilities: [
      {
        ...duringPolling,
        by: 'methuselah',
        cost: { burnThis: true },
        effects: [{ do: 'modify', stat: 'votes', amount: 2, who: 'you', for: 'referendum' }],
      },
    ],
  },
  // Ominous Chorus
  102278: {
    modes: [
      { ...duringPolling, type: 'modifier', effects: [moreVotes(3)] },
      {
        ...duringPolling,
        type: 'reaction',
        effects: [{ do: 'modify', stat: 'votes', amount: 3, who: 'self', for: 'referendum' }],
      },
    ],
  },
};

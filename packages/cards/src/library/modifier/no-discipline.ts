import type { LibraryDefinition } from '../../definition/definition.ts';

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
};

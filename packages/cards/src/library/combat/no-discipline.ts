import type { LibraryDefinition } from '../../definition/definition.ts';

export const COMBAT_NO_DISCIPLINE: Readonly<Record<number, LibraryDefinition>> = {
  // Taste of Vitae
  101945: {
    modes: [
      {
        windows: ['roundEnd'],
        once: 'round',
        when: [
          { if: 'is', card: 'self', filter: { region: 'ready' } },
          { if: 'opposing', kind: 'vampire' },
        ],
        effects: [
          { do: 'gainBlood', who: 'self', amount: { tally: 'bloodLostToDamageThisRound', of: 'opposing' } },
        ],
      },
    ],
    requires: { kind: 'vampire' },
  },
};

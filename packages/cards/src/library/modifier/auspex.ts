import type { LibraryDefinition } from '../../definition/definition.ts';
import { duringPolling, mode } from '../../definition/make.ts';

export const MODIFIER_AUSPEX: Readonly<Record<number, LibraryDefinition>> = {
  // Telepathic Vote Counting
  101951: {
    modes: [
      mode('aus', { ...duringPolling, effects: [{ do: 'cancelReferendum', toHand: true }] }),
      mode('AUS', {
        ...duringPolling,
        picks: [{ pick: 'card', filter: { kind: 'vampire' } }],
        effects: [
          { do: 'restrict', what: 'vote', who: { pick: 0 }, for: 'referendum' },
          { do: 'cancelVotes', who: { pick: 0 } },
        ],
      }),
    ],
  },
};

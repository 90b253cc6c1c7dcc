import type { LibraryDefinition } from '../../definition/definition.ts';
import { duringBleed, duringPolling, mode, moreBleed, moreVotes } from '../../definition/make.ts';

export const MODIFIER_POTENCE: Readonly<Record<number, LibraryDefinition>> = {
  // Iron Glare
  101008: {
    modes: [
      mode('pot pre', { ...duringPolling, effects: [moreVotes(2)] }),
      mode('POT PRE', { when: duringBleed, effects: [moreBleed(2)] }),
    ],
  },
  // Dominant Personality
  102316: {
    modes: [
      mode('pot', {
        windows: ['blocking'],
        effects: [{ do: 'modify', stat: 'intercept', amount: -1, who: 'blocker', for: 'action' }],
      }),
      mode('pre', {
        windows: ['blocking'],
        effects: [{ do: 'modify', stat: 'intercept', amount: -1, who: 'blocker', for: 'action' }],
      }),
      mode('POT', {
        windows: ['announced'],
        effects: [{ do: 'restrict', what: 'block', who: { pick: 0 }, for: 'action' }],
        picks: [{ pick: 'card', filter: { kind: 'vampire' } }],
      }),
      mode('PRE', {
        windows: ['announced'],
        effects: [{ do: 'restrict', what: 'block', who: { pick: 0 }, for: 'action' }],
        picks: [{ pick: 'card', filter: { kind: 'vampire' } }],
      }),
    ],
  },
};

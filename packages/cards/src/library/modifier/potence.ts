import type { Effect } from '@methuselah/engine/language';
import type { LibraryDefinition } from '../../definition/definition.ts';
import { duringBleed, duringPolling, mode, moreBleed, moreVotes } from '../../definition/make.ts';

const forAllMinions = { who: { all: { kind: 'minion' } }, for: 'action', alsoLater: true } as const;
const humiliation: Effect = { do: 'modify', stat: 'blockTaxOrLife', amount: 1, ...forAllMinions };
const lessAlert: Effect = { do: 'modify', stat: 'intercept', amount: -1, ...forAllMinions };

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
  // Unthinkable Humiliation
  102346: {
    modes: [
      mode('pot', { effects: [humiliation] }),
      mode('pre', { effects: [humiliation] }),
      mode('POT', { effects: [humiliation, lessAlert] }),
      mode('PRE', { effects: [humiliation, lessAlert] }),
    ],
  },
  // Absolute Tyranny
  102308: {
    modes: (['modifier', 'reaction'] as const).flatMap((type) => [
      mode('pot pre', {
        ...duringPolling,
        type,
        effects: [{ do: 'modify', stat: 'votes', amount: 3, who: 'self', for: 'referendum' }],
      }),
      mode('POT PRE', {
        ...duringPolling,
        type,
        effects: [
          {
            do: 'modify',
            stat: 'votes',
            amount: -1,
            who: {
              all: { kind: 'vampire', except: [{ kind: 'vampire', path: 'Power and the Inner Voice' }] },
            },
            for: 'referendum',
          },
        ],
      }),
    ]),
  },
};

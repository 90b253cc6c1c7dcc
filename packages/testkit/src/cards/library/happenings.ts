import type { LibraryCard } from '@methuselah/engine/language';
import { card } from '../make.ts';

/** Invented cards that wait for actions, blocks, damage, the Edge, diablerie and a change of control. */
export const HAPPENINGS_WAITED_FOR: readonly LibraryCard[] = [
  card(
    3180,
    'Heavy Chains',
    [{ type: 'master', stays: { pick: 0 }, picks: [{ pick: 'card', filter: { kind: 'vampire' } }] }],
    {
      triggers: [
        { at: 'actionAnnounced', aboutThis: 'host', effects: [{ do: 'burnBlood', who: 'host', amount: 1 }] },
        { at: 'blockAttempted', aboutThis: 'host', effects: [{ do: 'gainPool', who: 'you', amount: 1 }] },
        { at: 'damageInflicted', aboutThis: 'host', effects: [{ do: 'burn', who: 'this' }] },
      ],
    },
  ),
  card(3181, 'Knife Edge', [{ type: 'master', stays: 'table' }], {
    triggers: [
      { at: 'edgeGained', aboutThis: 'you', effects: [{ do: 'gainPool', who: 'you', amount: 1 }] },
      { at: 'edgeLost', aboutThis: 'you', effects: [{ do: 'burnPool', who: 'you', amount: 2 }] },
    ],
  }),
  card(3182, 'Amaranth Watch', [{ type: 'master', stays: 'table' }], {
    triggers: [
      {
        at: 'diablerieCommitted',
        about: { kind: 'vampire' },
        effects: [
          { do: 'lock', who: 'subject' },
          { do: 'gainPool', who: 'you', amount: 1 },
        ],
      },
    ],
  }),
  card(3183, 'Feeding Rights', [{ type: 'master', stays: 'table' }], {
    // Whoever comes to have it chooses the vampire that it feeds.
    triggers: [
      {
        at: 'controlChanged',
        aboutThis: 'this',
        effects: [
          {
            do: 'choose',
            pick: { pick: 'card', filter: { kind: 'vampire', of: 'you', region: 'ready' } },
            effects: [{ do: 'gainBlood', who: { pick: 0 }, amount: 1 }],
          },
        ],
      },
      {
        at: 'discardPhase',
        aboutThis: 'you',
        effects: [{ do: 'control', who: 'this', to: 'yourPredator' }],
      },
    ],
  }),
];

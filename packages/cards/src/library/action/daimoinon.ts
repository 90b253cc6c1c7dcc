import type { LibraryDefinition, ModeDefinition } from '../../definition/definition.ts';
import { mode } from '../../definition/make.ts';

/** On a ready vampire, which has no other condemnation; only for an infernal vampire. */
const condemnation: ModeDefinition = {
  when: [{ if: 'is', card: 'self', filter: { trait: 'infernal' } }],
  action: { kind: 'special', stealth: 1 },
  stays: { pick: 0 },
  picks: [{ pick: 'card', filter: { kind: 'vampire', region: 'ready' } }],
  effects: [{ do: 'burn', who: { all: { keyword: 'condemnation', on: { pick: 0 }, not: 'this' } } }],
};

export const ACTION_DAIMOINON: Readonly<Record<number, LibraryDefinition>> = {
  // Condemnation: Mute
  100400: {
    modes: [
      mode('chi', {
        action: { kind: 'special', stealth: 1 },
        picks: [{ pick: 'card', filter: { kind: 'vampire', youngerThan: 'self' } }],
        effects: [{ do: 'lock', who: { pick: 0 } }],
      }),
      mode('dai', condemnation),
      mode('DAI', condemnation),
    ],
    statics: [{ stat: 'votes', amount: -3, who: 'host' }],
    triggers: [
      {
        at: 'referendumPassed',
        if: [{ if: 'superior' }],
        effects: [{ do: 'burnBlood', who: 'host', amount: 1 }],
      },
    ],
  },
};

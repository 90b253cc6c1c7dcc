import type { LibraryDefinition } from '../../definition/definition.ts';
import { mode, wakes } from '../../definition/make.ts';

export const REACTION_OBLIVION: Readonly<Record<number, LibraryDefinition>> = {
  // Shadow Sentinel
  102294: {
    modes: [
      mode('obl', { ...wakes, once: 'betweenUnlockPhases' }),
      mode('OBL', {
        lockedToo: true,
        once: 'betweenUnlockPhases',
        picks: [
          {
            pick: 'card',
            filter: {
              kind: 'ally',
              of: 'you',
              region: 'ready',
              locked: true,
              either: [{ keyword: 'wraith' }, { keyword: 'zombie' }],
            },
          },
        ],
        effects: [{ do: 'restrict', what: 'wake', who: { pick: 0 }, for: 'action' }],
      }),
    ],
  },
};

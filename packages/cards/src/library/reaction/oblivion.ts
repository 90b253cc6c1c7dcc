import type { LibraryDefinition } from '../../definition/definition.ts';
import { ifItBlocks, mode, moreIntercept, unlocksAfterwards, wakes } from '../../definition/make.ts';

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
  // Truth in Darkness
  102284: {
    modes: [
      mode('obl', { effects: [moreIntercept(1)] }),
      mode('OBL', { effects: [moreIntercept(1), unlocksAfterwards(ifItBlocks)] }),
    ],
  },
};

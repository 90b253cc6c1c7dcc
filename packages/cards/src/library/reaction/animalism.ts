import type { LibraryDefinition } from '../../definition/definition.ts';
import {
  bleedingYou,
  ifItBlocks,
  maneuverIfItBlocks,
  mode,
  moreIntercept,
  onlyLocked,
} from '../../definition/make.ts';

export const REACTION_ANIMALISM: Readonly<Record<number, LibraryDefinition>> = {
  // Cats' Guidance
  100308: {
    modes: [
      mode('ani', {
        lockedToo: true,
        windows: ['resolved'],
        when: [onlyLocked, ...ifItBlocks],
        effects: [{ do: 'unlock', who: 'self' }],
      }),
      mode('ANI', { effects: [moreIntercept(1)] }),
    ],
  },
  // Guard Dogs
  100863: {
    modes: [
      mode('ani', {
        lockedToo: true,
        when: [onlyLocked, ...bleedingYou],
        effects: [{ do: 'unlock', who: 'self' }],
      }),
      mode('ANI', {
        lockedToo: true,
        when: [onlyLocked, ...bleedingYou],
        effects: [{ do: 'unlock', who: 'self' }, maneuverIfItBlocks],
      }),
    ],
  },
  // Instinctive Reaction
  100995: {
    modes: [
      mode('ani', {
        when: [{ if: 'is', card: 'acting', filter: { of: 'yourPredator' } }],
        effects: [moreIntercept(1)],
      }),
      mode('ANI', {
        when: [{ if: 'is', card: 'acting', filter: { of: 'yourPredator' } }],
        effects: [moreIntercept(1), maneuverIfItBlocks],
      }),
    ],
  },
};

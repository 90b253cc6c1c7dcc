import type { LibraryDefinition } from '../../definition/definition.ts';
import { directedAtYou, mode, onlyLocked } from '../../definition/make.ts';

export const REACTION_FORTITUDE: Readonly<Record<number, LibraryDefinition>> = {
  // Forced Vigilance
  100762: {
    modes: [
      mode('for', {
        windows: ['resolved'],
        when: [onlyLocked, { if: 'selfIs', role: 'blocker' }, { if: 'blocked', is: true }],
        effects: [{ do: 'unlock', who: 'self' }],
        lockedToo: true,
      }),
      mode('FOR', {
        when: [onlyLocked, directedAtYou],
        effects: [{ do: 'unlock', who: 'self' }],
        lockedToo: true,
      }),
    ],
  },
};

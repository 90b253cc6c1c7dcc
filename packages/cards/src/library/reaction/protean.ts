import type { LibraryDefinition } from '../../definition/definition.ts';
import { directedAtYou, ifItBlocks, mode, moreIntercept, onlyLocked } from '../../definition/make.ts';

export const REACTION_PROTEAN: Readonly<Record<number, LibraryDefinition>> = {
  // Eyes of the Beast
  100683: {
    modes: [
      mode('pro', { stays: 'self', effects: [moreIntercept(1)] }),
      mode('PRO', {
        stays: 'self',
        effects: [
          moreIntercept(1),
          { do: 'grant', grant: 'maneuver', who: 'self', for: 'resultingRound', if: ifItBlocks },
        ],
      }),
    ],
    statics: [{ stat: 'stealth', amount: -1, who: 'host' }],
    triggers: [{ at: 'discardPhase', aboutThis: 'you', effects: [{ do: 'burn', who: 'this' }] }],
  },
  // One With the Land
  102256: {
    modes: [
      mode('pro', { when: [directedAtYou], effects: [moreIntercept(2)] }),
      mode('PRO', {
        lockedToo: true,
        when: [directedAtYou, onlyLocked],
        effects: [
          { do: 'unlock', who: 'self' },
          { do: 'restrict', what: 'strike', who: 'self', for: 'resultingRound', if: ifItBlocks },
          { do: 'restrict', what: 'strike', who: 'acting', for: 'resultingRound', if: ifItBlocks },
          { do: 'attemptBlock', who: 'self' },
        ],
      }),
    ],
  },
  // Sonar
  101824: {
    modes: [
      mode('pro', {
        replaced: 'afterTurn',
        when: [{ if: 'directed', is: true }],
        effects: [moreIntercept(1)],
      }),
      mode('PRO', { replaced: 'afterTurn', effects: [moreIntercept(1)] }),
    ],
  },
};

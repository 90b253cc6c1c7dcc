import type { LibraryDefinition } from '../../definition/definition.ts';
import {
  duringBleed,
  duringPolling,
  ifItIsBlocked,
  mode,
  moreBleed,
  moreStealth,
  moreVotes,
} from '../../definition/make.ts';

export const MODIFIER_ANIMALISM: Readonly<Record<number, LibraryDefinition>> = {
  // Adhocracy
  100022: {
    modes: [
      mode('ani', { when: duringBleed, effects: [moreBleed(1)] }),
      mode('chi', { ...duringPolling, effects: [moreVotes(3)] }),
      mode('pot', {
        effects: [
          {
            do: 'modify',
            stat: 'strength',
            amount: 1,
            who: 'self',
            for: 'resultingCombat',
            if: ifItIsBlocked,
          },
        ],
      }),
    ],
    requires: { sect: ['anarch'] },
  },
  // Beast Meld
  100146: {
    modes: [
      mode('ani pro', {
        effects: [
          moreStealth(1),
          {
            do: 'grant',
            grant: 'prevent',
            amount: 1,
            who: 'self',
            for: 'resultingCombat',
            if: ifItIsBlocked,
          },
        ],
      }),
      mode('ANI PRO', {
        windows: ['announced'],
        when: [{ if: 'not', of: { if: 'action', kind: ['bleed'] } }],
        effects: [{ do: 'restrict', what: 'block', who: { all: { kind: 'vampire' } }, for: 'action' }],
      }),
    ],
  },
  // Invigorate
  102251: {
    modes: [
      mode('ani', { effects: [{ do: 'modify', stat: 'strength', amount: 1, who: 'self', for: 'action' }] }),
      mode('dom', {
        effects: [{ do: 'restrict', what: 'block', who: { all: { kind: 'ally' } }, for: 'action' }],
      }),
      mode('pro', { effects: [{ do: 'restrict', what: 'aggravatedHands', who: 'self', for: 'action' }] }),
    ],
    requires: { sect: ['anarch'] },
  },
};

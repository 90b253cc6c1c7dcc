import type { LibraryDefinition } from '../../definition/definition.ts';
import {
  bleedingYou,
  directedAtYou,
  duringPolling,
  moreIntercept,
  onlyLocked,
  wakes,
} from '../../definition/make.ts';

export const REACTION_NO_DISCIPLINE: Readonly<Record<number, LibraryDefinition>> = {
  // Eluding the Arms of Morpheus
  100628: {
    modes: [
      {
        when: [onlyLocked],
        effects: [
          { do: 'unlock', who: 'self' },
          { do: 'attemptBlock', who: 'self' },
        ],
        lockedToo: true,
      },
    ],
    requires: { kind: 'vampire' },
  },
  // On the Qui Vive
  101321: {
    modes: [
      {
        ...wakes,
        once: 'betweenUnlockPhases',
        effects: [
          ...(wakes.effects ?? []),
          {
            do: 'gate',
            if: [{ if: 'is', card: 'self', filter: { kind: 'ally' } }],
            effects: [{ do: 'restrict', what: 'unlock', who: 'self', for: 'nextUnlocking' }],
          },
        ],
      },
    ],
  },
  // Protection Racket
  101501: {
    modes: [
      {
        effects: [
          moreIntercept(1),
          {
            do: 'modify',
            stat: 'intercept',
            amount: 1,
            who: 'self',
            for: 'action',
            if: [{ if: 'is', card: 'acting', filter: { titled: true } }],
          },
        ],
      },
    ],
    requires: { sect: ['anarch'] },
  },
  // Second Tradition: Domain
  101706: {
    modes: [
      { effects: [moreIntercept(2)] },
      {
        lockedToo: true,
        when: [onlyLocked],
        cost: { blood: 1 },
        effects: [
          { do: 'unlock', who: 'self' },
          moreIntercept(2, { evenIfNotNeeded: true }),
          { do: 'attemptBlock', who: 'self' },
        ],
      },
    ],
    requires: { title: ['prince', 'justicar'] },
  },
  // Wake with Evening's Freshness
  102137: { modes: [{ ...wakes, replaced: 'nextUnlock' }], requires: { kind: 'vampire' } },
  // Protected District
  102214: {
    modes: [
      {
        when: bleedingYou,
        effects: [{ do: 'modify', stat: 'bleed', amount: -3, who: 'acting', for: 'action' }],
      },
      {
        ...duringPolling,
        effects: [
          { do: 'modify', stat: 'votes', amount: 3, who: 'self', for: 'referendum', side: 'against' },
        ],
      },
    ],
    requires: { title: ['primogen'] },
  },
  // The Warrens
  102216: {
    modes: [
      {
        when: [directedAtYou],
        effects: [
          moreIntercept(2),
          moreIntercept(1, { if: [{ if: 'is', card: 'self', filter: { titled: true } }] }),
        ],
      },
    ],
  },
  // Bait and Switch
  102218: {
    modes: [
      {
        when: bleedingYou,
        windows: ['declined'],
        effects: [
          { do: 'lock', who: 'self' },
          { do: 'redirect', to: { seatPick: 0 } },
        ],
        picks: [{ pick: 'seat', of: 'othersNotTarget' }],
      },
    ],
    requires: { title: ['baron'] },
  },
};

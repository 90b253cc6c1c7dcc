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
  // Delaying Tactics
  100519: {
    modes: [
      {
        ...duringPolling,
        effects: [
          { do: 'unlock', who: 'acting' },
          { do: 'cancelReferendum', toHand: true, notAgain: true },
        ],
      },
    ],
  },
  // Forced Awakening
  100760: {
    modes: [
      {
        ...wakes,
        effects: [
          ...(wakes.effects ?? []),
          {
            do: 'schedule',
            at: 'actionResolves',
            about: 'acting',
            for: 'action',
            once: true,
            effects: [
              {
                do: 'gate',
                if: [{ if: 'not', of: { if: 'selfIs', role: 'blocker' } }],
                effects: [{ do: 'burnBlood', who: 'self', amount: 1 }],
              },
            ],
          },
        ],
      },
    ],
    requires: { kind: 'vampire' },
  },
  // Lost in Translation
  101126: {
    modes: [
      {
        once: 'action',
        onceBy: 'everyone',
        windows: ['declined'],
        when: [
          ...bleedingYou,
          {
            if: 'is',
            card: 'acting',
            filter: { either: [{ kind: 'ally' }, { kind: 'vampire', youngerThan: 'self' }] },
          },
        ],
        picks: [{ pick: 'seat', of: 'othersNotTarget' }],
        effects: [
          { do: 'lock', who: 'self' },
          { do: 'redirect', to: { seatPick: 0 } },
        ],
      },
    ],
  },
  // Organized Resistance
  102230: {
    modes: [
      {
        lockedToo: true,
        picks: [{ pick: 'card', filter: { kind: 'vampire', sect: 'anarch', of: 'you' } }],
        effects: [moreIntercept(1, { who: { pick: 0 } })],
      },
      {
        lockedToo: true,
        picks: [
          {
            pick: 'card',
            filter: { kind: 'vampire', sect: 'anarch', of: 'you', region: 'ready', locked: true },
          },
        ],
        effects: [
          { do: 'unlock', who: { pick: 0 } },
          moreIntercept(1, { who: { pick: 0 }, evenIfNotNeeded: true }),
          { do: 'attemptBlock', who: { pick: 0 } },
        ],
      },
    ],
    requires: { title: ['baron'] },
  },
  // Elder Intervention
  100618: {
    modes: [{ when: bleedingYou, replaced: 'afterAction', effects: [moreIntercept(2)] }],
    notBothBy: ['Pack Tactics'],
  },
};

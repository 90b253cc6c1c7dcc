import type { Effect } from '@methuselah/engine/language';
import type { LibraryDefinition } from '../../definition/definition.ts';
import {
  bleedingYou,
  directedAtYou,
  ifItBlocks,
  maneuverIfItBlocks,
  mode,
  moreBleed,
  moreIntercept,
  onlyLocked,
  unlocksToBlock,
} from '../../definition/make.ts';

/** After the action, it locks if it has not blocked. */
const lockUnlessItBlocks = (...more: readonly Effect[]): Effect => ({
  do: 'schedule',
  at: 'actionResolved',
  about: 'acting',
  for: 'action',
  effects: [
    {
      do: 'gate',
      if: [{ if: 'not', of: { if: 'selfIs', role: 'blocker' } }],
      effects: [{ do: 'lock', who: 'self' }, ...more],
    },
  ],
});

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
  // Rat's Warning
  101547: {
    modes: [
      mode('ani', {
        when: [onlyLocked, { if: 'action', kind: ['bleed'] }, directedAtYou],
        effects: [{ do: 'unlock', who: 'self' }],
        lockedToo: true,
      }),
      mode('ANI', {
        when: [onlyLocked, { if: 'action', kind: ['bleed'] }, directedAtYou],
        effects: [
          { do: 'unlock', who: 'self' },
          { do: 'grant', grant: 'press', who: 'self', for: 'resultingCombat', if: ifItBlocks },
        ],
        lockedToo: true,
      }),
    ],
  },
  // Sense the Savage Way
  101717: {
    modes: [
      mode('ani', { effects: [moreIntercept(1)] }),
      mode('ANI', {
        when: [onlyLocked],
        effects: [
          { do: 'unlock', who: 'self' },
          { do: 'attemptBlock', who: 'self' },
        ],
        lockedToo: true,
      }),
    ],
    requires: { minCapacity: 7 },
  },
  // Deep Ecology
  102219: {
    modes: [
      mode('ani', { when: [directedAtYou], effects: [moreIntercept(2)] }),
      mode('for', { when: bleedingYou, effects: [moreBleed(-2)] }),
      mode('pro', {
        when: [onlyLocked],
        cost: { blood: 1 },
        effects: [{ do: 'unlock', who: 'self' }],
        lockedToo: true,
      }),
    ],
    requires: { sect: ['anarch'] },
  },
  // Sentry Signal
  102339: {
    modes: [
      mode('ani', {
        when: [onlyLocked],
        effects: [
          { do: 'unlock', who: 'self' },
          { do: 'attemptBlock', who: 'self' },
        ],
        lockedToo: true,
      }),
      mode('tha', {
        when: [onlyLocked],
        effects: [
          { do: 'unlock', who: 'self' },
          { do: 'attemptBlock', who: 'self' },
        ],
        lockedToo: true,
      }),
      mode('ANI', { when: bleedingYou, effects: [moreBleed(-3)] }),
      mode('THA', { when: bleedingYou, effects: [moreBleed(-3)] }),
    ],
  },
  // Dogged Pursuit
  102353: {
    modes: [
      mode('ani', unlocksToBlock(lockUnlessItBlocks())),
      mode('ANI', unlocksToBlock(lockUnlessItBlocks({ do: 'putOn', who: 'self' }))),
    ],
    onlyOne: 'name',
    abilities: [{ by: 'host', cost: { burnThis: true }, effects: [moreIntercept(1)] }],
  },
  // Read the Winds
  101559: {
    modes: [
      mode('ani aus', {
        replaced: 'afterAction',
        effects: [moreIntercept(1), { do: 'restrict', what: 'lockForBlock', who: 'self', for: 'action' }],
      }),
      mode('ANI AUS', {
        replaced: 'afterAction',
        ...unlocksToBlock(moreIntercept(1, { evenIfNotNeeded: true })),
      }),
    ],
  },
  // Ensnare a Beast
  102319: {
    modes: [
      ...['ani', 'cel'].map((printed) => mode(printed, { effects: [moreIntercept(1)] })),
      ...['ANI', 'CEL'].map((printed) =>
        mode(printed, {
          effects: [
            moreIntercept(1),
            {
              do: 'modify',
              stat: 'cost',
              amount: 1,
              who: 'acting',
              for: 'resultingCombat',
              cards: { strike: true },
              kind: 'bloodOrLife',
              if: ifItBlocks,
            },
          ],
        }),
      ),
    ],
  },
};

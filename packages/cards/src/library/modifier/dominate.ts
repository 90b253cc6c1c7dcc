import type { Effect, Filter, Mode } from '@methuselah/engine/language';
import type { LibraryDefinition } from '../../definition/definition.ts';
import {
  blockFails,
  cannotBlock,
  directedAtYou,
  duringBleed,
  ifItIsBlocked,
  lessIntercept,
  mode,
  moreBleed,
  moreStealth,
  reactionsCostMore,
} from '../../definition/make.ts';

const UNLOCK_ACTING_ALLY: Effect = {
  do: 'schedule',
  at: 'actionResolved',
  about: 'acting',
  for: 'action',
  effects: [{ do: 'gate', may: true, pay: { blood: 1 }, effects: [{ do: 'unlock', who: 'acting' }] }],
};
/** Sabbat vampires in the uncontrolled region. */
const UNCONTROLLED_SABBAT: Filter = { kind: 'vampire', sect: 'sabbat', of: 'you', region: 'uncontrolled' };

/** A chosen minion cannot play reaction cards in this action. */
const unleashed: Pick<Mode, 'windows' | 'picks' | 'effects'> = {
  windows: ['announced'],
  picks: [{ pick: 'card', filter: { kind: 'minion' } }],
  effects: [
    { do: 'restrict', what: 'play', who: { pick: 0 }, cards: { types: ['reaction'] }, for: 'action' },
  ],
};

export const MODIFIER_DOMINATE: Readonly<Record<number, LibraryDefinition>> = {
  // Bonding
  100236: {
    modes: [
      mode('dom', { when: duringBleed, effects: [moreBleed(1)] }),
      mode('DOM', { when: duringBleed, effects: [moreStealth(1), moreBleed(1)] }),
    ],
  },
  // Conditioning
  100401: {
    modes: [
      mode('dom', { when: duringBleed, effects: [moreBleed(2)] }),
      mode('DOM', { when: duringBleed, effects: [moreBleed(3)] }),
    ],
  },
  // Foreshadowing Destruction
  100765: {
    modes: [
      mode('dom', { when: duringBleed, effects: [moreBleed(1)] }),
      mode('DOM', {
        when: duringBleed,
        effects: [moreBleed(3, { if: [{ if: 'atLeast', a: 9, b: { pool: 'actionTarget' } }] })],
      }),
    ],
  },
  // Murmur of the False Will
  101256: {
    modes: [
      mode('dom', { type: 'modifier', when: duringBleed, effects: [moreBleed(1)] }),
      mode('DOM', {
        type: 'reaction',
        when: [
          { if: 'action', kind: ['bleed'] },
          directedAtYou,
          { if: 'is', card: 'acting', filter: { kind: 'vampire', youngerThan: 'self' } },
        ],
        windows: ['declined'],
        effects: [
          { do: 'lock', who: 'self' },
          { do: 'redirect', to: { seatPick: 0 } },
        ],
        picks: [{ pick: 'seat', of: 'othersNotTarget' }],
      }),
    ],
  },
  // Threats
  101978: {
    modes: [
      mode('dom', { when: duringBleed, effects: [moreBleed(1)] }),
      mode('DOM', { when: duringBleed, effects: [moreBleed(2)] }),
    ],
  },
  // Seduction
  101712: {
    modes: [
      mode('dom', cannotBlock({ kind: 'vampire', youngerThan: 'self' })),
      mode('DOM', cannotBlock({ kind: 'vampire' })),
    ],
  },
  // Shroud of Absence
  101774: {
    modes: [
      mode('dom obt', { effects: [moreStealth(1)] }),
      mode('DOM OBT', {
        effects: [
          moreStealth(1),
          {
            do: 'grant',
            grant: 'strike',
            strike: { kind: 'combatEnds' },
            who: 'self',
            for: 'resultingRound',
            if: ifItIsBlocked,
          },
        ],
      }),
    ],
  },
  // The Sleeping Mind
  101805: {
    modes: [
      mode('dom', cannotBlock({ kind: 'vampire', locked: true })),
      mode('DOM', {
        windows: ['announced'],
        effects: [{ do: 'restrict', what: 'unlockAtAll', who: { all: { kind: 'minion' } }, for: 'action' }],
      }),
    ],
  },
  // Forced Confessional
  102250: { modes: [mode('dom', lessIntercept), mode('DOM', blockFails)] },
  // Gifts From Hereafter
  102325: {
    modes: ['dom', 'obl', 'DOM', 'OBL'].map((printed) =>
      mode(printed, {
        by: 'other',
        when: [
          { if: 'is', card: 'self', filter: { kind: 'vampire', locked: false } },
          {
            if: 'is',
            card: 'acting',
            filter: { kind: 'ally', either: [{ keyword: 'wraith' }, { keyword: 'zombie' }] },
          },
        ],
        effects: printed === printed.toLowerCase() ? [moreBleed(1)] : [moreBleed(1), UNLOCK_ACTING_ALLY],
      }),
    ),
  },
  // Magnetic Authority
  102331: {
    modes: ['dom', 'pot', 'DOM', 'POT'].map((printed) =>
      mode(printed, {
        windows: ['resolved'],
        when: [{ if: 'action', kind: ['political'] }, { if: 'passed' }],
        ...(printed === printed.toLowerCase()
          ? {
              picks: [{ pick: 'card', filter: UNCONTROLLED_SABBAT }],
              effects: [{ do: 'gainBlood', who: { pick: 0 }, amount: 2 }],
            }
          : { effects: [{ do: 'gainBlood', who: { all: UNCONTROLLED_SABBAT }, amount: 1 }] }),
      }),
    ),
  },
  // Unleashing the Bestial Soul
  102263: {
    modes: [
      mode('dom', unleashed),
      mode('DOM', {
        ...unleashed,
        effects: [...(unleashed.effects ?? []), { ...reactionsCostMore, once: true }],
      }),
    ],
  },
};

import type { Effect } from '@methuselah/engine/language';
import type { LibraryDefinition, ModeDefinition } from '../../definition/definition.ts';
import {
  blockFails,
  cannotBlock,
  duringBleed,
  duringPolling,
  mode,
  moreBleed,
  moreStealth,
  moreVotes,
} from '../../definition/make.ts';

/** +N bleed, and 1 more for a Toreador. */
const elation = (printed: string, amount: number): ModeDefinition =>
  mode(printed, {
    when: duringBleed,
    effects: [
      moreBleed(amount),
      moreBleed(1, { if: [{ if: 'is', card: 'self', filter: { clan: 'Toreador' } }] }),
    ],
  });

/** A vampire that has voted is locked and abstains. */
const silence = (
  type: 'modifier' | 'reaction',
  printed: string,
  more: readonly Effect[] = [],
): ModeDefinition =>
  mode(printed, {
    type,
    ...duringPolling,
    picks: [{ pick: 'card', filter: { kind: 'vampire', hasVoted: true } }],
    effects: [{ do: 'lock', who: { pick: 0 } }, { do: 'cancelVotes', who: { pick: 0 } }, ...more],
  });

/** After a successful bleed, burns 2 corruption counters from a minion of the bled Methuselah to unlock. */
const redeemCorruption: Effect = {
  do: 'schedule',
  at: 'actionResolved',
  about: 'self',
  for: 'action',
  effects: [
    {
      do: 'gate',
      may: true,
      if: [{ if: 'bled' }],
      effects: [
        {
          do: 'choose',
          pick: {
            pick: 'card',
            filter: {
              kind: 'minion',
              of: 'actionTarget',
              marked: { with: 'corruption', yours: true, least: 2 },
            },
          },
          effects: [
            { do: 'burnCounters', named: 'corruption', from: { pick: 0 }, amount: 2, yours: true },
            { do: 'unlock', who: 'self' },
          ],
        },
      ],
    },
  ],
};

/** After a successful bleed, it may be put on the vampire that played it. */
const keptAfterBleed: Effect = {
  do: 'schedule',
  at: 'actionResolved',
  about: 'acting',
  for: 'action',
  effects: [{ do: 'gate', may: true, if: [{ if: 'bled' }], effects: [{ do: 'putOn', who: 'self' }] }],
};

export const MODIFIER_PRESENCE: Readonly<Record<number, LibraryDefinition>> = {
  // Aire of Elation
  100031: { modes: [elation('pre', 1), elation('PRE', 2)] },
  // Bewitching Oration
  100157: {
    modes: [
      mode('pre', { ...duringPolling, effects: [moreVotes(2)] }),
      mode('PRE', { ...duringPolling, effects: [moreVotes(4)] }),
    ],
  },
  // Perfect Paragon
  101387: {
    modes: [
      mode('pre', { ...duringPolling, effects: [moreVotes(3)] }),
      mode('PRE', {
        effects: [
          { do: 'modify', stat: 'intercept', amount: -1, who: { all: { kind: 'ally' } }, for: 'action' },
          {
            do: 'modify',
            stat: 'intercept',
            amount: -1,
            who: { all: { kind: 'vampire', youngerThan: 'self' } },
            for: 'action',
          },
        ],
      }),
    ],
  },
  // Scalpel Tongue
  101686: {
    modes: [
      silence('modifier', 'cel pre'),
      silence('modifier', 'CEL PRE', [{ do: 'burnBlood', who: { pick: 0 }, amount: 1 }]),
      silence('reaction', 'cel pre'),
      silence('reaction', 'CEL PRE', [{ do: 'burnBlood', who: { pick: 0 }, amount: 1 }]),
    ],
  },
  // Voter Captivation
  102131: {
    modes: [
      mode('pre', {
        windows: ['resolved'],
        when: [{ if: 'action', kind: ['political'] }, { if: 'passed' }],
        effects: [{ do: 'gainBlood', who: 'acting', amount: 'margin' }],
      }),
      mode('PRE', {
        windows: ['resolved'],
        when: [{ if: 'action', kind: ['political'] }, { if: 'passed' }],
        effects: [{ do: 'gainBlood', who: 'acting', amount: 'margin', toPool: 2 }],
      }),
    ],
  },
  // Visions of Gehenna
  102264: {
    modes: [
      mode('pre', {
        effects: [{ do: 'restrict', what: 'block', who: { all: { kind: 'ally' } }, for: 'action' }],
      }),
      mode('PRE', {
        when: duringBleed,
        effects: [
          { do: 'restrict', what: 'block', who: { all: { kind: 'ally' } }, for: 'action' },
          moreBleed(2),
        ],
      }),
    ],
  },
  // Awe
  100119: {
    modes: [
      mode('pre', {
        ...duringPolling,
        x: { min: 0, max: { counters: 'self' } },
        effects: [moreVotes({ sum: ['x', 1] })],
      }),
      mode('PRE', {
        ...duringPolling,
        x: { min: 0, max: { counters: 'self' } },
        effects: [moreVotes({ sum: [{ times: 2, of: 'x' }, 1] })],
      }),
    ],
    costX: 'x',
  },
  // Revelation of the Serpent
  102233: {
    modes: [
      mode('pre pro', { when: duringBleed, effects: [moreBleed(1)] }),
      mode('pre pro', { when: duringBleed, effects: [moreStealth(1), moreBleed(1)] }),
      mode('PRE PRO', { when: duringBleed, effects: [moreBleed(1), redeemCorruption] }),
      mode('PRE PRO', { when: duringBleed, effects: [moreStealth(1), moreBleed(1), redeemCorruption] }),
    ],
  },
  // True Love's Face
  102041: {
    modes: [
      mode('obf pre', { when: duringBleed, effects: [moreBleed(1)] }),
      mode('OBF PRE', {
        ...blockFails,
        asPlayed: [
          {
            do: 'gate',
            may: true,
            who: { controllerOf: 'blocker' },
            pay: { pool: 1 },
            effects: [{ do: 'cancel' }],
          },
        ],
      }),
    ],
  },
  // Fever Pitch
  102321: {
    modes: [
      mode('for', { when: duringBleed, effects: [moreBleed(1)] }),
      mode('pre', { when: duringBleed, effects: [moreBleed(1)] }),
      mode('FOR', { when: duringBleed, effects: [keptAfterBleed, moreBleed(1)] }),
      mode('PRE', { when: duringBleed, effects: [keptAfterBleed, moreBleed(1)] }),
    ],
    onlyOne: 'name',
    abilities: [
      {
        by: 'host',
        windows: ['blocking'],
        when: [...duringBleed, { if: 'selfIs', role: 'acting' }],
        cost: { burnThis: true },
        effects: [{ do: 'failBlock', notAgain: 'minion' }],
      },
    ],
  },
  // Approximation of Loyalty
  100078: {
    modes: [
      mode('pre', cannotBlock({ either: [{ kind: 'vampire', maxCapacity: 6 }, { kind: 'ally' }] })),
      mode('PRE', {
        when: [
          {
            if: 'played',
            card: { type: ['reaction'] },
            user: { either: [{ kind: 'vampire', maxCapacity: 6 }, { kind: 'ally' }] },
          },
        ],
        effects: [
          { do: 'cancel', unpaid: true },
          {
            do: 'restrict',
            what: 'play',
            who: { all: { kind: 'minion', of: 'you' } },
            cards: { types: ['modifier'] },
            for: 'action',
          },
        ],
      }),
    ],
    requires: { minCapacity: 7 },
  },
};

import type { Effect } from '@methuselah/engine/language';
import type { LibraryDefinition } from '../../definition/definition.ts';
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

/** Minions burn 1 blood to attempt to block. */
const taxOnBlocks: Effect = {
  do: 'modify',
  stat: 'blockTax',
  amount: 1,
  who: { all: { kind: 'minion' } },
  for: 'action',
  alsoLater: true,
};
const noBlock = cannotBlock({ kind: 'vampire' });
const terror = { ...noBlock, effects: [taxOnBlocks, ...(noBlock.effects ?? [])] };

export const MODIFIER_OBFUSCATE: Readonly<Record<number, LibraryDefinition>> = {
  // Cloak the Gathering
  100362: {
    modes: [
      mode('obf', { effects: [moreStealth(1)] }),
      mode('OBF', { by: 'other', effects: [moreStealth(1)] }),
    ],
  },
  // Faceless Night
  100687: {
    modes: [
      mode('obf', { effects: [moreStealth(1)] }),
      mode('OBF', {
        effects: [
          moreStealth(1),
          {
            do: 'schedule',
            at: 'blockFailed',
            for: 'action',
            effects: [
              {
                do: 'schedule',
                at: 'actionResolves',
                about: 'subject',
                for: 'action',
                effects: [{ do: 'lock', who: 'subject' }],
              },
            ],
          },
        ],
      }),
    ],
  },
  // Forgotten Labyrinth
  100769: {
    modes: [
      mode('obf', {
        when: [{ if: 'not', of: { if: 'action', kind: ['bleed'] } }],
        effects: [moreStealth(2)],
      }),
      mode('OBF', {
        when: [{ if: 'not', of: { if: 'action', kind: ['bleed'] } }],
        effects: [moreStealth(3)],
      }),
    ],
  },
  // Lost in Crowds
  101125: {
    modes: [mode('obf', { effects: [moreStealth(1)] }), mode('OBF', { effects: [moreStealth(2)] })],
    notWith: ['Into Thin Air'],
  },
  // Old Friends
  101318: {
    modes: [
      mode('obf', { replaced: 'nextUnlock', when: duringBleed, effects: [moreBleed(1)] }),
      mode('OBF', { ...duringPolling, replaced: 'nextUnlock', effects: [moreVotes(2)] }),
    ],
  },
  // Spying Mission
  101857: {
    modes: [
      mode('obf', { effects: [moreStealth(1)] }),
      mode('OBF', {
        windows: ['succeeding'],
        when: [...duringBleed, { if: 'atLeast', a: 'bleedAmount', b: 1 }],
        stays: 'self',
        effects: [
          { do: 'bind', slot: 0, to: 'actionTarget' },
          // No pool is burned, and nothing takes its place.
          { do: 'schedule', at: 'bleedSucceeds', about: 'acting', for: 'action', instead: true, effects: [] },
        ],
      }),
    ],
    triggers: [
      {
        at: 'bleedSucceeds',
        aboutThis: 'host',
        if: [{ if: 'directedAt', who: { boundSeat: 0 } }],
        effects: [{ do: 'burn', who: 'this' }, moreBleed(2)],
      },
    ],
  },
  // Swallowed by the Night
  101913: {
    modes: [
      mode('obf', { type: 'modifier', effects: [moreStealth(1)] }),
      mode('OBF', { type: 'combat', maneuver: 'must' }),
    ],
  },
  // Elder Impersonation
  100617: { modes: [mode('obf', { effects: [moreStealth(1)] }), mode('OBF', blockFails)] },
  // Seeds of Terror
  102338: {
    modes: [
      mode('obf', { windows: ['announced'], effects: [taxOnBlocks] }),
      mode('pre', { windows: ['announced'], effects: [taxOnBlocks] }),
      mode('OBF', terror),
      mode('PRE', terror),
    ],
  },
  // Go-getter
  102355: {
    modes: [
      mode('obf', {
        when: [{ if: 'not', of: { if: 'action', kind: ['bleed'] } }],
        effects: [moreStealth(1)],
      }),
      mode('OBF', {
        windows: ['resolved'],
        when: [
          { if: 'blocked', is: true },
          { if: 'not', of: { if: 'action', kind: ['bleed'] } },
        ],
        cost: { blood: 1 },
        effects: [{ do: 'continueAction' }],
      }),
    ],
  },
};

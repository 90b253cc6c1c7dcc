import type { Mode } from '@methuselah/engine/language';
import type { LibraryDefinition } from '../../definition/definition.ts';
import {
  afterSuccess,
  blockFails,
  lessIntercept,
  mode,
  moreStealth,
  reactionsCostMore,
  unlocksAfterwards,
} from '../../definition/make.ts';

/** Only as an action to recruit or employ a wraith or zombie is announced. */
const callingTheDead: Pick<Mode, 'windows' | 'when'> = {
  windows: ['announced'],
  when: [
    { if: 'action', kind: ['recruit', 'employ'] },
    { if: 'actionCard', card: { keyword: ['wraith', 'zombie'] } },
  ],
};

export const MODIFIER_OBLIVION: Readonly<Record<number, LibraryDefinition>> = {
  // Shadow Cloak
  102281: {
    modes: [mode('obl', { effects: [moreStealth(1)] }), mode('OBL', { ...afterSuccess, stays: 'self' })],
    statics: [
      {
        restrict: 'beTargeted',
        who: 'host',
        by: { kind: 'minion', except: [{ discipline: 'aus' }] },
      },
    ],
    triggers: [{ at: 'unlockPhase', aboutThis: 'you', effects: [{ do: 'burn', who: 'this' }] }],
  },
  // Stygian Shroud
  102282: { modes: [mode('obl', lessIntercept), mode('OBL', { ...blockFails, cost: { blood: 1 } })] },
  // Where the Veil Thins
  102285: {
    modes: [
      mode('obl', { effects: [moreStealth(1)] }),
      mode('OBL', {
        effects: [
          moreStealth(1),
          {
            do: 'modify',
            stat: 'blockTax',
            amount: 1,
            who: { all: { kind: 'minion', except: [{ discipline: 'obl' }] } },
            for: 'action',
            alsoLater: true,
          },
        ],
      }),
    ],
  },
  // Paths in Two Worlds
  102300: {
    modes: [
      mode('obl', { ...callingTheDead, effects: [moreStealth(1, { evenIfNotNeeded: true })] }),
      mode('OBL', {
        ...callingTheDead,
        effects: [moreStealth(1, { evenIfNotNeeded: true }), unlocksAfterwards([{ if: 'successful' }])],
      }),
    ],
  },
  // Consign to Oblivion
  102288: {
    modes: [
      mode('obl', { windows: ['announced'], effects: [reactionsCostMore] }),
      mode('OBL', {
        windows: ['announced'],
        effects: [
          reactionsCostMore,
          {
            do: 'restrict',
            what: 'replaceAtOnce',
            who: { all: { kind: 'minion' } },
            cards: { types: ['reaction'] },
            for: 'action',
          },
        ],
      }),
    ],
  },
};

import type { Effect } from '@methuselah/engine/language';
import type { LibraryDefinition } from '../../definition/definition.ts';
import { atClose, claws, mode } from '../../definition/make.ts';

const stronger: Effect = { do: 'modify', stat: 'strength', amount: 1, who: 'self', for: 'combat' };
/** The striker suffers too if the strike is used at close range. */
const burnedAtClose = (amount: number): Effect => ({
  do: 'gate',
  if: atClose,
  effects: [{ do: 'damage', to: 'self', amount, aggravated: true }],
});

export const COMBAT_VICISSITUDE: Readonly<Record<number, LibraryDefinition>> = {
  // Chiropteran Marauder
  100344: {
    modes: [
      mode('vic', { maneuver: 'must' }),
      mode('VIC', { cost: { blood: 1 }, effects: [claws('round')] }),
    ],
  },
  // Breath of the Dragon
  100250: {
    modes: [
      mode('vic', {
        strike: { kind: 'damage', amount: 1, aggravated: true, ranged: true, effects: [burnedAtClose(1)] },
      }),
      mode('VIC', {
        strike: { kind: 'damage', amount: 2, aggravated: true, ranged: true, effects: [burnedAtClose(2)] },
      }),
    ],
  },
  // Horrid Form
  100934: {
    modes: [
      mode('vic', { windows: ['beforeRange'], effects: [stronger] }),
      mode('VIC', {
        windows: ['beforeRange'],
        effects: [
          stronger,
          { do: 'grant', grant: 'prevent', who: 'self', for: 'combat', amount: 1, eachRound: true },
        ],
      }),
    ],
  },
};

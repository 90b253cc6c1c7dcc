import type { LibraryDefinition } from '../../definition/definition.ts';
import { mode } from '../../definition/make.ts';

export const COMBAT_VISCERATIKA: Readonly<Record<number, LibraryDefinition>> = {
  // Stonestrength
  101876: {
    modes: [
      mode('tha', { press: 'toContinue' }),
      mode('vis', { press: true }),
      mode('vis', { prevent: 1 }),
      mode('VIS', { prevent: 2 }),
    ],
  },
  // Brick by Brick
  100252: {
    modes: [
      mode('tha', { maneuver: 'must' }),
      mode('vis', { strike: { kind: 'damage', amount: 2, ranged: true }, maneuver: 'optional' }),
      mode('VIS', { windows: ['beforeRange'], effects: [{ do: 'setRange', range: 'close' }] }),
      mode('VIS', { windows: ['beforeRange'], effects: [{ do: 'setRange', range: 'long' }] }),
    ],
  },
};

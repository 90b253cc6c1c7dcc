import type { LibraryDefinition } from '../../definition/definition.ts';
import { addBlood, mode } from '../../definition/make.ts';

export const ACTION_TEMPORIS: Readonly<Record<number, LibraryDefinition>> = {
  // Clotho's Gift
  100365: {
    modes: [
      mode('obf', {
        action: { kind: 'special', stealth: 1 },
        effects: [{ do: 'drawCrypt', who: 'you', amount: 1 }],
      }),
      addBlood('tem', 2),
      mode('TEM', {
        action: { kind: 'special', stealth: 1 },
        stays: 'self',
        effects: [{ do: 'lock', who: 'this' }],
      }),
    ],
    abilities: [
      {
        by: 'host',
        windows: ['minion'],
        cost: { lock: 'this', blood: 1 },
        effects: [{ do: 'unlock', who: 'self' }],
      },
    ],
  },
};

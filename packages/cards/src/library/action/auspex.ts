import type { LibraryDefinition } from '../../definition/definition.ts';
import { burnedByAction, mode } from '../../definition/make.ts';

export const ACTION_AUSPEX: Readonly<Record<number, LibraryDefinition>> = {
  // Revelations
  101627: {
    modes: [
      mode('aus', {
        action: { kind: 'special', stealth: 1 },
        picks: [{ pick: 'seat', of: 'yourPrey' }],
        effects: [{ do: 'discard', who: { seatPick: 0 }, amount: 1, chosenBy: 'you' }],
      }),
      mode('AUS', { action: { kind: 'special', stealth: 1 }, stays: 'table' }),
    ],
    statics: [{ restrict: 'openHand', who: 'yourPrey' }],
    abilities: [burnedByAction],
  },
};

import type { LibraryDefinition } from '../../definition/definition.ts';
import { burnedByAction } from '../../definition/make.ts';

export const ACTION_NO_DISCIPLINE: Readonly<Record<number, LibraryDefinition>> = {
  // Creeping Sabotage
  102213: {
    modes: [{ action: { kind: 'special', stealth: 1 }, stays: 'table' }],
    costX: { count: { copyOf: 'this', of: 'you' } },
    abilities: [burnedByAction],
    triggers: [
      { at: 'unlockPhase', aboutThis: 'you', effects: [{ do: 'burnPool', who: 'yourPrey', amount: 1 }] },
    ],
  },
};

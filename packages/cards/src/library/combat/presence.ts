import type { LibraryDefinition } from '../../definition/definition.ts';
import { mode } from '../../definition/make.ts';

export const COMBAT_PRESENCE: Readonly<Record<number, LibraryDefinition>> = {
  // Majesty
  101144: {
    modes: [
      mode('pre', { strike: { kind: 'combatEnds' } }),
      mode('PRE', {
        strike: { kind: 'combatEnds', effects: [{ do: 'unlock', who: 'self' }] },
      }),
    ],
  },
  // Staredown
  101859: {
    modes: [mode('pre', { strike: { kind: 'dodge' } }), mode('PRE', { strike: { kind: 'combatEnds' } })],
  },
};

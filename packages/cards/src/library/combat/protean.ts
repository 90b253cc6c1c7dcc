import type { LibraryDefinition } from '../../definition/definition.ts';
import { mode } from '../../definition/make.ts';

export const COMBAT_PROTEAN: Readonly<Record<number, LibraryDefinition>> = {
  // Body Flare
  100230: {
    modes: [
      mode('pro', { strike: { kind: 'damage', amount: 2, aggravated: true } }),
      mode('PRO', { strike: { kind: 'damage', amount: 2, aggravated: true, ranged: true } }),
    ],
  },
  // Earth Meld
  100601: {
    modes: [
      mode('pro', { strike: { kind: 'combatEnds' } }),
      mode('PRO', { strike: { kind: 'combatEnds', effects: [{ do: 'unlock', who: 'self' }] } }),
    ],
  },
};

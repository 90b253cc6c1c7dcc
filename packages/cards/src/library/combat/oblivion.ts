import type { LibraryDefinition } from '../../definition/definition.ts';
import { afterCombat, mode, moreStealth } from '../../definition/make.ts';

export const COMBAT_OBLIVION: Readonly<Record<number, LibraryDefinition>> = {
  // Arms of Ahriman
  102275: {
    modes: [
      mode('obl', { windows: ['afterStrikes'], effects: [{ do: 'additionalStrikes', amount: 1 }] }),
      mode('OBL', { strike: { kind: 'dodge' }, effects: [{ do: 'additionalStrikes', amount: 1 }] }),
    ],
  },
  // Shadow Shift
  102305: {
    modes: [
      mode('obl', { windows: ['afterStrikes'], effects: [{ do: 'additionalStrikes', amount: 1 }] }),
      mode('OBL', { maneuver: 'must' }),
    ],
  },
  // Pass Through Shadow
  102279: {
    modes: [
      mode('obl', { strike: { kind: 'combatEnds' } }),
      mode('OBL', {
        strike: { kind: 'combatEnds', effects: [afterCombat({ do: 'putOn', who: 'self' })] },
      }),
    ],
    abilities: [
      {
        by: 'host',
        when: [{ if: 'selfIs', role: 'acting' }],
        cost: { burnThis: true },
        effects: [moreStealth(1)],
      },
    ],
  },
};

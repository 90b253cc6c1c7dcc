import type { LibraryDefinition } from '../../definition/definition.ts';
import { afterCombat, mode, wasBlocked } from '../../definition/make.ts';

export const COMBAT_OBTENEBRATION: Readonly<Record<number, LibraryDefinition>> = {
  // Entombment
  100651: {
    modes: [
      mode('obt', {
        strike: {
          kind: 'special',
          effects: [
            {
              do: 'gate',
              if: [{ if: 'opposing', kind: 'ally' }],
              effects: [{ do: 'burn', who: 'opposing' }],
            },
          ],
        },
      }),
      mode('OBT', { strike: { kind: 'special', effects: [{ do: 'toTorpor', who: 'opposing' }] } }),
    ],
  },
  // Shadow Body
  101735: {
    modes: [
      mode('obt', { strike: { kind: 'combatEnds' } }),
      mode('OBT', {
        strike: {
          kind: 'combatEnds',
          effects: [
            afterCombat({
              do: 'gate',
              if: [...wasBlocked, { if: 'not', of: { if: 'action', kind: ['bleed', 'political'] } }],
              effects: [{ do: 'continueAction' }],
            }),
          ],
        },
      }),
    ],
  },
  // Oubliette
  101334: {
    modes: [
      mode('obt', { strike: { kind: 'combatEnds' } }),
      mode('OBT', {
        strike: {
          kind: 'combatEnds',
          effects: [afterCombat({ do: 'burnBlood', who: 'opposing', amount: 1 })],
        },
      }),
    ],
  },
};

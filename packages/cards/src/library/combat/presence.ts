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
  // Force of Personality
  100758: {
    modes: [
      mode('pre', { type: 'combat', strike: { kind: 'combatEnds' } }),
      mode('PRE', {
        type: 'modifier',
        windows: ['announced'],
        effects: [
          {
            do: 'modify',
            stat: 'blockTax',
            amount: 1,
            who: { all: { kind: 'vampire' } },
            for: 'action',
            alsoLater: true,
          },
          {
            do: 'restrict',
            what: 'block',
            who: { all: { kind: 'ally', except: [{ keyword: 'zombie' }] } },
            for: 'action',
          },
        ],
      }),
    ],
  },
};

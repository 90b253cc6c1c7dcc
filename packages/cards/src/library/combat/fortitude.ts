import type { LibraryDefinition } from '../../definition/definition.ts';
import { mode, optionalPress } from '../../definition/make.ts';

export const COMBAT_FORTITUDE: Readonly<Record<number, LibraryDefinition>> = {
  // Hidden Strength
  100918: {
    modes: [
      mode('for', { x: { min: 0, max: { counters: 'self' } }, prevent: { sum: ['x', 1] } }),
      mode('FOR', {
        x: { min: 0, max: { counters: 'self' } },
        prevent: { sum: ['x', 1] },
        effects: [optionalPress],
      }),
    ],
    costX: 'x',
  },
  // Indomitability
  100973: {
    modes: [
      mode('for', { prevent: 1 }),
      mode('FOR', { press: true }),
      mode('FOR', { prevent: 1, effects: [optionalPress] }),
    ],
  },
  // Skin of Rock
  101791: { modes: [mode('for', { prevent: 1 }), mode('FOR', { prevent: 2 })] },
  // Rolling with the Punches
  101649: {
    modes: [
      mode('for', { prevent: 1 }),
      mode('FOR', {
        cost: { blood: 1 },
        prevent: 'all',
        preventFrom: { opposing: true },
        effects: [
          {
            do: 'grant',
            grant: 'prevent',
            who: 'self',
            for: 'round',
            amount: 'all',
            prevents: { opposing: true },
            uses: 99,
          },
        ],
      }),
    ],
  },
  // Soak
  101817: {
    modes: [
      mode('for', { prevent: 2, preventFrom: { normal: true }, once: 'round' }),
      mode('FOR', { prevent: 4, preventFrom: { normal: true }, once: 'round' }),
    ],
  },
  // Unflinching Persistence
  102071: {
    modes: [
      mode('for', { prevent: 1 }),
      mode('FOR', {
        maneuver: 'must',
        effects: [{ do: 'grant', grant: 'prevent', who: 'self', for: 'round', amount: 1 }],
      }),
    ],
  },
  // Touch of Valeren
  102262: {
    modes: [
      mode('for', {
        type: 'action',
        action: { kind: 'special', stealth: 1 },
        picks: [{ pick: 'card', filter: { kind: 'minion' } }],
        effects: [{ do: 'gainBlood', who: { pick: 0 }, amount: 3, upToStart: true }],
      }),
      mode('for', { type: 'combat', prevent: 'all', preventFrom: { opposing: true } }),
      mode('FOR', {
        type: 'combat',
        by: 'bystander',
        prevent: 'all',
        preventFrom: { opposing: true },
        preventFor: { kind: 'minion', of: 'you', inCombat: true },
      }),
    ],
  },
  // Superior Mettle
  101905: {
    modes: [
      mode('for', { prevent: 'all', preventFrom: { opposing: true } }),
      mode('FOR', {
        prevent: 'all',
        preventFrom: { opposing: true },
        effects: [
          {
            do: 'grant',
            grant: 'prevent',
            who: 'self',
            for: 'combat',
            amount: 'all',
            prevents: { opposing: true, initial: true },
            eachRound: true,
            pay: { blood: 1 },
          },
        ],
      }),
    ],
  },
};

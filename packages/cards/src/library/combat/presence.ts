import type { LibraryDefinition } from '../../definition/definition.ts';
import { afterCombat, atClose, mode } from '../../definition/make.ts';

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
  // Catatonic Fear
  100307: {
    modes: [
      mode('pre', { strike: { kind: 'combatEnds' } }),
      mode('PRE', {
        strike: {
          kind: 'combatEnds',
          effects: [
            afterCombat({
              do: 'gate',
              if: atClose,
              effects: [{ do: 'damage', to: 'opposing', amount: 1, by: 'self', unpreventable: true }],
            }),
          ],
        },
      }),
    ],
  },
  // Kiss of Cathari
  102330: {
    modes: [
      ...['obf', 'pre'].map((printed) => mode(printed, { strike: { kind: 'combatEnds' } })),
      ...['OBF', 'PRE'].map((printed) =>
        mode(printed, {
          strike: {
            kind: 'combatEnds',
            effects: [
              afterCombat({
                do: 'gate',
                if: atClose,
                effects: [
                  { do: 'lock', who: 'opposing' },
                  { do: 'restrict', what: 'unlock', who: 'opposing', for: 'nextUnlocking' },
                ],
              }),
            ],
          },
        }),
      ),
    ],
  },
};

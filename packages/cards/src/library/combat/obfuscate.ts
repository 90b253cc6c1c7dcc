import type { LibraryDefinition } from '../../definition/definition.ts';
import { atClose, handStrike, mode } from '../../definition/make.ts';

export const COMBAT_OBFUSCATE: Readonly<Record<number, LibraryDefinition>> = {
  // No Trace
  101292: {
    modes: [
      mode('obf', { when: [{ if: 'range', is: 'long' }], strike: { kind: 'combatEnds' } }),
      mode('OBF', { strike: { kind: 'combatEnds' } }),
    ],
  },
  // Donnybrook
  100576: {
    modes: [
      mode('obf', { when: atClose, strike: { kind: 'destroyEquipment', retainers: 'too', first: true } }),
      mode('pro', { when: atClose, strike: handStrike({ aggravated: true }) }),
      mode('ser', { when: atClose, strike: { kind: 'stealBlood', amount: 2 } }),
    ],
    requires: { sect: ['anarch'] },
  },
  // Hide the Mind
  100921: {
    modes: [
      mode('obf', {
        type: 'combat',
        when: [{ if: 'played', card: { type: ['combat'], discipline: ['aus'] }, by: 'any' }],
        effects: [{ do: 'cancel', unpaid: true }],
      }),
      mode('OBF', {
        type: 'modifier',
        when: [{ if: 'played', card: { type: ['reaction'], discipline: ['aus'] }, by: 'any' }],
        effects: [{ do: 'cancel', unpaid: true }],
      }),
    ],
  },
  // Dance with the Devil
  102315: {
    modes: [
      ...['obf', 'tha'].map((printed) => mode(printed, { maneuver: 'must', maneuverTo: 'close' })),
      ...['OBF', 'THA'].map((printed) =>
        mode(printed, {
          maneuver: 'must',
          maneuverTo: 'close',
          effects: [
            {
              do: 'grant',
              grant: 'maneuver',
              who: 'self',
              for: 'round',
              only: 'close',
              pay: { blood: 1 },
            },
          ],
        }),
      ),
    ],
  },
};

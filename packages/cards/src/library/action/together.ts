import type { LibraryDefinition } from '../../definition/definition.ts';
import { bleedTogether, ifBled, maneuverInCombat, together } from '../../definition/make.ts';

/** Actions of Anarchs with several Disciplines at once. */
export const ACTION_TOGETHER: Readonly<Record<number, LibraryDefinition>> = {
  // Illegalism
  100952: {
    ...bleedTogether({
      cel: () => ({ effects: [ifBled({ do: 'unlock', who: 'self' })] }),
      chi: () => ({ stealth: 1 }),
      pre: () => ({ bleed: 1 }),
    }),
    requires: { sect: ['anarch'] },
  },
  // Make the Misere
  101147: {
    ...together(
      {
        cel: () => ({ effects: [maneuverInCombat] }),
        obf: () => ({ stealth: 1 }),
        pot: () => ({
          effects: [{ do: 'modify', stat: 'strength', amount: 1, who: 'self', for: 'resultingCombat' }],
        }),
      },
      ({ effects, stealth }) => ({
        action: { kind: 'special', ...(stealth > 0 && { stealth }) },
        picks: [{ pick: 'card', filter: { kind: 'minion', of: 'others', region: 'ready', locked: true } }],
        effects: [...effects, { do: 'enterCombat', first: 'self', second: { pick: 0 } }],
      }),
    ),
    requires: { sect: ['anarch'] },
  },
  // The Platinum Protocol
  102232: {
    ...bleedTogether({
      obf: () => ({ stealth: 1 }),
      pre: () => ({ bleed: 1 }),
      pro: (choice) => ({
        effects: [
          ifBled({
            do: 'choose',
            pick: { pick: 'card', filter: { kind: 'minion', of: 'actionTarget' } },
            effects: [{ do: 'addCounters', named: 'corruption', on: { pick: choice }, amount: 1 }],
          }),
        ],
      }),
    }),
    requires: { sect: ['anarch'] },
  },
  // Break the Bonds
  102247: {
    ...bleedTogether({
      ani: () => ({ bleed: 1 }),
      obf: (choice) => ({
        effects: [
          {
            do: 'gate',
            may: true,
            if: [{ if: 'bled' }],
            effects: [
              {
                do: 'choose',
                pick: { pick: 'card', filter: { kind: 'minion', of: 'actionTarget' } },
                effects: [{ do: 'lock', who: { pick: choice } }],
              },
            ],
          },
        ],
      }),
      pre: () => ({
        picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'you', region: 'uncontrolled' } }],
        effects: [ifBled({ do: 'gainBlood', who: { pick: 0 }, amount: 1 })],
      }),
    }),
    requires: { sect: ['anarch'] },
  },
};

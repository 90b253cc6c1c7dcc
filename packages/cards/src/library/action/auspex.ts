import type { Effect } from '@methuselah/engine/language';
import type { LibraryDefinition } from '../../definition/definition.ts';
import { burnedByAction, enterCombatWith, maneuverInCombat, mode } from '../../definition/make.ts';

const maneuversInCombat: Effect = {
  do: 'grant',
  grant: 'maneuver',
  uses: 2,
  who: 'self',
  for: 'resultingCombat',
};

export const ACTION_AUSPEX: Readonly<Record<number, LibraryDefinition>> = {
  // Revelations
  101627: {
    modes: [
      mode('aus', {
        action: { kind: 'special', stealth: 1 },
        picks: [{ pick: 'seat', of: 'yourPrey' }],
        effects: [{ do: 'discard', who: { seatPick: 0 }, amount: 1, chosenBy: 'you' }],
      }),
      mode('AUS', { action: { kind: 'special', stealth: 1 }, stays: 'table' }),
    ],
    statics: [{ restrict: 'openHand', who: 'yourPrey' }],
    abilities: [burnedByAction],
  },
  // Nose of the Hound
  101296: {
    modes: [
      mode('aus', enterCombatWith({ kind: 'minion', locked: true }, 1, [maneuverInCombat])),
      mode('spi', enterCombatWith({ kind: 'minion', locked: true }, 1, [maneuversInCombat])),
      mode('SPI', enterCombatWith({ kind: 'minion' }, 1, [maneuversInCombat])),
    ],
  },
  // Hunting the Beast
  102356: {
    modes: [
      mode('aus', enterCombatWith({ kind: 'vampire' }, 1)),
      mode('AUS', {
        action: { kind: 'special', stealth: 1 },
        picks: [
          { pick: 'card', filter: { kind: 'vampire', of: 'others', region: 'ready' } },
          {
            pick: 'card',
            filter: { kind: 'vampire', clan: 'Salubri', of: 'you', region: 'uncontrolled' },
          },
        ],
        effects: [
          {
            do: 'schedule',
            at: 'combatEnds',
            for: 'resultingCombat',
            effects: [
              {
                do: 'gate',
                if: [
                  { if: 'is', card: 'self', filter: { region: 'ready' } },
                  { if: 'not', of: { if: 'is', card: 'opposing', filter: { region: 'ready' } } },
                ],
                effects: [{ do: 'gainBlood', who: { pick: 1 }, amount: 2 }],
              },
            ],
          },
          { do: 'enterCombat', first: 'self', second: { pick: 0 } },
        ],
      }),
    ],
  },
};

import type { LibraryDefinition } from '../../definition/definition.ts';
import { mode } from '../../definition/make.ts';

export const COMBAT_AUSPEX: Readonly<Record<number, LibraryDefinition>> = {
  // Aura Reading
  100113: {
    modes: [
      mode('aus', {
        windows: ['beforeRange'],
        effects: [{ do: 'restrict', what: 'openHand', who: { controllerOf: 'opposing' }, for: 'combat' }],
      }),
      mode('AUS', {
        windows: ['beforeRange'],
        once: 'combat',
        onceForMode: true,
        effects: [{ do: 'modify', stat: 'handSize', amount: 2, who: 'you', for: 'combat' }],
      }),
    ],
  },
  // Charismatic Aura
  100333: {
    modes: [
      mode('aus pre', {
        when: [
          {
            if: 'played',
            card: { either: [{ strike: true }, { keyword: ['grapple'] }] },
            by: 'opposing',
          },
        ],
        cost: { blood: 1 },
        once: 'round',
        onceForMode: true,
        effects: [{ do: 'cancel', unpaid: true }],
      }),
      mode('AUS PRE', { strike: { kind: 'combatEnds' } }),
    ],
  },
  // Telepathic Tracking
  101950: {
    modes: [
      mode('aus', {
        press: 'toContinue',
        effects: [{ do: 'grant', grant: 'maneuver', who: 'self', for: 'nextRound' }],
      }),
      mode('AUS', { windows: ['combatEnding'], effects: [{ do: 'anotherRound' }] }),
    ],
  },
};

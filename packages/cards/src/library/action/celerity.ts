import type { Effect } from '@methuselah/engine/language';
import type { LibraryDefinition } from '../../definition/definition.ts';
import { bleedWith, enterCombatWith, ifBled, maneuverInCombat, mode } from '../../definition/make.ts';

const pressInCombat: Effect = { do: 'grant', grant: 'press', who: 'self', for: 'resultingCombat' };

export const ACTION_CELERITY: Readonly<Record<number, LibraryDefinition>> = {
  // Fleetness
  100747: {
    modes: [
      mode('cel', { action: { kind: 'bleed', stealth: 1 } }),
      mode('CEL', enterCombatWith({ kind: 'minion', locked: true }, 1, [maneuverInCombat])),
    ],
  },
  // Flurry of Action
  100752: {
    modes: [
      mode('cel', { action: { kind: 'bleed' }, effects: [ifBled({ do: 'draw', who: 'you', amount: 2 })] }),
      mode('CEL', { action: { kind: 'bleed' }, effects: [ifBled({ do: 'unlock', who: 'self' })] }),
    ],
  },
  // Line Brawl
  102229: {
    modes: [
      mode('cel', {
        action: { kind: 'special' },
        picks: [{ pick: 'seat', of: 'others' }],
        effects: [{ do: 'movePool', from: { seatPick: 0 }, to: 'you', amount: 1 }],
      }),
      mode('pot', enterCombatWith({ kind: 'minion' }, 0)),
      bleedWith('pre', 1),
    ],
    requires: { sect: ['anarch'] },
  },
  // Hunter's Mark
  102228: {
    modes: [
      mode('cel tha', enterCombatWith({ kind: 'minion' }, 0, [pressInCombat])),
      mode(
        'CEL THA',
        enterCombatWith({ kind: 'minion' }, 0, [
          pressInCombat,
          { do: 'restrict', what: 'strikeCombatEnds', who: { pick: 0 }, for: 'resultingRound' },
        ]),
      ),
    ],
  },
};

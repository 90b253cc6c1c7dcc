import type { VampireDefinition } from '../definition/definition.ts';
import { bleedingYou, entersCombat, unlocksAtTurnEnd } from '../definition/make.ts';

export const GANGREL_ANTITRIBU: Readonly<Record<number, VampireDefinition>> = {
  // Joseph Fischer
  200723: {},
  // Aksinya Daclau
  200034: {
    abilities: [
      {
        by: 'methuselah',
        windows: ['declined'],
        once: 'turn',
        when: [...bleedingYou, { if: 'is', card: 'this', filter: { region: 'ready', locked: false } }],
        cost: { discard: 1, discardType: 'master' },
        picks: [{ pick: 'seat', of: 'othersNotTarget' }],
        effects: [{ do: 'redirect', to: { seatPick: 0 } }],
      },
    ],
  },
  // Enkidu, The Noah
  200424: {
    strength: 3,
    statics: [
      { restrict: 'haveEquipment', who: 'this' },
      { restrict: 'useEquipment', who: 'this' },
    ],
    abilities: [entersCombat({ kind: 'minion' })],
    triggers: [
      {
        at: 'actionResolved',
        aboutThis: 'this',
        if: [{ if: 'action', kind: ['employ'] }, { if: 'successful' }],
        effects: [unlocksAtTurnEnd],
      },
    ],
  },
};

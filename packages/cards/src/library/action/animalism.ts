import type { LibraryDefinition, ModeDefinition } from '../../definition/definition.ts';
import { bleedWith, burnedByAction, mode } from '../../definition/make.ts';

const stealBloodFromPrey: ModeDefinition = {
  action: { kind: 'special' },
  picks: [{ pick: 'card', filter: { kind: 'minion', of: 'yourPrey' } }],
  effects: [{ do: 'moveBlood', from: { pick: 0 }, to: 'self', amount: 1 }],
};

export const ACTION_ANIMALISM: Readonly<Record<number, LibraryDefinition>> = {
  // Deep Song
  100515: {
    modes: [
      bleedWith('ani', 1),
      mode('ANI', {
        keywords: ['frenzy'],
        action: { kind: 'special' },
        picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'others', region: 'ready' } }],
        effects: [
          { do: 'lock', who: { pick: 0 } },
          // The target is the acting minion of this combat.
          { do: 'enterCombat', first: { pick: 0 }, second: 'self' },
        ],
      }),
    ],
  },
  // Army of Rats
  100093: {
    modes: [mode('ani', { action: { kind: 'special', stealth: 1 }, stays: 'table' })],
    triggers: [
      {
        at: 'unlockPhase',
        aboutThis: 'you',
        once: 'turn',
        onceForCopies: true,
        effects: [{ do: 'burnPool', who: 'yourPrey', amount: 1 }],
      },
    ],
    abilities: [burnedByAction],
  },
  // Smash and Grab
  101809: {
    modes: [
      mode('ani', {
        action: { kind: 'special', stealth: 1 },
        picks: [{ pick: 'card', filter: { of: 'others', either: [{ kind: 'ally' }, { kind: 'retainer' }] } }],
        effects: [{ do: 'burnBlood', who: { pick: 0 }, amount: 2 }],
      }),
      bleedWith('dem', 1),
      mode('pot', {
        action: { kind: 'special', stealth: 1 },
        picks: [{ pick: 'card', filter: { keyword: 'location', of: 'preyOrPredator' } }],
        effects: [{ do: 'burn', who: { pick: 0 } }],
      }),
    ],
    requires: { sect: ['anarch'] },
  },
  // Tier of Souls
  101984: {
    modes: [mode('ani', stealBloodFromPrey), mode('ANI', { ...stealBloodFromPrey, stays: 'self' })],
    onlyOne: 'name',
    statics: [{ stat: 'bleed', amount: 1, who: 'host', if: [{ if: 'directedAt', who: 'yourPrey' }] }],
    abilities: [burnedByAction],
  },
};

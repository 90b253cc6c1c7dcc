import type { LibraryDefinition } from '../../definition/definition.ts';
import { burnedByAction } from '../../definition/make.ts';

export const ACTION_NO_DISCIPLINE: Readonly<Record<number, LibraryDefinition>> = {
  // Ambush
  100046: {
    modes: [
      {
        action: { kind: 'special' },
        effects: [
          { do: 'grant', grant: 'maneuver', who: 'self', for: 'resultingCombat' },
          { do: 'enterCombat', first: 'self', second: { pick: 0 } },
        ],
        picks: [{ pick: 'card', filter: { kind: 'minion', of: 'others', region: 'ready', locked: true } }],
      },
    ],
  },
  // Art Scam
  100099: {
    modes: [
      { action: { kind: 'special', stealth: 1 }, effects: [{ do: 'gainPool', who: 'you', amount: 2 }] },
    ],
  },
  // Bum's Rush
  100266: {
    modes: [
      {
        replaced: 'afterAction',
        action: { kind: 'special' },
        effects: [
          { do: 'grant', grant: 'maneuver', who: 'self', for: 'resultingCombat' },
          { do: 'enterCombat', first: 'self', second: { pick: 0 } },
        ],
        picks: [{ pick: 'card', filter: { kind: 'minion', of: 'others', region: 'ready' } }],
      },
    ],
  },
  // Computer Hacking
  100390: { modes: [{ action: { kind: 'bleed', bleed: 1 } }] },
  // Fifth Tradition: Hospitality
  100727: {
    modes: [
      {
        action: { kind: 'special', stealth: 1 },
        effects: [{ do: 'gainBlood', who: { pick: 0 }, amount: 4 }],
        picks: [{ pick: 'card', filter: { kind: 'vampire', not: 'self' } }],
      },
    ],
    requires: { title: ['prince', 'justicar'] },
  },
  // Fourth Tradition: The Accounting
  100782: {
    modes: [
      {
        action: { kind: 'special', stealth: 1 },
        effects: [{ do: 'gainBlood', who: { pick: 0 }, amount: 3 }],
        picks: [
          {
            pick: 'card',
            filter: { kind: 'vampire', of: 'you', region: 'uncontrolled', youngerThan: 'self' },
          },
        ],
      },
    ],
    requires: { title: ['prince', 'justicar'] },
  },
  // Thing
  101972: {
    modes: [
      {
        action: { kind: 'special', stealth: 1 },
        effects: [{ do: 'gainBlood', who: { pick: 0 }, amount: 2 }],
        picks: [
          { pick: 'card', filter: { kind: 'vampire', clan: 'Gangrel', of: 'you', region: 'uncontrolled' } },
        ],
      },
    ],
  },
  // Creeping Sabotage
  102213: {
    modes: [{ action: { kind: 'special', stealth: 1 }, stays: 'table' }],
    costX: { count: { copyOf: 'this', of: 'you' } },
    abilities: [burnedByAction],
    triggers: [
      { at: 'unlockPhase', aboutThis: 'you', effects: [{ do: 'burnPool', who: 'yourPrey', amount: 1 }] },
    ],
  },
  // Rewilding
  101632: {
    modes: [
      {
        action: { kind: 'special' },
        picks: [{ pick: 'card', filter: { keyword: 'location' } }],
        effects: [
          { do: 'burnPool', who: { controllerOf: { pick: 0 } }, amount: 2 },
          { do: 'burn', who: { pick: 0 } },
        ],
      },
    ],
  },
};

import type { LibraryDefinition } from '../definition/definition.ts';
import { directedAtYou, recruit } from '../definition/make.ts';

/** Allies. */
export const ALLY: Readonly<Record<number, LibraryDefinition>> = {
  // Underbridge Stray
  102065: {
    modes: [recruit('ani'), recruit('ANI')],
    life: 1,
    strength: 0,
    bleed: 0,
    atSuperior: { life: 2, strength: 1 },
    abilities: [
      {
        by: 'self',
        windows: ['press'],
        cost: { counters: 1 },
        picks: [{ pick: 'card', filter: { kind: 'minion', of: 'you', inCombat: true } }],
        effects: [{ do: 'grant', grant: 'press', who: { pick: 0 }, for: 'round' }],
      },
      {
        by: 'methuselah',
        windows: ['beforeBlocks', 'blocking', 'declined', 'resolved'],
        when: [directedAtYou, { if: 'is', card: 'this', filter: { not: 'blocker' } }],
        cost: { burnThis: true },
        picks: [{ pick: 'card', filter: { kind: 'minion', of: 'you', region: 'ready', not: 'this' } }],
        effects: [{ do: 'unlock', who: { pick: 0 } }],
      },
    ],
  },
};

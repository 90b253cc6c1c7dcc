import type { LibraryDefinition } from '../../definition/definition.ts';
import { claws } from '../../definition/make.ts';

export const COMBAT_NO_DISCIPLINE: Readonly<Record<number, LibraryDefinition>> = {
  // Taste of Vitae
  101945: {
    modes: [
      {
        windows: ['roundEnd'],
        once: 'round',
        when: [
          { if: 'is', card: 'self', filter: { region: 'ready' } },
          { if: 'opposing', kind: 'vampire' },
        ],
        effects: [
          { do: 'gainBlood', who: 'self', amount: { tally: 'bloodLostToDamageThisRound', of: 'opposing' } },
        ],
      },
    ],
    requires: { kind: 'vampire' },
  },
  // Boxed In
  100244: { modes: [{ press: true, replaced: 'afterCombat' }] },
  // Dodge
  100567: { modes: [{ strike: { kind: 'dodge' }, replaced: 'afterCombat' }] },
  // Fake Out
  100693: { modes: [{ maneuver: 'must', replaced: 'afterCombat' }] },
  // Glancing Blow
  100834: { modes: [{ prevent: 1, preventFrom: { opposing: true }, replaced: 'nextUnlock' }] },
  // Raking Talons
  101538: { modes: [{ windows: ['beforeRange'], once: 'combat', effects: [claws('combat')] }] },
};

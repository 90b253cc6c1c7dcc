import type { LibraryDefinition } from '../../definition/definition.ts';
import { mode } from '../../definition/make.ts';

export const ACTION_OBLIVION: Readonly<Record<number, LibraryDefinition>> = {
  // Umbrous Clutch
  102306: {
    modes: [
      mode('obl', {
        action: { kind: 'special', stealth: 1 },
        effects: [{ do: 'enterCombat', first: 'self', second: { pick: 0 } }],
        picks: [{ pick: 'card', filter: { kind: 'minion', of: 'others', region: 'ready' } }],
      }),
      mode('OBL', {
        action: { kind: 'special', stealth: 1 },
        effects: [
          { do: 'grant', grant: 'maneuver', who: 'self', for: 'resultingCombat' },
          { do: 'enterCombat', first: 'self', second: { pick: 0 } },
        ],
        picks: [{ pick: 'card', filter: { kind: 'minion', of: 'others', region: 'ready' } }],
      }),
    ],
  },
};

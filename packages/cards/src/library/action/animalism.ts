import type { LibraryDefinition } from '../../definition/definition.ts';
import { bleedWith, mode } from '../../definition/make.ts';

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
};

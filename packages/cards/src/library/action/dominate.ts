import type { LibraryDefinition } from '../../definition/definition.ts';
import { addBlood, bleedWith, mode } from '../../definition/make.ts';

export const ACTION_DOMINATE: Readonly<Record<number, LibraryDefinition>> = {
  // Dominate Kine
  100573: {
    modes: [
      mode('dom', { action: { kind: 'bleed', stealth: 1, bleed: 1 } }),
      mode('DOM', {
        action: { kind: 'special' },
        effects: [{ do: 'steal', who: { pick: 0 } }],
        picks: [{ pick: 'card', filter: { keyword: 'location' } }],
      }),
    ],
  },
  // Govern the Unaligned
  100845: { modes: [bleedWith('dom', 2), addBlood('DOM', 3)] },
  // Scouting Mission
  101698: { modes: [bleedWith('dom', 1), addBlood('DOM', 2)] },
};

import type { Effect } from '@methuselah/engine/language';
import type { LibraryDefinition } from '../../definition/definition.ts';
import { bleedWith, maneuverInCombat, mode } from '../../definition/make.ts';

const drawFromCrypt: Effect = {
  do: 'gate',
  may: true,
  if: [{ if: 'bled' }],
  pay: { blood: 1 },
  effects: [{ do: 'drawCrypt', who: 'you', amount: 1 }],
};

export const ACTION_OBFUSCATE: Readonly<Record<number, LibraryDefinition>> = {
  // Conceal
  100391: {
    modes: [
      mode('obf', {
        action: { kind: 'special' },
        effects: [{ do: 'burn', who: { pick: 0 } }],
        picks: [{ pick: 'card', filter: { kind: 'equipment' } }],
      }),
      mode('OBF', {
        action: { kind: 'special' },
        effects: [{ do: 'burn', who: { pick: 0 } }],
        picks: [{ pick: 'card', filter: { keyword: 'location' } }],
      }),
    ],
  },
  // Skullduggery
  101796: {
    modes: [
      mode('obf', { action: { kind: 'bleed', stealth: 1, announced: [maneuverInCombat] } }),
      bleedWith('pre', 1),
      mode('pro', { action: { kind: 'bleed', stealth: 1 } }),
    ],
    requires: { sect: ['anarch'] },
  },
  // Enthrall
  102320: {
    modes: [
      bleedWith('obf', 1),
      bleedWith('pre', 1),
      mode('OBF', { action: { kind: 'bleed', bleed: 1 }, effects: [drawFromCrypt] }),
      mode('PRE', { action: { kind: 'bleed', bleed: 1 }, effects: [drawFromCrypt] }),
    ],
  },
};

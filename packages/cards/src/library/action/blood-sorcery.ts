import type { Effect } from '@methuselah/engine/language';
import type { LibraryDefinition, ModeDefinition } from '../../definition/definition.ts';
import { mode, on } from '../../definition/make.ts';

const smith = (printed: string, stealth: number): ModeDefinition =>
  mode(printed, {
    action: { kind: 'equip', stealth },
    effects: [{ do: 'search', type: 'equipment', to: 'self', asNormal: true }],
  });

const burnt: Effect = {
  do: 'damage',
  to: 'self',
  amount: 1,
  aggravated: true,
  by: 'none',
  unpreventable: true,
};

export const ACTION_BLOOD_SORCERY: Readonly<Record<number, LibraryDefinition>> = {
  // Biothaumaturgic Experiment
  100162: {
    modes: [
      mode('tha', {
        action: { kind: 'special', stealth: 1 },
        effects: [
          {
            do: 'bringFromHand',
            who: 'self',
            card: { type: ['retainer'], keyword: ['animal'] },
            ignoresRequirements: true,
          },
        ],
      }),
      mode('THA', {
        action: { kind: 'special', stealth: 1 },
        ...on({ kind: 'minion', of: 'you' }),
      }),
    ],
    statics: [{ stat: 'strength', amount: 1, who: 'host' }],
    abilities: [{ by: 'host', maneuver: 'must', once: 'combat' }],
  },
  // Magic of the Smith
  101143: { modes: [smith('tha', 1), smith('THA', 3)] },
  // Rutor's Hand
  101664: {
    modes: [
      mode('tha', {
        action: { kind: 'special', stealth: 1 },
        stays: 'self',
        effects: [{ do: 'lock', who: 'this' }, burnt],
      }),
      mode('THA', {
        action: { kind: 'special', stealth: 1 },
        stays: 'self',
        effects: [
          { do: 'lock', who: 'this' },
          { do: 'gate', may: true, pay: { blood: 3 }, effects: [], else: [burnt] },
        ],
      }),
    ],
    onlyOne: 'name',
    abilities: [
      { by: 'host', windows: ['minion'], cost: { lock: 'this' }, effects: [{ do: 'unlock', who: 'self' }] },
    ],
  },
};

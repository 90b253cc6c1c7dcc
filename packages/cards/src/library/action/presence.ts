import type { LibraryDefinition } from '../../definition/definition.ts';
import { addBlood, bleedWith, mode } from '../../definition/make.ts';

export const ACTION_PRESENCE: Readonly<Record<number, LibraryDefinition>> = {
  // Enchant Kindred
  100640: { modes: [bleedWith('pre', 1), addBlood('PRE', 2)] },
  // Entrancement
  100652: {
    modes: [
      bleedWith('pre', 1),
      mode('PRE', {
        action: { kind: 'special', stealth: 1 },
        effects: [{ do: 'steal', who: { pick: 0 } }],
        picks: [{ pick: 'card', filter: { kind: 'ally', of: 'others' } }],
      }),
    ],
  },
  // Heart of the City
  100904: {
    modes: [
      mode('pre', { action: { kind: 'special', stealth: 1 }, stays: 'self' }),
      mode('PRE', { action: { kind: 'special', stealth: 1 }, stays: 'self' }),
    ],
    onlyOne: 'name',
    statics: [
      { stat: 'bleed', amount: 1, who: 'host', if: [{ if: 'not', of: { if: 'superior' } }] },
      { stat: 'bleed', amount: 2, who: 'host', if: [{ if: 'superior' }] },
    ],
  },
  // Intimidation
  100999: { modes: [bleedWith('pre', 1), bleedWith('PRE', 2)] },
};

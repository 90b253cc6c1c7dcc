import type { LibraryDefinition } from '../../definition/definition.ts';
import { mode } from '../../definition/make.ts';

export const ACTION_POTENCE: Readonly<Record<number, LibraryDefinition>> = {
  // Preternatural Strength
  101483: {
    modes: [
      mode('pot', { action: { kind: 'special', stealth: 2 }, stays: 'self' }),
      mode('POT', { action: { kind: 'special', stealth: 2 }, stays: 'self' }),
    ],
    onlyOne: 'name',
    statics: [
      { stat: 'strength', amount: 1, who: 'host', if: [{ if: 'not', of: { if: 'superior' } }] },
      { stat: 'strength', amount: 2, who: 'host', if: [{ if: 'superior' }] },
      { restrict: 'play', named: 'Torn Signpost', who: 'host' },
    ],
  },
  // Heroic Might
  100913: {
    modes: [
      mode('pot', { action: { kind: 'special', stealth: 3 }, stays: 'self' }),
      mode('POT', { action: { kind: 'special', stealth: 3 }, stays: 'self' }),
    ],
    onlyOne: 'name',
    statics: [
      { stat: 'strength', amount: 1, who: 'host', if: [{ if: 'not', of: { if: 'superior' } }] },
      { stat: 'strength', amount: 2, who: 'host', if: [{ if: 'superior' }] },
    ],
    abilities: [
      { by: 'host', strike: { kind: 'destroyEquipment' } },
      { by: 'host', when: [{ if: 'superior' }], strike: { kind: 'damage', amount: 2, ranged: true } },
    ],
    burnedIf: [{ if: 'is', card: 'host', filter: { region: 'torpor' } }],
  },
};

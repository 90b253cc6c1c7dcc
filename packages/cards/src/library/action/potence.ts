import type { LibraryDefinition, ModeDefinition } from '../../definition/definition.ts';
import { mode } from '../../definition/make.ts';

/** A bleed; if it is blocked, the vampire can get stronger before range is determined. */
const showOfForce = (printed: string, more: number): ModeDefinition =>
  mode(printed, {
    action: {
      kind: 'bleed',
      bleed: more,
      announced: [
        {
          do: 'schedule',
          at: 'beforeRange',
          for: 'resultingRound',
          effects: [
            {
              do: 'gate',
              may: true,
              if: [{ if: 'blocked', is: true }],
              effects: [{ do: 'modify', stat: 'strength', amount: more, who: 'self', for: 'combat' }],
            },
          ],
        },
      ],
    },
  });

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
  // Show of Force
  101772: { modes: [showOfForce('pot pre', 1), showOfForce('POT PRE', 2)] },
};

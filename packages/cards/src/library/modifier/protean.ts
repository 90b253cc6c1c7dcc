import type { Condition, Effect } from '@methuselah/engine/language';
import type { LibraryDefinition } from '../../definition/definition.ts';
import {
  ifItBlocks,
  ifItIsBlocked,
  lessIntercept,
  mode,
  moreIntercept,
  moreStealth,
} from '../../definition/make.ts';

/** A maneuver, but no equipment, in the resulting combat. */
const batForm = (blocked: readonly Condition[]): readonly Effect[] => [
  { do: 'grant', grant: 'maneuver', who: 'self', for: 'resultingCombat', if: blocked },
  { do: 'restrict', what: 'useEquipment', who: 'self', for: 'resultingCombat', if: blocked },
];

export const MODIFIER_PROTEAN: Readonly<Record<number, LibraryDefinition>> = {
  // Earth Control
  100600: { modes: [mode('pro', { effects: [moreStealth(1)] }), mode('PRO', { effects: [moreStealth(2)] })] },
  // Rapid Change
  101542: {
    modes: [
      mode('pro', { type: 'modifier', effects: [moreStealth(1)] }),
      mode('PRO', { type: 'combat', strike: { kind: 'combatEnds' } }),
    ],
  },
  // Form of the Cobra
  102224: {
    modes: [
      mode('pro', { type: 'combat', strike: { kind: 'stealBlood', amount: 1 } }),
      mode('PRO', {
        type: 'modifier',
        windows: ['announced'],
        effects: [
          { do: 'modify', stat: 'stealth', amount: 1, who: 'acting', for: 'action', evenIfNotNeeded: true },
        ],
      }),
    ],
  },
  // Horrific Countenance
  100936: {
    modes: [
      mode('pro', {
        windows: ['blocked'],
        effects: [
          { do: 'unlock', who: 'blocker' },
          { do: 'restrict', what: 'beBlocked', who: 'acting', for: 'action' },
          { do: 'continueAction' },
        ],
      }),
    ],
  },
  // Form of the Bat
  102223: {
    modes: [
      mode('pro', {
        type: 'modifier',
        ...lessIntercept,
        effects: [...(lessIntercept.effects ?? []), ...batForm(ifItIsBlocked)],
      }),
      mode('PRO', { type: 'reaction', effects: [moreIntercept(1), ...batForm(ifItBlocks)] }),
    ],
  },
};

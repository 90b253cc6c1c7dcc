import type { LibraryDefinition } from '../../definition/definition.ts';
import { mode, moreStealth } from '../../definition/make.ts';

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
};

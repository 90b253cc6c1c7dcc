import type { LibraryDefinition } from '../../definition/definition.ts';
import { directedAtYou, duringBleed, mode, moreBleed, moreStealth } from '../../definition/make.ts';

export const MODIFIER_DOMINATE: Readonly<Record<number, LibraryDefinition>> = {
  // Bonding
  100236: {
    modes: [
      mode('dom', { when: duringBleed, effects: [moreBleed(1)] }),
      mode('DOM', { when: duringBleed, effects: [moreStealth(1), moreBleed(1)] }),
    ],
  },
  // Conditioning
  100401: {
    modes: [
      mode('dom', { when: duringBleed, effects: [moreBleed(2)] }),
      mode('DOM', { when: duringBleed, effects: [moreBleed(3)] }),
    ],
  },
  // Foreshadowing Destruction
  100765: {
    modes: [
      mode('dom', { when: duringBleed, effects: [moreBleed(1)] }),
      mode('DOM', {
        when: duringBleed,
        effects: [moreBleed(3, { if: [{ if: 'atLeast', a: 9, b: { pool: 'actionTarget' } }] })],
      }),
    ],
  },
  // Murmur of the False Will
  101256: {
    modes: [
      mode('dom', { type: 'modifier', when: duringBleed, effects: [moreBleed(1)] }),
      mode('DOM', {
        type: 'reaction',
        when: [
          { if: 'action', kind: ['bleed'] },
          directedAtYou,
          { if: 'is', card: 'acting', filter: { kind: 'vampire', youngerThan: 'self' } },
        ],
        windows: ['declined'],
        effects: [
          { do: 'lock', who: 'self' },
          { do: 'redirect', to: { seatPick: 0 } },
        ],
        picks: [{ pick: 'seat', of: 'othersNotTarget' }],
      }),
    ],
  },
  // Threats
  101978: {
    modes: [
      mode('dom', { when: duringBleed, effects: [moreBleed(1)] }),
      mode('DOM', { when: duringBleed, effects: [moreBleed(2)] }),
    ],
  },
};

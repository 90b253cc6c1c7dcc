import type { LibraryDefinition } from '../../definition/definition.ts';
import { duringBleed, ifItIsBlocked, mode, moreBleed, moreStealth, together } from '../../definition/make.ts';

export const MODIFIER_DEMENTATION: Readonly<Record<number, LibraryDefinition>> = {
  // Confusion
  100405: {
    modes: [
      mode('dem', { when: duringBleed, effects: [moreBleed(1)] }),
      mode('DEM', { when: duringBleed, effects: [moreStealth(1), moreBleed(1)] }),
    ],
  },
  // Eyes of Chaos
  100682: {
    modes: [
      mode('dem', { when: duringBleed, effects: [moreBleed(1)] }),
      mode('DEM', { when: duringBleed, effects: [moreBleed(2)] }),
    ],
  },
  // Mind Tricks
  101216: {
    modes: [
      mode('dem', { effects: [moreStealth(1)] }),
      mode('DEM', {
        effects: [
          moreStealth(1),
          {
            do: 'grant',
            grant: 'maneuverOrPress',
            who: 'self',
            for: 'resultingCombat',
            if: ifItIsBlocked,
          },
        ],
      }),
    ],
  },
  // Memory Rift
  101199: {
    ...together(
      {
        dem: () => ({
          picks: [
            {
              pick: 'card',
              filter: {
                kind: 'vampire',
                either: [
                  { kind: 'vampire', titled: true },
                  { kind: 'vampire', youngerThan: 'self' },
                ],
              },
            },
          ],
          effects: [{ do: 'restrict', what: 'block', who: { pick: 0 }, for: 'action' }],
        }),
        obf: () => ({ effects: [moreStealth(1, { evenIfNotNeeded: true })] }),
        pre: () => ({
          effects: [
            {
              do: 'grant',
              grant: 'strike',
              strike: { kind: 'combatEnds' },
              who: 'self',
              for: 'resultingRound',
              if: ifItIsBlocked,
            },
          ],
        }),
      },
      ({ picks, effects }) => ({
        windows: ['announced'],
        ...(picks.length > 0 && { picks }),
        effects,
      }),
    ),
    requires: { sect: ['anarch'] },
  },
};

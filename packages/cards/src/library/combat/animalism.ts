import type { LibraryDefinition, ModeDefinition } from '../../definition/definition.ts';
import { mode, optionalPress } from '../../definition/make.ts';

/** Environmental damage to the opposing minion in each round of this combat. */
const damageEachRound = (printed: string, amount: number): ModeDefinition =>
  mode(printed, {
    windows: ['beforeRange'],
    once: 'combat',
    effects: [
      {
        do: 'schedule',
        at: 'strikesResolve',
        for: 'combat',
        effects: [{ do: 'damage', to: 'opposing', amount, ranged: true }],
      },
    ],
  });

export const COMBAT_ANIMALISM: Readonly<Record<number, LibraryDefinition>> = {
  // Aid from Bats
  100029: {
    modes: [
      mode('ani', { strike: { kind: 'damage', amount: 1, ranged: true }, maneuver: 'optional' }),
      mode('ANI', {
        strike: { kind: 'damage', amount: 1, ranged: true },
        maneuver: 'optional',
        effects: [optionalPress],
      }),
    ],
  },
  // Carrion Crows
  100301: { modes: [damageEachRound('ani', 1), damageEachRound('ANI', 2)] },
};

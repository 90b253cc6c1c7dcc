import type { LibraryDefinition, ModeDefinition } from '../../definition/definition.ts';
import { mode } from '../../definition/make.ts';

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
  // Carrion Crows
  100301: { modes: [damageEachRound('ani', 1), damageEachRound('ANI', 2)] },
};

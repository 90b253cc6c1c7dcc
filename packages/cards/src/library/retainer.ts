import type { LibraryDefinition, ModeDefinition } from '../definition/definition.ts';
import { mode } from '../definition/make.ts';

const employ = (printed: string): ModeDefinition => mode(printed, { action: { kind: 'employ' } });

/** Retainers. */
export const RETAINER: Readonly<Record<number, LibraryDefinition>> = {
  // Murder of Crows
  101254: {
    modes: [employ('ani'), employ('ANI')],
    life: 1,
    atSuperior: { life: 2 },
    triggers: [
      {
        at: 'strikesResolve',
        effects: [{ do: 'damage', to: 'opposing', amount: 1, by: 'this', ranged: true }],
      },
    ],
  },
  // Raven Spy
  101550: {
    modes: [employ('ani'), employ('ANI')],
    life: 1,
    atSuperior: { life: 2 },
    statics: [{ stat: 'intercept', amount: 1, who: 'host' }],
  },
};

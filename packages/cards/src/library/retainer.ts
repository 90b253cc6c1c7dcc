import type { LibraryDefinition } from '../definition/definition.ts';
import { employ } from '../definition/make.ts';

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

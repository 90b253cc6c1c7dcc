import type { LibraryDefinition } from '../definition/definition.ts';
import { employ } from '../definition/make.ts';

/** Retainers. */
export const RETAINER: Readonly<Record<number, LibraryDefinition>> = {
  // J. S. Simmons, Esq.
  101015: {
    modes: [{ action: { kind: 'employ' } }],
    life: 1,
    statics: [{ stat: 'bleed', amount: 1, who: 'host' }],
  },
  // Jackie Therman
  101018: {
    modes: [{ action: { kind: 'employ' } }],
    life: 1,
    abilities: [{ by: 'host', maneuver: 'must', once: 'combat' }],
  },
  // Mr. Winthrop
  101249: {
    modes: [{ action: { kind: 'employ' } }],
    life: 1,
    statics: [{ stat: 'intercept', amount: 1, who: 'host' }],
  },
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
  // Revenant
  101628: {
    modes: [{ action: { kind: 'employ' } }],
    life: 2,
    statics: [{ stat: 'intercept', amount: 1, who: 'host' }],
  },
  // Tasha Morgan
  101943: {
    modes: [{ action: { kind: 'employ' } }],
    life: 1,
    statics: [{ stat: 'bleed', amount: 1, who: 'host' }],
  },
  // Twisted Bloodhound
  102344: {
    modes: [{ action: { kind: 'employ' } }],
    life: 3,
    abilities: [
      {
        by: 'host',
        action: { kind: 'special' },
        picks: [{ pick: 'card', filter: { kind: 'minion', of: 'others', region: 'ready' } }],
        effects: [{ do: 'enterCombat', first: 'self', second: { pick: 0 } }],
      },
    ],
  },
};

import type { LibraryCard, Mode } from '@methuselah/engine';
import { card, directedAtYou, mode } from '../make.ts';

const employ = (printed: string): Mode => mode('retainer', printed, { action: { kind: 'employ' } });
const recruit = (printed: string): Mode => mode('ally', printed, { action: { kind: 'recruit' } });

/** Retainers and allies. */
export const COMPANIONS: readonly LibraryCard[] = [
  card(101254, 'Murder of Crows', [employ('ani'), employ('ANI')], {
    keywords: ['animal'],
    cost: { blood: 1 },
    life: 1,
    atSuperior: { life: 2 },
    triggers: [
      {
        at: 'strikesResolve',
        effects: [{ do: 'damage', to: 'opposing', amount: 1, by: 'this', ranged: true }],
      },
    ],
  }),
  card(101550, 'Raven Spy', [employ('ani'), employ('ANI')], {
    keywords: ['animal'],
    cost: { blood: 1 },
    life: 1,
    atSuperior: { life: 2 },
    statics: [{ stat: 'intercept', amount: 1, who: 'host' }],
  }),
  card(102065, 'Underbridge Stray', [recruit('ani'), recruit('ANI')], {
    keywords: ['animal'],
    cost: { blood: 1 },
    life: 1,
    strength: 0,
    bleed: 0,
    atSuperior: { life: 2, strength: 1 },
    abilities: [
      {
        by: 'self',
        windows: ['press'],
        cost: { counters: 1 },
        picks: [{ pick: 'card', filter: { kind: 'minion', of: 'you', inCombat: true } }],
        effects: [{ do: 'grant', grant: 'press', who: { pick: 0 }, for: 'round' }],
      },
      {
        by: 'methuselah',
        windows: ['beforeBlocks', 'blocking', 'declined', 'resolved'],
        when: [directedAtYou, { if: 'is', card: 'this', filter: { not: 'blocker' } }],
        cost: { burnThis: true },
        picks: [{ pick: 'card', filter: { kind: 'minion', of: 'you', region: 'ready', not: 'this' } }],
        effects: [{ do: 'unlock', who: { pick: 0 } }],
      },
    ],
  }),
];

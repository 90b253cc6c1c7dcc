import type { LibraryCard } from '@methuselah/engine/language';
import { card } from '../make.ts';

/** Invented cards with limits that all Methuselahs, all copies or one way of playing share. */
export const LIMITS: readonly LibraryCard[] = [
  card(1520, 'Once in an Age', [
    {
      type: 'master',
      once: 'game',
      onceBy: 'everyone',
      effects: [{ do: 'gainPool', who: 'you', amount: 3 }],
    },
  ]),
  card(1521, 'Personal Best', [
    {
      type: 'master',
      once: 'game',
      onceBy: 'methuselah',
      effects: [{ do: 'gainPool', who: 'you', amount: 1 }],
    },
  ]),
  card(1522, 'Whirl of Fists', [
    { type: 'combat', windows: ['beforeRange'], disciplines: { cel: 1 }, maneuver: 'optional' },
    {
      type: 'combat',
      windows: ['beforeRange'],
      disciplines: { cel: 2 },
      once: 'combat',
      onceForMode: true,
      effects: [{ do: 'modify', stat: 'strength', amount: 1, who: 'self', for: 'combat' }],
    },
  ]),
  card(1523, 'Plague Cart', [{ type: 'action', action: { kind: 'special', stealth: 1 }, stays: 'table' }], {
    triggers: [
      {
        at: 'unlockPhase',
        aboutThis: 'you',
        once: 'turn',
        onceForCopies: true,
        effects: [{ do: 'burnPool', who: 'yourPrey', amount: 1 }],
      },
    ],
  }),
  card(1524, 'Family Seat', [{ type: 'master', stays: 'table' }], {
    onePerMethuselah: true,
    statics: [{ stat: 'handSize', amount: 1, who: 'you' }],
  }),
];

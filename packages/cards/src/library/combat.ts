import type { LibraryCard, Mode } from '@methuselah/engine';
import { card, mode, optionalPress } from '../make.ts';

/** Damage of the surroundings to the opposing minion in each round of this combat. */
const damageEachRound = (printed: string, amount: number): Mode =>
  mode('combat', printed, {
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

const grapple: Pick<Mode, 'windows' | 'when' | 'once'> = {
  windows: ['beforeStrikes'],
  when: [{ if: 'range', is: 'close' }],
  once: 'round',
};
const handStrikesOnly: Mode['effects'] = [
  { do: 'restrict', what: 'handStrikesOnly', who: 'self', for: 'round' },
  { do: 'restrict', what: 'handStrikesOnly', who: 'opposing', for: 'round' },
];

/** Combat cards. */
export const COMBAT: readonly LibraryCard[] = [
  card(100077, 'Apportation', [
    mode('combat', 'tha', { press: 'toContinue' }),
    mode('combat', 'THA', { maneuver: 'must' }),
  ]),
  card(100301, 'Carrion Crows', [damageEachRound('ani', 1), damageEachRound('ANI', 2)]),
  card(
    100918,
    'Hidden Strength',
    [
      mode('combat', 'for', { x: { min: 0, max: { counters: 'self' } }, prevent: { sum: ['x', 1] } }),
      mode('combat', 'FOR', {
        x: { min: 0, max: { counters: 'self' } },
        prevent: { sum: ['x', 1] },
        effects: [optionalPress],
      }),
    ],
    { cost: { blood: 'x' } },
  ),
  card(
    100959,
    'Immortal Grapple',
    [
      mode('combat', 'pot', { ...grapple, effects: handStrikesOnly }),
      mode('combat', 'POT', {
        ...grapple,
        effects: [...handStrikesOnly, optionalPress, { do: 'nextRoundAt', range: 'close' }],
      }),
    ],
    { keywords: ['grapple'] },
  ),
  card(
    101144,
    'Majesty',
    [
      mode('combat', 'pre', { strike: { kind: 'combatEnds' } }),
      mode('combat', 'PRE', {
        strike: { kind: 'combatEnds', effects: [{ do: 'unlock', who: 'self' }] },
      }),
    ],
    { cost: { blood: 1 } },
  ),
  card(
    101945,
    'Taste of Vitae',
    [
      mode('combat', '', {
        windows: ['roundEnd'],
        once: 'round',
        when: [
          { if: 'is', card: 'self', filter: { region: 'ready' } },
          { if: 'opposing', kind: 'vampire' },
        ],
        effects: [
          { do: 'gainBlood', who: 'self', amount: { tally: 'bloodLostToDamageThisRound', of: 'opposing' } },
        ],
      }),
    ],
    { requires: { kind: 'vampire' } },
  ),
  card(101966, 'Theft of Vitae', [
    mode('combat', 'tha', { strike: { kind: 'stealBlood', amount: 1, ranged: true } }),
    mode('combat', 'THA', { strike: { kind: 'stealBlood', amount: 2, ranged: true } }),
  ]),
  card(102215, 'Roundhouse', [
    mode('combat', 'pot', { strike: { kind: 'damage', hand: true, amount: 2 } }),
    mode('combat', 'POT', { strike: { kind: 'damage', hand: true, amount: 3 } }),
  ]),
];

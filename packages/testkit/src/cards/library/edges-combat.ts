import type { LibraryCard } from '@methuselah/engine';
import { card, inPlay } from '../make.ts';

/** Invented cards for the edges of combat: what is beside the strikes, who stands by, and what comes after. */
export const EDGES_COMBAT: readonly LibraryCard[] = [
  card(1260, 'Barbed Net', [
    {
      type: 'combat',
      windows: ['beforeRange'],
      effects: [
        {
          do: 'schedule',
          at: 'strikesResolve',
          for: 'combat',
          effects: [{ do: 'damage', to: 'opposing', amount: 1, unpreventable: true }],
        },
      ],
    },
  ]),
  // May hit those who only look on.
  card(1261, 'Stray Shot', [
    {
      type: 'combat',
      windows: ['beforeStrikes'],
      picks: [{ pick: 'card', filter: { kind: 'minion', region: 'ready', not: 'self' } }],
      effects: [{ do: 'damage', to: { pick: 0 }, amount: 2 }],
    },
  ]),
  card(1262, 'Reckless Vow', [
    {
      type: 'combat',
      windows: ['beforeRange'],
      effects: [
        { do: 'modify', stat: 'strength', amount: 1, who: 'self', for: 'combat' },
        {
          do: 'schedule',
          at: 'roundEnds',
          for: 'combat',
          effects: [{ do: 'burnBlood', who: 'self', amount: 1 }],
        },
      ],
    },
  ]),
  card(1263, 'Ringside Book', [{ type: 'master', stays: 'table' }], {
    ...inPlay({
      by: 'methuselah',
      windows: ['roundEnd'],
      cost: { lock: 'this' },
      effects: [{ do: 'gainPool', who: 'you', amount: 1 }],
    }),
  }),
  card(1264, 'Bitter Aftermath', [
    {
      type: 'reaction',
      windows: ['resolved'],
      picks: [{ pick: 'card', filter: { kind: 'ally', region: 'ready', not: 'self' } }],
      effects: [{ do: 'burnBlood', who: { pick: 0 }, amount: 2 }],
    },
  ]),
  card(1265, 'Adopted Name', [
    {
      type: 'master',
      picks: [{ pick: 'card', filter: { kind: 'minion', of: 'you', region: 'controlled' } }],
      effects: [{ do: 'clan', who: { pick: 0 }, clan: 'Marrow', for: 'game' }],
    },
  ]),
];

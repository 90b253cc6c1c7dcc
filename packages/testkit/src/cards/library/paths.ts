import type { Card } from '@methuselah/engine/language';
import { card } from '../make.ts';

/** Invented cards that require a Path, or speak of those who follow one. */
export const PATHS: readonly Card[] = [
  card(
    9710,
    'Toll of the Road',
    [
      {
        type: 'action',
        action: { kind: 'special', stealth: 1 },
        effects: [{ do: 'movePool', from: 'yourPrey', to: 'you', amount: 1 }],
      },
    ],
    { requires: { path: 'Caine' } },
  ),
  card(
    9711,
    'Vow of Ash',
    [
      {
        type: 'master',
        stays: { pick: 0 },
        picks: [{ pick: 'card', filter: { kind: 'vampire', region: 'ready', path: 'Cathari' } }],
      },
    ],
    { requires: { path: 'Cathari' }, statics: [{ stat: 'bleed', amount: 1, who: 'host' }] },
  ),
  card(9712, 'Waymarked Chapel', [{ type: 'master', stays: 'table' }], {
    keywords: ['location'],
    statics: [
      {
        stat: 'stealth',
        amount: 1,
        who: 'acting',
        if: [{ if: 'actionCard', card: { path: 'Caine' } }],
      },
    ],
  }),
];

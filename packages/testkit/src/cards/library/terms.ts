import type { LibraryCard } from '@methuselah/engine/language';
import { card, inPlay } from '../make.ts';

/** Invented cards with terms, costs and requirements. */
export const TERMS: readonly LibraryCard[] = [
  card(800, 'Bought Loyalty', [
    {
      type: 'master',
      picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'others' } }],
      effects: [{ do: 'control', who: { pick: 0 }, to: 'you' }],
    },
  ]),
  card(801, 'Signal Lamp', [{ type: 'equipment', action: { kind: 'equip' } }], {
    // "Lock this minion to ...": in the minion phase, and against an action.
    ...inPlay({
      by: 'host',
      windows: ['minion', 'declined'],
      cost: { lock: 'host' },
      effects: [{ do: 'gainPool', who: 'you', amount: 1 }],
    }),
  }),
  card(802, 'Idle Gossip', [
    { type: 'reaction', windows: ['declined'], effects: [{ do: 'gainPool', who: 'you', amount: 1 }] },
  ]),
  card(803, 'Loud Boast', [
    { type: 'modifier', windows: ['declined'], effects: [{ do: 'gainPool', who: 'you', amount: 1 }] },
  ]),
  card(804, 'Silent Wager', [
    { type: 'modifier', windows: ['declined'], effects: [{ do: 'gainPool', who: 'you', amount: 2 }] },
  ]),
  card(805, 'Woven Trick', [
    {
      type: 'action',
      disciplines: { dom: 1 },
      action: { kind: 'special', stealth: 1 },
      effects: [{ do: 'gainPool', who: 'you', amount: 1 }],
    },
    {
      type: 'action',
      disciplines: { pre: 1 },
      action: { kind: 'special', stealth: 1 },
      effects: [{ do: 'gainPool', who: 'you', amount: 2 }],
    },
    {
      type: 'action',
      disciplines: { aus: 1, dom: 1 },
      action: { kind: 'special', stealth: 1 },
      effects: [{ do: 'gainPool', who: 'you', amount: 3 }],
    },
  ]),
  card(806, 'Audience at Court', [{ type: 'master', effects: [{ do: 'gainPool', who: 'you', amount: 2 }] }], {
    requires: { title: ['prince', 'justicar'], minCapacity: 5 },
  }),
  card(807, 'Feast of Thorns', [
    {
      type: 'master',
      effects: [
        { do: 'gainBlood', who: { all: { kind: 'vampire', clan: 'Thorn', region: 'ready' } }, amount: 1 },
      ],
    },
  ]),
  card(808, 'Cluttered Desk', [{ type: 'master', stays: 'table' }], {
    keywords: ['location'],
    statics: [{ stat: 'handSize', amount: -1, who: 'yourPrey' }],
  }),
  card(809, 'Cash In', [
    { type: 'master', cost: { edge: true }, effects: [{ do: 'gainPool', who: 'you', amount: 4 }] },
  ]),
  card(810, 'Paper Shortage', [{ type: 'master', stays: 'table' }], {
    statics: [{ stat: 'handSize', amount: -1, who: 'everyoneElse' }],
  }),
];

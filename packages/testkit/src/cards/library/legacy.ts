import type { LibraryCard } from '@methuselah/engine/language';
import { card } from '../make.ts';

/** Invented cards of the older sets: ballots of the prisci, former names of clans and Disciplines. */
export const LEGACY: readonly LibraryCard[] = [
  card(950, 'Quiet Canvass', [
    {
      type: 'modifier',
      windows: ['polling'],
      effects: [{ do: 'modify', stat: 'ballots', amount: 1, who: 'acting', for: 'referendum' }],
    },
  ]),
  // Gives a title during the vote.
  card(1080, 'Hasty Acclaim', [
    {
      type: 'modifier',
      windows: ['polling'],
      effects: [{ do: 'title', who: 'acting', title: 'cardinal' }],
    },
  ]),
  card(1081, 'Named to the Bench', [
    {
      type: 'modifier',
      windows: ['polling'],
      effects: [{ do: 'title', who: 'acting', title: 'priscus' }],
    },
  ]),
  card(
    951,
    'Rite of Salt',
    [
      {
        type: 'action',
        disciplines: { 'Blood Sorcery': 1 },
        action: { kind: 'special', stealth: 1 },
        effects: [{ do: 'gainPool', who: 'you', amount: 1 }],
      },
      {
        type: 'action',
        disciplines: { 'Blood Sorcery': 2 },
        action: { kind: 'special', stealth: 1 },
        effects: [{ do: 'gainPool', who: 'you', amount: 2 }],
      },
    ],
    { requires: { clan: ['Banu Haqim', 'Follower of Set'] } },
  ),
  card(
    952,
    'Desert Primer',
    [
      {
        type: 'master',
        stays: { pick: 0 },
        picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'you', canLearn: 'Thaumaturgy' } }],
      },
    ],
    {
      statics: [
        { stat: 'discipline', discipline: 'Thaumaturgy', amount: 1, who: 'host' },
        { stat: 'capacity', amount: 1, who: 'host' },
      ],
    },
  ),
  card(953, 'Feast of Serpents', [
    {
      type: 'master',
      effects: [
        { do: 'gainBlood', who: { all: { kind: 'vampire', clan: 'Follower of Set' } }, amount: 1 },
        { do: 'gainBlood', who: { all: { kind: 'vampire', discipline: 'Thaumaturgy' } }, amount: 1 },
      ],
    },
  ]),
  card(954, 'Long Slumber', [
    {
      type: 'master',
      picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'you', region: 'controlled' } }],
      effects: [
        { do: 'toUncontrolled', who: { pick: 0 } },
        { do: 'gainPool', who: 'you', amount: 1 },
      ],
    },
  ]),
  card(955, 'Confiscated Scrolls', [
    {
      type: 'action',
      action: { kind: 'special', stealth: 1 },
      picks: [{ pick: 'seat', of: 'others' }],
      effects: [{ do: 'discard', who: { seatPick: 0 }, amount: 1, needs: 'Thaumaturgy' }],
    },
  ]),
];

import type { LibraryCard } from '@methuselah/engine/language';
import { card } from '../make.ts';

/** Invented cards with counters that have a name of their own. */
export const MARKS: readonly LibraryCard[] = [
  card(9260, 'Whispered Promise', [
    {
      type: 'action',
      action: { kind: 'special', stealth: 1 },
      picks: [{ pick: 'card', filter: { kind: 'minion', of: 'others', region: 'ready' } }],
      effects: [
        { do: 'addCounters', named: 'corruption', on: { pick: 0 }, amount: 1 },
        {
          do: 'gate',
          may: true,
          if: [
            {
              if: 'atLeast',
              a: { marks: 'corruption', on: { pick: 0 }, yours: true },
              b: { capacity: { pick: 0 } },
            },
          ],
          effects: [
            { do: 'burnCounters', named: 'corruption', from: { pick: 0 }, amount: 'all', yours: true },
            { do: 'steal', who: { pick: 0 } },
          ],
        },
      ],
    },
  ]),
  card(9261, 'Called In', [
    {
      type: 'modifier',
      windows: ['blocking'],
      when: [
        {
          if: 'is',
          card: 'blocker',
          filter: { kind: 'minion', marked: { with: 'corruption', yours: true } },
        },
      ],
      effects: [
        { do: 'burnCounters', named: 'corruption', from: 'blocker', amount: 1, yours: true },
        { do: 'modify', stat: 'stealth', amount: 2, who: 'acting', for: 'action', evenIfNotNeeded: true },
      ],
    },
  ]),
  card(9262, 'Tainted Blood', [
    {
      type: 'master',
      picks: [{ pick: 'card', filter: { kind: 'vampire', region: 'ready' } }],
      effects: [{ do: 'addCounters', named: 'disease', on: { pick: 0 }, amount: 2 }],
    },
    {
      type: 'master',
      picks: [{ pick: 'card', filter: { kind: 'vampire', marked: { with: 'disease' } } }],
      effects: [{ do: 'burnCounters', named: 'disease', from: { pick: 0 }, amount: 1 }],
    },
  ]),
  card(9263, 'Reckoning of the Sick', [
    {
      type: 'master',
      effects: [
        {
          do: 'each',
          of: { all: { kind: 'vampire', marked: { with: 'disease' } } },
          effects: [{ do: 'burnBlood', who: 'subject', amount: { marks: 'disease', on: 'subject' } }],
        },
      ],
    },
  ]),
];

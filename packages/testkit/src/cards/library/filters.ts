import type { LibraryCard } from '@methuselah/engine/language';
import { card } from '../make.ts';

/** Invented cards that tell cards apart: one or the other kind, and all but some. */
export const FILTERED: readonly LibraryCard[] = [
  card(1500, 'Harsh Word', [
    {
      type: 'action',
      picks: [
        {
          pick: 'card',
          filter: {
            of: 'others',
            region: 'ready',
            either: [{ kind: 'ally' }, { kind: 'vampire', youngerThan: 'self' }],
          },
        },
      ],
      action: { kind: 'special', stealth: 1 },
      effects: [{ do: 'lock', who: { pick: 0 } }],
    },
  ]),
  card(1501, 'Closed Doors', [
    {
      type: 'master',
      picks: [
        { pick: 'card', filter: { kind: 'vampire', except: [{ sect: 'camarilla' }, { clan: 'Quill' }] } },
      ],
      effects: [{ do: 'lock', who: { pick: 0 } }],
    },
  ]),
  card(1502, 'Cheap Wares', [
    {
      type: 'master',
      picks: [{ pick: 'card', filter: { kind: 'equipment', unique: false } }],
      effects: [{ do: 'burn', who: { pick: 0 } }],
    },
  ]),
  card(1503, 'Grave Bell', [
    {
      type: 'master',
      effects: [
        {
          do: 'unlock',
          who: { all: { kind: 'ally', either: [{ keyword: 'zombie' }, { keyword: 'wraith' }], of: 'you' } },
        },
      ],
    },
  ]),
  card(1504, 'Neighbourly Grudge', [
    {
      type: 'master',
      picks: [
        { pick: 'card', filter: { kind: 'vampire', of: 'preyOrPredator', region: 'ready', maxCounters: 2 } },
      ],
      effects: [{ do: 'toTorpor', who: { pick: 0 } }],
    },
  ]),
  card(1505, 'Kept Company', [
    {
      type: 'master',
      picks: [
        { pick: 'card', filter: { kind: 'vampire', of: 'others' } },
        { pick: 'card', filter: { kind: 'minion', of: { controllerOf: { pick: 0 } }, not: { pick: 0 } } },
      ],
      effects: [{ do: 'lock', who: { pick: 1 } }],
    },
  ]),
  card(1506, 'Cellar Shambler', [{ type: 'ally', action: { kind: 'recruit' } }], {
    keywords: ['zombie'],
    life: 2,
    strength: 1,
    bleed: 0,
  }),
  card(1507, 'Weeping Shade', [{ type: 'ally', action: { kind: 'recruit' } }], {
    keywords: ['wraith'],
    life: 1,
    strength: 1,
    bleed: 1,
  }),
];

import type { LibraryCard, Static } from '@methuselah/engine/language';
import { card } from '../make.ts';

/** A level of a Discipline. */
const lesson = (discipline: string): Static => ({ stat: 'discipline', discipline, amount: 1, who: 'host' });
const growth: Static = { stat: 'capacity', amount: 1, who: 'host' };

const teaches = (id: number, name: string, discipline: string, statics: readonly Static[]): LibraryCard =>
  card(
    id,
    name,
    [
      {
        type: 'master',
        stays: { pick: 0 },
        picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'you', canLearn: discipline } }],
      },
    ],
    { keywords: ['discipline'], statics },
  );

/** Invented cards about traits: Discipline masters, trophies, cards for minions with a trait. */
export const TRAITS: readonly LibraryCard[] = [
  teaches(980, 'Lessons in Command', 'dom', [lesson('dom'), growth]),
  teaches(981, 'Lessons in Silence', 'obf', [lesson('obf'), growth]),
  // Not every one raises its vampire's capacity.
  teaches(982, 'Lessons in Might', 'pot', [lesson('pot')]),
  teaches(1450, 'Lessons of the Pack', 'ani', [lesson('ani')]),
  card(
    983,
    'Unlearned',
    [
      {
        type: 'action',
        action: { kind: 'special', stealth: 1 },
        picks: [{ pick: 'card', filter: { keyword: 'discipline' } }],
        effects: [{ do: 'burn', who: { pick: 0 } }],
      },
    ],
    { cost: { pool: 1 } },
  ),
  // ---- trophies
  card(984, 'Silver Collar', [{ type: 'master', stays: 'table' }], {
    keywords: ['trophy'],
    statics: [{ stat: 'strength', amount: 1, who: 'host' }],
  }),
  card(985, 'Wreath of the Hunt', [{ type: 'master', stays: 'table' }], {
    keywords: ['trophy'],
    onlyOne: 'name',
    statics: [
      { stat: 'intercept', amount: 1, who: 'host' },
      { stat: 'handSize', amount: 1, who: 'you' },
    ],
  }),
  card(998, 'Chain of Names', [{ type: 'master', stays: 'table' }], {
    keywords: ['trophy'],
    unique: true,
    statics: [{ stat: 'bleed', amount: 1, who: 'host' }],
  }),
  // ---- the Red List
  card(
    986,
    'Black Brand',
    [{ type: 'master', stays: { pick: 0 }, picks: [{ pick: 'card', filter: { kind: 'minion' } }] }],
    { cost: { pool: 1 }, statics: [{ trait: 'redList', who: 'host' }] },
  ),
  card(987, 'Red Fang', [{ type: 'ally', action: { kind: 'recruit' } }], {
    traits: ['redList'],
    life: 2,
    strength: 1,
    bleed: 1,
    cost: { pool: 1 },
    keywords: ['animal'],
  }),
  card(
    988,
    'Cut Down',
    [
      {
        type: 'action',
        action: { kind: 'special' },
        picks: [{ pick: 'card', filter: { kind: 'minion', trait: 'redList', not: 'self' } }],
        effects: [{ do: 'burn', who: { pick: 0 } }],
      },
    ],
    { cost: { blood: 2 } },
  ),
  card(989, 'Burning Verdict', [
    {
      type: 'political',
      action: {
        kind: 'political',
        terms: [{ pick: 'card', filter: { kind: 'minion', trait: 'redList' } }],
        passes: [{ do: 'burn', who: { pick: 0 } }],
      },
    },
  ]),
  card(990, 'Drain the Beast', [
    {
      type: 'action',
      action: { kind: 'special' },
      picks: [{ pick: 'card', filter: { kind: 'ally', of: 'others' } }],
      effects: [{ do: 'damage', to: { pick: 0 }, amount: 2, by: 'self' }],
    },
  ]),
  // A minion's own side may do the same to it.
  card(999, 'Put Down', [
    {
      type: 'reaction',
      windows: ['beforeBlocks', 'resolved'],
      picks: [{ pick: 'card', filter: { kind: 'minion', of: 'you', not: 'self' } }],
      effects: [{ do: 'burnBlood', who: { pick: 0 }, amount: 3 }],
    },
  ]),
  card(1000, 'Last Ember', [
    {
      type: 'combat',
      windows: ['beforeStrikes'],
      effects: [
        { do: 'burn', who: 'self' },
        { do: 'damage', to: 'opposing', amount: 1 },
      ],
    },
  ]),
  // Gives a Discipline like a master card, but is not one.
  card(1001, 'Annotated Tome', [{ type: 'equipment', action: { kind: 'equip' } }], {
    cost: { pool: 1 },
    statics: [lesson('obf')],
  }),
  // ---- other traits
  card(
    991,
    'Hand of Night',
    [
      {
        type: 'action',
        action: { kind: 'special', stealth: 1 },
        effects: [{ do: 'movePool', from: 'yourPrey', to: 'you', amount: 1 }],
      },
    ],
    { requires: { trait: 'blackHand' } },
  ),
  card(
    992,
    'Over the Roofs',
    [
      {
        type: 'modifier',
        windows: ['blocking'],
        effects: [{ do: 'modify', stat: 'stealth', amount: 1, who: 'acting', for: 'action' }],
      },
    ],
    { requires: { trait: 'flight' } },
  ),
  card(993, 'Borrowed Wings', [
    {
      type: 'action',
      action: { kind: 'special', stealth: 1 },
      effects: [
        { do: 'trait', who: 'self', trait: 'flight', for: 'turn' },
        { do: 'unlock', who: 'self' },
      ],
    },
  ]),
  card(994, 'Blood of the Circle', [
    {
      type: 'action',
      action: { kind: 'special', stealth: 1 },
      picks: [{ pick: 'card', filter: { kind: 'vampire', inCircleOf: 'self' } }],
      effects: [{ do: 'gainBlood', who: { pick: 0 }, amount: 1 }],
    },
  ]),
  card(
    995,
    'Devil at the Door',
    [
      {
        type: 'master',
        stays: { pick: 0 },
        picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'you' } }],
      },
    ],
    {
      statics: [
        { trait: 'infernal', who: 'host' },
        { stat: 'strength', amount: 1, who: 'host' },
      ],
    },
  ),
  card(996, 'Gutter Thrall', [{ type: 'ally', action: { kind: 'recruit' } }], {
    slaveTo: 'Quill',
    life: 2,
    strength: 1,
    bleed: 1,
    cost: { pool: 1 },
    keywords: ['mortal'],
  }),
  // Directed or not, depending on its target.
  card(997, 'Rummage', [
    {
      type: 'action',
      action: { kind: 'special', stealth: 1 },
      picks: [{ pick: 'card', filter: { kind: 'equipment' } }],
      effects: [{ do: 'burn', who: { pick: 0 } }],
    },
  ]),
];

import type { LibraryCard } from '@methuselah/engine/language';
import { card, inPlay } from '../make.ts';

/** Invented out-of-turn masters, trifles, events, burn-option cards, and cards limited to one per minion. */
export const ADVANCED_MASTERS: readonly LibraryCard[] = [
  // ---- out-of-turn masters
  card(
    1010,
    'Sealed Objection',
    [{ type: 'master', when: [{ if: 'played', card: { type: ['master'] } }], effects: [{ do: 'cancel' }] }],
    { outOfTurn: true },
  ),
  card(
    1011,
    'Lantern Veto',
    [
      {
        type: 'master',
        when: [{ if: 'played', card: { type: ['master', 'event'] } }],
        effects: [{ do: 'cancel' }],
      },
    ],
    { outOfTurn: true, requires: { clan: ['Lantern'] } },
  ),
  card(
    1012,
    'Idle Objection',
    [{ type: 'master', when: [{ if: 'played', card: { type: ['master'] } }], effects: [{ do: 'cancel' }] }],
    { outOfTurn: true, trifle: true },
  ),
  card(
    1013,
    'Uninvited Auditor',
    [
      {
        type: 'master',
        windows: ['unlock', 'master', 'minion', 'influence', 'discard'],
        effects: [{ do: 'burnPool', who: 'actingMethuselah', amount: 1 }],
      },
    ],
    { outOfTurn: true },
  ),
  card(
    1014,
    'Rising Doubt',
    [
      {
        type: 'master',
        windows: ['beforeBlocks', 'declined'],
        when: [{ if: 'action', kind: ['bleed'] }],
        effects: [{ do: 'modify', stat: 'bleed', amount: -1, who: 'acting', for: 'action' }],
      },
    ],
    { outOfTurn: true },
  ),
  card(
    1015,
    'Borrowed Hour',
    [
      {
        type: 'master',
        windows: ['minion'],
        // Gives back the action it takes from the next master phase.
        effects: [{ do: 'modify', stat: 'masterActions', amount: 1, who: 'you', for: 'nextDiscard' }],
      },
    ],
    { outOfTurn: true },
  ),
  card(
    1016,
    'Small Favour Owed',
    [{ type: 'master', windows: ['minion'], effects: [{ do: 'gainPool', who: 'you', amount: 1 }] }],
    { outOfTurn: true, trifle: true },
  ),
  card(
    1017,
    'Shouted Wager',
    [
      {
        type: 'master',
        windows: ['beforeRange'],
        effects: [{ do: 'gainPool', who: 'you', amount: 1 }],
      },
    ],
    { outOfTurn: true },
  ),
  // ---- trifles
  card(1018, 'Pocket Change', [{ type: 'master', effects: [{ do: 'gainPool', who: 'you', amount: 1 }] }], {
    trifle: true,
  }),
  card(
    1019,
    'Word to the Wise',
    [
      {
        type: 'master',
        picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'you', region: 'ready' } }],
        effects: [{ do: 'gainBlood', who: { pick: 0 }, amount: 1 }],
      },
    ],
    { trifle: true },
  ),
  // Fewer master phase actions for the prey.
  card(1020, 'Empty Chair', [{ type: 'master', stays: 'table' }], {
    keywords: ['location'],
    statics: [{ stat: 'masterActions', amount: -1, who: 'yourPrey' }],
  }),
  // ---- events
  card(1021, 'Night of Open Ledgers', [{ type: 'event' }], {
    statics: [{ stat: 'handSize', amount: 1, who: 'you' }],
  }),
  card(1022, 'Harvest Moon', [{ type: 'event' }], {
    statics: [{ stat: 'hunt', amount: 1, who: { all: { kind: 'vampire' } } }],
  }),
  card(
    1023,
    'Falling Star',
    [
      {
        type: 'event',
        effects: [
          { do: 'each', of: 'everyoneElse', effects: [{ do: 'burnPool', who: { seatPick: 0 }, amount: 1 }] },
        ],
      },
    ],
    inPlay({
      by: 'methuselah',
      windows: ['unlock'],
      once: 'phase',
      cost: { pool: 1 },
      effects: [{ do: 'burnPool', who: 'yourPrey', amount: 1 }],
    }),
  ),
  // ---- burn option
  card(1024, 'Lantern Reliquary', [{ type: 'equipment', action: { kind: 'equip' } }], {
    requires: { clan: ['Lantern'] },
    burnOption: true,
    statics: [{ stat: 'intercept', amount: 1, who: 'host' }],
  }),
  card(
    1025,
    'Thorn Heirloom',
    [
      {
        type: 'master',
        stays: { pick: 0 },
        picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'you', clan: 'Thorn', region: 'ready' } }],
      },
    ],
    { burnOption: true, statics: [{ stat: 'strength', amount: 1, who: 'host' }] },
  ),
  card(
    1026,
    'Crack the Lintel',
    [
      {
        type: 'modifier',
        disciplines: { pot: 1 },
        effects: [{ do: 'modify', stat: 'stealth', amount: 1, who: 'acting', for: 'action' }],
      },
      {
        type: 'modifier',
        disciplines: { pot: 2 },
        effects: [{ do: 'modify', stat: 'stealth', amount: 2, who: 'acting', for: 'action' }],
      },
    ],
    { burnOption: true },
  ),
  card(
    1027,
    'Quill Audience',
    [
      {
        type: 'action',
        action: { kind: 'special', stealth: 1 },
        picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'you', minCapacity: 6 } }],
        effects: [{ do: 'gainBlood', who: { pick: 0 }, amount: 2 }],
      },
    ],
    { burnOption: true, requires: { clan: ['Quill'] } },
  ),
  // ---- one per minion
  card(1028, 'Sedan Chair', [{ type: 'equipment', action: { kind: 'equip' } }], {
    keywords: ['vehicle'],
    onlyOne: { keyword: 'vehicle' },
    statics: [{ stat: 'stealth', amount: 1, who: 'host', if: [{ if: 'action', kind: ['hunt'] }] }],
  }),
  card(1029, 'Coal Barge', [{ type: 'equipment', action: { kind: 'equip' } }], {
    keywords: ['vehicle'],
    statics: [{ stat: 'hunt', amount: 1, who: 'host' }],
  }),
  card(
    1030,
    'Signet on Loan',
    [
      {
        type: 'master',
        stays: { pick: 0 },
        picks: [{ pick: 'card', filter: { kind: 'vampire', region: 'ready' } }],
      },
    ],
    { onlyOne: 'name', statics: [{ stat: 'votes', amount: 1, who: 'host' }] },
  ),
  card(1031, 'Oath of Salt', [{ type: 'action', action: { kind: 'special', stealth: 1 }, stays: 'self' }], {
    keywords: ['oath'],
    onlyOne: { keyword: 'oath' },
    statics: [{ stat: 'strength', amount: 1, who: 'host' }],
  }),
  card(1032, 'House Steward', [{ type: 'retainer', action: { kind: 'employ' } }], {
    life: 1,
    keywords: ['mortal', 'oath'],
    onlyOne: 'name',
    statics: [{ stat: 'bleed', amount: 1, who: 'host', if: [{ if: 'yourTurn' }] }],
  }),
  // Put on a minion in the middle of its action.
  card(
    1033,
    'Sworn Coachman',
    [
      {
        type: 'master',
        windows: ['beforeBlocks'],
        stays: { pick: 0 },
        picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'others', region: 'ready' } }],
      },
    ],
    {
      outOfTurn: true,
      keywords: ['oath', 'vehicle', 'mortal'],
      onlyOne: { keyword: 'oath' },
      statics: [{ stat: 'intercept', amount: 1, who: 'host' }],
    },
  ),
  card(
    1034,
    'Street Errand',
    [
      {
        type: 'action',
        action: { kind: 'special', stealth: 1 },
        effects: [{ do: 'draw', who: 'you', amount: 1 }],
      },
    ],
    { burnOption: true },
  ),
];

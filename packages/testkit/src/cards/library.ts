import type { Ability, Card, LibraryCard } from '@methuselah/engine';
import { card } from './make.ts';

/** Invented library cards: each one exercises a mechanic of the card language. No real card is among them. */

const inPlay = (...abilities: Ability[]): Partial<LibraryCard> => ({ abilities });

// ---------------------------------------------------------------------------------------------- masters
const MASTERS: readonly LibraryCard[] = [
  card(100, 'Quiet Hunting Park', [{ type: 'master', stays: 'table' }], {
    keywords: ['location'],
    ...inPlay({
      by: 'methuselah',
      windows: ['unlock'],
      once: 'phase',
      picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'you', region: 'ready' } }],
      effects: [{ do: 'gainBlood', who: { pick: 0 }, amount: 1 }],
    }),
  }),
  card(101, 'Old Debt', [{ type: 'master', effects: [{ do: 'gainPool', who: 'you', amount: 3 }] }]),
  card(
    102,
    'Private Cellar',
    [
      {
        type: 'master',
        stays: { pick: 0 },
        picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'you' } }],
      },
    ],
    {
      // "During X, do Y": once a phase, a blood between vampire and pool.
      ...inPlay({
        by: 'hostController',
        windows: ['master'],
        once: 'phase',
        effects: [{ do: 'moveBlood', from: 'host', to: 'pool', amount: 1 }],
      }),
    },
  ),
  card(103, 'Lantern Salon', [{ type: 'master', stays: 'table' }], {
    keywords: ['location'],
    requires: { clan: ['Lantern'] },
    unique: true,
    ...inPlay({
      by: 'methuselah',
      windows: ['polling'],
      cost: { lock: 'this' },
      effects: [{ do: 'modify', stat: 'votes', amount: 2, who: 'you', for: 'referendum' }],
    }),
  }),
  card(104, 'Crooked Ledger', [{ type: 'master', stays: 'table' }], {
    // A payment in any mix, as a duty of the unlock phase; and anybody's minions may burn it.
    abilities: [
      {
        by: 'methuselah',
        windows: ['unlock'],
        duty: true,
        once: 'phase',
        effects: [{ do: 'poolToCard', who: 'you', to: 'this', amount: 1 }],
      },
      { by: 'otherMinions', action: { kind: 'special' }, effects: [{ do: 'burn', who: 'this' }] },
    ],
  }),
  card(
    105,
    'Collector of Tithes',
    [
      {
        type: 'master',
        effects: [
          { do: 'each', of: 'everyoneElse', effects: [{ do: 'burnMix', who: { seatPick: 0 }, amount: 2 }] },
        ],
      },
    ],
    { cost: { pool: 1 } },
  ),
  card(106, 'Deep Purse', [
    {
      type: 'master',
      x: { min: 1, max: 4 },
      cost: { pool: 'x' },
      picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'you', region: 'uncontrolled' } }],
      effects: [{ do: 'gainBlood', who: { pick: 0 }, amount: { sum: ['x', 1] } }],
    },
  ]),
  card(
    107,
    'Marriage of Convenience',
    [
      {
        type: 'master',
        stays: 'table',
        picks: [
          { pick: 'card', filter: { kind: 'vampire', of: 'you', region: 'ready' } },
          { pick: 'card', filter: { kind: 'vampire', of: 'others', region: 'ready' } },
        ],
        // Bound to two minions: neither bleeds well while it lasts.
        effects: [
          { do: 'bind', slot: 0, to: { pick: 0 } },
          { do: 'bind', slot: 1, to: { pick: 1 } },
        ],
      },
    ],
    {
      statics: [
        { stat: 'bleed', amount: -1, who: { bound: 0 } },
        { stat: 'bleed', amount: -1, who: { bound: 1 } },
      ],
    },
  ),
  card(108, 'Turncoat', [
    {
      type: 'master',
      cost: { pool: 3 },
      picks: [{ pick: 'card', filter: { kind: 'ally', of: 'others' } }],
      effects: [{ do: 'control', who: { pick: 0 }, to: 'you' }],
    },
  ]),
  card(109, 'Passing Trouble', [{ type: 'master', stays: 'table' }], {
    // Control handed over to the prey after use.
    ...inPlay({
      by: 'methuselah',
      windows: ['unlock'],
      once: 'phase',
      picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'others', region: 'ready' }, optional: true }],
      effects: [
        { do: 'lock', who: { pick: 0 } },
        { do: 'control', who: 'this', to: 'yourPrey' },
      ],
    }),
  }),
  card(110, 'Blood Courier', [{ type: 'master', stays: 'table' }], {
    // Transfers as a cost.
    ...inPlay({
      by: 'methuselah',
      windows: ['influence'],
      cost: { transfers: 2 },
      once: 'phase',
      picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'you', region: 'ready' } }],
      effects: [{ do: 'gainBlood', who: { pick: 0 }, amount: 1 }],
    }),
  }),
  card(111, 'Costly Grounds', [{ type: 'master', stays: 'table' }], {
    keywords: ['location'],
    // Cards that target your minions cost more.
    statics: [
      {
        stat: 'cost',
        amount: 1,
        who: { all: { kind: 'minion', of: 'you' } },
        targeted: true,
        if: [{ if: 'not', of: { if: 'hasEdge', who: 'you' } }],
      },
    ],
  }),
  card(112, 'Second Thoughts', [
    {
      type: 'master',
      picks: [{ pick: 'ash' }],
      effects: [
        {
          do: 'schedule',
          at: 'replacementDraw',
          about: 'you',
          for: 'game',
          instead: true,
          once: true,
          effects: [{ do: 'ashToHand', card: 0 }],
        },
      ],
    },
  ]),
  card(113, 'Two Hands', [{ type: 'master', stays: 'table' }], {
    statics: [{ stat: 'handSize', amount: 1, who: 'you' }],
  }),
  card(114, 'Wide Net', [
    { type: 'master', cost: { discard: 1 }, effects: [{ do: 'search', type: 'equipment', to: 'hand' }] },
  ]),
  card(115, 'Busy Evening', [{ type: 'master', stays: 'table' }], {
    statics: [
      { stat: 'masterActions', amount: 1, who: 'you' },
      { stat: 'discardActions', amount: 1, who: 'you' },
    ],
    unique: true,
  }),
  card(
    116,
    'House Arrest',
    [
      {
        type: 'master',
        stays: { pick: 0 },
        picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'others', region: 'ready' } }],
      },
    ],
    {
      cost: { pool: 2 },
      statics: [{ restrict: 'block', who: 'host' }],
      abilities: [
        {
          by: 'otherMinions',
          action: { kind: 'special', stealth: 1 },
          effects: [{ do: 'burn', who: 'this' }],
        },
      ],
    },
  ),
];

// ---------------------------------------------------------------------------------------------- actions
const ACTIONS: readonly LibraryCard[] = [
  card(
    200,
    'Whispered Order',
    [
      { type: 'action', disciplines: { dom: 1 }, action: { kind: 'bleed', bleed: 1 } },
      {
        type: 'action',
        disciplines: { dom: 2 },
        action: { kind: 'special', stealth: 1 },
        picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'you', region: 'uncontrolled' } }],
        effects: [{ do: 'gainBlood', who: { pick: 0 }, amount: 3 }],
      },
    ],
    { cost: { blood: 1 } },
  ),
  card(
    201,
    'Lush Feeding',
    [{ type: 'action', action: { kind: 'hunt' }, effects: [{ do: 'gainBlood', who: 'self', amount: 1 }] }],
    { requires: { kind: 'vampire' } },
  ),
  card(202, 'Street Brawl', [
    {
      type: 'action',
      action: { kind: 'special', stealth: 1 },
      picks: [{ pick: 'card', filter: { kind: 'minion', of: 'others', region: 'ready' } }],
      effects: [{ do: 'enterCombat', first: 'self', second: { pick: 0 } }],
    },
  ]),
  card(203, 'Sabotage', [
    {
      type: 'action',
      action: { kind: 'special', stealth: 1 },
      picks: [{ pick: 'card', filter: { keyword: 'location', of: 'others' } }],
      effects: [{ do: 'burn', who: { pick: 0 } }],
    },
  ]),
  card(
    204,
    'Slow Poison',
    [
      {
        type: 'action',
        disciplines: { tha: 1 },
        action: { kind: 'special' },
        picks: [{ pick: 'card', filter: { kind: 'minion', of: 'others', region: 'ready' } }],
        // Delayed damage outside combat.
        effects: [
          {
            do: 'schedule',
            at: 'unlockPhase',
            about: { controllerOf: { pick: 0 } },
            for: 'game',
            once: true,
            effects: [{ do: 'damage', to: { pick: 0 }, amount: 2 }],
          },
        ],
      },
    ],
    { cost: { blood: 1 } },
  ),
  card(205, 'Grave Errand', [
    {
      type: 'action',
      action: { kind: 'special', stealth: 1 },
      picks: [{ pick: 'ash' }],
      effects: [
        { do: 'ashToHand', card: 0 },
        { do: 'discard', who: 'you', amount: 1 },
      ],
    },
  ]),
  card(
    206,
    'Cull the Weak',
    [
      {
        type: 'action',
        disciplines: { pot: 1 },
        action: { kind: 'special' },
        picks: [
          { pick: 'card', filter: { kind: 'vampire', of: 'others', region: 'ready', youngerThan: 'self' } },
        ],
        effects: [{ do: 'burnBlood', who: { pick: 0 }, amount: 2 }],
      },
    ],
    { cost: { blood: 1 } },
  ),
  card(207, 'Rifle the Study', [
    {
      type: 'action',
      action: { kind: 'special', stealth: 1 },
      picks: [{ pick: 'seat', of: 'others' }],
      // Discarding by printed requirement.
      effects: [{ do: 'discard', who: { seatPick: 0 }, amount: 1, needs: 'dom' }],
    },
  ]),
  card(208, 'Grand Scheme', [
    {
      type: 'action',
      action: { kind: 'special' },
      picks: [
        { pick: 'seat', of: 'others' },
        { pick: 'seat', of: 'others' },
      ],
      effects: [
        { do: 'burnPool', who: { seatPick: 0 }, amount: 1 },
        { do: 'burnPool', who: { seatPick: 1 }, amount: 1 },
      ],
    },
  ]),
  card(209, 'Midnight Raid', [
    {
      type: 'action',
      disciplines: { cel: 1 },
      action: { kind: 'bleed', bleed: 0, stealth: 1 },
      picks: [{ pick: 'seat', of: 'others' }],
    },
  ]),
];

// ---------------------------------------------------------------------------------------------- political
const POLITICAL: readonly LibraryCard[] = [
  card(300, 'Levy', [
    {
      type: 'political',
      action: { kind: 'political', passes: [{ do: 'burnPool', who: 'everyone', amount: 1 }] },
    },
  ]),
  card(301, 'Patronage', [
    {
      type: 'political',
      action: {
        kind: 'political',
        terms: [{ pick: 'seat', of: 'any' }],
        passes: [{ do: 'gainPool', who: { seatPick: 0 }, amount: 2 }],
      },
    },
  ]),
  card(302, 'Censure', [
    {
      type: 'political',
      action: {
        kind: 'political',
        terms: [{ pick: 'card', filter: { kind: 'vampire', region: 'ready' } }],
        passes: [
          { do: 'lock', who: { pick: 0 } },
          { do: 'burnBlood', who: { pick: 0 }, amount: 1 },
        ],
        fails: [{ do: 'burnBlood', who: 'self', amount: 1 }],
      },
    },
  ]),
  card(
    303,
    'Elevation',
    [
      {
        type: 'political',
        action: {
          kind: 'political',
          terms: [{ pick: 'card', filter: { kind: 'vampire', of: 'you', region: 'ready', titled: false } }],
          passes: [{ do: 'title', who: { pick: 0 }, title: 'primogen' }],
        },
      },
    ],
    { cost: { blood: 1 }, requires: { minCapacity: 4 } },
  ),
];

// ---------------------------------------------------------------------------------------------- permanents
const PERMANENTS: readonly LibraryCard[] = [
  card(400, 'Rusty Revolver', [{ type: 'equipment', action: { kind: 'equip' } }], {
    cost: { pool: 1 },
    keywords: ['weapon', 'gun'],
    abilities: [
      {
        by: 'host',
        strike: { kind: 'damage', amount: 2, ranged: true },
        maneuver: 'optional',
        once: 'round',
      },
    ],
  }),
  card(401, 'Iron Cudgel', [{ type: 'equipment', action: { kind: 'equip' } }], {
    keywords: ['weapon'],
    abilities: [{ by: 'host', strike: { kind: 'damage', hand: true, amount: 1 } }],
  }),
  card(402, 'Silvered Mirror', [{ type: 'equipment', action: { kind: 'equip' } }], {
    statics: [
      {
        stat: 'intercept',
        amount: 1,
        who: 'host',
        if: [{ if: 'is', card: 'host', filter: { discipline: 'aus' } }],
      },
    ],
  }),
  card(403, 'Padded Coat', [{ type: 'equipment', action: { kind: 'equip' } }], {
    cost: { pool: 1 },
    abilities: [{ by: 'host', prevent: 1, once: 'round' }],
  }),
  card(404, 'Burning Brand', [{ type: 'equipment', disciplines: { tha: 1 }, action: { kind: 'equip' } }], {
    keywords: ['weapon'],
    cost: { blood: 1 },
    abilities: [{ by: 'host', strike: { kind: 'damage', amount: 1, aggravated: true } }],
  }),
  card(410, 'Faithful Hound', [{ type: 'retainer', action: { kind: 'employ' } }], {
    life: 2,
    cost: { blood: 1 },
    keywords: ['animal'],
    // Environmental damage beside strikes.
    triggers: [
      {
        at: 'strikesResolve',
        if: [
          { if: 'selfIs', role: 'combatant' },
          { if: 'range', is: 'close' },
        ],
        effects: [{ do: 'damage', to: 'opposing', amount: 1, by: 'this' }],
      },
    ],
  }),
  card(411, 'Night Clerk', [{ type: 'retainer', action: { kind: 'employ' } }], {
    life: 1,
    keywords: ['mortal'],
    statics: [{ stat: 'bleed', amount: 1, who: 'host', if: [{ if: 'hasEdge', who: 'you' }] }],
  }),
  card(420, 'Hired Knife', [{ type: 'ally', action: { kind: 'recruit' } }], {
    life: 2,
    strength: 1,
    bleed: 1,
    cost: { pool: 2 },
    keywords: ['mortal'],
  }),
  card(421, 'Stone Guardian', [{ type: 'ally', action: { kind: 'recruit' } }], {
    life: 3,
    strength: 2,
    bleed: 0,
    cost: { blood: 2 },
    abilities: [{ by: 'self', prevent: 1, once: 'round' }],
  }),
  card(422, 'Grey Mongrel', [{ type: 'ally', disciplines: { ani: 1 }, action: { kind: 'recruit' } }], {
    life: 1,
    strength: 1,
    bleed: 1,
    cost: { blood: 1 },
    keywords: ['animal'],
    statics: [{ stat: 'intercept', amount: 1, who: 'this' }],
  }),
];

// ---------------------------------------------------------------------------------------------- modifiers
const MODIFIERS: readonly LibraryCard[] = [
  card(
    500,
    'Slip Away',
    [
      {
        type: 'modifier',
        disciplines: { obf: 1 },
        effects: [{ do: 'modify', stat: 'stealth', amount: 1, who: 'acting', for: 'action' }],
      },
      {
        type: 'modifier',
        disciplines: { obf: 2 },
        effects: [{ do: 'modify', stat: 'stealth', amount: 2, who: 'acting', for: 'action' }],
      },
    ],
    { cost: { blood: 1 } },
  ),
  card(501, 'Covered Retreat', [
    {
      type: 'modifier',
      by: 'other',
      disciplines: { obf: 2 },
      effects: [{ do: 'modify', stat: 'stealth', amount: 1, who: 'acting', for: 'action' }],
    },
  ]),
  card(502, 'Pressing Question', [
    {
      type: 'modifier',
      disciplines: { dom: 1 },
      effects: [{ do: 'modify', stat: 'bleed', amount: 1, who: 'acting', for: 'action' }],
    },
    {
      type: 'modifier',
      disciplines: { dom: 2 },
      effects: [{ do: 'modify', stat: 'bleed', amount: 2, who: 'acting', for: 'action' }],
    },
  ]),
  card(503, 'Scent of Ruin', [
    // A conditional bonus that comes and goes.
    {
      type: 'modifier',
      disciplines: { pre: 1 },
      when: [{ if: 'action', kind: ['bleed'] }],
      effects: [
        {
          do: 'modify',
          stat: 'bleed',
          amount: 2,
          who: 'acting',
          for: 'action',
          if: [{ if: 'atLeast', a: 10, b: { pool: 'actionTarget' } }],
        },
      ],
    },
  ]),
  card(504, 'Change of Heart', [
    {
      type: 'modifier',
      disciplines: { obf: 1 },
      windows: ['blocked'],
      effects: [{ do: 'unlock', who: 'acting' }, { do: 'endAction' }],
    },
  ]),
  card(505, 'Vanish at a Price', [
    {
      type: 'modifier',
      disciplines: { obf: 2 },
      windows: ['blocked'],
      replaced: 'nextDiscard',
      effects: [{ do: 'endAction', lockBlocker: true }],
    },
  ]),
  card(506, 'Ready for Trouble', [
    {
      type: 'modifier',
      disciplines: { cel: 1 },
      windows: ['beforeBlocks', 'blocking', 'blocked', 'announced'],
      effects: [
        { do: 'grant', grant: 'maneuver', who: 'acting', for: 'resultingCombat' },
        { do: 'grant', grant: 'press', who: 'acting', for: 'resultingCombat' },
      ],
    },
  ]),
  card(507, 'Second Wind', [
    {
      type: 'modifier',
      disciplines: { for: 1 },
      windows: ['resolved'],
      cost: { blood: 1 },
      effects: [{ do: 'unlock', who: 'acting' }],
    },
  ]),
  card(508, 'Grateful Crowd', [
    {
      type: 'modifier',
      disciplines: { pre: 1 },
      windows: ['resolved'],
      when: [
        { if: 'action', kind: ['political'] },
        { if: 'successful' },
        { if: 'atLeast', a: 'margin', b: 1 },
      ],
      effects: [{ do: 'gainBlood', who: 'acting', amount: 'margin' }],
    },
  ]),
  card(509, 'Stirring Speech', [
    {
      type: 'modifier',
      disciplines: { pre: 1 },
      windows: ['polling'],
      when: [{ if: 'action', kind: ['political'] }],
      effects: [{ do: 'modify', stat: 'votes', amount: 2, who: 'acting', for: 'referendum' }],
    },
  ]),
  card(510, 'Silenced', [
    {
      type: 'modifier',
      disciplines: { pre: 1 },
      windows: ['polling'],
      picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'others', hasVoted: true } }],
      effects: [{ do: 'cancelVotes', who: { pick: 0 } }],
    },
  ]),
  card(511, 'Whipped Votes', [
    {
      type: 'modifier',
      disciplines: { dom: 2 },
      windows: ['beforeVotes', 'polling'],
      picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'others', region: 'ready', hasVoted: false } }],
      effects: [{ do: 'restrict', what: 'voteFor', who: { pick: 0 }, for: 'referendum' }],
    },
  ]),
  card(512, 'Poll Toll', [
    {
      type: 'modifier',
      disciplines: { pre: 2 },
      windows: ['beforeVotes'],
      effects: [
        {
          do: 'modify',
          stat: 'voteTax',
          amount: 1,
          who: { all: { kind: 'vampire', of: 'others', region: 'ready' } },
          for: 'referendum',
        },
      ],
    },
  ]),
  card(513, 'Announce Boldly', [
    {
      type: 'modifier',
      windows: ['announced'],
      effects: [
        { do: 'modify', stat: 'stealth', amount: -1, who: 'acting', for: 'action' },
        { do: 'modify', stat: 'bleed', amount: 1, who: 'acting', for: 'action', unlimited: true },
      ],
    },
  ]),
  card(514, 'Unstoppable', [
    {
      type: 'modifier',
      disciplines: { pot: 2 },
      cost: { blood: 1 },
      effects: [
        {
          do: 'restrict',
          what: 'block',
          who: { all: { kind: 'vampire', of: 'others', youngerThan: 'self' } },
          for: 'action',
        },
      ],
    },
  ]),
  card(515, 'Spoils of the Bleed', [
    {
      type: 'modifier',
      disciplines: { aus: 1 },
      windows: ['succeeding'],
      when: [
        { if: 'action', kind: ['bleed'] },
        { if: 'atLeast', a: 'bleedAmount', b: 1 },
      ],
      effects: [
        {
          do: 'schedule',
          at: 'bleedSucceeds',
          about: 'acting',
          for: 'action',
          instead: true,
          effects: [{ do: 'gainBlood', who: 'acting', amount: 2 }],
        },
      ],
    },
  ]),
  card(516, 'Switch Prey', [
    {
      type: 'modifier',
      disciplines: { dom: 2 },
      windows: ['beforeBlocks', 'declined'],
      when: [{ if: 'action', kind: ['bleed'] }],
      picks: [{ pick: 'seat', of: 'othersNotTarget' }],
      cost: { edge: true },
      effects: [{ do: 'redirect', to: { seatPick: 0 } }],
    },
  ]),
];

// ---------------------------------------------------------------------------------------------- reactions
const REACTIONS: readonly LibraryCard[] = [
  card(600, 'Keen Senses', [
    {
      type: 'reaction',
      disciplines: { aus: 1 },
      effects: [{ do: 'modify', stat: 'intercept', amount: 1, who: 'self', for: 'action' }],
    },
    {
      type: 'reaction',
      disciplines: { aus: 2 },
      effects: [{ do: 'modify', stat: 'intercept', amount: 2, who: 'self', for: 'action' }],
    },
  ]),
  card(601, 'Point the Finger', [
    {
      type: 'reaction',
      disciplines: { dom: 1 },
      when: [{ if: 'action', kind: ['bleed'] }, { if: 'directedAtYou' }],
      picks: [{ pick: 'seat', of: 'othersNotTarget' }],
      effects: [
        { do: 'lock', who: 'self' },
        { do: 'redirect', to: { seatPick: 0 } },
      ],
    },
    {
      type: 'reaction',
      disciplines: { dom: 2 },
      when: [{ if: 'action', kind: ['bleed'] }, { if: 'directedAtYou' }],
      cost: { blood: 1 },
      picks: [{ pick: 'seat', of: 'othersNotTarget' }],
      effects: [{ do: 'redirect', to: { seatPick: 0 } }],
    },
  ]),
  card(602, 'Open One Eye', [
    {
      type: 'reaction',
      wake: true,
      when: [{ if: 'is', card: 'self', filter: { locked: true } }],
      effects: [{ do: 'restrict', what: 'wake', who: 'self', for: 'action' }],
    },
  ]),
  card(
    603,
    'Defend the Threshold',
    [
      {
        type: 'reaction',
        lockedToo: true,
        windows: ['beforeBlocks'],
        cost: { blood: 1 },
        effects: [
          { do: 'unlock', who: 'self' },
          { do: 'attemptBlock', who: 'self' },
        ],
      },
    ],
    { requires: { titled: true } },
  ),
  card(604, 'Shrug It Off', [
    {
      type: 'reaction',
      disciplines: { for: 1 },
      when: [{ if: 'action', kind: ['bleed'] }, { if: 'directedAtYou' }],
      effects: [{ do: 'modify', stat: 'bleed', amount: -1, who: 'acting', for: 'action' }],
    },
  ]),
  card(605, 'Turn It to Profit', [
    {
      type: 'reaction',
      disciplines: { pre: 1 },
      windows: ['succeeding'],
      when: [{ if: 'action', kind: ['bleed'] }, { if: 'directedAtYou' }],
      cost: { blood: 1 },
      effects: [
        {
          do: 'schedule',
          at: 'bleedSucceeds',
          about: 'acting',
          for: 'action',
          instead: true,
          effects: [
            { do: 'burnPool', who: 'actionTarget', amount: 1 },
            { do: 'burnBlood', who: 'acting', amount: 1 },
          ],
        },
      ],
    },
  ]),
  card(606, 'Braced for Impact', [
    {
      type: 'reaction',
      windows: ['blocking', 'blocked'],
      when: [{ if: 'selfIs', role: 'blocker' }],
      effects: [{ do: 'grant', grant: 'prevent', who: 'self', for: 'resultingCombat', amount: 2 }],
    },
  ]),
  card(607, 'Cat Nap', [
    {
      type: 'reaction',
      disciplines: { ani: 1 },
      lockedToo: true,
      windows: ['resolved'],
      when: [{ if: 'selfIs', role: 'blocker' }],
      effects: [{ do: 'unlock', who: 'self' }],
    },
  ]),
  card(608, 'Counter-Motion', [
    {
      type: 'reaction',
      disciplines: { dom: 1 },
      windows: ['polling'],
      effects: [{ do: 'modify', stat: 'votes', amount: 1, who: 'self', for: 'referendum' }],
    },
  ]),
];

// ---------------------------------------------------------------------------------------------- combat
const COMBAT: readonly LibraryCard[] = [
  card(700, 'Heavy Fist', [
    { type: 'combat', disciplines: { pot: 1 }, strike: { kind: 'damage', hand: true, amount: 1 } },
    { type: 'combat', disciplines: { pot: 2 }, strike: { kind: 'damage', hand: true, amount: 2 } },
  ]),
  card(701, 'Side Step', [
    { type: 'combat', disciplines: { cel: 1 }, strike: { kind: 'dodge' }, maneuver: 'optional' },
  ]),
  card(
    702,
    'Melt into Shadow',
    [{ type: 'combat', disciplines: { obf: 1 }, strike: { kind: 'combatEnds' } }],
    { cost: { blood: 1 } },
  ),
  card(703, 'Draining Kiss', [
    { type: 'combat', disciplines: { tha: 1 }, strike: { kind: 'stealBlood', amount: 2, ranged: true } },
  ]),
  card(704, 'Disarm', [
    { type: 'combat', disciplines: { pot: 1 }, strike: { kind: 'destroyEquipment', weaponOnly: true } },
  ]),
  card(705, 'Cutpurse', [
    { type: 'combat', disciplines: { cel: 1 }, strike: { kind: 'stealEquipment', first: true } },
  ]),
  card(706, 'Lightning Jab', [
    { type: 'combat', disciplines: { cel: 2 }, strike: { kind: 'damage', hand: true, first: true } },
  ]),
  card(
    707,
    'Flurry',
    [
      {
        type: 'combat',
        disciplines: { cel: 1 },
        windows: ['afterStrikes'],
        effects: [{ do: 'additionalStrikes', amount: 1 }],
      },
      {
        type: 'combat',
        disciplines: { cel: 2 },
        windows: ['afterStrikes'],
        effects: [{ do: 'additionalStrikes', amount: 2 }],
      },
    ],
    { cost: { blood: 1 } },
  ),
  card(708, 'Thick Hide', [
    { type: 'combat', disciplines: { for: 1 }, prevent: 1 },
    { type: 'combat', disciplines: { for: 2 }, prevent: 3 },
  ]),
  card(709, 'Give Chase', [{ type: 'combat', press: true }]),
  card(710, 'Quick Feet', [{ type: 'combat', maneuver: 'must' }]),
  card(711, 'Iron Grip', [
    {
      type: 'combat',
      disciplines: { pot: 1 },
      windows: ['beforeStrikes'],
      when: [{ if: 'range', is: 'close' }],
      effects: [
        { do: 'restrict', what: 'handStrikesOnly', who: 'self', for: 'round' },
        { do: 'restrict', what: 'handStrikesOnly', who: 'opposing', for: 'round' },
      ],
    },
  ]),
  card(
    712,
    'Swarm',
    [
      {
        type: 'combat',
        disciplines: { ani: 1 },
        windows: ['beforeRange'],
        effects: [
          {
            do: 'schedule',
            at: 'strikesResolve',
            for: 'combat',
            effects: [{ do: 'damage', to: 'opposing', amount: 1 }],
          },
        ],
      },
    ],
    { cost: { blood: 1 } },
  ),
  card(713, 'Reversal', [
    { type: 'combat', disciplines: { ani: 2 }, windows: ['beforeRange'], effects: [{ do: 'exchangeRoles' }] },
  ]),
  card(
    714,
    'Lap It Up',
    [
      {
        type: 'combat',
        windows: ['roundEnd'],
        when: [{ if: 'is', card: 'opposing', filter: { kind: 'vampire', region: 'controlled' } }],
        effects: [{ do: 'gainBlood', who: 'self', amount: { tally: 'bloodLostThisRound', of: 'opposing' } }],
      },
    ],
    { requires: { kind: 'vampire' } },
  ),
  card(
    715,
    'Claws of Ember',
    [
      {
        type: 'combat',
        disciplines: { ani: 2 },
        windows: ['beforeRange'],
        effects: [
          {
            do: 'grant',
            grant: 'strike',
            who: 'self',
            for: 'combat',
            uses: 99,
            strike: { kind: 'damage', hand: true, aggravated: true },
          },
        ],
      },
    ],
    { cost: { blood: 1 } },
  ),
  card(716, 'Thrown Torch', [
    { type: 'combat', strike: { kind: 'damage', amount: 1, ranged: true }, maneuver: 'must' },
  ]),
  card(717, 'From the Rooftops', [
    {
      type: 'combat',
      by: 'bystander',
      disciplines: { aus: 1 },
      windows: ['beforeStrikes'],
      picks: [{ pick: 'card', filter: { kind: 'minion', region: 'ready', not: 'self' } }],
      effects: [{ do: 'modify', stat: 'strength', amount: 1, who: { pick: 0 }, for: 'round' }],
    },
  ]),
  card(
    718,
    'Stone Skin',
    [
      {
        type: 'combat',
        disciplines: { for: 2 },
        windows: ['beforeRange'],
        effects: [{ do: 'restrict', what: 'immuneToStrikes', who: 'self', for: 'round' }],
      },
    ],
    { cost: { blood: 2 } },
  ),
  card(719, 'Feint and Follow', [
    {
      type: 'modifier',
      disciplines: { cel: 1 },
      effects: [{ do: 'modify', stat: 'stealth', amount: 1, who: 'acting', for: 'action' }],
    },
    {
      type: 'combat',
      disciplines: { cel: 2 },
      maneuver: 'optional',
      effects: [{ do: 'grant', grant: 'press', who: 'self', for: 'round' }],
    },
  ]),
];

// ---------------------------------------------------------------------------------------------- what waits
const WAITING: readonly LibraryCard[] = [
  card(
    120,
    'Marked Man',
    [
      {
        type: 'master',
        stays: { pick: 0 },
        picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'others' } }],
      },
    ],
    {
      // When the host goes to torpor its controller burns 2 pool; burned outright, nothing is due.
      triggers: [
        {
          at: 'toTorpor',
          aboutThis: 'host',
          effects: [{ do: 'burnPool', who: { controllerOf: 'host' }, amount: 2 }],
        },
      ],
    },
  ),
  card(121, 'Vulture Fund', [{ type: 'master', stays: 'table' }], {
    triggers: [
      { at: 'burned', about: { kind: 'minion' }, effects: [{ do: 'gainPool', who: 'you', amount: 1 }] },
      { at: 'ousted', effects: [{ do: 'drawCrypt', who: 'you', amount: 1 }] },
    ],
  }),
  card(122, 'Morning Paper', [{ type: 'master', stays: 'table' }], {
    // "May", "if you do" and "pay" are one gate.
    triggers: [
      {
        at: 'masterPhase',
        aboutThis: 'you',
        effects: [
          {
            do: 'gate',
            may: true,
            pay: { pool: 1 },
            effects: [
              { do: 'draw', who: 'you', amount: 1 },
              { do: 'discard', who: 'you', amount: 1 },
            ],
          },
        ],
      },
    ],
  }),
  card(123, 'Curfew', [{ type: 'master', stays: 'table' }], {
    triggers: [
      {
        at: 'discardPhaseEnd',
        aboutThis: 'you',
        effects: [
          {
            do: 'choose',
            pick: {
              pick: 'card',
              filter: { kind: 'minion', of: 'yourPrey', region: 'ready', locked: false },
              optional: true,
            },
            effects: [{ do: 'lock', who: { pick: 0 } }],
          },
        ],
      },
    ],
  }),
  card(124, 'Rites of Passage', [{ type: 'master', stays: 'table' }], {
    triggers: [
      {
        at: 'enteredPlay',
        about: { kind: 'minion', of: 'you' },
        effects: [{ do: 'gainBlood', who: 'subject', amount: 1 }],
      },
    ],
  }),
  card(
    125,
    'Guilty Conscience',
    [
      {
        type: 'master',
        stays: { pick: 0 },
        picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'others', region: 'ready' } }],
      },
    ],
    {
      triggers: [
        {
          at: 'actionResolved',
          aboutThis: 'host',
          if: [{ if: 'successful' }],
          effects: [{ do: 'burnBlood', who: 'host', amount: 1 }],
        },
        { at: 'actionBlocked', aboutThis: 'host', effects: [{ do: 'gainPool', who: 'you', amount: 1 }] },
        { at: 'blockFailed', aboutThis: 'host', effects: [{ do: 'lock', who: 'host' }] },
      ],
    },
  ),
  card(126, 'Fight Promoter', [{ type: 'master', stays: 'table' }], {
    triggers: [
      {
        at: 'roundEnds',
        if: [{ if: 'roundAtLeast', round: 2 }],
        effects: [{ do: 'gainPool', who: 'you', amount: 1 }],
      },
      {
        at: 'combatEnds',
        effects: [
          {
            do: 'gate',
            if: [{ if: 'hasEdge', who: 'you' }],
            effects: [{ do: 'gainPool', who: 'you', amount: 1 }],
            else: [{ do: 'burnPool', who: 'you', amount: 1 }],
          },
        ],
      },
    ],
  }),
  card(127, 'Kingmaker', [{ type: 'master', stays: 'table' }], {
    triggers: [{ at: 'referendumPassed', aboutThis: 'you', effects: [{ do: 'takeEdge', who: 'you' }] }],
  }),
  card(128, 'Nine Days Wonder', [
    { type: 'master', effects: [{ do: 'burnEdge' }, { do: 'stealPool', from: 'yourPrey', amount: 1 }] },
  ]),
  card(129, 'Shallow Grave', [
    {
      type: 'action',
      disciplines: { for: 1 },
      cost: { blood: 1 },
      action: { kind: 'special', stealth: 1 },
      picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'you', region: 'torpor' } }],
      effects: [{ do: 'toReady', who: { pick: 0 } }],
    },
    {
      type: 'action',
      disciplines: { pot: 2 },
      action: { kind: 'special' },
      picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'others', region: 'torpor' } }],
      effects: [{ do: 'diablerise', who: { pick: 0 } }],
    },
  ]),
  card(130, 'Cheap Contacts', [{ type: 'master', stays: 'table' }], {
    // An optional cost reducer: used before a card is played, or once its action is about to succeed.
    ...inPlay({
      by: 'methuselah',
      windows: ['minion', 'succeeding'],
      cost: { lock: 'this' },
      when: [{ if: 'yourTurn' }],
      effects: [{ do: 'modify', stat: 'cost', amount: -1, who: 'you', for: 'turn', once: true }],
    }),
  }),
  card(131, 'Knockout', [
    {
      type: 'combat',
      disciplines: { pot: 2 },
      windows: ['roundEnd'],
      cost: { blood: 2 },
      when: [{ if: 'atLeast', a: { tally: 'bloodLostThisRound', of: 'opposing' }, b: 2 }],
      effects: [{ do: 'toTorpor', who: 'opposing' }],
    },
  ]),
  card(132, 'Smoke Bomb', [
    {
      type: 'combat',
      windows: ['beforeStrikes'],
      cost: { discard: 1, discardType: 'combat' },
      effects: [{ do: 'endCombat' }],
    },
  ]),
  card(133, 'Running Start', [
    {
      type: 'combat',
      windows: ['beforeRange'],
      effects: [{ do: 'grant', grant: 'maneuver', who: 'self', for: 'round', must: true }],
    },
  ]),
  card(134, 'Creeping Rot', [{ type: 'master', stays: 'table' }], {
    // Works by itself every turn.
    triggers: [
      { at: 'unlockPhase', aboutThis: 'you', effects: [{ do: 'burnPool', who: 'yourPrey', amount: 1 }] },
    ],
  }),
];

// ------------------------------------------------------------------------- terms, costs and requirements
const TERMS: readonly LibraryCard[] = [
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

// ---------------------------------------------------------------------------------------------- the turn, actions, permanents
const TURNS: readonly LibraryCard[] = [
  card(820, 'Lucky Dice', [{ type: 'equipment', action: { kind: 'equip' } }], {
    // An action of a card in play.
    abilities: [
      {
        by: 'host',
        action: { kind: 'special' },
        effects: [{ do: 'gainPool', who: 'you', amount: 1 }],
      },
    ],
  }),
  card(821, 'Fat Pickings', [{ type: 'action', action: { kind: 'hunt' } }]),
  card(822, 'Crowded Square', [{ type: 'master', stays: 'table' }], {
    keywords: ['location'],
    statics: [{ stat: 'hunt', amount: 1, who: { all: { kind: 'vampire', of: 'you' } } }],
  }),
  card(823, 'Standing Orders', [{ type: 'master', stays: 'table' }], {
    // Other uses for a master phase action and a discard phase action.
    abilities: [
      {
        by: 'methuselah',
        windows: ['master'],
        cost: { masterActions: 1 },
        effects: [{ do: 'gainPool', who: 'you', amount: 1 }],
      },
      {
        by: 'methuselah',
        windows: ['discard'],
        cost: { discardActions: 1 },
        effects: [{ do: 'gainPool', who: 'you', amount: 1 }],
      },
    ],
  }),
  card(
    824,
    'Uneasy Sleep',
    [
      {
        type: 'master',
        stays: { pick: 0 },
        picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'you' } }],
      },
    ],
    { triggers: [{ at: 'unlockPhase', aboutThis: 'you', effects: [{ do: 'lock', who: 'host' }] }] },
  ),
  card(
    825,
    'Ember Lens',
    [
      { type: 'equipment', disciplines: { tha: 1 }, action: { kind: 'equip' } },
      { type: 'equipment', disciplines: { tha: 2 }, action: { kind: 'equip' } },
    ],
    {
      statics: [
        { stat: 'bleed', amount: 1, who: 'host' },
        { stat: 'bleed', amount: 1, who: 'host', if: [{ if: 'superior' }] },
      ],
    },
  ),
  card(
    826,
    'Tame Magpie',
    [
      { type: 'retainer', disciplines: { ani: 1 }, action: { kind: 'employ' } },
      { type: 'retainer', disciplines: { ani: 2 }, action: { kind: 'employ' } },
    ],
    {
      life: 1,
      keywords: ['animal'],
      statics: [{ stat: 'bleed', amount: 1, who: 'host', if: [{ if: 'superior' }] }],
    },
  ),
  card(
    827,
    'Sworn Agent',
    [
      { type: 'ally', disciplines: { dom: 1 }, action: { kind: 'recruit' } },
      { type: 'ally', disciplines: { dom: 2 }, action: { kind: 'recruit' } },
    ],
    {
      life: 2,
      strength: 1,
      bleed: 1,
      keywords: ['mortal'],
      statics: [{ stat: 'bleed', amount: 1, who: 'this', if: [{ if: 'superior' }] }],
    },
  ),
  // Put into play by other means than equipping, employing and recruiting.
  card(828, 'Open the Vault', [
    {
      type: 'action',
      action: { kind: 'special' },
      effects: [{ do: 'search', type: 'equipment', to: 'self' }],
    },
  ]),
  card(829, 'Call the Servants', [
    {
      type: 'action',
      action: { kind: 'special' },
      effects: [{ do: 'search', type: 'retainer', to: 'self' }],
    },
  ]),
  card(830, 'Old Comrade', [
    { type: 'action', action: { kind: 'special' }, effects: [{ do: 'search', type: 'ally', to: 'ready' }] },
  ]),
  card(
    831,
    'Salute of the Thorn',
    [{ type: 'action', action: { kind: 'special' }, effects: [{ do: 'gainPool', who: 'you', amount: 1 }] }],
    { requires: { clan: ['Thorn'] } },
  ),
  card(
    832,
    'Under Watch',
    [
      {
        type: 'master',
        stays: { pick: 0 },
        picks: [{ pick: 'card', filter: { kind: 'minion', of: 'others' } }],
      },
    ],
    { statics: [{ restrict: 'act', who: 'host' }] },
  ),
  card(834, 'Stolen Hour', [
    { type: 'modifier', windows: ['resolved'], effects: [{ do: 'unlock', who: 'acting' }] },
  ]),
  card(833, 'Firing Squad', [
    {
      type: 'action',
      action: { kind: 'special' },
      picks: [{ pick: 'card', filter: { kind: 'minion', of: 'others', region: 'ready' } }],
      effects: [{ do: 'burn', who: { pick: 0 } }],
    },
  ]),
];

// ---------------------------------------------------------------------------------------------- courses and votes
const COURSES: readonly LibraryCard[] = [
  // "Lock this minion to ...": of no use to a locked one, awake or not.
  card(840, 'Watchful Rest', [
    {
      type: 'reaction',
      cost: { lock: 'self' },
      when: [{ if: 'action', kind: ['bleed'] }, { if: 'directedAtYou' }],
      effects: [{ do: 'modify', stat: 'bleed', amount: -1, who: 'acting', for: 'action' }],
    },
  ]),
  card(
    841,
    'Petty Burglary',
    [
      {
        type: 'action',
        action: { kind: 'special' },
        picks: [{ pick: 'card', filter: { kind: 'equipment', of: 'others' } }],
        effects: [{ do: 'burn', who: { pick: 0 } }],
      },
    ],
    { cost: { pool: 1 } },
  ),
  card(842, 'Warding Circle', [
    {
      type: 'action',
      action: { kind: 'special' },
      picks: [{ pick: 'card', filter: { keyword: 'monster', of: 'others' } }],
      effects: [{ do: 'lock', who: { pick: 0 } }],
    },
  ]),
  // What may befall an acting minion in the middle of its action.
  card(843, 'Trapdoor', [
    { type: 'reaction', effects: [{ do: 'toTorpor', who: 'acting' }] },
    { type: 'reaction', effects: [{ do: 'control', who: 'acting', to: 'you' }] },
    { type: 'reaction', effects: [{ do: 'burn', who: 'acting' }] },
  ]),
  // What may befall its target.
  card(844, 'Clear the Shelves', [
    {
      type: 'reaction',
      picks: [{ pick: 'card', filter: { of: 'you' } }],
      effects: [{ do: 'burn', who: { pick: 0 } }],
    },
  ]),
  card(845, 'Paid in Kind', [
    { type: 'reaction', effects: [{ do: 'burnPool', who: 'actingMethuselah', amount: 1 }] },
  ]),
  card(846, 'Last Coin', [{ type: 'reaction', cost: { pool: 1 } }]),
  card(847, 'Charity Box', [{ type: 'master', stays: 'table' }], {
    ...inPlay({
      by: 'anyMinion',
      action: { kind: 'special', stealth: 1 },
      effects: [
        { do: 'burn', who: 'this' },
        { do: 'gainPool', who: 'you', amount: 2 },
      ],
    }),
  }),
  card(848, 'Soup Kitchen', [{ type: 'master', stays: 'table' }], {
    ...inPlay({
      by: 'anyMinion',
      action: { kind: 'special', stealth: 1 },
      effects: [{ do: 'gainPool', who: 'you', amount: 1 }],
    }),
  }),
  card(849, 'Muffled Steps', [
    {
      type: 'modifier',
      windows: ['blocking'],
      effects: [{ do: 'modify', stat: 'intercept', amount: -1, who: 'blocker', for: 'action' }],
    },
  ]),
  card(850, 'Hold the Line', [
    {
      type: 'reaction',
      windows: ['beforeBlocks', 'blocking'],
      effects: [
        { do: 'grant', grant: 'prevent', who: 'self', for: 'resultingCombat', amount: 1 },
        { do: 'attemptBlock', who: 'self' },
      ],
    },
  ]),
  card(851, 'Sudden Illness', [
    {
      type: 'modifier',
      windows: ['polling'],
      picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'others', region: 'ready' } }],
      effects: [{ do: 'toTorpor', who: { pick: 0 } }],
    },
  ]),
  card(852, 'Slammed Door', [
    { type: 'modifier', windows: ['blockResolved'], effects: [{ do: 'endAction' }] },
  ]),
  // A referendum that no political action card calls.
  card(853, 'Speaker of the House', [{ type: 'master', stays: 'table' }], {
    ...inPlay({
      by: 'anyMinion',
      action: { kind: 'political', passes: [{ do: 'gainPool', who: 'you', amount: 1 }] },
    }),
  }),
  card(
    854,
    'Bitter Tonic',
    [{ type: 'action', action: { kind: 'special' }, effects: [{ do: 'gainBlood', who: 'self', amount: 1 }] }],
    { cost: { blood: 1 } },
  ),
  // Goes on after its first effect has taken the opponent out of the combat.
  card(855, 'Thorough Work', [
    {
      type: 'combat',
      windows: ['beforeRange'],
      effects: [
        { do: 'toTorpor', who: 'opposing' },
        { do: 'gainPool', who: 'you', amount: 1 },
      ],
    },
  ]),
];

// ---------------------------------------------------------------------------------------------- combat and damage
const FIGHTS: readonly LibraryCard[] = [
  card(860, 'Set at Odds', [
    {
      type: 'action',
      action: { kind: 'special' },
      picks: [
        { pick: 'card', filter: { kind: 'minion', region: 'ready', not: 'self' } },
        { pick: 'card', filter: { kind: 'minion', not: 'self' } },
      ],
      effects: [{ do: 'enterCombat', first: { pick: 0 }, second: { pick: 1 } }],
    },
  ]),
  card(861, 'Tear Away', [{ type: 'combat', strike: { kind: 'destroyEquipment' } }]),
  card(862, 'Caltrops', [
    {
      type: 'combat',
      windows: ['beforeStrikes'],
      effects: [{ do: 'damage', to: 'opposing', amount: 3 }],
    },
  ]),
  card(863, 'Cold Dawn', [
    {
      type: 'action',
      action: { kind: 'special', stealth: 1 },
      picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'others', region: 'torpor' } }],
      effects: [{ do: 'damage', to: { pick: 0 }, amount: 1, aggravated: true, by: 'self' }],
    },
  ]),
  card(864, 'Searing Touch', [
    { type: 'combat', strike: { kind: 'damage', amount: 2, aggravated: true, ranged: true } },
  ]),
  // Replaced late: after the action, or in the next unlock phase.
  card(865, 'Measured Reply', [
    {
      type: 'reaction',
      replaced: 'afterAction',
      windows: ['declined'],
      effects: [{ do: 'gainPool', who: 'you', amount: 1 }],
    },
  ]),
  card(866, 'Long Shadow', [
    {
      type: 'modifier',
      replaced: 'nextUnlock',
      windows: ['declined'],
      effects: [{ do: 'gainPool', who: 'you', amount: 1 }],
    },
  ]),
  // Additional strikes beyond the limit.
  card(867, 'Blind Fury', [
    {
      type: 'combat',
      windows: ['afterStrikes'],
      effects: [{ do: 'additionalStrikes', amount: 1, unlimited: true }],
    },
  ]),
  card(868, 'Bound Hands', [
    {
      type: 'combat',
      windows: ['beforeStrikes', 'afterStrikes'],
      effects: [{ do: 'restrict', what: 'strike', who: 'opposing', for: 'round' }],
    },
  ]),
  card(869, 'Cornered', [
    {
      type: 'combat',
      windows: ['beforeRange'],
      effects: [
        { do: 'restrict', what: 'maneuver', who: 'opposing', for: 'combat' },
        { do: 'restrict', what: 'press', who: 'opposing', for: 'combat' },
      ],
    },
  ]),
  card(870, 'Charmed Life', [
    {
      type: 'combat',
      windows: ['beforeRange'],
      effects: [{ do: 'restrict', what: 'immune', who: 'self', for: 'round' }],
    },
  ]),
  card(
    871,
    'White Flag',
    [
      {
        type: 'master',
        stays: { pick: 0 },
        picks: [{ pick: 'card', filter: { kind: 'minion' } }],
      },
    ],
    { statics: [{ restrict: 'enterCombat', who: 'host' }] },
  ),
  card(872, 'Blinding Flash', [
    { type: 'combat', strike: { kind: 'combatEnds', first: true } },
    { type: 'combat', strike: { kind: 'damage', amount: 2, ranged: true, first: true } },
  ]),
  card(874, 'Glass Bomb', [{ type: 'equipment', action: { kind: 'equip' } }], {
    keywords: ['weapon'],
    // Burned to strike with it.
    abilities: [
      { by: 'host', cost: { burnThis: true }, strike: { kind: 'damage', amount: 2, ranged: true } },
    ],
  }),
  card(875, 'Storm Cloak', [
    {
      type: 'combat',
      windows: ['beforeRange'],
      effects: [{ do: 'restrict', what: 'immuneToEnvironment', who: 'self', for: 'round' }],
    },
  ]),
  card(873, 'Tooth and Nail', [
    {
      type: 'combat',
      windows: ['beforeStrikes'],
      // The minion itself inflicts it: neither a strike nor environmental.
      effects: [{ do: 'damage', to: 'opposing', amount: 1, by: 'self', unpreventable: true }],
    },
  ]),
];

export const LIBRARY: readonly Card[] = [
  ...MASTERS,
  ...ACTIONS,
  ...POLITICAL,
  ...PERMANENTS,
  ...MODIFIERS,
  ...REACTIONS,
  ...COMBAT,
  ...WAITING,
  ...TURNS,
  ...TERMS,
  ...COURSES,
  ...FIGHTS,
];

import type { LibraryDefinition } from '../../definition/definition.ts';
import {
  burnedByAction,
  corrupts,
  directedAtYou,
  enterCombatWith,
  moreIntercept,
} from '../../definition/make.ts';

export const ACTION_NO_DISCIPLINE: Readonly<Record<number, LibraryDefinition>> = {
  // Corruption
  100430: {
    modes: [
      {
        action: { kind: 'special', stealth: 1 },
        picks: [{ pick: 'card', filter: { kind: 'minion', of: 'yourPrey' } }],
        effects: corrupts({ pick: 0 }),
      },
    ],
  },
  // Ambush
  100046: {
    modes: [
      {
        action: { kind: 'special' },
        effects: [
          { do: 'grant', grant: 'maneuver', who: 'self', for: 'resultingCombat' },
          { do: 'enterCombat', first: 'self', second: { pick: 0 } },
        ],
        picks: [{ pick: 'card', filter: { kind: 'minion', of: 'others', region: 'ready', locked: true } }],
      },
    ],
  },
  // Art Scam
  100099: {
    modes: [
      { action: { kind: 'special', stealth: 1 }, effects: [{ do: 'gainPool', who: 'you', amount: 2 }] },
    ],
  },
  // Bum's Rush
  100266: {
    modes: [
      {
        replaced: 'afterAction',
        action: { kind: 'special' },
        effects: [
          { do: 'grant', grant: 'maneuver', who: 'self', for: 'resultingCombat' },
          { do: 'enterCombat', first: 'self', second: { pick: 0 } },
        ],
        picks: [{ pick: 'card', filter: { kind: 'minion', of: 'others', region: 'ready' } }],
      },
    ],
  },
  // Computer Hacking
  100390: { modes: [{ action: { kind: 'bleed', bleed: 1 } }] },
  // Fifth Tradition: Hospitality
  100727: {
    modes: [
      {
        action: { kind: 'special', stealth: 1 },
        effects: [{ do: 'gainBlood', who: { pick: 0 }, amount: 4 }],
        picks: [{ pick: 'card', filter: { kind: 'vampire', not: 'self' } }],
      },
    ],
    requires: { title: ['prince', 'justicar'] },
  },
  // Fourth Tradition: The Accounting
  100782: {
    modes: [
      {
        action: { kind: 'special', stealth: 1 },
        effects: [{ do: 'gainBlood', who: { pick: 0 }, amount: 3 }],
        picks: [
          {
            pick: 'card',
            filter: { kind: 'vampire', of: 'you', region: 'uncontrolled', youngerThan: 'self' },
          },
        ],
      },
    ],
    requires: { title: ['prince', 'justicar'] },
  },
  // Thing
  101972: {
    modes: [
      {
        action: { kind: 'special', stealth: 1 },
        effects: [{ do: 'gainBlood', who: { pick: 0 }, amount: 2 }],
        picks: [
          { pick: 'card', filter: { kind: 'vampire', clan: 'Gangrel', of: 'you', region: 'uncontrolled' } },
        ],
      },
    ],
  },
  // Creeping Sabotage
  102213: {
    modes: [{ action: { kind: 'special', stealth: 1 }, stays: 'table' }],
    costX: { count: { copyOf: 'this', of: 'you' } },
    abilities: [burnedByAction],
    triggers: [
      { at: 'unlockPhase', aboutThis: 'you', effects: [{ do: 'burnPool', who: 'yourPrey', amount: 1 }] },
    ],
  },
  // Rewilding
  101632: {
    modes: [
      {
        action: { kind: 'special' },
        picks: [{ pick: 'card', filter: { keyword: 'location' } }],
        effects: [
          { do: 'burnPool', who: { controllerOf: { pick: 0 } }, amount: 2 },
          { do: 'burn', who: { pick: 0 } },
        ],
      },
    ],
  },
  // Abbot
  100006: {
    modes: [
      {
        action: { kind: 'special', stealth: 1 },
        stays: 'self',
        effects: [{ do: 'unlock', who: 'self' }],
      },
    ],
    requires: { sect: ['sabbat'] },
    onlyOne: 'name',
    statics: [{ stat: 'intercept', amount: 1, who: 'host', if: [directedAtYou] }],
  },
  // Eternal Vigilance
  100666: {
    modes: [{ action: { kind: 'special', stealth: 1 }, stays: 'self' }],
    requires: { title: ['archbishop', 'priscus', 'cardinal', 'regent'] },
    abilities: [
      {
        by: 'host',
        once: 'action',
        when: [{ if: 'is', card: 'self', filter: { kind: 'vampire', sect: 'sabbat', locked: true } }],
        cost: { blood: 1 },
        effects: [
          { do: 'unlock', who: 'self' },
          { do: 'attemptBlock', who: 'self' },
        ],
      },
    ],
    triggers: [{ at: 'toTorpor', aboutThis: 'host', effects: [{ do: 'burn', who: 'this' }] }],
  },
  // Fiendish Tongue
  100726: {
    modes: [
      {
        action: {
          kind: 'bleed',
          bleed: 1,
          announced: [
            {
              do: 'modify',
              stat: 'intercept',
              amount: -1,
              who: { all: { kind: 'vampire', sect: 'anarch' } },
              for: 'action',
              alsoLater: true,
            },
          ],
        },
        effects: [
          {
            do: 'gate',
            if: [{ if: 'is', card: 'self', filter: { clan: 'Tzimisce' } }, { if: 'bled' }],
            effects: [
              {
                do: 'schedule',
                at: 'discardPhase',
                about: 'you',
                for: 'game',
                once: true,
                effects: [
                  { do: 'gate', may: true, pay: { blood: 1 }, effects: [{ do: 'unlock', who: 'self' }] },
                ],
              },
            ],
          },
        ],
      },
    ],
    requires: { sect: ['sabbat'] },
  },
  // Harass
  100886: {
    modes: [
      enterCombatWith(
        {
          either: [
            { kind: 'vampire', maxCounters: 3 },
            { kind: 'minion', locked: true },
          ],
        },
        0,
        [{ do: 'grant', grant: 'press', only: 'continue', who: 'self', for: 'resultingCombat' }],
      ),
    ],
  },
  // Open War
  101324: {
    modes: [
      {
        once: 'game',
        onceBy: 'everyone',
        action: { kind: 'special', stealth: 1 },
        stays: 'table',
      },
    ],
    requires: { title: ['baron'] },
    abilities: [
      {
        by: 'anyMinion',
        when: [{ if: 'is', card: 'self', filter: { kind: 'vampire', sect: 'anarch' } }],
        action: { kind: 'special', at: { pick: 0 } },
        picks: [{ pick: 'card', filter: { kind: 'minion', of: 'others', region: 'ready' } }],
        effects: [{ do: 'enterCombat', first: 'self', second: { pick: 0 } }],
      },
      {
        by: 'anyMinion',
        when: [{ if: 'is', card: 'self', filter: { kind: 'vampire', sect: 'anarch' } }],
        action: { kind: 'special', at: { pick: 0 } },
        cost: { pool: 2 },
        picks: [{ pick: 'card', filter: { keyword: 'location', of: 'others' } }],
        effects: [{ do: 'burn', who: { pick: 0 } }],
      },
      {
        by: 'anyMethuselah',
        windows: ['master'],
        cost: { masterActions: 1 },
        effects: [
          { do: 'poolToCard', who: 'you', to: 'this', amount: 1 },
          {
            do: 'gate',
            if: [{ if: 'atLeast', a: { counters: 'this' }, b: 4 }],
            effects: [
              { do: 'gainPool', who: { controllerOf: 'this' }, amount: 4 },
              { do: 'burn', who: 'this' },
            ],
          },
        ],
      },
    ],
  },
  // Under Siege
  102063: {
    modes: [{ action: { kind: 'special', stealth: 1 }, stays: 'table' }],
    requires: { titled: true, sect: ['sabbat'] },
    counters: 3,
    abilities: [
      {
        by: 'methuselah',
        once: 'action',
        cost: { counters: 1 },
        picks: [{ pick: 'card', filter: { kind: 'vampire', sect: 'sabbat', of: 'you', region: 'ready' } }],
        effects: [
          { do: 'unlock', who: { pick: 0 } },
          moreIntercept(1, { who: { pick: 0 }, evenIfNotNeeded: true }),
          { do: 'attemptBlock', who: { pick: 0 } },
        ],
      },
    ],
    burnedIf: [{ if: 'not', of: { if: 'atLeast', a: { counters: 'this' }, b: 1 } }],
  },
  // Abuse of Power
  102309: {
    modes: [
      enterCombatWith({ kind: 'minion' }, 1, [
        {
          do: 'schedule',
          at: 'combatEnds',
          for: 'resultingCombat',
          effects: [
            {
              do: 'gate',
              if: [
                { if: 'is', card: 'self', filter: { region: 'ready' } },
                { if: 'not', of: { if: 'is', card: 'opposing', filter: { region: 'ready' } } },
              ],
              effects: [{ do: 'burnPool', who: 'actionTarget', amount: 1 }],
            },
            {
              do: 'gate',
              if: [
                { if: 'is', card: 'opposing', filter: { region: 'ready' } },
                { if: 'not', of: { if: 'is', card: 'self', filter: { region: 'ready' } } },
              ],
              effects: [{ do: 'burnPool', who: 'actionTarget', amount: 1 }],
            },
          ],
        },
      ]),
    ],
  },
  // Pillars Fall
  102333: {
    modes: [
      enterCombatWith({ kind: 'vampire' }, 0, [
        {
          do: 'schedule',
          at: 'combatEnds',
          for: 'resultingCombat',
          effects: [
            {
              do: 'gate',
              may: true,
              if: [{ if: 'not', of: { if: 'is', card: 'opposing', filter: { region: 'ready' } } }],
              effects: [{ do: 'putOn', who: 'self' }],
            },
          ],
        },
      ]),
    ],
    onlyOne: 'name',
    statics: [{ stat: 'bleed', amount: 1, who: 'host' }],
  },
  // Dance of the Dead
  102314: {
    modes: [{ action: { kind: 'special', stealth: 1 }, stays: 'table' }],
    counters: 4,
    abilities: [
      {
        by: 'methuselah',
        once: 'combat',
        windows: ['range', 'press'],
        cost: { counters: 1 },
        picks: [
          {
            pick: 'card',
            filter: {
              kind: 'ally',
              of: 'you',
              inCombat: true,
              either: [{ keyword: 'wraith' }, { keyword: 'zombie' }],
            },
          },
        ],
        effects: [{ do: 'grant', grant: 'maneuverOrPress', who: { pick: 0 }, for: 'round' }],
      },
    ],
    burnedIf: [{ if: 'not', of: { if: 'atLeast', a: { counters: 'this' }, b: 1 } }],
  },
  // Big Game
  100159: {
    modes: [
      {
        ...enterCombatWith({ kind: 'minion' }, 0, [
          {
            do: 'gate',
            if: [{ if: 'is', card: { pick: 0 }, filter: { kind: 'minion', trait: 'redList' } }],
            effects: [
              { do: 'grant', grant: 'maneuverOrPress', who: 'self', for: 'resultingCombat' },
              {
                do: 'schedule',
                at: 'actionResolved',
                about: 'self',
                for: 'action',
                effects: [
                  {
                    do: 'gate',
                    if: [{ if: 'is', card: 'self', filter: { region: 'ready' } }],
                    effects: [{ do: 'unlock', who: 'self' }],
                  },
                ],
              },
            ],
          },
        ]),
        replaced: 'afterAction',
      },
    ],
  },
};

import type { Effect, Filter, Group } from '@methuselah/engine/language';
import type { LibraryDefinition, ModeDefinition } from '../definition/definition.ts';
import { burnedByCamarilla, burnedByReferendum, politics } from '../definition/make.ts';

const READY_TOREADOR: Filter = { kind: 'vampire', clan: 'Toreador', region: 'ready' };

const PRISCI: Filter = { kind: 'vampire', title: ['priscus'] };
/** What can be burned with a point. */
const PROPERTY: Filter = { either: [{ keyword: 'location' }, { kind: 'equipment' }] };

/** Each chosen Methuselah burns 1 pool, and 3 more if they control such a vampire. */
const burnsPool = (controlling: Filter, called?: readonly Effect[]): ModeDefinition =>
  politics({
    terms: [{ pick: 'several', seats: 'any', least: 1 }],
    ...(called && { called }),
    passes: [
      { do: 'burnPool', who: 'chosen', amount: 1 },
      { do: 'burnPool', who: { controlling, of: 'chosen' }, amount: 3 },
    ],
  });

const CHOSEN: Group = { all: { kind: 'minion', chosen: true } };

/** Political actions. */
export const POLITICAL: Readonly<Record<number, LibraryDefinition>> = {
  // Banishment
  100131: {
    modes: [
      politics({
        terms: [{ pick: 'card', filter: { kind: 'vampire', region: 'ready', youngerThan: 'self' } }],
        passes: [{ do: 'toUncontrolled', who: { pick: 0 }, keepsCards: true }],
      }),
    ],
  },
  // Anarchist Uprising
  100059: {
    modes: [
      politics({
        passes: [{ do: 'burnPool', who: 'everyone', amount: { count: { kind: 'minion' }, of: 'them' } }],
      }),
    ],
  },
  // Ancilla Empowerment
  100065: {
    modes: [
      politics({
        passes: [{ do: 'burnPool', who: 'everyone', amount: { count: { kind: 'minion' }, of: 'them' } }],
      }),
    ],
  },
  // Autarkis Persecution
  100115: {
    modes: [
      politics({
        passes: [{ do: 'gainPool', who: 'everyone', amount: { count: { kind: 'minion' }, of: 'them' } }],
      }),
    ],
  },
  // Consanguineous Boon
  100410: {
    modes: [
      politics({
        terms: [{ pick: 'clan' }],
        passes: [
          {
            do: 'gainPool',
            who: 'everyone',
            amount: { count: { kind: 'vampire', clan: { pick: 0 } }, of: 'them' },
          },
        ],
      }),
    ],
  },
  // Domain Challenge
  100570: {
    modes: [
      politics({
        passes: [
          {
            do: 'burnPool',
            who: 'everyone',
            amount: { count: { kind: 'minion', locked: true }, of: 'them' },
          },
        ],
      }),
    ],
  },
  // Kine Resources Contested
  101056: {
    modes: [
      politics({
        terms: [{ pick: 'points', points: 4, least: 2 }],
        passes: [{ do: 'burnPool', who: 'everyone', amount: 'points' }],
      }),
    ],
  },
  // Malkavian Justicar
  101154: {
    modes: [
      {
        ...politics({
          terms: [
            {
              pick: 'card',
              filter: { kind: 'vampire', clan: 'Malkavian', region: 'ready', sect: 'camarilla' },
            },
          ],
          called: [
            {
              do: 'modify',
              stat: 'votes',
              amount: 1,
              who: { all: { kind: 'vampire', clan: 'Malkavian' } },
              for: 'referendum',
              alsoLater: true,
            },
          ],
        }),
        stays: { pick: 0 },
      },
    ],
    titleCard: { title: 'justicar' },
  },
  // Parity Shift
  101353: {
    modes: [
      politics({
        terms: [
          { pick: 'seat', of: 'others', morePoolThan: 'you' },
          { pick: 'points', points: 3, poolOf: { seatPick: 0 }, least: 1 },
        ],
        passes: [{ do: 'movePool', from: { seatPick: 0 }, to: 'everyone', amount: 'points' }],
      }),
    ],
    requires: { title: ['prince', 'justicar'] },
  },
  // Toreador Justicar
  101990: {
    modes: [
      {
        ...politics({
          terms: [{ pick: 'card', filter: READY_TOREADOR }],
          called: [
            {
              do: 'modify',
              stat: 'votes',
              amount: 1,
              who: { all: READY_TOREADOR },
              for: 'referendum',
              alsoLater: true,
            },
          ],
        }),
        stays: { pick: 0 },
      },
    ],
    titleCard: { title: 'justicar' },
  },
  // Conservative Agitation
  100414: {
    modes: [
      politics({
        terms: [{ pick: 'points', points: 'methuselahs', least: 2 }],
        passes: [{ do: 'burnPool', who: 'everyone', amount: 'points' }],
      }),
    ],
  },
  // Raising the Portcullis
  102303: {
    onePerMethuselah: true,
    modes: [{ ...politics({}), stays: 'table' }],
    statics: [
      {
        stat: 'bleed',
        amount: 1,
        who: { all: { kind: 'vampire', of: 'you' } },
        if: [{ if: 'atLeast', a: { count: { kind: 'vampire', of: 'yourPrey', region: 'torpor' } }, b: 1 }],
      },
    ],
    abilities: [burnedByReferendum],
  },
  // Political Stranglehold
  101417: {
    modes: [
      {
        ...politics({
          passes: [
            {
              do: 'gainPool',
              who: 'everyone',
              amount: { times: 3, of: { count: { kind: 'vampire', minCapacity: 8 }, of: 'them' } },
            },
          ],
        }),
        once: 'game',
        onceBy: 'everyone',
      },
    ],
  },
  // Camarilla's Iron Fist
  102270: {
    requires: { titled: true, sect: ['camarilla'] },
    modes: [
      politics({
        terms: [
          { pick: 'seat', of: 'any' },
          { pick: 'points', points: 5, least: 2 },
        ],
        passes: [
          { do: 'burnPool', who: 'everyone', amount: 'points' },
          { do: 'gainPool', who: { seatPick: 0 }, amount: 1 },
        ],
      }),
    ],
  },
  // Disputed Territory
  100557: {
    modes: [
      politics({
        terms: [
          { pick: 'card', filter: { keyword: 'location' } },
          { pick: 'seat', of: 'any' },
        ],
        passes: [{ do: 'control', who: { pick: 0 }, to: { seatPick: 1 } }],
      }),
    ],
  },
  // Cardinal Benediction
  100294: {
    requires: { sect: ['sabbat'] },
    modes: [
      {
        ...politics({
          terms: [{ pick: 'card', filter: { kind: 'vampire', sect: 'sabbat', minCapacity: 7 } }],
          called: [
            {
              do: 'restrict',
              what: 'vote',
              who: { all: { kind: 'vampire', except: [{ sect: 'sabbat' }] } },
              for: 'referendum',
            },
          ],
        }),
        stays: { pick: 0 },
      },
    ],
    titleCard: { title: 'cardinal' },
  },
  // Patsy
  101377: {
    requires: { title: ['baron'] },
    modes: [
      {
        ...politics({
          terms: [{ pick: 'card', filter: { kind: 'vampire', titled: true, except: [{ sect: 'anarch' }] } }],
          passes: [
            {
              do: 'gate',
              if: [{ if: 'hasEdge', who: 'you' }],
              effects: [
                { do: 'burnEdge' },
                { do: 'loseTitle', who: { pick: 0 } },
                { do: 'burnPool', who: { controllerOf: { pick: 0 } }, amount: 2 },
              ],
            },
          ],
        }),
        when: [{ if: 'hasEdge', who: 'you' }],
      },
    ],
  },
  // Firebrand
  100736: {
    requires: { sect: ['anarch'] },
    onlyOne: 'name',
    modes: [{ ...politics({}), stays: 'self' }],
    statics: [{ stat: 'votes', amount: 1, who: 'host', if: [{ if: 'action', kind: ['political'] }] }],
    abilities: [
      {
        by: 'host',
        windows: ['minion'],
        once: 'phase',
        cost: { blood: 1 },
        picks: [
          {
            pick: 'card',
            filter: { kind: 'vampire', sect: 'anarch', region: 'ready', youngerThan: 'host' },
          },
        ],
        effects: [{ do: 'unlock', who: { pick: 0 } }],
      },
    ],
    triggers: [{ at: 'toTorpor', aboutThis: 'host', effects: [{ do: 'burn', who: 'this' }] }],
  },
  // Lasombra Justicar
  102272: {
    modes: [
      {
        ...politics({
          terms: [
            {
              pick: 'card',
              filter: { kind: 'vampire', clan: 'Lasombra', region: 'ready', sect: 'camarilla' },
            },
          ],
          called: [
            {
              do: 'modify',
              stat: 'votes',
              amount: 1,
              who: { all: { kind: 'vampire', clan: 'Lasombra' } },
              for: 'referendum',
              alsoLater: true,
            },
          ],
        }),
        stays: { pick: 0 },
      },
    ],
    titleCard: { title: 'justicar' },
  },
  // Exclusion Principle
  100671: {
    modes: [
      politics({
        passes: [
          {
            do: 'gainPool',
            who: 'everyone',
            amount: {
              count: {
                kind: 'vampire',
                region: 'ready',
                either: [{ sect: 'independent' }, { sect: 'anarch' }],
              },
              of: 'them',
            },
          },
        ],
      }),
    ],
  },
  // Reckless Agitation
  101567: {
    requires: { sect: ['independent', 'anarch'], minCapacity: 5 },
    modes: [
      politics({
        terms: [{ pick: 'points', points: 6, least: 2, others: true }],
        passes: [{ do: 'burnPool', who: 'everyone', amount: 'points' }],
      }),
    ],
  },
  // Ancient Influence
  100064: {
    modes: [
      {
        ...politics({
          passes: [
            {
              do: 'each',
              of: 'everyone',
              effects: [
                {
                  do: 'choose',
                  who: { seatPick: 0 },
                  pick: {
                    pick: 'card',
                    filter: { kind: 'vampire', region: 'ready', of: { seatPick: 0 } },
                    optional: true,
                  },
                  effects: [{ do: 'gainPool', who: { seatPick: 0 }, amount: { capacity: { pick: 1 } } }],
                },
              ],
            },
            { do: 'burnPool', who: 'everyone', amount: 5 },
          ],
        }),
        once: 'game',
        onceBy: 'everyone',
      },
    ],
  },
  // Neonate Breach
  101271: { modes: [burnsPool({ kind: 'vampire', region: 'ready', maxCapacity: 4 })] },
  // Empires Fall
  102318: {
    requires: { sect: ['sabbat'] },
    modes: [burnsPool({ kind: 'vampire', region: 'ready', minCapacity: 8 })],
  },
  // Eat the Rich
  100605: {
    requires: { sect: ['anarch'] },
    modes: [
      burnsPool({ kind: 'vampire', region: 'ready', titled: true }, [
        {
          do: 'modify',
          stat: 'ballots',
          amount: -1,
          who: { all: PRISCI },
          for: 'referendum',
          alsoLater: true,
        },
        {
          do: 'modify',
          stat: 'votes',
          amount: -1,
          who: { all: { kind: 'vampire', titled: true, except: [PRISCI] } },
          for: 'referendum',
          alsoLater: true,
        },
        { do: 'modify', stat: 'edgeVotes', amount: 1, who: 'everyone', for: 'referendum' },
      ]),
    ],
  },
  // Anarch Salon
  100056: {
    requires: { sect: ['anarch'] },
    modes: [
      politics({
        passes: [
          {
            do: 'gainBlood',
            who: { all: { kind: 'vampire', sect: 'anarch', region: 'ready' } },
            amount: 1,
          },
          { do: 'gainPool', who: { controlling: { kind: 'vampire', sect: 'anarch' } }, amount: 1 },
        ],
      }),
    ],
  },
  // Expulsion
  102276: {
    requires: { title: ['primogen', 'prince'] },
    modes: [
      politics({
        terms: [{ pick: 'several', cards: { kind: 'minion' }, least: 0, most: 2 }],
        passes: [
          { do: 'restrict', what: 'play', who: CHOSEN, for: 'turn', cards: { types: ['reaction'] } },
          { do: 'restrict', what: 'block', who: CHOSEN, for: 'turn' },
          { do: 'restrict', what: 'vote', who: CHOSEN, for: 'turn' },
        ],
      }),
    ],
  },
  // Revolutionary Council
  101631: {
    requires: { title: ['baron'] },
    modes: [
      politics({
        terms: [
          {
            pick: 'several',
            cards: { kind: 'vampire', sect: 'anarch', of: 'you', region: 'ready', locked: false },
            least: 1,
          },
          { pick: 'points', points: { times: 2, of: 'chosen' }, least: 1, cards: PROPERTY },
        ],
        passes: [
          { do: 'lock', who: { all: { kind: 'vampire', sect: 'anarch', chosen: true } } },
          { do: 'burnPool', who: 'everyone', amount: 'points' },
          { do: 'burn', who: { all: { ...PROPERTY, allocated: true } } },
        ],
      }),
    ],
  },
  // Reins of Power
  101591: {
    modes: [
      {
        ...politics({
          passes: [
            {
              do: 'eachChooses',
              of: 'everyone',
              filter: { kind: 'vampire', region: 'ready' },
              optional: true,
              effects: [
                { do: 'gainPool', who: 'everyone', amount: 6 },
                { do: 'burnPool', who: 'everyone', amount: { chosenCapacity: 'theirPredators' } },
              ],
            },
          ],
        }),
        once: 'game',
        onceBy: 'everyone',
      },
    ],
  },
  // Cold War
  102312: {
    requires: { titled: true, sect: ['sabbat'] },
    modes: [
      politics({
        terms: [
          {
            pick: 'several',
            seats: 'any',
            cards: { keyword: 'location' },
            oneOfEach: true,
            least: 1,
            most: {
              if: [{ if: 'is', card: 'self', filter: { kind: 'vampire', title: ['cardinal', 'regent'] } }],
              amount: 2,
              else: 1,
            },
          },
        ],
        passes: [
          { do: 'burnPool', who: 'chosen', amount: 3 },
          { do: 'burn', who: { all: { keyword: 'location', chosen: true } } },
        ],
      }),
    ],
  },
  // War of Ages
  102348: {
    requires: { titled: true, sect: ['sabbat'] },
    modes: [{ ...politics({}), stays: 'table' }],
    triggers: [
      {
        at: 'unlockPhase',
        aboutThis: 'yourPrey',
        effects: [{ do: 'burnPool', who: 'yourPrey', amount: 1 }],
      },
      {
        at: 'preyOusted',
        aboutThis: 'you',
        effects: [
          { do: 'burn', who: 'this' },
          { do: 'gainPool', who: 'you', amount: 3 },
        ],
      },
    ],
    abilities: [{ ...burnedByReferendum, cost: { pool: 1 } }],
  },
  // Archon
  100084: {
    requires: { title: ['prince', 'justicar'] },
    modes: [
      {
        ...politics({ terms: [{ pick: 'card', filter: { kind: 'vampire', sect: 'camarilla' } }] }),
        stays: { pick: 0 },
      },
    ],
    statics: [{ restrict: 'bloodHunt', who: 'host' }],
    triggers: [
      {
        at: 'blockAttempted',
        about: { kind: 'vampire' },
        if: [{ if: 'selfIs', role: 'acting' }],
        effects: [{ do: 'burnBlood', who: 'subject', amount: 1 }],
      },
    ],
    abilities: [
      {
        by: 'host',
        action: { kind: 'special', stealth: 1 },
        picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'others', region: 'ready' } }],
        effects: [{ do: 'enterCombat', first: 'self', second: { pick: 0 } }],
      },
      burnedByCamarilla,
    ],
  },
  // Rumors of Gehenna
  101663: {
    modes: [
      {
        ...politics({
          terms: [{ pick: 'several', seats: 'any', least: 1 }],
          passes: [{ do: 'restrict', what: 'twoMasterActions', who: 'chosen', for: 'inPlay' }],
        }),
        stays: 'table',
      },
    ],
    abilities: [burnedByReferendum],
  },
  // Year of Fortune
  102200: {
    modes: [
      {
        ...politics({
          terms: [{ pick: 'several', seats: 'any', least: 1, notForAnother: true }],
          passes: [{ do: 'modify', stat: 'handSize', amount: 1, who: 'chosen', for: 'inPlay' }],
        }),
        stays: 'table',
      },
    ],
    abilities: [burnedByReferendum],
  },
  // Kindred Segregation
  101053: {
    modes: [
      politics({
        passes: [
          {
            do: 'each',
            of: { all: { kind: 'ally' } },
            effects: [
              {
                do: 'gate',
                may: true,
                who: { controllerOf: 'subject' },
                pay: { pool: { poolCost: 'subject' } },
                effects: [],
                else: [{ do: 'burn', who: 'subject' }],
              },
            ],
          },
        ],
      }),
    ],
  },
};

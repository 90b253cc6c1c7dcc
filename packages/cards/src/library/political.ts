import type { Filter } from '@methuselah/engine/language';
import type { LibraryDefinition } from '../definition/definition.ts';
import { burnedByReferendum, politics } from '../definition/make.ts';

const READY_TOREADOR: Filter = { kind: 'vampire', clan: 'Toreador', region: 'ready' };

/** Political actions. */
export const POLITICAL: Readonly<Record<number, LibraryDefinition>> = {
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
};

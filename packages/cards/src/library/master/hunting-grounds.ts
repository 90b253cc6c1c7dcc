import type { Ability, Condition, Filter } from '@methuselah/engine/language';
import type { LibraryDefinition } from '../../definition/definition.ts';
import { huntingGround, location } from '../../definition/make.ts';

/** In the unlock phase, adds blood to a vampire that matches, as a hunting ground does. */
const feeds = (filter: Filter, amount: number, when: readonly Condition[] = []): Ability => ({
  by: 'methuselah',
  windows: ['unlock'],
  once: 'phase',
  ...(when.length > 0 && { when }),
  picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'you', region: 'ready', ...filter } }],
  effects: [{ do: 'gainBlood', who: { pick: 0 }, amount, onlyOneEachTurn: 'huntingGround' }],
});

export const MASTER_HUNTING_GROUNDS: Readonly<Record<number, LibraryDefinition>> = {
  // Burial Site Hunting Ground
  102311: location({
    abilities: [
      {
        by: 'methuselah',
        windows: ['unlock'],
        once: 'phase',
        picks: [
          {
            pick: 'card',
            filter: {
              of: 'you',
              region: 'ready',
              either: [
                { kind: 'vampire', path: 'Death and the Soul' },
                { kind: 'ally', either: [{ keyword: 'wraith' }, { keyword: 'zombie' }] },
              ],
            },
          },
        ],
        effects: [
          { do: 'gainBlood', who: { pick: 0 }, amount: 1, onlyOneEachTurn: 'huntingGround', upToStart: true },
        ],
      },
    ],
  }),
  // Carfax Abbey
  100297: {
    ...location({
      abilities: [
        feeds({ sect: 'anarch' }, 1),
        feeds({ sect: 'anarch' }, 1, [
          {
            if: 'atLeast',
            a: { count: { kind: 'vampire', title: ['baron'], of: 'you', region: 'ready' } },
            b: 1,
          },
        ]),
      ],
    }),
    requires: { sect: ['anarch'] },
  },
  // Library Hunting Ground
  101102: huntingGround,
  // Papillon
  101350: {
    ...location({ abilities: [feeds({ titled: true }, 2)] }),
    requires: { title: ['prince', 'baron', 'archbishop'] },
  },
  // Park Hunting Ground
  101354: huntingGround,
  // Political Hunting Ground
  101415: huntingGround,
  // Temple Hunting Ground
  101953: huntingGround,
  // Underworld Hunting Ground
  102066: huntingGround,
  // University Hunting Ground
  102075: huntingGround,
  // Warzone Hunting Ground
  102150: huntingGround,
  // Zoo Hunting Ground
  102212: huntingGround,
  // Meditative Grove
  102252: location({
    abilities: [
      feeds({ clan: 'Salubri' }, 1),
      {
        by: 'methuselah',
        cost: { lock: 'this' },
        when: [
          {
            if: 'played',
            card: { keyword: ['frenzy'] },
            by: 'any',
            on: { kind: 'vampire', clan: 'Salubri', of: 'you' },
          },
        ],
        effects: [{ do: 'cancel' }],
      },
    ],
  }),
  // Biotech Company Hunting Ground
  102287: huntingGround,
};

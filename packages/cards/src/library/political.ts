import type { Filter } from '@methuselah/engine/language';
import type { LibraryDefinition } from '../definition/definition.ts';
import { politics } from '../definition/make.ts';

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
};

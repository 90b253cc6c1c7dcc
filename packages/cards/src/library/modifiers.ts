import type { LibraryCard, Mode } from '@methuselah/engine';
import { card, duringPolling, mode, moreVotes } from '../make.ts';

/** Action modifiers of other kinds. */

/** No vampire blocks, and the dawn burns the acting one. */
const dawn = (printed: string, amount: number): Mode =>
  mode('modifier', printed, {
    effects: [
      { do: 'restrict', what: 'block', who: { all: { kind: 'vampire' } }, for: 'action' },
      {
        do: 'schedule',
        at: 'actionResolved',
        about: 'acting',
        for: 'action',
        effects: [{ do: 'damage', to: 'acting', amount, aggravated: true, by: 'none', unpreventable: true }],
      },
    ],
  });

export const MODIFIERS: readonly LibraryCard[] = [
  card(100323, 'Change of Target', [
    mode('modifier', '', {
      windows: ['blocked'],
      effects: [
        { do: 'unlock', who: 'acting' },
        { do: 'endAction', notAgain: true },
      ],
    }),
  ]),
  card(100492, 'Daring the Dawn', [dawn('for', 2), dawn('FOR', 1)]),
  card(
    100788,
    'Freak Drive',
    [
      mode('modifier', 'for', {
        windows: ['resolved'],
        when: [{ if: 'successful' }],
        effects: [{ do: 'unlock', who: 'acting' }],
      }),
      mode('modifier', 'FOR', {
        windows: ['resolved'],
        when: [{ if: 'blocked', is: true }],
        effects: [{ do: 'unlock', who: 'acting' }],
      }),
    ],
    { cost: { blood: 1 } },
  ),
  card(
    101387,
    'Perfect Paragon',
    [
      mode('modifier', 'pre', { ...duringPolling, effects: [moreVotes(3)] }),
      mode('modifier', 'PRE', {
        effects: [
          { do: 'modify', stat: 'intercept', amount: -1, who: { all: { kind: 'ally' } }, for: 'action' },
          {
            do: 'modify',
            stat: 'intercept',
            amount: -1,
            who: { all: { kind: 'vampire', youngerThan: 'self' } },
            for: 'action',
          },
        ],
      }),
    ],
    { cost: { blood: 1 } },
  ),
];

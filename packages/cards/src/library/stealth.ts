import type { LibraryCard } from '@methuselah/engine';
import { card, duringBleed, mode, moreBleed, moreStealth } from '../make.ts';

/** Action modifiers that hide an action, and what becomes of a blocked one. */
export const STEALTH: readonly LibraryCard[] = [
  card(100362, 'Cloak the Gathering', [
    mode('modifier', 'obf', { effects: [moreStealth(1)] }),
    mode('modifier', 'OBF', { by: 'other', effects: [moreStealth(1)] }),
  ]),
  card(100687, 'Faceless Night', [
    mode('modifier', 'obf', { effects: [moreStealth(1)] }),
    mode('modifier', 'OBF', {
      effects: [
        moreStealth(1),
        {
          do: 'schedule',
          at: 'blockFailed',
          for: 'action',
          effects: [
            {
              do: 'schedule',
              at: 'actionResolves',
              about: 'subject',
              for: 'action',
              effects: [{ do: 'lock', who: 'subject' }],
            },
          ],
        },
      ],
    }),
  ]),
  card(
    101125,
    'Lost in Crowds',
    [
      mode('modifier', 'obf', { effects: [moreStealth(1)] }),
      mode('modifier', 'OBF', { effects: [moreStealth(2)] }),
    ],
    { notWith: ['Into Thin Air'] },
  ),
  card(101223, 'Mirror Walk', [
    mode('modifier', 'tha', { replaced: 'nextDiscard', effects: [moreStealth(1)] }),
    mode('modifier', 'THA', {
      replaced: 'nextDiscard',
      effects: [
        moreStealth(1),
        {
          do: 'schedule',
          at: 'blockSucceeded',
          for: 'action',
          effects: [{ do: 'lock', who: 'blocker' }, { do: 'endAction' }],
        },
      ],
    }),
  ]),
  card(
    101610,
    "Resist Earth's Grasp",
    [
      mode('combat', 'cel', { press: true }),
      mode('combat', 'cel', {
        maneuver: 'must',
        effects: [{ do: 'grant', grant: 'press', who: 'self', for: 'round' }],
      }),
      mode('modifier', 'CEL', { effects: [moreStealth(1)] }),
    ],
    { cost: { blood: 1 } },
  ),
  card(
    101857,
    'Spying Mission',
    [
      mode('modifier', 'obf', { effects: [moreStealth(1)] }),
      mode('modifier', 'OBF', {
        windows: ['succeeding'],
        when: [...duringBleed, { if: 'atLeast', a: 'bleedAmount', b: 1 }],
        stays: 'self',
        effects: [
          { do: 'bind', slot: 0, to: 'actionTarget' },
          // No pool is burned, and nothing takes its place.
          { do: 'schedule', at: 'bleedSucceeds', about: 'acting', for: 'action', instead: true, effects: [] },
        ],
      }),
    ],
    {
      triggers: [
        {
          at: 'bleedSucceeds',
          aboutThis: 'host',
          if: [{ if: 'directedAt', who: { boundSeat: 0 } }],
          effects: [{ do: 'burn', who: 'this' }, moreBleed(2)],
        },
      ],
    },
  ),
  card(101913, 'Swallowed by the Night', [
    mode('modifier', 'obf', { effects: [moreStealth(1)] }),
    mode('combat', 'OBF', { maneuver: 'must' }),
  ]),
];

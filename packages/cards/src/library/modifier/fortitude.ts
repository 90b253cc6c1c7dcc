import type { Effect } from '@methuselah/engine/language';
import type { LibraryDefinition, ModeDefinition } from '../../definition/definition.ts';
import { mode } from '../../definition/make.ts';

/** Vampires cannot block, and the acting vampire takes damage from the dawn. */
const dawn = (printed: string, amount: number): ModeDefinition =>
  mode(printed, {
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

/** All damage to vampires in the combat that results is aggravated. */
const inDaylight: Effect = {
  do: 'restrict',
  what: 'takesAggravated',
  who: { all: { kind: 'vampire', inCombat: true } },
  for: 'resultingCombat',
  alsoLater: true,
  if: [{ if: 'blocked', is: true }],
};

export const MODIFIER_FORTITUDE: Readonly<Record<number, LibraryDefinition>> = {
  // Daring the Dawn
  100492: { modes: [dawn('for', 2), dawn('FOR', 1)] },
  // Freak Drive
  100788: {
    modes: [
      mode('for', {
        windows: ['resolved'],
        when: [{ if: 'successful' }],
        effects: [{ do: 'unlock', who: 'acting' }],
      }),
      mode('FOR', {
        windows: ['resolved'],
        when: [{ if: 'blocked', is: true }],
        effects: [{ do: 'unlock', who: 'acting' }],
      }),
    ],
  },
  // Dawn Operation
  100501: {
    modes: [
      mode('for', {
        effects: [
          inDaylight,
          {
            do: 'gate',
            may: true,
            who: { controllerOf: 'blocker' },
            if: [{ if: 'is', card: 'blocker', filter: { kind: 'vampire' } }],
            effects: [{ do: 'failBlock' }],
          },
        ],
      }),
      mode('FOR', { effects: [inDaylight] }),
    ],
  },
};

import type { Effect } from '@methuselah/engine/language';
import type { LibraryDefinition, ModeDefinition } from '../../definition/definition.ts';
import { blockFails, duringBleed, mode, moreBleed } from '../../definition/make.ts';

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

const PUT_ON_AFTER_BLEED: Effect = {
  do: 'schedule',
  at: 'actionResolved',
  about: 'self',
  for: 'action',
  effects: [{ do: 'gate', may: true, if: [{ if: 'bled' }], effects: [{ do: 'putOn', who: 'self' }] }],
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
  // Fever Pitch
  102321: {
    modes: ['for', 'pre', 'FOR', 'PRE'].map((printed) =>
      mode(printed, {
        effects: printed === printed.toLowerCase() ? [moreBleed(1)] : [moreBleed(1), PUT_ON_AFTER_BLEED],
      }),
    ),
    onlyOne: 'name',
    abilities: [
      {
        ...blockFails,
        by: 'host',
        when: [{ if: 'selfIs', role: 'acting' }, ...duringBleed],
        cost: { burnThis: true },
      },
    ],
  },
};

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
};

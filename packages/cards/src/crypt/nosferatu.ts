import type { VampireDefinition } from '../definition/definition.ts';
import { moreBleed } from '../definition/make.ts';

export const NOSFERATU: Readonly<Record<number, VampireDefinition>> = {
  // Aunt Linda
  201534: {},
  // Baixinho
  201536: {},
  // Belinde
  201537: {},
  // The Dowager
  201545: { statics: [{ stat: 'intercept', amount: 1, who: 'this', if: [{ if: 'directed', is: true }] }] },
  // Horace Radcliffe
  201549: {},
  // Larissa Moreira
  201553: {
    abilities: [
      {
        by: 'self',
        windows: ['beforeBlocks', 'blocking', 'declined'],
        when: [
          { if: 'action', kind: ['bleed'] },
          { if: 'selfIs', role: 'acting' },
        ],
        cost: { discard: 1, discardNeeds: 'ani' },
        once: 'action',
        effects: [moreBleed(1)],
      },
    ],
  },
  // Lenny Burkhead
  201555: { bleed: 2 },
  // Ryan
  201568: {},
  // Wauneka
  201573: {},
};

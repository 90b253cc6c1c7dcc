import type { VampireCard } from '@methuselah/engine';
import { moreBleed, vampire } from '../make.ts';

export const NOSFERATU: readonly VampireCard[] = [
  vampire(201534, 'Aunt Linda', 'Nosferatu', 4, 'obf POT'),
  vampire(201536, 'Baixinho', 'Nosferatu', 3, 'ani obf'),
  vampire(201537, 'Belinde', 'Nosferatu', 6, 'ani aus pot OBF', { title: 'prince', city: 'Copenhagen' }),
  vampire(201545, 'The Dowager', 'Nosferatu', 6, 'aus pot ANI OBF', {
    title: 'primogen',
    statics: [{ stat: 'intercept', amount: 1, who: 'this', if: [{ if: 'directed', is: true }] }],
  }),
  vampire(201549, 'Horace Radcliffe', 'Nosferatu', 5, 'obf ANI POT'),
  vampire(201553, 'Larissa Moreira', 'Nosferatu', 6, 'pot ANI OBF', {
    title: 'primogen',
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
  }),
  vampire(201555, 'Lenny Burkhead', 'Nosferatu', 6, 'obf pot pre ANI', { title: 'primogen', bleed: 2 }),
  vampire(201568, 'Ryan', 'Nosferatu', 4, 'ani obf pot'),
  vampire(201573, 'Wauneka', 'Nosferatu', 5, 'ani aus obf POT'),
];

import type { VampireCard } from '@methuselah/engine';
import { vampire } from '../make.ts';

export const MALKAVIAN: readonly VampireCard[] = [
  vampire(201530, 'Alexander Silverson', 'Malkavian', 8, 'pre AUS DOM OBF', {
    title: 'prince',
    city: 'Birmingham',
    statics: [
      {
        stat: 'voteTaxAgainst',
        amount: 1,
        who: { all: { kind: 'vampire' } },
        if: [{ if: 'selfIs', role: 'caller' }],
      },
    ],
  }),
  vampire(201532, 'Andi Liu', 'Malkavian', 6, 'aus obf pre DOM', { title: 'prince', city: 'Taipei' }),
  vampire(201533, 'Ashley', 'Malkavian', 3, 'dom obf'),
  vampire(201543, 'Colette', 'Malkavian', 5, 'dom AUS OBF'),
  vampire(201544, 'Donny Kowalczyk', 'Malkavian', 6, 'cel dom obf AUS', {
    title: 'prince',
    city: 'Pittsburgh',
  }),
  vampire(201546, 'Dr. Stephen Norton', 'Malkavian', 4, 'aus OBF'),
  vampire(201548, 'Gelasia Fotiou', 'Malkavian', 6, 'obf pre AUS DOM'),
  vampire(201559, 'Meaghan', 'Malkavian', 3, 'aus obf'),
  vampire(201569, 'Sully', 'Malkavian', 4, 'aus dom obf'),
];

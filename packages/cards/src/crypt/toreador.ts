import type { VampireCard } from '@methuselah/engine';
import { vampire } from '../make.ts';

export const TOREADOR: readonly VampireCard[] = [
  vampire(201538, 'Bret Stryker', 'Toreador', 4, 'CEL PRE', {
    statics: [
      {
        stat: 'intercept',
        amount: -1,
        who: 'this',
        if: [{ if: 'is', card: 'acting', filter: { kind: 'vampire', titled: true } }],
      },
    ],
  }),
  vampire(201540, 'Catalina Vega', 'Toreador', 8, 'for AUS CEL PRE', {
    title: 'prince',
    city: 'Buenos Aires',
    bleed: 2,
  }),
  vampire(201547, 'Flávio Gonçalves', 'Toreador', 7, 'aus for CEL PRE', {
    title: 'prince',
    city: 'São Paulo',
    abilities: [{ by: 'self', strike: { kind: 'dodge' }, once: 'combat' }],
  }),
  vampire(201552, 'Kathy Glens', 'Toreador', 5, 'aus cel tha PRE'),
  vampire(201558, 'Massimo Falconi', 'Toreador', 4, 'aus cel pre'),
  vampire(201560, 'Min-seo', 'Toreador', 3, 'aus cel'),
  vampire(201561, 'Mkhokheli', 'Toreador', 6, 'aus cel for PRE', { title: 'prince', city: 'Cape Town' }),
  vampire(201564, 'Nik Sikko', 'Toreador', 3, 'cel pre'),
  vampire(201571, 'Tamoszius', 'Toreador', 5, 'aus CEL PRE'),
];

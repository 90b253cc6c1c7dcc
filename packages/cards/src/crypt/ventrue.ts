import type { VampireCard } from '@methuselah/engine';
import { vampire } from '../make.ts';

export const VENTRUE: readonly VampireCard[] = [
  vampire(201529, 'Alexa Draper', 'Ventrue', 8, 'for pot DOM PRE', {
    title: 'prince',
    city: 'Melbourne',
    abilities: [
      {
        by: 'self',
        windows: ['polling'],
        cost: { discard: 1, discardNeeds: 'dom' },
        once: 'referendum',
        effects: [{ do: 'modify', stat: 'votes', amount: 1, who: 'self', for: 'referendum' }],
      },
    ],
  }),
  vampire(201531, 'Alice Chen', 'Ventrue', 7, 'dom obf FOR PRE', { title: 'prince', city: 'Nairobi' }),
  vampire(201539, 'Brock Sterling', 'Ventrue', 3, 'FOR'),
  vampire(201541, 'Chelsea Blake', 'Ventrue', 5, 'cel for pre DOM'),
  vampire(201550, 'Horst von Brühl', 'Ventrue', 6, 'aus dom pre FOR', { title: 'prince', city: 'Mannheim' }),
  vampire(201557, 'Madison', 'Ventrue', 6, 'DOM FOR PRE'),
  vampire(201562, 'Naomi Stewart', 'Ventrue', 5, 'dom FOR PRE'),
  vampire(201565, 'Oshri Dahan', 'Ventrue', 4, 'dom for pre'),
  vampire(201570, 'Sybren van Oosten', 'Ventrue', 7, 'dom tha FOR PRE', {
    title: 'prince',
    city: 'Rotterdam',
    triggers: [
      {
        at: 'referendumPassed',
        if: [{ if: 'selfIs', role: 'caller' }],
        effects: [{ do: 'gate', may: true, effects: [{ do: 'unlock', who: 'this' }] }],
      },
    ],
  }),
];

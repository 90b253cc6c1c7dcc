import type { CardWords } from '../sections/card.ts';

export const card: CardWords = {
  usable: 'can be used',
  close: 'Close',
  superior: (discipline) => `superior ${discipline}`,
  directed: 'directed',
  capacity: (n) => `Capacity ${n}`,
  group: (n) => `Group ${n}`,
  life: (n) => `Life ${n}`,
  cost: {
    pool: (n) => `Cost: ${n} pool`,
    blood: (n) => `Cost: ${n} blood`,
  },
  unique: 'Unique',
  explained: 'Press an underlined word to have it explained.',
  now: 'In this game',
  attached: 'Cards on it',
  on: (name) => `On ${name}`,
  about: 'About:',
};

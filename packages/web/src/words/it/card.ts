import type { CardWords } from '../sections/card.ts';

export const card: CardWords = {
  usable: 'utilizzabile',
  close: 'Chiudi',
  superior: (discipline) => `${discipline} (superiore)`,
  directed: 'diretta',
  capacity: (n) => `Capacità ${n}`,
  group: (n) => `Gruppo ${n}`,
  life: (n) => `Vita ${n}`,
  cost: {
    pool: (n) => `Costo: risorse ${n}`,
    blood: (n) => `Costo: sangue ${n}`,
  },
  unique: 'Unica',
  explained: 'Tocca una parola sottolineata per leggerne la spiegazione.',
  now: 'In questa partita',
  attached: 'Carte su di essa',
  on: (name) => `Su ${name}`,
  about: 'Riguarda:',
};

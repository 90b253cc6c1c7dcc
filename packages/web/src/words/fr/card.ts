import type { CardWords } from '../sections/card.ts';

export const card: CardWords = {
  usable: 'utilisable',
  close: 'Fermer',
  superior: (discipline) => `${discipline} (niveau supérieur)`,
  directed: 'dirigée',
  capacity: (n) => `Capacité ${n}`,
  group: (n) => `Groupe ${n}`,
  life: (n) => `Vie ${n}`,
  cost: {
    pool: (n) => `Coût : réserve ${n}`,
    blood: (n) => `Coût : sang ${n}`,
  },
  unique: 'Unique',
  explained: 'Touchez un mot souligné pour en lire l’explication.',
  now: 'Dans cette partie',
  attached: 'Cartes attachées',
  on: (name) => `Sur ${name}`,
  about: 'Concerne :',
};

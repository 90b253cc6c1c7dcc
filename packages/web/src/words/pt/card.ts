import type { CardWords } from '../sections/card.ts';

export const card: CardWords = {
  usable: 'pode ser usada',
  close: 'Fechar',
  superior: (discipline) => `${discipline} (superior)`,
  directed: 'direcionada',
  capacity: (n) => `Capacidade ${n}`,
  group: (n) => `Grupo ${n}`,
  life: (n) => `Vida ${n}`,
  cost: {
    pool: (n) => `Custo: recursos ${n}`,
    blood: (n) => `Custo: sangue ${n}`,
  },
  unique: 'Única',
  explained: 'Toque em uma palavra sublinhada para ler a explicação.',
  now: 'Nesta partida',
  attached: 'Cartas anexadas',
  on: (name) => `Em ${name}`,
  about: 'Refere-se a:',
};

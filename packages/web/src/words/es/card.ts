import type { CardWords } from '../sections/card.ts';

export const card: CardWords = {
  usable: 'se puede usar',
  close: 'Cerrar',
  superior: (discipline) => `${discipline} (superior)`,
  directed: 'directa',
  capacity: (n) => `Capacidad ${n}`,
  group: (n) => `Grupo ${n}`,
  life: (n) => `Vida ${n}`,
  cost: {
    pool: (n) => `Costo: ${n} de reserva sanguínea`,
    blood: (n) => `Costo: ${n} de sangre`,
  },
  unique: 'Única',
  explained: 'Pulsa una palabra subrayada para leer su explicación.',
  now: 'En esta partida',
  attached: 'Cartas sobre ella',
  on: (name) => `Sobre ${name}`,
  about: 'Se refiere a:',
};

import type { StartWords } from '../sections/start.ts';

export const start: StartWords = {
  title: 'Methuselah',
  titles: { start: 'Inicio', table: 'Mesa', replay: 'Repetición' },
  close: 'Cerrar',
  failed: {
    title: 'Algo ha fallado',
    text: 'Tu partida está a salvo: se guarda después de cada decisión.',
    again: 'Reintentar',
    start: 'Volver al inicio',
  },
};

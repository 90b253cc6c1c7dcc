import type { ClientWords } from '../sections/client.ts';

export const client: ClientWords = {
  restarted: 'La partida se ha interrumpido. Sigue desde tu última decisión.',
  lost: 'La partida se ha detenido y no puede seguir. Cárgala de nuevo desde tus partidas guardadas.',
  notKept: 'Este navegador no guarda la partida en este momento. Expórtala a un archivo antes de salir.',
  elsewhere: 'Has seguido jugando en otra pestaña. Esa partida se conserva entre tus partidas guardadas.',
  files: {
    empty: 'Este archivo está vacío.',
    tooLarge: 'Este archivo es demasiado grande para ser una partida.',
    unreadable: 'Este archivo no se puede leer.',
  },
  skip: 'Saltar: un clic o una tecla',
  out: 'Estás fuera de la partida. Los demás siguen jugando.',
  watchOn: 'Ver el resto',
  toEnd: 'Ir al final',
  result: 'Resultado',
};

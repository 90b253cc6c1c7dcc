import type { ClientWords } from '../sections/client.ts';

export const client: ClientWords = {
  restarted: 'La partida se ha interrumpido. Sigue desde tu última decisión.',
  lost: 'La partida se ha detenido y no puede seguir. Cárgala de nuevo desde tus partidas guardadas.',
  notKept: 'Este navegador no guarda la partida en este momento. Expórtala a un archivo antes de salir.',
  elsewhere: {
    title: 'Esta partida está abierta en otra pestaña',
    text: 'Una partida se juega en una sola pestaña a la vez. Si la juegas aquí, la otra pestaña se detiene.',
    lost: 'Ahora juegas esta partida en otra pestaña. Esta pestaña ya no la guarda.',
    here: 'Jugarla aquí',
  },
  room: {
    title: 'Poco espacio para partidas',
    low: 'A este navegador le queda poco espacio. Borra partidas antiguas, o descárgalas, antes de empezar otra.',
    full: 'A este navegador no le queda espacio: la partida no se está guardando. Lo último que se guardó está a salvo. Descarga esta partida o borra otras antiguas.',
    export: 'Descargar esta partida',
    anyway: 'Empezar de todos modos',
  },
  files: {
    empty: 'Este archivo está vacío.',
    tooLarge: 'Este archivo es demasiado grande para ser una partida.',
    unreadable: 'Este archivo no se puede leer.',
    noGame: 'Este archivo no es una partida.',
  },
  skip: 'Saltar: un clic o una tecla',
  out: 'Tu partida ha terminado. Los demás siguen jugando.',
  watchOn: 'Ver el resto',
  toEnd: 'Ir al final',
  result: 'Resultado',
};

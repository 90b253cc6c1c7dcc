import type { ClientWords } from '../sections/client.ts';

export const client: ClientWords = {
  restarted: 'A partida foi interrompida. Ela continua da sua última decisão.',
  lost: 'A partida parou e não pode continuar. Carregue-a de novo a partir das partidas salvas.',
  notKept: 'Este navegador não está guardando a partida. Exporte-a para um arquivo antes de sair.',
  elsewhere: 'Você continuou a jogar em outra aba. Aquela partida fica entre as suas partidas salvas.',
  files: {
    empty: 'Este arquivo está vazio.',
    tooLarge: 'Este arquivo é grande demais para ser uma partida.',
    unreadable: 'Não é possível ler este arquivo.',
  },
  skip: 'Pular: um clique ou uma tecla',
  out: 'Você está fora do jogo. Os outros continuam.',
  watchOn: 'Ver o resto',
  toEnd: 'Ir para o fim',
  result: 'Resultado',
};

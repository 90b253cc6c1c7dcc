import type { ClientWords } from '../sections/client.ts';

export const client: ClientWords = {
  restarted: 'A partida foi interrompida. Ela continua da sua última decisão.',
  lost: 'A partida parou e não pode continuar. Carregue-a de novo a partir das partidas salvas.',
  notKept: 'Este navegador não está guardando a partida. Exporte-a para um arquivo antes de sair.',
  elsewhere: {
    title: 'Esta partida está aberta em outra aba',
    text: 'Uma partida é jogada em uma só aba por vez. Se você a jogar aqui, a outra aba para.',
    lost: 'Agora você joga esta partida em outra aba. Esta aba não a salva mais.',
    here: 'Jogar aqui',
  },
  room: {
    title: 'Pouco espaço para partidas',
    low: 'Este navegador tem pouco espaço. Apague partidas antigas, ou baixe-as, antes de começar outra.',
    full: 'Este navegador não tem mais espaço: a partida não está sendo salva. O que foi salvo por último está seguro. Baixe esta partida ou apague outras antigas.',
    export: 'Baixar esta partida',
    anyway: 'Começar mesmo assim',
  },
  files: {
    empty: 'Este arquivo está vazio.',
    tooLarge: 'Este arquivo é grande demais para ser uma partida.',
    unreadable: 'Não é possível ler este arquivo.',
    noGame: 'Este arquivo não é uma partida.',
  },
  skip: 'Pular: um clique ou uma tecla',
  out: 'Sua partida terminou. Os outros continuam.',
  watchOn: 'Ver o resto',
  toEnd: 'Ir para o fim',
  result: 'Resultado',
};

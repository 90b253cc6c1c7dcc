import type { StartWords } from '../sections/start.ts';

export const start: StartWords = {
  title: 'Methuselah',
  titles: { start: 'Início', table: 'Mesa', replay: 'Replay' },
  close: 'Fechar',
  failed: {
    title: 'Algo deu errado',
    text: 'Sua partida está a salvo: ela é salva depois de cada decisão.',
    again: 'Tentar de novo',
    start: 'Voltar ao início',
  },
};

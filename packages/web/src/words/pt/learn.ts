import type { LearnWords } from '../sections/learn.ts';

export const learn: LearnWords = {
  firstGame: 'Sua primeira partida',
  firstText: 'Nunca jogou? Um guia acompanha você contra bots fáceis.',
  lessons: 'Lições',
  progress: (done, of) => `${done} de ${of} lições feitas`,
  done: 'feita',
  coach: 'Guia',
  goal: 'Objetivo',
  gotIt: 'Entendi',
  off: 'Chega de dicas',
  takeBack: 'Desfazer',
  again: 'Recomeçar',
  nextLesson: 'Próxima lição',
  reached: 'Muito bem!',
  wrong: 'Ainda não',
};

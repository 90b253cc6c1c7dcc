import type { LearnWords } from '../sections/learn.ts';

export const learn: LearnWords = {
  firstGame: 'La tua prima partita',
  firstText: 'Mai giocato? Una guida ti accompagna contro bot facili.',
  lessons: 'Lezioni',
  progress: (done, of) => `${done} lezioni su ${of} completate`,
  done: 'completata',
  coach: 'Guida',
  goal: 'Obiettivo',
  gotIt: 'Capito',
  off: 'Basta consigli',
  takeBack: 'Annulla la mossa',
  again: 'Ricomincia',
  nextLesson: 'Prossima lezione',
  reached: 'Ben fatto!',
  wrong: 'Non proprio',
};

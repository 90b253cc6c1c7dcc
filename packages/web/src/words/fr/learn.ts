import type { LearnWords } from '../sections/learn.ts';

export const learn: LearnWords = {
  firstGame: 'Votre première partie',
  firstText: 'Vous débutez ? Un guide vous accompagne contre des bots faciles.',
  lessons: 'Leçons',
  progress: (done, of) => `${done} ${done < 2 ? 'leçon faite' : 'leçons faites'} sur ${of}`,
  done: 'faite',
  coach: 'Guide',
  goal: 'But',
  gotIt: 'Compris',
  off: 'Plus de conseils',
  takeBack: 'Annuler ce coup',
  again: 'Recommencer',
  nextLesson: 'Leçon suivante',
  reached: 'Bravo !',
  wrong: 'Pas tout à fait',
};

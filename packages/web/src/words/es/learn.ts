import type { LearnWords } from '../sections/learn.ts';

export const learn: LearnWords = {
  firstGame: 'Tu primera partida',
  firstText: '¿Nunca has jugado? Un guía te acompaña contra bots fáciles.',
  lessons: 'Lecciones',
  progress: (done, of) => `${done} de ${of} lecciones hechas`,
  done: 'hecha',
  coach: 'Guía',
  goal: 'Objetivo',
  gotIt: 'Entendido',
  off: 'Sin más consejos',
  takeBack: 'Deshacer',
  again: 'Empezar de nuevo',
  nextLesson: 'Siguiente lección',
  reached: '¡Bien hecho!',
  wrong: 'No del todo',
};

import type { LearnWords } from '../sections/learn.ts';

export const learn: LearnWords = {
  firstGame: 'Your first game',
  firstText: 'Never played? A coach shows you how, against easy bots.',
  lessons: 'Lessons',
  progress: (done, of) => `${done} of ${of} lessons done`,
  done: 'done',
  coach: 'Coach',
  goal: 'Goal',
  gotIt: 'Got it',
  off: 'No more tips',
  takeBack: 'Take it back',
  again: 'Start again',
  nextLesson: 'Next lesson',
  reached: 'Well done!',
  wrong: 'Not quite',
};

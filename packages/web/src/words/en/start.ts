import type { StartWords } from '../sections/start.ts';

export const start: StartWords = {
  title: 'Methuselah',
  titles: { start: 'Start', table: 'Table', replay: 'Replay' },
  close: 'Close',
  failed: {
    title: 'Something went wrong',
    text: 'Your game is safe: it is saved after every decision.',
    again: 'Try again',
    start: 'To the start',
  },
};

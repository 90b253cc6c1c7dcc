import type { ClientWords } from '../sections/client.ts';

export const client: ClientWords = {
  restarted: 'The game was interrupted. It goes on from your last decision.',
  lost: 'The game has stopped and cannot go on. Load it again from your saved games.',
  notKept: 'This browser does not keep the game now. Export it to a file before you leave.',
  elsewhere: 'You have played on in another tab. That game is kept among your saved games.',
  files: {
    empty: 'This file is empty.',
    tooLarge: 'This file is too large to be a game.',
    unreadable: 'This file cannot be read.',
  },
  skip: 'Skip: a click or any key',
  out: 'You are out of the game. The others play on.',
  watchOn: 'Watch the rest',
  toEnd: 'To the end',
  result: 'Result',
};

import type { ClientWords } from '../sections/client.ts';

export const client: ClientWords = {
  restarted: 'The game was interrupted. It continues from your last decision.',
  lost: 'The game has stopped and cannot continue. Load it again from your saved games.',
  notKept: 'This browser is not keeping the game at the moment. Export it to a file before you leave.',
  elsewhere: {
    title: 'This game is open in another tab',
    text: 'Only one tab at a time can play a game. If you play it here, the other tab stops.',
    lost: 'You are now playing this game in another tab. This tab no longer saves it.',
    here: 'Play it here',
  },
  room: {
    title: 'Little space for games',
    low: 'This browser has little space left. Delete old games, or download them as files, before you begin another.',
    full: 'This browser has no space left: the game is not being saved. What was saved last is safe. Download this game, or delete old ones.',
    export: 'Download this game',
    anyway: 'Begin anyway',
  },
  files: {
    empty: 'This file is empty.',
    tooLarge: 'This file is too large to be a game.',
    unreadable: 'This file cannot be read.',
    noGame: 'This file is not a game.',
  },
  skip: 'Skip: a click or any key',
  out: 'Your game is over. The others play on.',
  watchOn: 'Watch the rest',
  toEnd: 'To the end',
  result: 'Result',
};

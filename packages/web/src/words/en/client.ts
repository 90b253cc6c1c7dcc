import type { ClientWords } from '../sections/client.ts';

export const client: ClientWords = {
  restarted: 'The game was interrupted. It goes on from your last decision.',
  lost: 'The game has stopped and cannot go on. Load it again from your saved games.',
  notKept: 'This browser does not keep the game now. Export it to a file before you leave.',
  elsewhere: {
    title: 'This game is open in another tab',
    text: 'Only one tab at a time can play a game. If you play it here, the other tab stops.',
    lost: 'You play this game in another tab now. This tab does not save it any more.',
    here: 'Play it here',
  },
  room: {
    title: 'Little room for games',
    low: 'This browser has little room left. Delete old games, or download them as files, before you begin another.',
    full: 'This browser has no room left: the game is not being saved. What was saved last is safe. Download this game, or delete old ones.',
    export: 'Download this game',
    anyway: 'Begin all the same',
  },
  files: {
    empty: 'This file is empty.',
    tooLarge: 'This file is too large to be a game.',
    unreadable: 'This file cannot be read.',
    noGame: 'This file is not a game.',
  },
  skip: 'Skip: a click or any key',
  out: 'You are out of the game. The others play on.',
  watchOn: 'Watch the rest',
  toEnd: 'To the end',
  result: 'Result',
};

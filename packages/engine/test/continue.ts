/** Plays the saved game on standard input to its end, as the test in the other process does, and prints its hash. */
import { text } from 'node:stream/consumers';
import { loadGame } from '@methuselah/engine';
import { playOn, testPool } from '@methuselah/testkit';

const loaded = loadGame(await text(process.stdin), testPool);
if (!loaded.ok) throw new Error(loaded.message);
playOn(loaded.game, 99, 'uniform');
console.log(loaded.game.hash());

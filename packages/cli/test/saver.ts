import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import type { Session } from '@methuselah/host';
import { Autosave } from '../src/play/autosave.ts';
import type { PlayWords } from '../src/words/sections/play.ts';

/**
 * Saves one game after another until it kills itself at a given file system call: before the call, or halfway through a
 * write. Arguments: the file, a JSON list of games, the number of the call; with 0 it lives and saves all games.
 * It imports little and prints nothing, not even words for it: a hundred of it are started.
 */
const [file = '', games = '', at = ''] = process.argv.slice(2);
const texts: readonly string[] = JSON.parse(fs.readFileSync(games, 'utf8'));
const last = Number(at);

let calls = 0;
const die = (): never => {
  process.kill(process.pid, 'SIGKILL');
  throw new Error('Still alive.');
};
const { openSync, writeFileSync, fsyncSync, closeSync, renameSync } = fs;
const counted =
  <Args extends unknown[], T>(call: (...args: Args) => T) =>
  (...args: Args): T =>
    ++calls === last ? die() : call(...args);
fs.openSync = counted(openSync);
fs.fsyncSync = counted(fsyncSync);
fs.closeSync = counted(closeSync);
fs.renameSync = counted(renameSync);
fs.writeFileSync = (path, text) => {
  if (++calls !== last) return writeFileSync(path, text);
  writeFileSync(path, String(text).slice(0, (String(text).length * (last % 10)) / 10));
  return die();
};
syncBuiltinESMExports();

const silent = { say: () => {}, refuse: () => {}, confirm: () => {} };
const autosave = new Autosave(file, silent, {} as PlayWords);
for (const [decisions, text] of texts.entries())
  autosave.changed({ decisions, saved: () => JSON.parse(text) } as unknown as Session);

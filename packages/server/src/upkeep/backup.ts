/** A copy of a SQLite file, made while others write to it. */
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** How long a writer may hold the file. */
const BUSY_MS = 10_000;

/** Copies what is in `from` at one moment to a new file, which is there once it is whole and on the disk. */
export function backUp(from: string, to: string): void {
  if (!existsSync(from)) throw new Error(`there is no ${from}`);
  if (existsSync(to)) throw new Error(`there is a ${to} already`);
  const unfinished = `${to}.unfinished`;
  rmSync(unfinished, { force: true });
  const db = new DatabaseSync(from, { timeout: BUSY_MS });
  try {
    db.prepare('VACUUM INTO ?').run(unfinished);
  } finally {
    db.close();
  }
  const file = openSync(unfinished, 'r+');
  fsyncSync(file);
  closeSync(file);
  renameSync(unfinished, to);
}

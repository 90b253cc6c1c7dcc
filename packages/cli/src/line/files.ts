import { globSync, readFileSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput } from './command.ts';

/** A file that may be read; `- ` is what is piped in. What cannot be read is the user's mistake. */
export function readBytes(name: string, largest: number): Buffer {
  if (name === '-') return readFileSync(0);
  const file = statOf(name);
  if (!file) throw new BadInput((w) => w.noFile(name));
  if (!file.isFile()) throw new BadInput((w) => w.notAFile(name));
  if (file.size > largest) throw new BadInput((w) => w.tooLarge(name));
  try {
    return readFileSync(name);
  } catch {
    throw new BadInput((w) => w.notRead(name));
  }
}

export function statOf(name: string): Stats | undefined {
  try {
    return statSync(name, { throwIfNoEntry: false });
  } catch {
    throw new BadInput((w) => w.notRead(name));
  }
}

/** The files that were named, and those of the folders that were named which end so. */
export function filesIn(names: readonly string[], endings: readonly string[]): string[] {
  return names.flatMap((name) => {
    if (!statOf(name)?.isDirectory()) return [name];
    const found = globSync(`**/*.{${endings.join(',')}}`, { cwd: name }).sort();
    if (found.length === 0) {
      const wanted = endings.map((ending) => `.${ending}`);
      throw new BadInput((w) => w.noneInFolder(wanted, name));
    }
    return found.map((file) => join(name, file));
  });
}

/** Writes, or tells that it cannot be written. */
export function writing<T>(name: string, write: () => T): T {
  try {
    return write();
  } catch (error) {
    if (!(error instanceof Error) || !('syscall' in error)) throw error;
    throw new BadInput((w) => w.notWritten(name));
  }
}

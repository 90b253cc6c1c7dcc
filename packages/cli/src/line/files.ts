import {
  accessSync,
  closeSync,
  constants,
  fsyncSync,
  globSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { BadInput } from './command.ts';

/** Reads a file, or stdin for `-`. Throws BadInput if it cannot be read or is too large. */
export function readBytes(name: string, largest: number): Buffer {
  if (name === '-') return readStdin(largest);
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

/** Stops reading at `largest` bytes. */
function readStdin(largest: number): Buffer {
  const parts: Buffer[] = [];
  for (let length = 0; ; ) {
    const part = Buffer.alloc(1 << 16);
    const read = readPart(part);
    if (read === 0) return Buffer.concat(parts);
    length += read;
    if (length > largest) throw new BadInput((w) => w.tooLarge('-'));
    parts.push(part.subarray(0, read));
  }
}

function readPart(part: Buffer): number {
  try {
    return readSync(0, part);
  } catch (error) {
    // On Windows the end of stdin is an EOF error; anything else, such as EAGAIN, cannot be read.
    if (error instanceof Error && 'code' in error && error.code === 'EOF') return 0;
    throw new BadInput((w) => w.notRead('-'));
  }
}

/** Is it a readable file of at most `largest` bytes? */
export function isReadable(name: string, largest = Number.POSITIVE_INFINITY): boolean {
  try {
    accessSync(name, constants.R_OK);
    const file = statSync(name);
    return file.isFile() && file.size <= largest;
  } catch {
    return false;
  }
}

/**
 * Replaces a file atomically: writes a temporary file beside it, syncs it to disk and renames it. Throws the file
 * system's error; the old file is then unchanged.
 */
export function replaceFile(name: string, text: string): void {
  const old = statSync(name, { throwIfNoEntry: false });
  // A pipe or device cannot be replaced: write to it.
  if (old && !old.isFile()) return writeFileSync(name, text);
  const file = old ? realpathSync(name) : name;
  const beside = join(dirname(file), `.${basename(file)}.${process.pid}.part`);
  try {
    const part = openSync(beside, 'w', old ? old.mode & 0o777 : 0o666);
    try {
      writeFileSync(part, text);
      fsyncSync(part);
    } finally {
      closeSync(part);
    }
    renameSync(beside, file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
  syncFolder(dirname(file));
}

/** Syncs the folder, so that the rename is on disk too. */
function syncFolder(name: string): void {
  try {
    const folder = openSync(name, 'r');
    try {
      fsyncSync(folder);
    } finally {
      closeSync(folder);
    }
  } catch {
    // Not every file system can sync folders; the file itself is complete.
  }
}

/** Removes temporary files left beside a file by killed processes. */
export function removeStaleParts(name: string): void {
  const file = basename(name);
  for (const left of readdirSync(dirname(name))) {
    const [, of, pid] = /^\.(.+)\.(\d+)\.part$/.exec(left) ?? [];
    if (of === file && !isRunning(Number(pid))) rmSync(join(dirname(name), left), { force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

export function statOf(name: string): Stats | undefined {
  try {
    return statSync(name, { throwIfNoEntry: false });
  } catch {
    throw new BadInput((w) => w.notRead(name));
  }
}

/** The named files, and in named folders all files with these extensions. */
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

/** Runs `write`; a file system error becomes BadInput. */
export function withWriteErrors<T>(name: string, write: () => T): T {
  try {
    return write();
  } catch (error) {
    if (!(error instanceof Error) || !('syscall' in error)) throw error;
    throw new BadInput((w) => w.notWritten(name));
  }
}

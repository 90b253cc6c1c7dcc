import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

/** The command as it is installed, run in a folder of its own. */

export const root = fileURLToPath(new URL('../../..', import.meta.url));
export const folder = mkdtempSync(join(tmpdir(), 'methuselah-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Whoever runs the tests may have set a language or colours. */
const { LANG, LC_ALL, LC_MESSAGES, NO_COLOR, FORCE_COLOR, ...plainEnv } = process.env;

export { plainEnv };

export interface Surroundings {
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string;
}

export function methuselahIn(surroundings: Surroundings, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/methuselah'), args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...plainEnv, ...surroundings.env },
    ...(surroundings.input === undefined ? {} : { input: surroundings.input }),
  });
  return { status, stdout, stderr };
}

export const methuselah = (...args: string[]) => methuselahIn({}, ...args);

/** What it prints for programs. */
export const told = (...args: string[]) => JSON.parse(methuselah(...args, '--json').stdout);

export function file(name: string, text: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

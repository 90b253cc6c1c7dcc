import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

/** Runs the installed command in a temporary folder. */

export const root = fileURLToPath(new URL('../../..', import.meta.url));
export const folder = mkdtempSync(join(tmpdir(), 'methuselah-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Without the language and colour settings of the developer's shell. */
const { LANG, LC_ALL, LC_MESSAGES, NO_COLOR, FORCE_COLOR, ...plainEnv } = process.env;

export { plainEnv };

export interface Surroundings {
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string;
}

export function methuselahIn(context: Surroundings, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/methuselah'), args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...plainEnv, ...context.env },
    ...(context.input === undefined ? {} : { input: context.input }),
  });
  return { status, stdout, stderr };
}

export const methuselah = (...args: string[]) => methuselahIn({}, ...args);

/** Its JSON output. */
export const jsonOf = (...args: string[]) => JSON.parse(methuselah(...args, '--json').stdout);

export function file(name: string, text: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

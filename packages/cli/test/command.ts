import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, vi } from 'vitest';
import { methuselah as run } from '../src/methuselah.ts';
import { sanitizeConsole } from '../src/print/sanitize.ts';

/** Runs the command in a temporary folder: in this process, where that is enough, as it starts in no time; or as it is installed. */

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

interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The installed command, in a process of its own. */
export function methuselahIn(context: Surroundings, ...args: string[]): Ended {
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/methuselah'), args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...plainEnv, ...context.env },
    ...(context.input === undefined ? {} : { input: context.input }),
  });
  return { status, stdout, stderr };
}

/** What the command does and prints, in this process: `main.ts` does the same. One at a time, as it prints to this process's output. */
export const methuselah = (...args: string[]): Promise<Ended> => methuselahWith({}, ...args);

export async function methuselahWith(env: NodeJS.ProcessEnv, ...args: string[]): Promise<Ended> {
  const told = { stdout: '', stderr: '' };
  const was = { console: { ...console }, folder: process.cwd(), env: process.env };
  const spies = (['stdout', 'stderr'] as const).map((stream) =>
    vi.spyOn(process[stream], 'write').mockImplementation((text) => {
      told[stream] += text;
      return true;
    }),
  );
  sanitizeConsole();
  process.chdir(folder);
  process.env = { ...plainEnv, ...env };
  try {
    return { status: await run(args), ...told };
  } finally {
    process.env = was.env;
    process.chdir(was.folder);
    Object.assign(console, was.console);
    for (const spy of spies) spy.mockRestore();
  }
}

/** Its JSON output. */
export const jsonOf = async (...args: string[]) => JSON.parse((await methuselah(...args, '--json')).stdout);

export function file(name: string, text: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

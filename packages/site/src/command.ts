/** What the commands that serve the page share. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Tried first, if no port was asked for. */
export const FIRST_PORT = 8080;

const PAGE = join(import.meta.dirname, '../../web');
/** Where the built page is. */
export const PAGE_FOLDER = join(PAGE, 'dist');

export async function buildPage(): Promise<void> {
  const { build } = await import('vite');
  await build({ root: PAGE, logLevel: 'warn' });
}

/** The command line makes no sense. */
export class BadArgument extends Error {
  override readonly name = 'BadArgument';
}

export function portOf(name: string, text: string): number {
  const port = Number(text);
  if (text.trim() !== '' && Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new BadArgument(`${name} takes a whole number from 0 to 65535, not "${text}".`);
}

/** Calls `tried` with a port; with `orNext`, with the next ones while they are taken. */
export async function freePort<T>(
  port: number,
  orNext: boolean,
  tried: (port: number) => Promise<T>,
): Promise<T> {
  for (let next = port; ; next++) {
    try {
      return await tried(next);
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!isTaken || !orNext || next >= 65535) throw error;
    }
  }
}

/** Why a port could not be listened on. */
export const whyNotListen = (port: number, error: unknown): string =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    ? `Port ${port} is taken; another one can be given with --port.`
    : `Port ${port} cannot be listened on: ${error instanceof Error ? error.message : error}.`;

/** Does nothing without a desktop or browser: the address is printed, too. */
export function openBrowser(address: string): void {
  const { DISPLAY, WAYLAND_DISPLAY } = process.env;
  const desktop: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
    darwin: ['open'],
    win32: ['cmd', '/c', 'start', ''],
  };
  const [command, ...args] = desktop[process.platform] ?? (DISPLAY || WAYLAND_DISPLAY ? ['xdg-open'] : []);
  if (command === undefined) return;
  const child = spawn(command, [...args, address], { detached: true, stdio: 'ignore' });
  child.on('error', () => {});
  child.unref();
}

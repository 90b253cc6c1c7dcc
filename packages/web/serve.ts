/** Serves the built page on this machine, with nothing behind it: `node packages/web/serve.ts [folder] [--build]`. */
import { stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  BadArgument,
  buildPage,
  FIRST_PORT,
  freePort,
  openBrowser,
  PAGE_FOLDER,
  portOf,
  whyNotListen,
} from '@methuselah/site/command';
import { filesOf } from '@methuselah/site/files';

const USAGE = `node packages/web/serve.ts [folder] [--build] [--port N] [--no-open]
  folder     where the built page is (packages/web/dist)
  --build    builds it first
  --port     where to listen (PORT, or the first free one from 8080)
  --no-open  does not open a browser`;

/** A web server for the files of one folder. */
export const siteOf = (folder: string): Server => createServer(filesOf(folder));

/** Listens on a local port. If it is taken, throws or tries the next ones (`orNext`). */
export const listen = (server: Server, port: number, orNext: boolean): Promise<number> =>
  freePort(port, orNext, (tried) => {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    server.once('error', reject);
    server.listen(tried, '127.0.0.1', () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
    return promise;
  });

interface Arguments {
  readonly folder: string;
  readonly port: number | null;
  readonly open: boolean;
  readonly build: boolean;
}

function readArguments(): Arguments {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      allowNegative: true,
      options: {
        port: { type: 'string' },
        open: { type: 'boolean', default: true },
        build: { type: 'boolean', default: false },
      },
    });
    const [folder, more] = positionals;
    if (more !== undefined) throw new BadArgument(`One folder can be served, not also "${more}".`);
    return {
      folder: folder ?? PAGE_FOLDER,
      port:
        values.port === undefined
          ? process.env.PORT
            ? portOf('PORT', process.env.PORT)
            : null
          : portOf('--port', values.port),
      open: values.open,
      build: values.build,
    };
  } catch (error) {
    throw new BadArgument(error instanceof Error ? error.message : String(error));
  }
}

async function main(): Promise<void> {
  const given = readArguments();
  if (given.build) await buildPage();
  if (!(await stat(join(given.folder, 'index.html')).catch(() => null)))
    throw new BadArgument(`There is no page in ${given.folder}: --build makes it.`);
  const server = siteOf(given.folder);
  const first = given.port ?? FIRST_PORT;
  const port = await listen(server, first, given.port === null).catch((error: unknown) => {
    throw new BadArgument(whyNotListen(first, error));
  });
  const address = `http://localhost:${port}/`;
  console.log(`Methuselah is at ${address} (Ctrl+C ends it).`);
  if (given.open) openBrowser(address);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
}

if (import.meta.main) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof BadArgument)) throw error;
    console.error(error.message);
    console.error(USAGE);
    process.exitCode = 2;
  }
}

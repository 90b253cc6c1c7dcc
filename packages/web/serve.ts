/** Serves the built page on this machine, and opens it in a browser if there is a desktop. */
import { spawn } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { POLICY_HEADER } from './build/policy.ts';

const USAGE = `npm start -- [--port N] [--no-open]
  --port     where to listen (PORT, or the first free one from 8080)
  --no-open  does not open a browser`;

const FIRST_PORT = 8080;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
const ALREADY_COMPRESSED = new Set(['.png', '.ico', '.woff2']);

const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': POLICY_HEADER,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

type Coding = 'br' | 'gzip';
const COMPRESS: Readonly<Record<Coding, (body: Buffer) => Buffer>> = {
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body) => gzipSync(body, { level: 9 }),
};

/** The file that a URL names; null if it would be outside the folder. */
function fileIn(root: string, url: string): string | null {
  let path: string;
  try {
    path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return null;
  }
  if (path.includes('\0')) return null;
  const file = join(root, path.endsWith('/') ? `${path}index.html` : path);
  return file.startsWith(root + sep) ? file : null;
}

/** The best encoding that the client accepts. */
function codingOf({ headers }: IncomingMessage): Coding | undefined {
  const accepted = String(headers['accept-encoding'] ?? '');
  return (['br', 'gzip'] as const).find((each) => new RegExp(`\\b${each}\\b(?!;q=0\\b)`).test(accepted));
}

/** A web server for the files of one folder. */
export function siteOf(folder: string): Server {
  const root = resolve(folder);
  const compressed = new Map<string, Buffer>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const file = fileIn(root, request.url ?? '/');
    const found = file === null ? null : await stat(file).catch(() => null);
    if (file === null || !found?.isFile()) {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' });
      response.end('There is nothing here. The game is at the root of this address.\n');
      return;
    }
    const kind = extname(file);
    // File names in assets/ contain a hash of the content.
    const isImmutable = file.startsWith(join(root, 'assets') + sep);
    const tag = `"${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}"`;
    response.setHeader('Cache-Control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    response.setHeader('Content-Type', TYPES[kind] ?? 'application/octet-stream');
    response.setHeader('ETag', tag);
    response.setHeader('Vary', 'Accept-Encoding');
    if (request.headers['if-none-match'] === tag) {
      response.writeHead(304).end();
      return;
    }
    let body: Buffer = await readFile(file);
    const coding = codingOf(request);
    if (coding && !ALREADY_COMPRESSED.has(kind)) {
      const key = `${coding} ${tag} ${file}`;
      const smaller = compressed.get(key) ?? COMPRESS[coding](body);
      compressed.set(key, smaller);
      body = smaller;
      response.setHeader('Content-Encoding', coding);
    }
    response.writeHead(200, { 'Content-Length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  return createServer((request, response) => {
    answer(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
}

/** Listens on a local port. If it is taken, throws or tries the next ones (`orNext`). */
export async function listen(server: Server, port: number, orNext: boolean): Promise<number> {
  for (let tried = port; ; tried++) {
    const outcome = await new Promise<NodeJS.ErrnoException | null>((done) => {
      server.once('error', done);
      server.listen(tried, '127.0.0.1', () => {
        server.off('error', done);
        done(null);
      });
    });
    const address = server.address();
    if (outcome === null && address !== null && typeof address === 'object') return address.port;
    if (outcome?.code !== 'EADDRINUSE' || !orNext || tried >= 65535) throw outcome ?? new Error('no address');
  }
}

/** Does nothing without a desktop or browser: the address is printed, too. */
function openBrowser(address: string): void {
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

class BadArgument extends Error {}

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
      folder: folder ?? join(import.meta.dirname, 'dist'),
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

function portOf(name: string, text: string): number {
  const port = Number(text);
  if (text.trim() !== '' && Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new BadArgument(`${name} takes a whole number from 0 to 65535, not "${text}".`);
}

async function main(): Promise<void> {
  const given = readArguments();
  if (given.build) {
    const { build } = await import('vite');
    await build({ root: import.meta.dirname, logLevel: 'warn' });
  }
  if (!(await stat(join(given.folder, 'index.html')).catch(() => null)))
    throw new BadArgument(`There is no page in ${given.folder}: "npm start" builds it.`);
  const server = siteOf(given.folder);
  const port = await listen(server, given.port ?? FIRST_PORT, given.port === null).catch((error: unknown) => {
    throw new BadArgument(
      error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
        ? `Port ${given.port} is taken; another one can be given with --port.`
        : `Port ${given.port ?? FIRST_PORT} cannot be listened on: ${error instanceof Error ? error.message : error}.`,
    );
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

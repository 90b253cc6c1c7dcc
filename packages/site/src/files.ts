/** The files of the built page over HTTP: types, compression, caching, and the headers that keep it safe. */
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { POLICY_HEADER } from './policy.ts';

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
const [brotlied, gzipped] = [promisify(brotliCompress), promisify(gzip)];
const COMPRESS: Readonly<Record<Coding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => brotlied(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body) => gzipped(body, { level: 9 }),
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

/** Answers a request whole, whatever it asks for. */
export type Answering = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Answers with the files of one folder. */
export function filesOf(folder: string): Answering {
  const root = resolve(folder);
  const compressed = new Map<string, Promise<Buffer>>();
  /** Each file is compressed once, and nothing else waits for that. */
  const smaller = (coding: Coding, tag: string, file: string, body: Buffer): Promise<Buffer> => {
    const key = `${coding} ${tag} ${file}`;
    const made = compressed.get(key) ?? COMPRESS[coding](body);
    compressed.set(key, made);
    return made;
  };

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
      body = await smaller(coding, tag, file, body);
      response.setHeader('Content-Encoding', coding);
    }
    response.writeHead(200, { 'Content-Length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  return (request, response) =>
    answer(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
}

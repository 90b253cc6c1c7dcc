import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, siteOf } from '../serve.ts';

const SCRIPT = join(import.meta.dirname, '../serve.ts');
const top = mkdtempSync(join(tmpdir(), 'methuselah-'));
const folder = join(top, 'dist');
let server: Server;
let port: number;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(top, 'secret.txt'), 'secret');
  writeFileSync(join(top, 'dist-secret.txt'), 'secret');
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>The page</title>');
  writeFileSync(join(folder, 'sw.js'), 'self;');
  writeFileSync(join(folder, 'manifest.webmanifest'), '{}');
  writeFileSync(join(folder, 'assets/main-Ab12.js'), 'export {};'.repeat(100));
  server = siteOf(folder);
  port = await listen(server, 0, false);
});
afterAll(() => {
  server.close();
  rmSync(top, { recursive: true });
});

const get = (path: string, init?: RequestInit) => fetch(`http://localhost:${port}${path}`, init);

/** Requests a path as it is: fetch would normalize it. */
const rawStatus = (path: string): Promise<number | undefined> =>
  new Promise((done, failed) => {
    const asked = request({ port, host: '127.0.0.1', path }, (response) => {
      response.resume();
      done(response.statusCode);
    });
    asked.on('error', failed);
    asked.end();
  });

test('the page is at the root, revalidated each time, with a security policy', async () => {
  const response = await get('/?x=1');
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('The page');
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'; script-src 'self';");
  expect(policy).not.toContain('unsafe-eval');
  expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache');
  expect((await get('/manifest.webmanifest')).headers.get('content-type')).toMatch(
    /^application\/manifest\+json/,
  );
});

test('a file with a hash in its name is cached for ever, and compressed as the browser accepts', async () => {
  for (const coding of ['br', 'gzip']) {
    const response = await get('/assets/main-Ab12.js', { headers: { 'accept-encoding': coding } });
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe(coding);
    expect(Number(response.headers.get('content-length'))).toBeLessThan(100);
    expect(await response.text()).toBe('export {};'.repeat(100));
  }
  const plain = await get('/assets/main-Ab12.js', { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(plain.headers.get('content-length')).toBe('1000');
});

test('an unchanged file is not sent again', async () => {
  const tag = (await get('/')).headers.get('etag') ?? '';
  expect((await get('/', { headers: { 'if-none-match': tag } })).status).toBe(304);
  expect((await get('/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
});

test.each([
  '/nothing.js',
  '/assets',
  '/assets/',
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/../dist-secret.txt',
  '/assets/../../secret.txt',
  '/..%5csecret.txt',
  '/%00',
  '/%',
  '//',
])('%s is not found', async (path) => {
  expect(await rawStatus(path)).toBe(404);
});

test('only GET and HEAD are allowed', async () => {
  expect((await get('/', { method: 'POST' })).status).toBe(405);
  const head = await get('/', { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(await head.text()).toBe('');
});

/** Starts the command and waits for its first line. */
async function start(...args: string[]) {
  const child = spawn(process.execPath, [SCRIPT, folder, '--no-open', ...args], { stdio: 'pipe' });
  const [line] = await once(createInterface(child.stdout), 'line');
  return { child, line: String(line) };
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  'the command prints its address, and exits cleanly on %s',
  async (signal) => {
    const { child, line } = await start('--port', '0');
    const address = /http:\/\/localhost:\d+\//.exec(line)?.[0] ?? '';
    expect(await (await fetch(address)).text()).toContain('The page');
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([0, null]);
  },
);

test.each([
  [['--port', 'http'], /^--port takes a whole number from 0 to 65535, not "http"\.$/m],
  [['--speed', '3'], /Unknown option '--speed'/],
  [['more'], /^One folder can be served, not also "more"\.$/m],
])('%j is reported, with exit code 2', async (args, message) => {
  const child = spawn(process.execPath, [SCRIPT, folder, '--no-open', ...args], { stdio: 'pipe' });
  let said = '';
  child.stderr.on('data', (data) => {
    said += String(data);
  });
  expect(await once(child, 'close')).toEqual([2, null]);
  expect(said).toMatch(message);
  expect(said).toMatch(/^node packages\/web\/serve\.ts /m);
});

test('a port in use is an error if it was requested, else the next one is tried', async () => {
  const second = siteOf(folder);
  await expect(listen(second, port, false)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  expect(await listen(second, port, true)).toBeGreaterThan(port);
  second.close();
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesOf } from '@methuselah/web/files';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../src/http/limits.ts';
import type { EventLog } from '../src/log/index.ts';
import { Place } from './logs.ts';
import { ask, begunTable, Node, Person } from './nodes.ts';

const folder = mkdtempSync(join(tmpdir(), 'methuselah-page-'));
let place: Place;
let log: EventLog;
let node: Node;
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>The page</title>');
  writeFileSync(join(folder, 'assets/main-Ab12.js'), 'export {};'.repeat(100));
  place = await Place.of('SQLite');
  log = await place.log();
  node = await Node.start(log, { page: filesOf(folder) });
});
afterAll(async () => {
  await node.server.close();
  await place.remove();
  rmSync(folder, { recursive: true });
});

/** Requests a path as it is: fetch would normalize it. */
const rawStatus = (path: string): Promise<number | undefined> =>
  new Promise((done, failed) => {
    const asked = request({ port: new URL(node.origin).port, host: '127.0.0.1', path }, (response) => {
      response.resume();
      done(response.statusCode);
    });
    asked.on('error', failed);
    asked.end();
  });

test('the page is at the root with its own policy, and the API beside it with another', async () => {
  const page = await ask(node.origin, '/');
  expect(page.text).toContain('The page');
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(page.headers.get('content-security-policy')).toContain("connect-src 'self'");
  const api = await ask(node.origin, '/api/v1/me');
  expect([api.status, api.json]).toEqual([401, { error: 'noSession' }]);
  expect(api.headers.get('content-security-policy')).not.toContain('script-src');
  expect(api.headers.get('cache-control')).toBe('no-store');
});

test('files are compressed, kept for ever by their name, and not sent again unchanged', async () => {
  const headers = { 'Accept-Encoding': 'br' };
  const file = await ask(node.origin, '/assets/main-Ab12.js', { headers });
  expect(file.text).toBe('export {};'.repeat(100));
  expect(file.headers.get('content-encoding')).toBe('br');
  expect(file.headers.get('cache-control')).toContain('immutable');
  const again = { 'If-None-Match': file.headers.get('etag') ?? '' };
  expect((await ask(node.origin, '/assets/main-Ab12.js', { headers: again })).status).toBe(304);
});

test('what is not there is told by the page, or by the API under its prefix', async () => {
  const nothing = await ask(node.origin, '/nothing');
  expect([nothing.status, nothing.text]).toEqual([404, expect.stringContaining('at the root')]);
  for (const path of ['/api/v1/nothing', '/api/nothing', '/api/v2/']) {
    const { status, json } = await ask(node.origin, path);
    expect([path, status, json]).toEqual([path, 404, { error: 'notFound' }]);
  }
  const posted = { method: 'POST', body: 'name=x', headers: { 'Content-Type': 'text/plain' } };
  expect((await ask(node.origin, '/', posted)).status).toBe(405);
  expect((await ask(node.origin, '/api/v1/%zz')).json).toEqual({ error: 'badRequest' });
});

test.each(['/../secret.txt', '/..%2fsecret.txt', '/%', '/%00', '/assets/', '/apix/../../secret.txt'])(
  '%s is not found',
  async (path) => {
    expect(await rawStatus(path)).toBe(404);
  },
);

test('a visit with all its files takes nothing from what the API allows', async () => {
  const limits = { ...DEFAULT_LIMITS, requests: { burst: 2, perSecond: 0.001 } };
  const strict = await Node.start(log, { page: filesOf(folder), limits });
  const files = await Promise.all(
    Array.from({ length: 400 }, () => ask(strict.origin, '/assets/main-Ab12.js')),
  );
  expect(new Set(files.map(({ status }) => status))).toEqual(new Set([200]));
  const asked = [];
  for (let count = 0; count < 3; count++) asked.push((await ask(strict.origin, '/api/v1/me')).status);
  expect(asked).toEqual([401, 401, 429]);
  expect((await ask(strict.origin, '/')).status).toBe(200);
  await strict.server.close();
});

test('too many files are refused as well', async () => {
  const limits = { ...DEFAULT_LIMITS, files: { burst: 1, perSecond: 0.001 } };
  const strict = await Node.start(log, { page: filesOf(folder), limits });
  expect((await ask(strict.origin, '/')).status).toBe(200);
  expect((await ask(strict.origin, '/')).status).toBe(429);
  await strict.server.close();
});

test('tables are played beside it, and the log is about them alone', async () => {
  const people = [await Person.at(node.origin, 'Ada'), await Person.at(node.origin, 'Ben')];
  const wire = await (people[0] as Person).sit(await begunTable(people));
  await wire.shown();
  await wire.end();
  expect(node.lines.join('')).toContain('/api/v1/tables/:table/start');
  const { length } = node.lines;
  for (const path of ['/', '/assets/main-Ab12.js', '/nothing', '/%']) await ask(node.origin, path);
  expect(node.lines.slice(length)).toEqual([]);
});

test('metrics are for this machine, or for who has the token', async () => {
  const status = async (headers: Record<string, string>, options: object = {}): Promise<number> => {
    const measured = await Node.start(log, { page: filesOf(folder), ...options });
    const said = await ask(measured.origin, '/metrics', { headers });
    await measured.server.close();
    return said.status;
  };
  expect(await status({})).toBe(200);
  expect(await status({ 'X-Forwarded-For': '192.0.2.1' })).toBe(404);
  expect(await status({}, { proxies: 1 })).toBe(404);
  const metricsToken = 'a token of the operators';
  const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
  expect(await status(bearer('other'), { metricsToken })).toBe(404);
  expect(await status({}, { metricsToken })).toBe(404);
  expect(await status(bearer('right'), { metricsToken: 'right', proxies: 1 })).toBe(200);
  expect(await status({ Cookie: 'methuselah=right' }, { metricsToken: 'right' })).toBe(404);
});

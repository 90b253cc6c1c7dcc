import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ERROR_KEYS } from '../src/http/errors.ts';
import { DEFAULT_LIMITS } from '../src/http/limits.ts';
import { ROUTES } from '../src/http/routes.ts';
import type { Reply } from '../src/http/schemas.ts';
import { type EventLog, LogUnavailable } from '../src/log/index.ts';
import { Place } from './logs.ts';
import { ask, begunTable, Node, Person, type Said } from './nodes.ts';

let place: Place;
let log: EventLog;
let node: Node;
beforeAll(async () => {
  place = await Place.of('SQLite');
  log = await place.log();
  node = await Node.start(log);
});
afterAll(async () => {
  await node.server.close();
  await place.remove();
});

/** An error of the list, and nothing else; with the headers that every answer has. */
function expectError({ status, json, headers }: Said<unknown>, code: number, error: string): void {
  expect([status, json]).toEqual([code, { error }]);
  expect(ERROR_KEYS).toContain(error);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
}

describe('sessions', () => {
  test('a guest has a cookie that no script and no other site can use', async () => {
    const asking = { method: 'POST', body: { name: 'Ada' } };
    const { status, headers, json } = await ask(node.origin, '/api/v1/guests', asking);
    expect([status, json]).toEqual([201, { name: 'Ada', session: 'cookie', login: null }]);
    expect(headers.get('set-cookie')).toMatch(
      /^methuselah=[\w-]{22}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+$/,
    );
    const secure = await Node.start(log, { publicOrigin: 'https://play.example' });
    expect((await ask(secure.origin, '/api/v1/guests', asking)).headers.get('set-cookie')).toMatch(
      /; Secure$/,
    );
    await secure.server.close();
  });

  test.each(['', '   ', 'a\u202eb', 'x'.repeat(41), 7, null])('no guest is called %j', async (name) => {
    expectError(
      await ask(node.origin, '/api/v1/guests', { method: 'POST', body: { name } }),
      400,
      'badRequest',
    );
  });

  test('a guest can change their name, and leave for good', async () => {
    const ada = await Person.at(node.origin, 'Ada');
    expect(await ada.does<object>('PATCH', '/me', { name: 'Eve' })).toEqual({
      name: 'Eve',
      session: 'cookie',
      login: null,
    });
    expect(await ada.does<object>('GET', '/me')).toEqual({ name: 'Eve', session: 'cookie', login: null });
    expect((await ada.ask('DELETE', '/session')).status).toBe(204);
    expectError(await ada.ask('GET', '/me'), 401, 'noSession');
  });

  test('what changes something with a cookie comes from our own page', async () => {
    const ada = await Person.at(node.origin, 'Ada');
    const rename = (headers: Record<string, string>) =>
      ask(node.origin, '/api/v1/me', { method: 'PATCH', body: { name: 'Mallory' }, headers });
    for (const Origin of [
      'https://evil.example',
      'null',
      'http://127.0.0.1:1',
      `${node.origin}.evil.example`,
    ])
      expectError(await rename({ Cookie: ada.cookie, Origin }), 403, 'badOrigin');
    expectError(await rename({ Cookie: ada.cookie }), 403, 'badOrigin');
    expect(await ada.does<object>('GET', '/me')).toMatchObject({ name: 'Ada' });
    const behind = await Node.start(log, { publicOrigin: 'https://play.example' });
    const there = await ask(behind.origin, '/api/v1/me', {
      method: 'PATCH',
      body: { name: 'Ada II' },
      headers: { Cookie: ada.cookie, Origin: 'https://play.example' },
    });
    expect(there.status).toBe(200);
    await behind.server.close();
  });

  test('a token acts for its owner without a cookie, but makes no tokens', async () => {
    const ada = await Person.at(node.origin, 'Ada');
    const made = await ada.does<Reply<'newToken'>>('POST', '/tokens', { label: 'bot' });
    const headers = { Authorization: `Bearer ${made.token}` };
    const table = await ask<Reply<'table'>>(node.origin, '/api/v1/tables', {
      method: 'POST',
      body: {},
      headers,
    });
    expect(table.json.chairs[0]).toMatchObject({ is: 'person', name: 'Ada', isYou: true });
    const more = { method: 'POST', body: { label: 'more' }, headers };
    expectError(await ask(node.origin, '/api/v1/tokens', more), 403, 'notByToken');
    const { tokens } = await ada.does<Reply<'tokens'>>('GET', '/tokens');
    expect(tokens.map(({ label }) => label)).toEqual(['bot']);
    expect((await ada.ask('DELETE', `/tokens/${made.id}`)).status).toBe(204);
    expectError(await ask(node.origin, '/api/v1/me', { headers }), 401, 'noSession');
    expectError(await ada.ask('DELETE', `/tokens/${made.id}`), 404, 'notFound');
  });
});

describe('tables', () => {
  test('are made, joined, changed and begun, and nobody sees the deck of another', async () => {
    const [ada, ben, cleo] = await Promise.all(
      ['Ada', 'Ben', 'Cleo'].map((name) => Person.at(node.origin, name)),
    );
    if (!ada || !ben || !cleo) throw new Error('Somebody is missing.');
    const { id, ...made } = await ada.does('POST', '/tables', { isPublic: true, seats: 3, deck: 'tremere' });
    expect(made).toMatchObject({ hasBegun: false, isHost: true, seat: null });
    expect(made.chairs[0]).toMatchObject({ deck: 'tremere', hasDeck: true });
    const { tables } = await ben.does<Reply<'tables'>>('GET', '/tables');
    expect(tables.map((each) => each.id)).toContain(id);
    await ben.does('POST', `/tables/${id}/join`, { deck: 'ventrue' });
    expectError(await ben.ask('PUT', `/tables/${id}/chairs/2`, { is: 'bot', bot: 'novice' }), 403, 'notHost');
    await ada.does('PUT', `/tables/${id}/chairs/2`, { is: 'bot', bot: 'novice', deck: 'toreador' });
    expectError(await cleo.ask('POST', `/tables/${id}/join`, {}), 409, 'full');
    expectError(await ada.ask('POST', `/tables/${id}/start`, {}), 409, 'notReady');
    await ben.does('PUT', `/tables/${id}/ready`, { isReady: true });
    expectError(await ada.ask('POST', `/tables/${id}/start`, { seating: [0, 0, 1] }), 400, 'badRequest');
    await ada.does('POST', `/tables/${id}/start`, { seating: [1, 2, 0] });
    expect(await ben.does('GET', `/tables/${id}`)).toMatchObject({ hasBegun: true, seat: 0 });
    expect(await ada.does('GET', `/tables/${id}`)).toMatchObject({ seat: 2 });
    expect(await cleo.does('GET', `/tables/${id}`)).toMatchObject({ seat: null });
    const { seed } = JSON.parse((await log.read(id, 0))[0]?.body ?? '{}');
    for (const [person, deck] of [
      [ada, 'ventrue'],
      [ben, 'tremere'],
      [cleo, 'toreador'],
    ] as const) {
      expect(person.texts.join()).not.toContain(deck);
      expect(person.texts.join()).not.toContain(seed);
    }
  });

  test('private ones are in no list', async () => {
    const ada = await Person.at(node.origin, 'Ada');
    const { id } = await ada.does('POST', '/tables', { isPublic: false });
    expect(JSON.stringify(await ada.does('GET', '/tables'))).not.toContain(id);
    expect(await (await Person.at(node.origin, 'Ben')).does('POST', `/tables/${id}/join`, {})).toMatchObject({
      id,
    });
  });

  test('quick match brings two strangers together', async () => {
    const [ada, ben] = [await Person.at(node.origin, 'Ada'), await Person.at(node.origin, 'Ben')];
    const { id } = await ada.does('POST', '/tables/quick', { deck: 'tremere' });
    expect((await ben.does('POST', '/tables/quick', {})).id).toBe(id);
    await ada.does('POST', `/tables/${id}/leave`);
    expect(await ben.does('GET', `/tables/${id}`)).toMatchObject({ isHost: true });
  });
});

describe('whatever is asked', () => {
  test('errors come from a list and tell nothing else', async () => {
    const ada = await Person.at(node.origin, 'Ada');
    expectError(await ask(node.origin, '/nothing'), 404, 'notFound');
    expectError(await ask(node.origin, '/api/v1/%zz'), 400, 'badRequest');
    expectError(await ask(node.origin, '/api/v1/me', { method: 'POST', body: {} }), 404, 'notFound');
    expectError(await ada.ask('GET', '/tables/..%2f..%2fetc'), 404, 'notFound');
    expectError(await ada.ask('GET', '/tables/0123456789abcdefghijkl'), 404, 'noTable');
    expectError(await ada.ask('POST', '/tables', '{"seats":'), 400, 'badRequest');
    expectError(await ada.ask('POST', '/tables', { seats: 7 }), 400, 'badRequest');
    expectError(await ada.ask('POST', '/tables', { deck: '__proto__' }), 400, 'badRequest');
    expectError(await ada.ask('POST', '/tables', { unknown: true }), 400, 'badRequest');
    expectError(await ada.ask('POST', '/tables', { x: 'x'.repeat(17_000) }), 413, 'tooLarge');
    const plain = {
      method: 'POST',
      body: 'name=x',
      headers: { ...ada.headers, 'Content-Type': 'text/plain' },
    };
    expectError(await ask(node.origin, '/api/v1/tables', plain), 400, 'badRequest');
    const none = { headers: { Cookie: 'methuselah=0123456789abcdefghijkl' } };
    expectError(await ask(node.origin, '/api/v1/me', none), 401, 'noSession');
  });

  test('a database that is away, and a mistake of ours, are told as such', async () => {
    const failing = async (error: Error, code: number, key: string): Promise<Node> => {
      const query = async () => Promise.reject(error);
      const broken = await Node.start({ ...log, database: { ...log.database, query } });
      expectError(await ask(broken.origin, '/healthz'), code, key);
      await broken.server.close();
      return broken;
    };
    await failing(new LogUnavailable('gone'), 503, 'unavailable');
    const { lines } = await failing(new TypeError('marked text'), 500, 'internal');
    expect(lines.join()).toContain('TypeError');
    expect(lines.join()).not.toContain('marked text');
  });

  test('who asks too much is refused for a while', async () => {
    const limits = { requests: { burst: 3, perSecond: 0.001 }, guests: { burst: 1, perSecond: 0.001 } };
    const strict = await Node.start(log, { limits: { ...DEFAULT_LIMITS, ...limits } });
    const become = () => ask(strict.origin, '/api/v1/guests', { method: 'POST', body: { name: 'Ada' } });
    expect((await become()).status).toBe(201);
    expectError(await become(), 429, 'tooMany');
    expect((await ask(strict.origin, '/healthz')).status).toBe(200);
    expectError(await ask(strict.origin, '/healthz'), 429, 'tooMany');
    await strict.server.close();
  });

  test('the document names every route, and all that it refers to is in it', async () => {
    const { json, text } = await ask<{
      paths: Record<string, object>;
      components: { schemas: Record<string, object> };
    }>(node.origin, '/api/v1/openapi.json');
    const named = Object.entries(json.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    const sockets = ['GET /api/v1/tables/:table/socket', 'GET /api/v1/lobby/socket'];
    const routes = Object.values(ROUTES).map(({ method, path }) => `${method} ${path}`);
    expect(named.toSorted()).toEqual([...routes, ...sockets].toSorted());
    for (const [, name = ''] of text.matchAll(/#\/components\/schemas\/(\w+)/g))
      expect(Object.keys(json.components.schemas)).toContain(name);
  });

  test('the document can be read as a page, which nothing else can be loaded into', async () => {
    const { status, headers, text } = await ask(node.origin, '/api/v1/');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect((await ask(node.origin, '/api/v1')).text).toBe(text);
    const style = /<style>(.*?)<\/style>/s.exec(text)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    expect(text).not.toMatch(/<script|https?:|style=|<link/);
    for (const [key, { method, path, says }] of Object.entries(ROUTES)) {
      expect(text).toContain(`<h3 id="${key}">${method} ${path.replace(/:(\w+)/g, '{$1}')}</h3>`);
      expect(text).toContain(says);
    }
    for (const [, target = ''] of text.matchAll(/href="#(\w+)"/g)) expect(text).toContain(` id="${target}"`);
    // What can be said over a socket is in it, with a description.
    for (const message of ['hello', 'do', 'chat', 'talk', 'report', 'view', 'patch', 'ack', 'refused', 'bye'])
      expect(text).toContain(`is: &#34;${message}&#34;`);
    expect(text).toContain('// Kept for good. It comes before what is seen of it.');
    expect(text).toContain('command: string  // Chosen by the client');
  });

  test('metrics count, and neither they nor the log name anybody', async () => {
    const marked = await Person.at(node.origin, 'Marked Name');
    const { token } = await marked.does<Reply<'newToken'>>('POST', '/tokens', { label: 'marked' });
    const id = await begunTable([marked, await Person.at(node.origin, 'Ben')]);
    await ask(node.origin, '/api/v1/me', { headers: { Authorization: `Bearer ${token}` } });
    const { text } = await ask(node.origin, '/metrics');
    expect(text).toMatch(/^methuselah_requests_total\{status="2xx"\} [1-9]\d*$/m);
    expect(text).toMatch(/^methuselah_tables \d+$/m);
    const lines = node.lines.join('');
    expect(lines).toContain('/api/v1/tables/:table');
    const { seed } = JSON.parse((await log.read(id, 0))[0]?.body ?? '{}');
    const secrets = ['Marked', 'malkavian', token, marked.cookie.split('=')[1] ?? '', id, String(seed)];
    for (const secret of secrets) expect(lines + text).not.toContain(secret);
  });
});

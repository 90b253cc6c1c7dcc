import { scrypt, scryptSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Passwords, TooBusy } from '../src/accounts/passwords.ts';
import { ERROR_KEYS } from '../src/http/errors.ts';
import type { Reply } from '../src/http/schemas.ts';
import type { EventLog } from '../src/log/index.ts';
import { Place } from './logs.ts';
import { ask, begunTable, NO_LIMITS, Node, Person } from './nodes.ts';

vi.mock('node:crypto', { spy: true });

/** What looking at passwords has cost since it was last asked. */
function costs(): unknown[] {
  const calls = vi.mocked(scrypt).mock.calls.map(([, , length, options]) => ({ length, ...options }));
  vi.mocked(scrypt).mockClear();
  return calls;
}

describe('passwords', () => {
  const passwords = new Passwords();

  test('what is kept of one fits it alone, and is another each time', async () => {
    const kept = await passwords.hash('Tzimisce caf\u00e9');
    expect(kept).toMatch(/^scrypt:32768:8:3:[\w-]{22}:[\w-]{43}$/);
    expect(await passwords.hash('Tzimisce caf\u00e9')).not.toBe(kept);
    // Keyboards write the same letter in two ways.
    expect(await passwords.fits('Tzimisce cafe\u0301', kept)).toBe(true);
    expect(await passwords.fits('Tzimisce cafe', kept)).toBe(false);
    expect(await passwords.fits('', null)).toBe(false);
  });

  test('one of a cheaper time still fits', async () => {
    const salt = Buffer.alloc(16, 7);
    const hash = scryptSync('long enough', salt, 32, { N: 1024, r: 8, p: 1 });
    const kept = `scrypt:1024:8:1:${salt.toString('base64url')}:${hash.toString('base64url')}`;
    expect(await passwords.fits('long enough', kept)).toBe(true);
    expect(await passwords.fits('long enougH', kept)).toBe(false);
  });

  test('two are looked at at once, and too many are refused', async () => {
    const busy = new Passwords();
    const done = Array.from({ length: 53 }, () => busy.fits('x', 'scrypt:2:1:1::').catch((error) => error));
    const outcomes = await Promise.all(done);
    expect(outcomes.filter((outcome) => outcome instanceof TooBusy)).toHaveLength(1);
    expect(await busy.fits('x', null)).toBe(false);
  });
});

describe.each(['SQLite', 'PostgreSQL'] as const)('accounts in %s', (kind) => {
  let place: Place;
  let log: EventLog;
  let node: Node;
  beforeAll(async () => {
    place = await Place.of(kind);
    log = await place.log();
    node = await Node.start(log);
  });
  afterAll(async () => {
    await node.server.close();
    await place.remove();
  });

  const expectError = (
    said: { readonly status: number; readonly json: unknown },
    status: number,
    error: string,
  ) => {
    expect([said.status, said.json]).toEqual([status, { error }]);
    expect(ERROR_KEYS).toContain(error);
  };
  const signIn = (login: string, password: string, origin = node.origin) =>
    ask(origin, '/api/v1/session', { method: 'POST', body: { login, password } });

  test('a guest becomes an account, keeps everything, and signs in on another device', async () => {
    const ada = await Person.at(node.origin, 'Ada');
    const table = await begunTable([ada, await Person.at(node.origin, 'Ben')]);
    const me = await ada.does<Reply<'me'>>('POST', '/accounts', {
      login: 'Ada@Home',
      password: 'long enough',
    });
    expect(me).toEqual({ name: 'Ada', session: 'cookie', login: 'ada@home' });
    expect(await ada.does<object>('GET', '/me')).toEqual(me);
    const elsewhere = await Person.signedIn(node.origin, 'ADA@home', 'long enough');
    expect(elsewhere.cookie).not.toBe(ada.cookie);
    expect(await elsewhere.does<object>('GET', '/me')).toEqual(me);
    expect(await elsewhere.does('GET', `/tables/${table}`)).toMatchObject({ seat: 0 });
    // Signing out here does not sign out there.
    expect((await elsewhere.ask('DELETE', '/session')).status).toBe(204);
    expectError(await elsewhere.ask('GET', '/me'), 401, 'noSession');
    expect(await ada.does<object>('GET', '/me')).toEqual(me);
    const again = { login: 'another', password: 'long enough' };
    expectError(await ada.ask('POST', '/accounts', again), 409, 'registered');
  });

  test('a login belongs to one account, also when two ask at once', async () => {
    const people = await Promise.all(['Ada', 'Ben'].map((name) => Person.at(node.origin, name)));
    const said = await Promise.all(
      people.map((person) =>
        person.ask('POST', '/accounts', { login: 'only-one', password: person.name.repeat(3) }),
      ),
    );
    expect(said.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const loser = said.findIndex(({ status }) => status === 409);
    expectError(said[loser] as (typeof said)[number], 409, 'taken');
    expect(await people[loser]?.does<object>('GET', '/me')).toMatchObject({ login: null });
  });

  test('a wrong password and a login that nobody has cannot be told apart', async () => {
    const ada = await Person.at(node.origin, 'Ada');
    await ada.does('POST', '/accounts', { login: 'known', password: 'long enough' });
    costs();
    const wrong = await signIn('known', 'long enougH');
    const toKnown = costs();
    const unknown = await signIn('unknown', 'long enough');
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
    expectError(wrong, 401, 'wrongLogin');
    expect(wrong.headers.get('set-cookie')).toBeNull();
    expect(toKnown).toHaveLength(1);
    expect(costs()).toEqual(toKnown);
  });

  test('a new password ends all other sessions and tokens', async () => {
    const ada = await Person.at(node.origin, 'Ada');
    await ada.does('POST', '/accounts', { login: 'changing', password: 'the first one' });
    const { token } = await ada.does<Reply<'newToken'>>('POST', '/tokens', { label: 'bot' });
    const elsewhere = await Person.signedIn(node.origin, 'changing', 'the first one');
    const change = (password: string, newPassword: string) =>
      ada.ask('PUT', '/me/password', { password, newPassword });
    expectError(await change('not the first one', 'the second one'), 401, 'wrongLogin');
    expect(await elsewhere.does<object>('GET', '/me')).toMatchObject({ login: 'changing' });
    expect((await change('the first one', 'the second one')).status).toBe(204);
    expectError(await elsewhere.ask('GET', '/me'), 401, 'noSession');
    const byToken = { headers: { Authorization: `Bearer ${token}` } };
    expectError(await ask(node.origin, '/api/v1/me', byToken), 401, 'noSession');
    expect(await ada.does<object>('GET', '/me')).toMatchObject({ login: 'changing' });
    expectError(await signIn('changing', 'the first one'), 401, 'wrongLogin');
    expect((await signIn('changing', 'the second one')).status).toBe(200);
    const guest = await Person.at(node.origin, 'Guest');
    const body = { password: 'x', newPassword: 'long enough' };
    expectError(await guest.ask('PUT', '/me/password', body), 409, 'noLogin');
  });

  test('a token makes no account, and a stranger signs nobody in', async () => {
    const ada = await Person.at(node.origin, 'Ada');
    const { token } = await ada.does<Reply<'newToken'>>('POST', '/tokens', { label: 'bot' });
    const asking = { method: 'POST', body: { login: 'by-token', password: 'long enough' } };
    const headers = { Authorization: `Bearer ${token}` };
    expectError(await ask(node.origin, '/api/v1/accounts', { ...asking, headers }), 403, 'notByToken');
    const Origin = 'https://evil.example';
    expectError(
      await ask(node.origin, '/api/v1/session', { ...asking, headers: { Origin } }),
      403,
      'badOrigin',
    );
    for (const [login, password] of [
      ['ab', 'long enough'],
      ['a b c', 'long enough'],
      ['abc', 'short'],
      ['abc', 'x'.repeat(201)],
      ['аda', 'long enough'],
      [7, 'long enough'],
    ])
      expectError(await ada.ask('POST', '/accounts', { login, password }), 400, 'badRequest');
  });

  test('passwords cannot be tried for long, from one address or for one login', async () => {
    const limits = { ...NO_LIMITS, passwords: { burst: 3, perSecond: 0.0001 } };
    const ada = await Person.at(node.origin, 'Ada');
    await ada.does('POST', '/accounts', { login: 'tried', password: 'long enough' });
    const strict = await Node.start(await place.log(), { limits, proxies: 1 });
    const from = (address: string, login: string, password: string) =>
      ask(strict.origin, '/api/v1/session', {
        method: 'POST',
        body: { login, password },
        headers: { 'X-Forwarded-For': address },
      });
    for (const place of [1, 2, 3])
      expectError(await from(`10.0.0.${place}`, 'tried', 'wrong password'), 401, 'wrongLogin');
    expectError(await from('10.0.0.4', 'Tried', 'long enough'), 429, 'tooMany');
    for (const login of ['one', 'two', 'three'])
      expectError(await from('10.0.0.9', login, 'wrong password'), 401, 'wrongLogin');
    expectError(await from('10.0.0.9', 'four', 'wrong password'), 429, 'tooMany');
    await strict.server.close();
  });

  test('neither passwords nor logins are in the log of the operators, nor a password in the database', async () => {
    const ada = await Person.at(node.origin, 'Ada');
    await ada.does('POST', '/accounts', { login: 'marked-login', password: 'marked password' });
    await signIn('marked-login', 'marked password');
    await signIn('marked-login', 'marked passwors');
    expect(node.lines.join()).toContain('/api/v1/session');
    expect(node.lines.join()).not.toContain('marked');
    const [row] = await log.database.query('SELECT * FROM account WHERE login = ?', ['marked-login']);
    expect(JSON.stringify(row)).not.toContain('marked password');
  });
});

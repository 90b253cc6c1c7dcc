import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { NetworkInterfaceInfo } from 'node:os';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import jsqr from 'jsqr';
import { afterAll, describe, expect, test } from 'vitest';
import { addressesIn, greeting, qrLines } from '../src/command/invitation.ts';
import { settingsOf, USAGE } from '../src/command/settings.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'methuselah-command-'));
const started = new Set<ChildProcess>();
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Runs the command with a data folder of its own; `said` has what it has printed so far. */
function run(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: { PATH: process.env.PATH, METHUSELAH_DATA: join(folder, 'data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.add(child);
  const said = { out: '', error: '' };
  child.stdout.on('data', (part) => {
    said.out += part;
  });
  child.stderr.on('data', (part) => {
    said.error += part;
  });
  return { child, said };
}

async function ended(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { child, said } = run(args, env);
  const [code] = await once(child, 'close');
  return { code, ...said };
}

/** Starts it, and waits until it has said something to a person. */
async function listening(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { child, said } = run(args, env);
  while (!said.error.includes('\n')) {
    if (child.exitCode !== null) throw new Error(said.error);
    await once(child.stderr, 'data');
  }
  const address = /http:\/\/localhost:\d+\//.exec(said.error)?.[0] ?? '';
  return { child, said, address };
}

describe('what the command line and the environment say', () => {
  test('without anything there is nothing to set up', () => {
    expect(settingsOf([], {}, true)).toEqual({
      port: null,
      isForOthers: false,
      opensBrowser: true,
      builds: false,
      hasLog: false,
      database: join(homedir(), '.methuselah/tables.db'),
      publicOrigin: null,
      proxies: 0,
      metricsToken: null,
    });
  });

  test('the options of the command line', () => {
    const settings = settingsOf(['--port', '0', '--host', '--no-open', '--log'], { PORT: '9' }, true);
    expect(settings).toMatchObject({ port: 0, isForOthers: true, opensBrowser: false, hasLog: true });
    expect(settingsOf(['--help'], {}, true)).toBeNull();
    expect(settingsOf([], { PORT: '9000' }, true)).toMatchObject({ port: 9000 });
  });

  test('a service writes a log and opens no browser', () => {
    expect(settingsOf([], {}, false)).toMatchObject({ hasLog: true, opensBrowser: false });
    expect(settingsOf([], { NODE_ENV: 'production' }, true)).toMatchObject({ hasLog: true });
    expect(settingsOf(['--no-log'], {}, false)).toMatchObject({ hasLog: false });
  });

  test('the environment', () => {
    const env = { METHUSELAH_DATA: '/srv/games', METHUSELAH_ORIGIN: 'https://play.example/' };
    expect(settingsOf([], env, true)).toMatchObject({
      database: '/srv/games/tables.db',
      publicOrigin: 'https://play.example',
      proxies: 1,
    });
    const more = { DATABASE_URL: 'postgres://db/x', METHUSELAH_PROXIES: '2', METHUSELAH_METRICS_TOKEN: 'm' };
    expect(settingsOf([], { ...env, ...more }, true)).toMatchObject({
      database: 'postgres://db/x',
      proxies: 2,
      metricsToken: 'm',
    });
  });

  test.each([
    [['--port', 'http'], {}, '--port takes a whole number from 0 to 65535, not "http".'],
    [['--port', ''], {}, '--port takes a whole number from 0 to 65535, not "".'],
    [[], { PORT: '70000' }, 'PORT takes a whole number from 0 to 65535, not "70000".'],
    [['--speed', '3'], {}, "Unknown option '--speed'"],
    [['more'], {}, 'more'],
    [[], { METHUSELAH_ORIGIN: 'play.example' }, 'METHUSELAH_ORIGIN takes an address such as'],
    [[], { METHUSELAH_ORIGIN: 'https://play.example/game' }, 'METHUSELAH_ORIGIN takes an address such as'],
    [[], { METHUSELAH_PROXIES: '-1' }, 'METHUSELAH_PROXIES takes a whole number from 0, not "-1".'],
  ])('%j with %j is told', (args, env, message) => {
    expect(() => settingsOf(args, env, true)).toThrow(message);
  });
});

const ipv4 = (address: string, internal = false): NetworkInterfaceInfo => ({
  address,
  internal,
  family: 'IPv4',
  netmask: '255.255.255.0',
  mac: '00:00:00:00:00:00',
  cidr: `${address}/24`,
});

describe('the invitation', () => {
  test('names the addresses of the network, the likeliest first', () => {
    const interfaces = {
      lo: [ipv4('127.0.0.1', true)],
      docker0: [ipv4('192.168.200.1')],
      eth1: [ipv4('203.0.113.7')],
      eth0: [ipv4('10.1.2.3'), ipv4('169.254.9.9')],
      wlan0: [ipv4('192.168.1.20')],
    };
    expect(addressesIn(interfaces)).toEqual(['192.168.1.20', '10.1.2.3', '203.0.113.7', '192.168.200.1']);
  });

  const here = { port: 8080, publicOrigin: null, hasPage: true, others: null, columns: 80 };
  test('is a line for who plays alone', () => {
    expect(greeting(here)).toEqual(['Methuselah is at http://localhost:8080/ (Ctrl+C ends it).']);
    expect(greeting({ ...here, hasPage: false })[1]).toBe(
      'There is no page, only tables: "npm start" builds it.',
    );
    expect(greeting({ ...here, publicOrigin: 'https://play.example' })).toEqual([
      'Methuselah is at https://play.example/ (Ctrl+C ends it).',
    ]);
  });

  test('has the address for others, and a code where it fits', () => {
    const others = ['192.168.1.20', '10.1.2.3'];
    const lines = greeting({ ...here, others });
    expect(lines[1]).toBe('Others in your network open http://192.168.1.20:8080/ or scan this:');
    expect(lines.slice(3, -2)).toEqual(qrLines('http://192.168.1.20:8080/'));
    expect(lines.at(-1)).toBe('If that does not work, they try http://10.1.2.3:8080/.');
    for (const columns of [0, 20])
      expect(greeting({ ...here, others: ['192.168.1.20'], columns })).toEqual([
        lines[0],
        'Others in your network open http://192.168.1.20:8080/.',
      ]);
    expect(greeting({ ...here, others: [] })[1]).toMatch(/in no network/);
  });

  test.each(['http://192.168.1.20:8080/', 'http://10.255.255.255:65535/'])(
    'the code of %s reads as it',
    (address) => {
      expect(scanned(qrLines(address))).toBe(address);
    },
  );
});

/** What a camera reads from lines of a terminal. */
function scanned(lines: readonly string[]): string | undefined {
  const LIGHT: Readonly<Record<string, readonly [boolean, boolean]>> = {
    '█': [true, true],
    '▀': [true, false],
    '▄': [false, true],
    ' ': [false, false],
  };
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of a terminal.
  const cells = lines.map((line) => [...line.replaceAll(/\x1b\[[\d;]*m/g, '')].map((cell) => LIGHT[cell]));
  const rows = cells.flatMap((line) => [0, 1].map((half) => line.map((cell) => cell?.[half] === true)));
  const SCALE = 4;
  const [width, height] = [(rows[0]?.length ?? 0) * SCALE, rows.length * SCALE];
  const pixels = new Uint8ClampedArray(4 * width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isLight = rows[Math.floor(y / SCALE)]?.[Math.floor(x / SCALE)] === true;
      pixels.fill(isLight ? 255 : 0, 4 * (y * width + x), 4 * (y * width + x) + 3);
      pixels[4 * (y * width + x) + 3] = 255;
    }
  return jsqr.default(pixels, width, height)?.data;
}

describe('the command', () => {
  test('prints its usage', async () => {
    expect(await ended(['--help'])).toEqual({ code: 0, out: `${USAGE}\n`, error: '' });
    const { code, out, error } = await ended(['--speed', '3']);
    expect([code, out]).toEqual([2, '']);
    expect(error).toMatch(/^Unknown option '--speed'.*\nnpm start -- /s);
  });

  test('says in a sentence what is in the way', async () => {
    const taken = createServer();
    await new Promise<void>((done) => taken.listen(0, '127.0.0.1', done));
    const { port } = taken.address() as { port: number };
    expect(await ended(['--port', `${port}`, '--no-log'])).toEqual({
      code: 1,
      out: '',
      error: `Port ${port} is taken; another one can be given with --port.\n`,
    });
    taken.close();
    writeFileSync(join(folder, 'file'), '');
    const unwritable = await ended([], { METHUSELAH_DATA: join(folder, 'file') });
    expect(unwritable.code).toBe(1);
    expect(unwritable.error).toMatch(
      /^The tables cannot be kept in .*file\/tables\.db: .+\. METHUSELAH_DATA names another folder\.\n$/,
    );
    const url = `postgres://methuselah:a-secret@127.0.0.1:${port}/games`;
    const unreachable = await ended([], { DATABASE_URL: url });
    expect(unreachable.code).toBe(1);
    expect(unreachable.error).toMatch(
      /^The database games at 127\.0\.0\.1:\d+ cannot be used: .+\. DATABASE_URL says where it is\.\n$/,
    );
    expect(unreachable.error).not.toContain('a-secret');
  });

  test('takes the next port where the first is taken, if none was asked for', async () => {
    const [one, two] = [await listening([]), await listening([])];
    expect(two.address).not.toBe(one.address);
    expect((await fetch(`${two.address}healthz`)).status).toBe(200);
    for (const { child } of [one, two]) {
      child.kill('SIGTERM');
      expect(await once(child, 'exit')).toEqual([0, null]);
    }
  });

  test('writes nothing but its log to stdout, or no log', async () => {
    const logged = await listening(['--port', '0']);
    await fetch(`${logged.address}healthz`);
    logged.child.kill('SIGTERM');
    await once(logged.child, 'close');
    const lines = logged.said.out.trim().split('\n');
    expect(lines.map((line) => JSON.parse(line).req?.route)).toContain('/healthz');
    const { child, said } = run(['--port', '0', '--no-log']);
    await once(child.stdout, 'data');
    expect(said.out).toMatch(/^Methuselah is at http:\/\/localhost:\d+\/ \(Ctrl\+C ends it\)\.\n/);
    child.kill('SIGINT');
    expect(await once(child, 'close')).toEqual([0, null]);
  });

  test('ends once where npm hands a Ctrl+C on', async () => {
    const { child } = await listening(['--port', '0']);
    child.kill('SIGINT');
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  test('ends at once with a second Ctrl+C, though somebody is still asking', async () => {
    const { child, said, address } = await listening(['--port', '0']);
    const asking = connect(Number(new URL(address).port), '127.0.0.1');
    await once(asking, 'connect');
    asking.on('error', () => undefined);
    // A request that never comes to its end.
    asking.write('POST /api/v1/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n');
    expect((await fetch(`${address}healthz`)).status).toBe(200);
    const exit = once(child, 'exit');
    child.kill('SIGINT');
    while (!said.error.includes('Ending')) await once(child.stderr, 'data');
    while (child.exitCode === null) {
      child.kill('SIGINT');
      await Promise.race([exit, later(50)]);
    }
    expect(await exit).toEqual([1, null]);
    asking.destroy();
  });
});

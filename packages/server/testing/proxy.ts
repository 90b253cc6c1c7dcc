/**
 * Runs deploy/nginx.conf before two nodes on one PostgreSQL, and plays through it while nodes end and are killed:
 *   node packages/server/testing/proxy.ts
 * Needs nginx and openssl. Ends with 1 if anything is not as it has to be.
 */
import assert from 'node:assert/strict';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { Dice } from '@methuselah/engine';
import { Place } from '../test/logs.ts';
import { ask, begunTable, Person, type Wire } from '../test/nodes.ts';
import { playAll } from '../test/play.ts';

// The certificate is made here.
process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
process.removeAllListeners('warning');

const ROOT = join(import.meta.dirname, '../../..');
const MAIN = join(ROOT, 'packages/server/src/main.ts');
const folder = mkdtempSync(join(tmpdir(), 'methuselah-proxy-'));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  await new Promise((closed) => server.close(closed));
  return port;
}

async function node(port: number, database: string, origin: string): Promise<ChildProcess> {
  const env = { ...process.env, DATABASE_URL: database, METHUSELAH_ORIGIN: origin, METHUSELAH_PROXIES: '1' };
  const args = [MAIN, '--port', `${port}`, '--no-open', '--no-log'];
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}

/** The committed configuration, with ports, certificate and log of this run. */
async function nginx(https: number, nodes: readonly [number, number]): Promise<ChildProcess> {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const subject = ['-subj', '/CN=localhost', '-days', '2', '-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject], { stdio: 'pipe' });
  const server = readFileSync(join(ROOT, 'deploy/nginx.conf'), 'utf8')
    .replace('127.0.0.1:8081', `127.0.0.1:${nodes[0]}`)
    .replace('127.0.0.1:8082', `127.0.0.1:${nodes[1]}`)
    .replace('listen 80;', `listen 127.0.0.1:${await freePort()};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${https} ssl`)
    .replace('/etc/ssl/play.example.pem', certificate)
    .replace('/etc/ssl/play.example.key', key)
    .replace('/var/log/nginx/methuselah.log', join(folder, 'access.log'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const main = `daemon off; pid ${join(folder, 'nginx.pid')}; error_log ${join(folder, 'error.log')};
    events { worker_connections 1024; }
    http { ${temporary.join(' ')}\n${server}\n}`;
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, main);
  const child = spawn('nginx', ['-c', file, '-p', folder], { stdio: ['ignore', 'inherit', 'inherit'] });
  const answers = () =>
    fetch(`https://127.0.0.1:${https}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    assert.equal(child.exitCode, null, 'nginx has ended');
    await later(50);
  }
  return child;
}

/** Everybody who was cut off comes back through the proxy. */
const again = (people: readonly Person[], wires: readonly Wire[], table: string): Promise<Wire[]> =>
  Promise.all(
    people.map(async (person, seat) => {
      const wire = wires[seat];
      if (wire !== undefined && wire.closed === null) return wire;
      const opened = await person.sit(table);
      await opened.shown();
      return opened;
    }),
  );
const kept = (wires: readonly Wire[]): string[] =>
  wires.flatMap(({ told }, seat) =>
    told.flatMap(({ is, command }) => (is === 'ack' ? `${seat}:${command}` : [])),
  );

const place = await Place.of('PostgreSQL');
const ports: [number, number] = [await freePort(), await freePort()];
const https = await freePort();
const origin = `https://127.0.0.1:${https}`;
let [first, second] = await Promise.all(ports.map((port) => node(port, place.url, origin)));
const proxy = await nginx(https, ports);
const say = (line: string): void => console.log(line);
try {
  const page = await ask(origin, '/');
  assert.equal(page.headers.get('strict-transport-security'), 'max-age=31536000');
  assert.equal((await ask(origin, '/metrics')).status, 404);
  assert.equal((await ask(`http://127.0.0.1:${ports[0]}`, '/metrics')).status, 404);
  say(`the page answers ${page.status}, /metrics 404`);
  const guest = await ask(origin, '/api/v1/guests', { method: 'POST', body: { name: 'Eve' } });
  assert.match(guest.headers.get('set-cookie') ?? '', /; Secure$/);
  const people = await Promise.all(['Ada', 'Ben', 'Cleo'].map((name) => Person.at(origin, name)));
  const table = await begunTable(people);
  let wires = await again(people, [], table);
  const acknowledged: string[] = [];
  const play = async (seed: number): Promise<void> => {
    const count = await playAll(wires, new Dice(seed), 40);
    acknowledged.push(...kept(wires));
    say(`${count} decisions were kept over sockets through nginx`);
  };
  await play(1);
  // ip_hash sends all of them to one node: each of the two ends in turn, one well and one killed.
  for (const [signal, which] of [
    ['SIGTERM', 0],
    ['SIGKILL', 1],
  ] as const) {
    const child = which === 0 ? first : second;
    child?.kill(signal);
    if (child?.exitCode === null) await once(child, 'exit');
    const since = performance.now();
    for (const wire of wires)
      if (wire.closed === null) await Promise.race([once(wire.ws, 'close'), later(1000)]);
    wires = await again(people, wires, table);
    say(`after ${signal} everybody is back within ${Math.round(performance.now() - since)} ms`);
    await play(2 + which);
    const started = await node(ports[which], place.url, origin);
    if (which === 0) first = started;
    else second = started;
  }
  const log = await place.log();
  const commands = (await log.read(table, 0)).flatMap(({ command }) => command ?? []);
  const lost = acknowledged.filter((command) => !commands.includes(command));
  say(
    `${new Set(acknowledged).size} acknowledged, ${lost.length} lost, ${commands.length - new Set(commands).size} twice`,
  );
  assert.equal(lost.length + commands.length - new Set(commands).size, 0);
  assert.doesNotMatch(readFileSync(join(folder, 'access.log'), 'utf8'), new RegExp(table));
  for (const wire of wires) await wire.end();
} finally {
  for (const child of [proxy, first, second]) child?.kill('SIGTERM');
  await place.remove();
  rmSync(folder, { recursive: true, force: true });
}

import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, type NetConnectOpts, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Dice } from '@methuselah/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Limits } from '../src/http/limits.ts';
import type { EventLog } from '../src/log/index.ts';
import { attackOn, isMeant, messagesFor } from '../testing/mutations.ts';
import { Place } from './logs.ts';
import { ask, begunTable, NO_LIMITS, Node, Person, Wire } from './nodes.ts';
import { playAll } from './play.ts';

let place: Place;
let log: EventLog;
let node: Node;
let people: readonly [Person, Person];
beforeAll(async () => {
  place = await Place.of('SQLite');
  log = await place.log();
  node = await Node.start(log, { limits: { ...NO_LIMITS, badMessages: 1e9, unsent: 1000 } });
  people = [await Person.at(node.origin, 'Ada'), await Person.at(node.origin, 'Ben')];
});
afterAll(async () => {
  await node.server.close();
  await place.remove();
});

test('20,000 random and mutated messages are refused, one by one, and change nothing', async () => {
  const table = await begunTable(people);
  const wires = await Promise.all(people.map((person) => person.sit(table)));
  for (const wire of wires) await wire.shown();
  const wire = wires.find(({ page }) => page.model.decision) as Wire;
  const asked = wire.page.model.decision;
  const before = await log.read(table, 0);
  const [models, heard] = [wires.map(({ page }) => page.model), wires.map(({ page }) => page.texts.length)];
  const messages = messagesFor(asked);
  const dice = new Dice(99);
  for (let sent = 0; sent < 20_000; ) {
    const attack = attackOn(messages, dice);
    if (isMeant(attack, asked)) continue;
    wire.ws.send(attack, { binary: dice.roll(20) === 0 });
    sent++;
    // Each gets one answer.
    if (sent % 50 === 0) await wire.until(() => wire.told.length >= sent);
  }
  expect(wire.told).toHaveLength(20_000);
  expect(new Set(wire.told.map(({ is }) => is))).toEqual(new Set(['refused']));
  expect([...new Set(wire.told.map(({ why }) => why))].toSorted()).toEqual([
    'badMessage',
    'stale',
    'unknown',
  ]);
  expect(await log.read(table, 0)).toEqual(before);
  expect(wires.map(({ page }) => page.model)).toEqual(models);
  expect(wires.map(({ page }) => page.texts.length)).toEqual(heard);
  await playAll(wires, new Dice(1), 5);
  for (const each of wires) await each.end();
});

/** A frame of a client, unmasked by a key of zeros. */
const frame = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);

/** A connection of which nothing is read after the handshake. */
async function unread(table: string, { headers, origin }: Person, at: NetConnectOpts): Promise<Socket> {
  const { host } = new URL(origin);
  const socket = connect(at);
  socket.on('error', () => undefined);
  const lines = [
    `GET /api/v1/tables/${table}/socket HTTP/1.1`,
    `Host: ${host}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  ];
  socket.write(lines.join('\r\n'));
  await once(socket, 'data');
  socket.pause();
  return socket;
}

test('a reader that does not read is dropped, and the others go on', async () => {
  const table = await begunTable(people);
  const wires = await Promise.all(people.map((person) => person.sit(table)));
  for (const wire of wires) await wire.shown();
  // Through a pipe, in which the system keeps less for somebody who does not read than on the network.
  const folder = mkdtempSync(join(tmpdir(), 'methuselah-pipe-'));
  const path = join(folder, 'pipe');
  const door = createServer().on('upgrade', (...all) => node.server.app.server.emit('upgrade', ...all));
  await once(door.listen(path), 'listening');
  const socket = await unread(table, people[0], { path });
  socket.write(frame('{"is":"hello","version":1,"lang":"en"}'));
  const closed = new Promise((resolve) => socket.on('close', resolve));
  const isDropped = async (): Promise<boolean> =>
    (await (await fetch(`${node.origin}/metrics`)).text()).includes('sockets_dropped_total 1');
  // The table again and again: more than the system takes.
  for (let count = 0; !(await isDropped()); count++) {
    expect(count).toBeLessThan(5000);
    socket.write(frame('{"is":"lang","lang":"en"}'));
  }
  socket.resume();
  await closed;
  await playAll(wires, new Dice(1), 5);
  for (const wire of wires) await wire.end();
  await new Promise((resolve) => door.close(resolve));
  rmSync(folder, { recursive: true });
});

describe('a client that goes too far is sent away', () => {
  /** Two people at a table of a node with other limits. */
  async function strict(
    limits: Partial<Limits>,
  ): Promise<{ readonly people: readonly Person[]; readonly table: string }> {
    const other = await Node.start(log, { limits: { ...NO_LIMITS, ...limits } });
    others.push(other);
    const there = [await Person.at(other.origin, 'Ada'), await Person.at(other.origin, 'Ben')];
    return { people: there, table: await begunTable(there) };
  }
  const others: Node[] = [];
  afterAll(() => Promise.all(others.map(({ server }) => server.close())));

  test('with too many messages', async () => {
    const {
      people: [ada],
      table,
    } = await strict({ messages: { burst: 10, perSecond: 0.001 } });
    const wire = await (ada as Person).sit(table);
    for (let count = 0; count < 10; count++) wire.send({ is: 'why', card: null });
    await expect(wire.until(() => false)).rejects.toThrow('tooMany');
  });

  test('with too many that make no sense', async () => {
    const {
      people: [ada],
      table,
    } = await strict({ badMessages: 3 });
    const wire = await (ada as Person).sit(table);
    for (let count = 0; count < 4; count++) wire.send({ is: 'nonsense' });
    await expect(wire.until(() => false)).rejects.toThrow('badMessage');
    expect(wire.told.filter(({ is }) => is === 'refused')).toHaveLength(3);
  });

  test('with too many sockets', async () => {
    const {
      people: [ada, ben],
      table,
    } = await strict({ sockets: 2 });
    const wires = [await (ada as Person).sit(table), await (ada as Person).sit(table)];
    await expect((ada as Person).sit(table)).rejects.toThrow('429');
    wires.push(await (ben as Person).sit(table));
    await wires[0]?.end();
    await wires[1]?.end();
    wires.push(await (ada as Person).sit(table));
    for (const wire of wires) await wire.end();
  });

  test('that does not say hello', async () => {
    const {
      people: [ada],
      table,
    } = await strict({ helloMs: 50 });
    const { origin, headers } = ada as Person;
    const wire = await Wire.open(origin, table, headers);
    await expect(wire.until(() => false)).rejects.toThrow('late');
  });

  test('that does not answer pings', async () => {
    const {
      people: [ada, ben],
      table,
    } = await strict({ pingMs: 100 });
    const alive = await (ben as Person).sit(table);
    const socket = await unread(table, ada as Person, {
      port: Number(new URL((ada as Person).origin).port),
    });
    const closed = new Promise((resolve) => socket.on('close', resolve));
    socket.resume();
    await closed;
    expect(alive.closed).toBeNull();
    await alive.end();
  });
});

test('a socket does not outlive the session of whoever opened it', async () => {
  const nodes = await Promise.all(
    [1, 2].map(() => Node.start(log, { limits: { ...NO_LIMITS, pingMs: 100 } })),
  );
  const [here, there] = nodes as [Node, Node];
  const [ada, ben] = [await Person.at(here.origin, 'Ada'), await Person.at(here.origin, 'Ben')];
  const table = await begunTable([ada, ben]);
  // One by cookie at another node, one by the token of its hello, and one who stays.
  const byCookie = await Wire.open(there.origin, table, { Cookie: ada.cookie, Origin: there.origin });
  byCookie.send({ is: 'hello', version: 1, lang: 'en' });
  const { id, token } = await ben.does<{ id: string; token: string }>('POST', '/tokens', { label: 'bot' });
  const byToken = await Wire.open(here.origin, table, {});
  byToken.send({ is: 'hello', version: 1, lang: 'en', token });
  const stays = await ben.sit(table);
  for (const wire of [byCookie, byToken, stays]) await wire.shown();
  await ada.does('DELETE', '/session');
  await expect(byCookie.until(() => false)).rejects.toThrow('noSession');
  await ben.does('DELETE', `/tokens/${id}`);
  await expect(byToken.until(() => false)).rejects.toThrow('noSession');
  expect(stays.closed).toBeNull();
  await stays.end();
  for (const each of nodes) await each.server.close();
});

test('what is no HTTP gets an answer of the list', async () => {
  const socket = connect(Number(new URL(node.origin).port), '127.0.0.1');
  socket.write('GET /\r\n\u0000\r\n\r\n');
  const [data] = await once(socket, 'data');
  expect(String(data)).toMatch(/^HTTP\/1\.1 400 (?:.|\s)*\{"error":"badRequest"\}$/);
  socket.destroy();
  expect((await ask(node.origin, '/healthz')).status).toBe(200);
});

import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { CARDS } from '@methuselah/cards';
import { Dice } from '@methuselah/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EventLog, openToRead } from '../src/log/index.ts';
import { backUp } from '../src/upkeep/backup.ts';
import { type Verified, verified } from '../src/upkeep/verify.ts';
import { Place, Player, TABLE } from './logs.ts';
import { begunTable, Node, Person } from './nodes.ts';
import { playAll } from './play.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

async function all(log: EventLog): Promise<Verified[]> {
  const found: Verified[] = [];
  for await (const { table, events, hasSnapshot, is, why } of verified(log, CARDS))
    found.push({ table, events, hasSnapshot, is, why });
  return found;
}

/** Plays so far that a snapshot is kept; the id of the table. */
async function played(log: EventLog): Promise<string> {
  const node = await Node.start(log);
  const people = await Promise.all(['Ada', 'Ben', 'Cleo'].map((name) => Person.at(node.origin, name)));
  const table = await begunTable(people);
  const wires = await Promise.all(people.map((person) => person.sit(table)));
  for (const wire of wires) await wire.shown();
  await playAll(wires, new Dice(5), 60);
  for (const wire of wires) await wire.end();
  await node.server.close();
  return table;
}

describe.each(['SQLite', 'PostgreSQL'] as const)('with %s', (kind) => {
  let place: Place;
  let log: EventLog;
  let table: string;
  beforeAll(async () => {
    place = await Place.of(kind);
    log = await place.log();
    table = await played(log);
  });
  afterAll(() => place.remove());

  test('a log plays again to its snapshot, and nothing is written', async () => {
    const read = await openToRead(place.url);
    const found = await all(read);
    const snapshot = await log.lastSnapshot(table);
    expect(snapshot?.seq).toBeGreaterThan(50);
    const events = (await log.head(table)) + 1;
    expect(found).toEqual([{ table, events, hasSnapshot: true, is: 'whole', why: null }]);
    await expect(read.append(table, events, [])).rejects.toThrow();
    await expect(read.database.query("DELETE FROM event WHERE table_id = 'x'")).rejects.toThrow();
    await read.close();
  });

  test('an event that is missing, another one, and another snapshot are found', async () => {
    const seq = Math.floor((await log.head(table)) / 2);
    const { database } = log;
    const event = (await log.read(table, 0))[seq];
    const wrong = async (): Promise<string | null> => {
      const [found] = await all(log);
      expect(found?.is).toBe('wrong');
      return found?.why ?? null;
    };
    await database.query('DELETE FROM event WHERE table_id = ? AND seq = ?', [table, seq]);
    expect(await wrong()).toBe(`event ${seq} is missing`);
    await database.query(
      'INSERT INTO event (table_id, seq, command_id, at, seat, kind, body) VALUES (?, ?, ?, ?, ?, ?, ?)',
      [
        table,
        seq,
        event?.command ?? null,
        event?.at ?? 0,
        event?.seat ?? null,
        event?.kind ?? '',
        event?.body ?? '',
      ],
    );
    expect((await all(log))[0]?.is).toBe('whole');
    const hash = (await log.lastSnapshot(table))?.hash ?? '';
    await database.query('UPDATE snapshot SET hash = ? WHERE table_id = ?', ['another', table]);
    expect(await wrong()).toMatch(/^the log plays to another table than the snapshot/);
    await database.query('UPDATE snapshot SET hash = ? WHERE table_id = ?', [hash, table]);
    await database.query('UPDATE snapshot SET seq = seq + 1000 WHERE table_id = ?', [table]);
    expect(await wrong()).toMatch(/^the events end before the snapshot/);
    await database.query('UPDATE snapshot SET seq = seq - 1000 WHERE table_id = ?', [table]);
  });

  test('a table of other rules is left to its release', async () => {
    const first = (await log.read(table, 0))[0]?.body ?? '';
    const set = (body: string) =>
      log.database.query('UPDATE event SET body = ? WHERE table_id = ? AND seq = 0', [body, table]);
    await set(JSON.stringify({ ...JSON.parse(first), rules: 0 }));
    expect((await all(log))[0]).toMatchObject({ is: 'otherRules', why: null });
    await set(first);
  });
});

describe('a backup', () => {
  test('is whole, though it is made while players write', async () => {
    const place = await Place.of('SQLite');
    const log = await place.log();
    const id = await played(log);
    await log.createTable('other', TABLE, []);
    await log.append('other', 0, [{ command: 'begin', at: 1, seat: null, kind: 'begin', body: '{}' }]);
    const player = new Player(log, 'other');
    await player.reaches(20);
    const to = join(place.url, '../backup.db');
    const before = player.acknowledged.length;
    backUp(place.url, to);
    await player.reaches(before + 20);
    player.isLeaving = true;
    await player.left;
    const copy = await openToRead(to);
    expect((await all(copy)).find(({ table }) => table === id)?.is).toBe('whole');
    // What was acknowledged before is in it.
    expect(await copy.head('other')).toBeGreaterThanOrEqual(before - 1);
    await copy.close();
    expect(() => backUp(place.url, to)).toThrow('already');
    await place.remove();
  });

  test('and its verification are commands', async () => {
    const place = await Place.of('SQLite');
    const log = await place.log();
    const table = await played(log);
    const to = join(place.url, '../backup.db');
    const run = (...args: string[]) => {
      const env = { PATH: process.env.PATH, DATABASE_URL: place.url };
      const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], {
        env,
        encoding: 'utf8',
      });
      return { status, stdout, stderr };
    };
    expect(run('backup', to)).toEqual({
      status: 0,
      stdout: `${place.url} was copied to ${to}.\n`,
      stderr: '',
    });
    expect(run('backup', to)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^No backup was made: /),
    });
    expect(run('backup')).toMatchObject({ status: 2 });
    expect(run('verify', to).stdout).toMatch(/^1 of 1 tables are whole \(\d+ events, 1 snapshots\)\.\n$/);
    const file = new DatabaseSync(to);
    file.exec('DELETE FROM event WHERE seq = 7');
    file.close();
    expect(run('verify', to)).toMatchObject({
      status: 1,
      stdout: expect.stringContaining(`Table ${table.slice(0, 6)}…: event 7 is missing.\n`),
    });
    rmSync(to);
    expect(run('verify', to)).toEqual({
      status: 1,
      stdout: '',
      stderr: `${to} cannot be verified: there is no such file.\n`,
    });
    await place.remove();
  });
});

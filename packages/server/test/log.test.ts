import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Appended, type EventLog, LogUnavailable, type News, NotUnique } from '../src/log/index.ts';
import { MIGRATIONS } from '../src/log/schema.ts';
import { commandsOf, event, newTable, Place, TABLE } from './logs.ts';

const WRITER = fileURLToPath(new URL('writer.ts', import.meta.url));

describe.each(['SQLite', 'PostgreSQL'] as const)('the log in %s', (kind) => {
  let place: Place;
  let log: EventLog;
  /** Another node. */
  let other: EventLog;
  beforeAll(async () => {
    place = await Place.of(kind);
    log = await place.log();
    other = await place.log();
  });
  afterAll(() => place.remove());

  describe('keeps what it is given', () => {
    test('events in their order, whatever is in them', async () => {
      const id = randomUUID();
      const strange = { ...event('ü ’; --', '{"a":"\\u0000 🦇 \' ? $1"}'), seat: null, kind: 'clock', at: 0 };
      expect(await log.createTable(id, TABLE, [event(null), event('first')])).toBe(true);
      expect(await log.append(id, 2, [strange, event(null), event('last')])).toEqual({
        is: 'appended',
        seq: 2,
      });
      expect(await log.append(id, 5, [event(null)])).toEqual({ is: 'appended', seq: 5 });
      const events = [event(null), event('first'), strange, event(null), event('last'), event(null)];
      expect(await other.read(id, 0)).toEqual(events.map((given, seq) => ({ seq, ...given })));
      expect((await other.read(id, 4)).map(({ seq }) => seq)).toEqual([4, 5]);
      expect(await other.read(id, 6)).toEqual([]);
      expect(await other.head(id)).toBe(5);
    });

    test('tables', async () => {
      const id = randomUUID();
      expect(await log.table(id)).toBeNull();
      expect(await log.head(id)).toBe(-1);
      expect(await log.createTable(id, { ...TABLE, isPublic: false }, [])).toBe(true);
      expect(await other.table(id)).toEqual({
        id,
        ...TABLE,
        isPublic: false,
        turn: 0,
        ended: null,
        result: null,
      });
      expect(await other.head(id)).toBe(-1);
      expect(await other.append(id, 0, [event('a')])).toEqual({ is: 'appended', seq: 0 });
      expect(await other.createTable(id, TABLE, [event('b')])).toBe(false);
      expect(await commandsOf(log, id)).toEqual(['a']);
    });

    test('how far a table has come, with what was appended or not at all', async () => {
      const id = await newTable(log);
      const progress = { due: 5000, turn: 3, ended: null, result: null };
      expect(await log.append(id, 2, [event(null)], progress)).toMatchObject({ is: 'stale' });
      expect(await other.table(id)).toMatchObject({ due: null, turn: 0 });
      expect(await log.append(id, 1, [event('a')], progress)).toEqual({ is: 'appended', seq: 1 });
      expect(await other.table(id)).toMatchObject(progress);
      expect(await log.append(id, 2, [event('a')], { ...progress, turn: 9 })).toMatchObject({ is: 'done' });
      expect(await log.append(id, 2, [event(null)])).toMatchObject({ is: 'appended' });
      expect(await other.table(id)).toMatchObject(progress);
      const ended = { due: null, turn: 8, ended: 7000, result: '[2,0]' };
      await log.append(id, 3, [event(null), event(null)], ended);
      expect(await other.table(id)).toMatchObject(ended);
      expect(await log.head(id)).toBe(4);
    });

    test('what is due, and lets one of two say when it is due next', async () => {
      const ids = ['late', 'other', 'early', 'never', 'later'].map((name) => `${name} ${randomUUID()}`);
      const facts = [
        { due: 200 },
        { due: 100, rules: 'rules-0' },
        { due: 100 },
        { due: null },
        { due: 301 },
      ] as const;
      for (const [index, id] of ids.entries()) await log.createTable(id, { ...TABLE, ...facts[index] }, []);
      const [late, strange, early] = ids as [string, string, string];
      const due = async (most = 10) => (await other.dueBy(300, 'rules-1', most)).map(({ id }) => id);
      expect(await due()).toEqual([early, late, strange]);
      expect(await due(1)).toEqual([early]);
      expect((await log.dueBy(300, 'rules-1', 9)).at(-1)).toEqual({
        id: strange,
        rules: 'rules-0',
        due: 100,
      });
      const said = await Promise.all([log, other].map((node) => node.postpone(early, 100, 1000)));
      expect(said.toSorted()).toEqual([false, true]);
      expect(await log.postpone(late, 200, null)).toBe(true);
      expect(await due()).toEqual([strange]);
      expect(await log.table(late)).toMatchObject({ due: null });
    });

    test('of two who make a table with the same id one does', async () => {
      const ids = Array.from({ length: 10 }, () => randomUUID());
      for (const id of ids) {
        const made = await Promise.all([log, other].map((node) => node.createTable(id, TABLE, [event('a')])));
        expect(made.toSorted()).toEqual([false, true]);
        expect(await log.head(id)).toBe(0);
      }
    });

    test('the last snapshot', async () => {
      const id = await newTable(log);
      expect(await log.lastSnapshot(id)).toBeNull();
      await log.saveSnapshot(id, { seq: 0, state: '{"turn":1}', hash: 'aa' });
      await log.saveSnapshot(id, { seq: 100, state: '{"turn":2}', hash: 'bb' });
      await other.saveSnapshot(id, { seq: 100, state: '{"turn":2}', hash: 'bb' });
      expect(await other.lastSnapshot(id)).toEqual({ seq: 100, state: '{"turn":2}', hash: 'bb' });
      const kept = await log.database.query('SELECT seq FROM snapshot WHERE table_id = ?', [id]);
      expect(kept).toEqual([{ seq: 100 }]);
    });
  });

  describe('refuses', () => {
    test('what is behind or ahead of its place, and writes nothing of it', async () => {
      const id = await newTable(log);
      await log.append(id, 1, [event('a')]);
      for (const seq of [0, 1, 3, 4, 1000])
        expect(await other.append(id, seq, [event('b'), event('c')])).toEqual({ is: 'stale', head: 1 });
      expect(await commandsOf(log, id)).toEqual(['begin', 'a']);
    });

    test('a table that there is not', async () => {
      const id = randomUUID();
      expect(await log.append(id, 0, [event('a')])).toEqual({ is: 'noTable' });
      expect(await log.append(id, 1, [event(null)])).toEqual({ is: 'noTable' });
      expect(await log.read(id, 0)).toEqual([]);
    });

    test('a command that was appended before, and says where', async () => {
      const id = await newTable(log);
      await log.append(id, 1, [event(null), event('a')]);
      for (const seq of [1, 2, 3, 4]) {
        expect(await other.append(id, seq, [event('a')])).toEqual({ is: 'done', seq: 2 });
        expect(await other.append(id, seq, [event('b'), event('a')])).toEqual({ is: 'done', seq: 2 });
      }
      expect(await commandsOf(log, id)).toEqual(['begin', null, 'a']);
      // At another table it is another command.
      expect(await log.append(await newTable(log), 1, [event('a')])).toEqual({ is: 'appended', seq: 1 });
    });

    test('what no caller may mean', async () => {
      const id = await newTable(log);
      await expect(log.append(id, 1, [])).rejects.toThrow(RangeError);
      await expect(log.append(id, -1, [event('a')])).rejects.toThrow(RangeError);
      await expect(log.append(id, 1.5, [event('a')])).rejects.toThrow(RangeError);
      await expect(log.append(id, 1, [event('a'), event('a')])).rejects.toThrow(RangeError);
      expect(await commandsOf(log, id)).toEqual(['begin']);
    });
  });

  describe('lets one of two writers through', () => {
    /** The outcomes of two nodes that append at the same place of the same table at once, `rounds` times at each of ten tables. */
    const race = async (
      rounds: number,
      command: (seq: number, node: number) => string,
      judge: (seq: number, both: readonly Appended[]) => void,
    ): Promise<void> => {
      const tables = await Promise.all(Array.from({ length: 10 }, () => newTable(log)));
      await Promise.all(
        tables.map(async (id) => {
          const winners = ['begin'];
          for (let seq = 1; seq <= rounds; seq++) {
            const append = (node: number): Promise<Appended> =>
              (node === 0 ? log : other).append(id, seq, [event(command(seq, node))]);
            const order = seq % 2 === 0 ? [0, 1] : [1, 0];
            const outcomes = await Promise.all(order.map(append));
            judge(seq, outcomes);
            winners.push(command(seq, order[outcomes.findIndex(({ is }) => is === 'appended')] ?? -1));
          }
          expect(await commandsOf(log, id)).toEqual(winners);
        }),
      );
    };

    test('200 times, with commands of their own', async () => {
      await race(
        20,
        (seq, node) => `${seq} of ${node}`,
        (seq, both) => {
          expect(both).toContainEqual({ is: 'appended', seq });
          expect(both).toContainEqual({ is: 'stale', head: seq });
        },
      );
    });

    test('and tells the other that the same command is done', async () => {
      await race(
        10,
        (seq) => `${seq}`,
        (seq, both) => {
          expect(both).toContainEqual({ is: 'appended', seq });
          expect(both).toContainEqual({ is: 'done', seq });
        },
      );
    });

    test('at each of many tables by itself', async () => {
      const ids = await Promise.all(Array.from({ length: 60 }, () => newTable(log)));
      const outcomes = await Promise.all(
        ids.map((id, index) => log.append(id, 1 + (index % 3), [event('a')])),
      );
      expect(outcomes).toEqual(
        ids.map((_, index) => (index % 3 === 0 ? { is: 'appended', seq: 1 } : { is: 'stale', head: 0 })),
      );
    });
  });

  test('loses nothing that a process was told before it was killed', async () => {
    const tables = await Promise.all(Array.from({ length: 5 }, () => newTable(log)));
    const acknowledged = new Map(tables.map((table) => [table, ['begin']]));
    const child = spawn(process.execPath, [WRITER, place.url, ...tables], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let count = 0;
    for await (const line of createInterface(child.stdout)) {
      const [is = '', table = '', ...command] = line.split(' ');
      expect(is).toBe('appended');
      acknowledged.get(table)?.push(command.join(' '));
      if (++count === 300) child.kill('SIGKILL');
    }
    expect(count).toBeGreaterThanOrEqual(300);
    const reopened = await place.log();
    for (const [table, commands] of acknowledged) {
      const kept = await commandsOf(reopened, table);
      expect(kept.slice(0, commands.length)).toEqual(commands);
      // What was written and not told any more is whole, too.
      expect(kept).toEqual(['begin', ...kept.slice(1).map((_, index) => `command ${index + 1}`)]);
    }
  });

  describe('wakes other nodes', () => {
    test('and not the one that has appended', async () => {
      const id = await newTable(log);
      const [heard, answered] = [Promise.withResolvers<News>(), Promise.withResolvers<News>()];
      const stops = [log.onNews(answered.resolve), other.onNews(heard.resolve)];
      await log.append(id, 1, [event('a'), event('b')]);
      expect(await heard.promise).toEqual({ is: 'appended', table: id, seq: 2 });
      // The first that it hears is not of its own, which would have come before.
      await other.append(id, 3, [event('c')]);
      expect(await answered.promise).toEqual({ is: 'appended', table: id, seq: 3 });
      for (const stop of stops) stop();
    });

    test('until they do not want to be woken', async () => {
      const id = await newTable(log);
      const heard: News[] = [];
      other.onNews((news) => heard.push(news))();
      const last = Promise.withResolvers<News>();
      const stop = other.onNews(last.resolve);
      await log.append(id, 1, [event('a')]);
      await last.promise;
      stop();
      expect(heard).toEqual([]);
    });
  });

  describe('is a database for others', () => {
    test('with parameters, values and transactions', async () => {
      const { database } = log;
      const integer = kind === 'SQLite' ? 'INTEGER' : 'bigint';
      const bytes = kind === 'SQLite' ? 'BLOB' : 'bytea';
      await database.query(`CREATE TABLE thing (id text PRIMARY KEY, size ${integer}, data ${bytes})`);
      const insert = "INSERT INTO thing (id, size, data) VALUES (? || '?', ?, ?) RETURNING id";
      const data = new Uint8Array([0, 1, 255]);
      expect(await database.query(insert, ['a', 1_800_000_000_000, data])).toEqual([{ id: 'a?' }]);
      const [row] = await other.database.query(
        'SELECT id AS "a?", size, data FROM thing WHERE size > ?',
        [5],
      );
      expect({ ...row, data: [...Buffer.from(row?.data as Uint8Array)] }).toEqual({
        'a?': 'a?',
        size: 1_800_000_000_000,
        data: [0, 1, 255],
      });

      const twice = ['b', 'b'].map((name) => ({ sql: insert, params: [name, 2, null] }));
      await expect(database.transaction(twice)).rejects.toThrow(NotUnique);
      await expect(database.query(insert, ['a', 3, null])).rejects.toThrow(NotUnique);
      const count = { sql: 'SELECT count(*) AS count FROM thing' };
      const once = { sql: insert, params: ['c', null, null] };
      expect(await database.transaction([once, count])).toEqual([[{ id: 'c?' }], [{ count: 2 }]]);
    });

    test('in which a mistake of one does not trouble the others', async () => {
      const id = await newTable(log);
      const [appended, mistaken, created] = await Promise.allSettled([
        log.append(id, 1, [event('a')]),
        log.database.query('INSERT INTO nothing VALUES (1)'),
        newTable(log),
      ]);
      expect(appended).toMatchObject({ value: { is: 'appended', seq: 1 } });
      expect(mistaken).toMatchObject({ reason: expect.not.objectContaining({ name: 'LogUnavailable' }) });
      expect(created).toMatchObject({ status: 'fulfilled' });
    });
  });

  describe('opens', () => {
    test('an empty database with several nodes at once', async () => {
      const url = await place.empty();
      const nodes = await Promise.all(Array.from({ length: 4 }, () => place.log(url)));
      const versions = await nodes[0]?.database.query('SELECT version FROM schema_version ORDER BY version');
      expect(versions).toEqual(MIGRATIONS.map(({ version }) => ({ version })));
      expect(MIGRATIONS.map(({ version }) => version)).toEqual(MIGRATIONS.map((_, index) => index + 1));
    });

    test('no database of a later release', async () => {
      const url = await place.empty();
      const older = await place.log(url);
      await older.database.query("INSERT INTO schema_version (version, at) VALUES (999, 'later')");
      await expect(place.log(url)).rejects.toThrow('version 999');
    });

    test('nothing where nothing can be', async () => {
      const url =
        kind === 'SQLite' ? '/dev/null/log.db' : `${place.url.replace(/\?.*/, '')}?host=%2Fdev%2Fnull`;
      await expect(place.log(url, 100)).rejects.toThrow(LogUnavailable);
    });
  });

  test('finishes what is under way before it closes, and nothing comes after', async () => {
    const node = await place.log();
    const tables = await Promise.all(Array.from({ length: 40 }, () => newTable(log)));
    const appends = tables.map((id) => node.append(id, 1, [event('a')]));
    await place.close(node);
    expect(new Set((await Promise.all(appends)).map(({ is }) => is))).toEqual(new Set(['appended']));
    await expect(node.append(tables[0] ?? '', 2, [event('b')])).rejects.toThrow(LogUnavailable);
    await expect(node.head(tables[0] ?? '')).rejects.toThrow(LogUnavailable);
  });
});

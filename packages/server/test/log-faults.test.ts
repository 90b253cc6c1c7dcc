import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type EventLog, LogUnavailable, type News } from '../src/log/index.ts';
import { translated } from '../src/log/trouble.ts';
import { commandsOf, event, newTable, Place, Player } from './logs.ts';
import { Relay } from './relay.ts';

describe('a full disk', () => {
  let place: Place;
  let log: EventLog;
  beforeAll(async () => {
    place = await Place.of('SQLite');
    log = await place.log();
  });
  afterAll(() => place.remove());

  /** No page more than there are, and so many. */
  const roomFor = (pages: number): Promise<unknown> =>
    log.database.transaction([{ sql: `PRAGMA max_page_count = ${pages}` }]);
  const LARGE = 'x'.repeat(200_000);

  test('is reported, nothing is half written, and it goes on when there is room', async () => {
    const tables = await Promise.all(Array.from({ length: 4 }, () => newTable(log)));
    const acknowledged = new Map(tables.map((table) => [table, 0]));
    await roomFor(150);
    const refusals = await Promise.all(
      tables.map(async (table) => {
        for (let seq = 1; ; seq += 2)
          try {
            // Two at once, so that half of an append would be seen.
            await log.append(table, seq, [event(`a${seq}`), event(`b${seq}`, LARGE.slice(0, 20_000))]);
            acknowledged.set(table, seq + 1);
          } catch (error) {
            return error;
          }
      }),
    );
    for (const refusal of refusals) expect(refusal).toBeInstanceOf(LogUnavailable);
    expect([...acknowledged.values()].some((head) => head > 0)).toBe(true);
    for (const [table, head] of acknowledged) expect(await log.head(table)).toBe(head);

    await roomFor(100_000);
    for (const [table, head] of acknowledged)
      expect(await log.append(table, head + 1, [event('after')])).toEqual({ is: 'appended', seq: head + 1 });
  });

  test('is no matter of those who find room beside one who does not', async () => {
    const tables = await Promise.all(Array.from({ length: 3 }, () => newTable(log)));
    const [count] = await log.database.query('SELECT page_count FROM pragma_page_count()');
    await roomFor(Number(count?.page_count) + 20);
    const [before, large, after] = await Promise.allSettled(
      tables.map((table, index) => log.append(table, 1, [event('a', index === 1 ? LARGE : '{}')])),
    );
    expect(before).toMatchObject({ value: { is: 'appended' } });
    expect(large).toMatchObject({ reason: expect.any(LogUnavailable) });
    expect(after).toMatchObject({ value: { is: 'appended' } });
    await roomFor(100_000);
    expect(await log.append(tables[1] ?? '', 1, [event('a', LARGE)])).toEqual({ is: 'appended', seq: 1 });
  });
});

describe('PostgreSQL in trouble', () => {
  let place: Place;
  beforeAll(async () => {
    place = await Place.of('PostgreSQL');
  });
  afterEach(() => place.closeAll());
  afterAll(() => place.remove());

  test('a crash loses and doubles nothing', async () => {
    const log = await place.log();
    const tables = await Promise.all(Array.from({ length: 8 }, () => newTable(log)));
    const players = tables.map((table) => new Player(log, table));
    await Promise.all(players.map((player) => player.reaches(20)));
    await place.cluster?.crash('SIGKILL');
    await place.cluster?.start();
    await Promise.all(players.map((player) => player.reaches(player.acknowledged.length + 10)));
    for (const player of players) player.isLeaving = true;
    await Promise.all(players.map(({ left }) => left));
    for (const [index, table] of tables.entries())
      expect(await commandsOf(log, table)).toEqual(players[index]?.acknowledged);
  });

  test('a database that is away is reported, and used when it is back', async () => {
    const log = await place.log(place.url, 100);
    const table = await newTable(log);
    await place.cluster?.crash('SIGQUIT');
    await expect(log.append(table, 1, [event('a')])).rejects.toThrow(LogUnavailable);
    await expect(log.read(table, 0)).rejects.toThrow(LogUnavailable);
    await expect(log.database.query('DELETE FROM snapshot')).rejects.toThrow(LogUnavailable);
    await expect(newTable(log)).rejects.toThrow(LogUnavailable);
    await place.cluster?.start();
    expect(await log.append(table, 1, [event('a')])).toEqual({ is: 'appended', seq: 1 });
    expect(await commandsOf(log, table)).toEqual(['begin', 'a']);
  });

  const cut = (log: EventLog, which: string): Promise<unknown> =>
    log.database.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() AND ${which}`,
    );
  const connections = async (log: EventLog): Promise<number> => {
    const count = "SELECT count(*) AS count FROM pg_stat_activity WHERE backend_type = 'client backend'";
    return Number((await log.database.query(count))[0]?.count);
  };

  test('wake-ups come back after their connection was cut, over one connection again', async () => {
    const [log, other] = [await place.log(), await place.log()];
    const table = await newTable(log);
    const heard: News[] = [];
    let onNews = (): void => undefined;
    const until = async (is: (news: News) => boolean): Promise<void> => {
      while (!heard.some(is))
        await new Promise<void>((resolve) => {
          onNews = resolve;
        });
    };
    other.onNews((news) => {
      heard.push(news);
      onNews();
    });
    const before = await connections(log);
    for (let seq = 1; seq <= 3; seq++) {
      heard.length = 0;
      await cut(log, "query ILIKE '%listen%'");
      await until(({ is }) => is === 'missed');
      await log.append(table, seq, [event(`${seq}`)]);
      await until((news) => news.is === 'appended' && news.seq === seq);
    }
    expect(await connections(log)).toBeLessThanOrEqual(before);
  });

  test('cutting every connection again and again ends no process and loses nothing', async () => {
    const [log, killer] = [await place.log(), await place.log()];
    const tables = await Promise.all(Array.from({ length: 4 }, () => newTable(log)));
    const players = tables.map((table) => new Player(log, table));
    for (let round = 1; round <= 10; round++) {
      await Promise.all(players.map((player) => player.reaches(player.acknowledged.length + 3)));
      await cut(killer, 'true');
    }
    for (const player of players) player.isLeaving = true;
    await Promise.all(players.map(({ left }) => left));
    for (const [index, table] of tables.entries())
      expect(await commandsOf(log, table)).toEqual(players[index]?.acknowledged);
    // Each log has a pool of 16 and one connection for wake-ups.
    expect(await connections(log)).toBeLessThanOrEqual(2 * 17);
  });

  test.each(['EPIPE', 'ECONNRESET', 'ETIMEDOUT'])(
    '%s of the system is no answer of the database',
    async (code) => {
      const broken = Object.assign(new Error(`write ${code}`), { code });
      await expect(translated(() => Promise.reject(broken))).rejects.toThrow(LogUnavailable);
      await expect(translated(() => Promise.reject(new TypeError('ours')))).rejects.toThrow(TypeError);
    },
  );

  describe('when the connection is lost during an append', () => {
    let relay: Relay;
    let log: EventLog;
    beforeAll(async () => {
      relay = await Relay.before(place.url);
    });
    afterAll(() => relay.close());

    test.each([
      ['before it is written, a command', 'asked', 'a'],
      ['before it is written, an event without a command', 'asked', null],
      ['after it was written, a command', 'answered', 'a'],
      ['after it was written, an event without a command', 'answered', null],
    ] as const)('%s is there once', async (_, moment, command) => {
      log = await place.log(relay.url);
      const table = await newTable(log);
      await log.append(table, 1, [event('first')]);
      relay.cutWhen(moment, 'marked');
      expect(await log.append(table, 2, [event(command, '"marked"'), event(null)])).toEqual({
        is: 'appended',
        seq: 2,
      });
      expect(relay.cuts).toBe(1);
      expect(await commandsOf(log, table)).toEqual(['begin', 'first', command, null]);
    });

    test('somebody else may have come first', async () => {
      log = await place.log(relay.url);
      const other = await place.log();
      const table = await newTable(log);
      relay.cutWhen('asked', 'marked', async () => {
        await other.append(table, 1, [event('theirs')]);
      });
      expect(await log.append(table, 1, [event('mine', '"marked"')])).toEqual({ is: 'stale', head: 1 });
      expect(relay.cuts).toBe(1);
      expect(await commandsOf(log, table)).toEqual(['begin', 'theirs']);
    });
  });
});

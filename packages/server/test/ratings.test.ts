import { CARDS } from '@methuselah/cards';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Reply } from '../src/http/schemas.ts';
import { Lobby } from '../src/lobby/lobby.ts';
import { type EventLog, NotUnique } from '../src/log/index.ts';
import { rated } from '../src/ratings/plackett-luce.ts';
import { Ratings } from '../src/ratings/ratings.ts';
import { type SeatResult, winnerOf } from '../src/ratings/results.ts';
import { Records } from '../src/records/records.ts';
import { written } from '../src/table/events.ts';
import { playOut } from './finished.ts';
import { Place } from './logs.ts';
import { ask, begunTable, NO_BEAT, Node, Person } from './nodes.ts';

describe('Plackett–Luce', () => {
  const after = (players: readonly (readonly [number, number])[], points: readonly number[]) =>
    rated(players.map(([mean, deviation], seat) => ({ mean, deviation, place: -(points[seat] ?? 0) }))).map(
      ({ mean, deviation }) => [mean, deviation].map((n) => Number(n.toFixed(2))),
    );
  const NEW = [1500, 500] as const;

  test('two who are new: as worked out by hand', () => {
    // v = 500² + 5² = 250025; c² = 2 (v + 250²) = 625050, c = 790.601; each has a chance of 1/2.
    // The mean moves by v / 2c = 158.12; v shrinks by v √v / 4c³ = 0.06325: √(250025 × 0.93675) = 483.95.
    expect(after([NEW, NEW], [2, 0])).toEqual([
      [1658.12, 483.95],
      [1341.88, 483.95],
    ]);
  });

  test('three who are level: by hand', () => {
    // c² = 3 (v + 250²) = 937575, c = 968.285. Each: (1 - 1/3 - 1/3 - 1/3) / 3 = 0, and three times (1/3 × 2/3) / 3 = 2/9.
    // v shrinks by 2/9 v √v / c³ = 0.03060: √(250025 × 0.96940) = 492.31.
    expect(after([NEW, NEW, NEW], [0, 0, 0])).toEqual([
      [1500, 492.31],
      [1500, 492.31],
      [1500, 492.31],
    ]);
  });

  test('a table of five, and one of people who are known: level ones move alike', () => {
    // Worked out apart, by another implementation of the same paper.
    expect(after([NEW, NEW, NEW, NEW, NEW], [3, 1, 1, 0, 0])).toEqual([
      [1660.01, 497.46],
      [1510, 494.43],
      [1510, 494.43],
      [1409.99, 490.37],
      [1409.99, 490.37],
    ]);
    const known = [[1700, 200], [1400, 300], NEW, [1600, 100]] as const;
    expect(after(known, [0, 2, 0, 2])).toEqual([
      [1681.95, 199.35],
      [1433.17, 298.75],
      [1446.75, 473.4],
      [1602.96, 100.11],
    ]);
    // The order in which they are named does not matter.
    expect(after(known.toReversed(), [2, 0, 2, 0])).toEqual(after(known, [0, 2, 0, 2]).toReversed());
  });
});

test.each([
  [[3, 1, 1, 0, 0], 0],
  [[0, 2, 1], 1],
  [[2, 2, 1, 0, 0], null],
  [[1, 1, 1, 1, 1], null],
  [[1, 0, 0, 0, 0], null],
  [[0, 0], null],
])('with %j victory points the game win is %j', (points, winner) => {
  expect(winnerOf(points)).toBe(winner);
});

describe.each(['SQLite', 'PostgreSQL'] as const)('results in %s', (kind) => {
  let place: Place;
  let log: EventLog;
  let node: Node;
  beforeAll(async () => {
    place = await Place.of(kind);
    log = await place.log();
    // Tables are played by the tests alone.
    node = await Node.start({ ...log, dueBy: async () => [] });
  });
  afterAll(async () => {
    await node.server.close();
    await place.remove();
  });

  const recordsOver = (over: EventLog): Records =>
    new Records(over, new Lobby(over, Date.now), CARDS, (error) => {
      throw error;
    });
  const people = (...names: string[]): Promise<Person[]> =>
    Promise.all(names.map((name) => Person.at(node.origin, name)));
  const statistics = (person: Person) => person.does<Reply<'statistics'>>('GET', '/me/statistics');

  test('a game counts once, for each of its players, with their deck', async () => {
    const players = (await people('Ada', 'Ben')) as [Person, Person];
    expect(await statistics(players[0])).toEqual({
      rating: null,
      deviation: null,
      games: 0,
      wins: 0,
      points: 0,
      decks: [],
    });
    const table = await begunTable(players);
    const events = await playOut(log, table);
    const { victoryPoints } = JSON.parse(events.at(-1)?.body ?? '{}') as { victoryPoints: number[] };
    // Two nodes try, and again later.
    const other = recordsOver(await place.log());
    await Promise.all([recordsOver(log).settle(table), other.settle(table)]);
    await other.settle(table);
    const told = await Promise.all(players.map(statistics));
    expect(told.map(({ games, points }) => [games, points])).toEqual(
      victoryPoints.map((points) => [1, points]),
    );
    expect(told.map(({ wins }) => wins)).toEqual(
      victoryPoints.map((_, seat) => (winnerOf(victoryPoints) === seat ? 1 : 0)),
    );
    expect(told[0]?.decks).toEqual([
      {
        deck: 'malkavian',
        name: expect.any(String),
        games: 1,
        wins: told[0]?.wins,
        points: victoryPoints[0],
      },
    ]);
    const [a = 0, b = 0] = victoryPoints;
    expect(told.map(({ rating }) => rating)).toEqual(
      a === b ? [1500, 1500] : a > b ? [1658, 1342] : [1342, 1658],
    );
  });

  test('who left the game to a bot has not played it, nor has anybody against bots alone', async () => {
    const players = (await people('Ada', 'Ben', 'Cleo')) as [Person, Person, Person];
    const table = await begunTable(players);
    const left = { kind: 'chair', seat: 1, chair: 'novice', isForGood: true } as const;
    const away = { kind: 'chair', seat: 2, chair: 'novice', isForGood: false } as const;
    const back = { ...away, chair: 'person' } as const;
    await log.append(
      table,
      1,
      [left, away, back].map((event) => written(event, Date.now(), null)),
    );
    await playOut(log, table);
    await recordsOver(log).settle(table);
    const told = await Promise.all(players.map(statistics));
    expect(told.map(({ games }) => games)).toEqual([1, 0, 1]);
    expect(told[1]).toMatchObject({ rating: 1500, deviation: 500, decks: [] });
    expect(told[0]?.deviation).toBeLessThan(500);
    const alone = (await people('Dirk'))[0] as Person;
    const { id } = await alone.does('POST', '/tables', { seats: 2, options: NO_BEAT, deck: 'tremere' });
    await alone.does('PUT', `/tables/${id}/chairs/1`, { is: 'bot', bot: 'novice' });
    await alone.does('POST', `/tables/${id}/start`, {});
    await playOut(log, id);
    await recordsOver(log).settle(id);
    expect(await statistics(alone)).toMatchObject({ games: 1, rating: 1500, deviation: 500 });
  });

  test('games that end at once are rated one after the other', async () => {
    const players = (await people('Ada', 'Ben')) as [Person, Person];
    const tables: string[] = [];
    for (const order of [players, players.toReversed(), players]) {
      tables.push(await begunTable(order));
      await playOut(log, tables.at(-1) as string);
    }
    const nodes = [recordsOver(log), recordsOver(await place.log()), recordsOver(await place.log())];
    await Promise.all(tables.map((table, index) => nodes[index]?.settle(table)));
    const told = await Promise.all(players.map(statistics));
    expect(told.map(({ games }) => games)).toEqual([3, 3]);
    const rows = await log.database.query(
      'SELECT account_id, n FROM result WHERE table_id IN (?, ?, ?) ORDER BY account_id, n',
      tables,
    );
    expect(rows.map(({ n }) => n)).toEqual([1, 2, 3, 1, 2, 3]);
    expect(told.every(({ deviation }) => (deviation ?? 500) < 484)).toBe(true);
  });

  test('what was worked out from an old rating is not kept', async () => {
    const ratings = new Ratings(log.database);
    const result = (account: string): SeatResult => ({
      seat: 0,
      account,
      deck: 'tremere',
      points: 1,
      isWin: false,
      isCounted: true,
    });
    const [one, other] = [
      await ratings.statements('one', 1, [result('nobody')]),
      await ratings.statements('other', 1, [result('nobody')]),
    ];
    await log.database.transaction(one);
    await expect(log.database.transaction(other)).rejects.toThrow(NotUnique);
    expect(await ratings.of('nobody')).toMatchObject({ games: 1, points: 1 });
    await log.database.transaction(await ratings.statements('other', 1, [result('nobody')]));
    expect(await ratings.of('nobody')).toMatchObject({ games: 2, points: 2 });
  });

  test('the list has accounts with a login, the surest first, and nothing but their names and figures', async () => {
    const players = (await people('Listed', 'Guest')) as [Person, Person];
    await players[0].does('POST', '/accounts', { login: `listed-${kind}`, password: 'long enough' });
    const table = await begunTable(players);
    await playOut(log, table);
    await recordsOver(log).settle(table);
    const { json, text, status } = await ask<Reply<'ratings'>>(node.origin, '/api/v1/ratings');
    expect(status).toBe(200);
    expect(json.players).toHaveLength(1);
    const { decks: _, ...own } = await statistics(players[0]);
    expect(json.players[0]).toEqual({ name: 'Listed', ...own });
    expect(text).not.toContain('Guest');
  });
});

import type { Chair } from '@methuselah/host';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EventLog } from '../src/log/index.ts';
import type { TableOptions } from '../src/table/events.ts';
import { LiveTable } from '../src/table/live.ts';
import { Tables } from '../src/table/tables.ts';
import { Watch } from '../src/table/watch.ts';
import { Place } from './logs.ts';
import { create, newTable, PACE, Page, surroundings, VirtualTime } from './people.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const PEOPLE: readonly Chair[] = ['person', 'person', 'person'];

let place: Place;
let log: EventLog;
beforeAll(async () => {
  place = await Place.of('SQLite');
  log = await place.log();
});
afterAll(() => place.remove());

let count = 0;

async function opened(options: Partial<TableOptions> = { takeover: MINUTE }, pace = PACE) {
  const id = `absence ${count++}`;
  const time = new VirtualTime();
  await create(log, id, newTable(1, PEOPLE, pace, options), time.now);
  const node = (): LiveTable => new LiveTable(id, surroundings(log, time));
  const table = node();
  const sit = async (at: LiveTable, ...viewers: readonly Page['viewer'][]): Promise<Page[]> => {
    const pages = viewers.map((viewer) => new Page(viewer));
    for (const page of pages) await page.join(at);
    return pages;
  };
  const pass = (ms: number, ...nodes: readonly LiveTable[]): Promise<void> =>
    time.pass(ms, async () => {
      for (const each of [table, ...nodes]) await each.catchUp();
    });
  return { id, time, table, node, sit, pass };
}

const kindsOf = async (id: string): Promise<string[]> =>
  (await log.read(id, 1)).map(({ kind, seat }) => `${kind} ${seat}`);
/** The seat that is asked first, once the windows before that are over in which nobody has to be. */
async function askedOf(pages: readonly Page[], pass: (ms: number) => Promise<void>): Promise<number> {
  for (;;) {
    const asked = pages.find(({ model }) => model.decision !== null);
    if (asked) return asked.viewer as number;
    await pass(PACE.beat);
  }
}

describe('who is there', () => {
  test('nobody is before they have come, and who leaves is gone after a moment', async () => {
    const { id, table, sit, pass } = await opened();
    const [ada, ben] = (await sit(table, 0, 1)) as [Page, Page];
    expect(ada.desk.present).toEqual([true, true, false]);
    ben.leave();
    await pass(2900);
    await ben.join(table);
    await pass(5000);
    expect(await kindsOf(id)).toEqual(['back 0', 'back 1']);
    ben.leave();
    ben.leave();
    await pass(3000);
    expect(ada.desk.present).toEqual([true, false, false]);
    expect(ada.desk.standsIn).toEqual([false, false, false]);
    await ben.join(table);
    expect(ada.desk.present).toEqual([true, true, false]);
    expect(await kindsOf(id)).toEqual(['back 0', 'back 1', 'gone 1', 'back 1']);
    await table.close();
  });

  test('two pages of a player are one player', async () => {
    const { table, sit, pass } = await opened();
    const [first, second, ben] = (await sit(table, 0, 0, 1)) as [Page, Page, Page];
    first.leave();
    await pass(10_000);
    expect(ben.desk.present[0]).toBe(true);
    second.leave();
    await pass(10_000);
    expect(ben.desk.present[0]).toBe(false);
    await table.close();
  });
});

describe('an absent player', () => {
  test('is waited for, a bot takes over after a warning, and gives the seat back', async () => {
    const { time, table, sit, pass } = await opened();
    const pages = await sit(table, 0, 1, 2);
    const asked = await askedOf(pages, pass);
    const [watcher] = (await sit(table, 'spectator')) as [Page];
    await pass(20_000);
    const page = pages[asked] as Page;
    expect(watcher.desk).toMatchObject({ away: null, waits: { seat: asked } });
    page.leave();
    await pass(3000);
    const until = time.now + MINUTE;
    expect(watcher.desk.away).toEqual({ seat: asked, until });
    await pass(MINUTE - 1);
    expect(watcher.desk.standsIn).not.toContain(true);
    const { step } = watcher.model;
    await pass(1);
    expect(watcher.desk.standsIn[asked]).toBe(true);
    await pass(2000);
    expect(watcher.model.step).toBeGreaterThan(step);
    await page.join(table);
    expect(page.desk).toMatchObject({ standsIn: [false, false, false], away: null });
    expect(page.desk.present[asked]).toBe(true);
    // From now on they are asked again.
    for (let n = 0; n < 100 && page.model.decision === null; n++) await pass(1000);
    expect(page.model.decision).not.toBeNull();
    await table.close();
  });

  test('is waited for for ever where nobody is replaced', async () => {
    const { id, table, sit, pass } = await opened({ takeover: null });
    const [watcher] = (await sit(table, 'spectator')) as [Page];
    await pass(30 * DAY);
    expect(watcher.desk).toMatchObject({ away: null, standsIn: [false, false, false] });
    expect(await kindsOf(id)).toEqual([]);
    await table.close();
  });

  test('whose node has died is missed, asked for and gone', async () => {
    const { id, table, node, sit, pass } = await opened();
    const dead = node();
    const pages = await sit(dead, 0, 1, 2);
    const asked = await askedOf(pages, (ms) => pass(ms, dead));
    const [other] = (await sit(table, (asked + 1) % 3)) as [Page];
    await table.catchUp();
    expect(other.desk.present).toEqual([true, true, true]);
    // It says nothing any more.
    await dead.close();
    await pass(32_000);
    expect(other.desk.present[asked]).toBe(true);
    await pass(5000);
    expect(other.desk.present[asked]).toBe(false);
    expect((await kindsOf(id)).slice(-2)).toEqual([`missed ${asked}`, `gone ${asked}`]);
    await pass(MINUTE);
    expect(other.desk.standsIn[asked]).toBe(true);
    await table.close();
  });

  test('who sits at another node and thinks is never shown as absent', async () => {
    const { id, table, node, sit, pass } = await opened();
    const there = node();
    const pages = await sit(there, 0, 1, 2);
    const asked = await askedOf(pages, (ms) => pass(ms, there));
    const [other] = (await sit(table, (asked + 1) % 3)) as [Page];
    await pass(10 * MINUTE, there);
    const kinds = await kindsOf(id);
    expect(kinds).toContain(`missed ${asked}`);
    expect(kinds).not.toContain(`gone ${asked}`);
    expect(other.desks.every(({ present, away }) => present[asked] && away === null)).toBe(true);
    await Promise.all([table.close(), there.close()]);
  });

  test('loses the seat to a bot for good if the host says so, and gets it back the same way', async () => {
    const { table, sit, pass, time } = await opened();
    const [ada, ben] = (await sit(table, 0, 1)) as [Page, Page];
    expect(await table.seat(1, 'heuristic')).toBe('taken');
    expect(await table.seat(7, 'heuristic')).toBe('noChair');
    ben.leave();
    await pass(5000);
    expect(await table.seat(1, 'random')).toBeNull();
    expect(ada.desk).toMatchObject({ standsIn: [false, false, false], present: [true, false, false] });
    await ben.join(table);
    await pass(5000);
    // They are shown the table, but not asked.
    expect(ada.desk.present).toEqual([true, true, false]);
    const kindsNow = (await log.read(table.id, 0)).filter(({ kind }) => kind === 'chair');
    expect(kindsNow.map(({ body }) => JSON.parse(body).chair)).toEqual(['random']);
    expect(await table.seat(1, 'person')).toBeNull();
    await time.pass(10, () => table.catchUp());
    expect((await log.read(table.id, 0)).filter(({ kind }) => kind === 'chair')).toHaveLength(2);
    await table.close();
  });

  test('has as long to think as before, whatever the others do meanwhile', async () => {
    const { time, table, sit, pass } = await opened({ takeover: null }, { ...PACE, each: MINUTE });
    const pages = await sit(table, 0, 1, 2);
    const asked = await askedOf(pages, pass);
    await pass(5000);
    const until = pages[asked]?.desk.waits?.until ?? 0;
    expect(until).toBeGreaterThan(time.now);
    for (let n = 0; n < 5; n++) {
      await pass(5000);
      await table.do((asked + 1) % 3, `hold ${n}`, { is: 'hold', on: n % 2 === 0 });
      expect(pages[asked]?.desk.waits).toMatchObject({ seat: asked, until });
    }
    await table.close();
  });
});

describe.each(['SQLite', 'PostgreSQL'] as const)('while nobody looks, with %s', (kind) => {
  let where: Place;
  /** Two nodes. */
  let logs: readonly [EventLog, EventLog];
  beforeAll(async () => {
    where = await Place.of(kind);
    logs = [await where.log(), await where.log()];
  });
  afterAll(() => where.remove());

  const nodeOn = (of: EventLog, time: VirtualTime) => {
    const around = surroundings(of, time);
    const tables = new Tables(around);
    const watch = new Watch(tables, around);
    const end = async (): Promise<void> => {
      await watch.stop();
      await tables.drain();
    };
    return { tables, watch, end };
  };
  type OneNode = ReturnType<typeof nodeOn>;
  /** Both nodes look, and do what they find. */
  const pass = async (
    time: VirtualTime,
    ms: number,
    id: string,
    nodes: readonly OneNode[],
  ): Promise<void> => {
    const looks = Math.ceil(ms / 5000);
    for (let n = 0; n < looks; n++) {
      await Promise.all(nodes.map(({ watch }) => watch.look()));
      await time.pass(ms / looks, async () => {
        for (const { tables } of nodes)
          if (tables.size > 0) {
            const held = tables.hold(id);
            await held.table.catchUp();
            held.release();
          }
      });
    }
  };

  test('a game of bots and absent players ends by itself, over a restart of all nodes', async () => {
    const id = 'alone';
    const time = new VirtualTime();
    const options = { takeover: 5000 };
    const begin = newTable(3, ['person', 'random', 'person'], { ...PACE, beat: 200 }, options);
    await create(logs[0], id, begin, time.now);
    let nodes = logs.map((each) => nodeOn(each, time));
    await pass(time, 60_000, id, nodes);
    const head = await logs[0].head(id);
    expect(head).toBeGreaterThan(20);
    // One of two has taken it up.
    expect(nodes.map(({ tables }) => tables.size).toSorted()).toEqual([0, 1]);
    for (const { end } of nodes) await end();
    nodes = logs.map((each) => nodeOn(each, time));
    for (let n = 0; n < 200 && (await logs[0].table(id))?.ended === null; n++)
      await pass(time, 60_000, id, nodes);
    const events = await logs[0].read(id, 0);
    const last = events.at(-1);
    expect(last?.kind).toBe('end');
    expect(await logs[0].table(id)).toMatchObject({ due: null, ended: last?.at });
    expect(JSON.parse((await logs[0].table(id))?.result ?? '')).toEqual(
      JSON.parse(last?.body ?? '').victoryPoints,
    );
    expect(events.map(({ seq }) => seq)).toEqual([...events.keys()]);
    for (const { end } of nodes) await end();
  });

  test('a game by the day goes on when the time is up, and is not in memory meanwhile', async () => {
    const id = 'daily';
    const time = new VirtualTime();
    const pace = { beat: 0, bank: null, each: DAY };
    await create(logs[0], id, newTable(4, ['person', 'person'], pace), time.now);
    for (let day = 0; day < 4; day++) {
      // Another node each day.
      const nodes = logs.map((each) => nodeOn(each, time));
      await pass(time, 10_000, id, nodes);
      const clocks = (await logs[0].read(id, 0)).filter(({ body }) => body.includes('"by":"clock"'));
      expect(clocks.length).toBe(day);
      const { due } = (await logs[0].table(id)) ?? {};
      expect(due).toBeGreaterThan(time.now + DAY - MINUTE);
      await time.pass(2 * MINUTE, async () => {});
      expect(nodes.map(({ tables }) => tables.size)).toEqual([0, 0]);
      for (const { end } of nodes) await end();
      time.now = (due ?? 0) + 1;
    }
  });
});

import { CARDS } from '@methuselah/cards';
import { Dice } from '@methuselah/engine';
import type { Chair } from '@methuselah/host';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EventLog, LogEvent } from '../src/log/index.ts';
import { type LaterEvent, readEvent } from '../src/table/events.ts';
import { LiveTable } from '../src/table/live.ts';
import { TableState } from '../src/table/state.ts';
import { Place } from './logs.ts';
import { chosenBy, create, newTable, PACE, Page, surroundings, VirtualTime } from './people.ts';

const PEOPLE: readonly Chair[] = Array.from({ length: 5 }, () => 'person');
const MIXED: readonly Chair[] = ['person', 'heuristic', 'person', 'novice', 'heuristic'];

let place: Place;
let log: EventLog;
beforeAll(async () => {
  place = await Place.of('SQLite');
  log = await place.log();
});
afterAll(() => place.remove());

const copyOf = (table: TableState): TableState =>
  TableState.read(JSON.parse(JSON.stringify(table.write())), CARDS);

let count = 0;

/** Plays until so many answers were given, or to the end. */
async function play(
  table: () => LiveTable,
  pages: readonly Page[],
  time: VirtualTime,
  most = Number.POSITIVE_INFINITY,
  { dice = new Dice(1), isShared = false } = {},
): Promise<number> {
  let answers = 0;
  for (; answers < most; ) {
    const asked = pages.filter(({ viewer, model }) => typeof viewer === 'number' && model.decision !== null);
    const page = asked[dice.roll(asked.length || 1)];
    const option = page ? chosenBy(page, (n) => dice.roll(n)) : null;
    if (page && option !== null) {
      const question = page.model.decision?.id ?? '';
      const answer = { is: 'option', option, whatever: false } as const;
      const outcome = await table().do(page.viewer as number, `c${count++}`, {
        is: 'answer',
        question,
        answer,
      });
      // Another node may go on between what a page shows and its answer.
      if (isShared && outcome.is === 'refused') {
        expect(outcome.why).toBe('stale');
        await table().catchUp();
        continue;
      }
      expect(outcome).toEqual({ is: 'ack' });
      answers++;
    } else {
      if (pages.some(({ model }) => model.end)) return answers;
      if (!time.goOn()) throw new Error('Nothing goes on.');
      await table().catchUp();
    }
  }
  return answers;
}

async function opened(seed: number, chairs: readonly Chair[], pace = PACE, id = `t${count++}`) {
  const time = new VirtualTime();
  const reports: string[] = [];
  await create(log, id, newTable(seed, chairs, pace), time.now);
  const table = new LiveTable(id, surroundings(log, time, reports));
  const pages = [...chairs.keys(), 'spectator' as const].map((viewer) => new Page(viewer));
  for (const page of pages) await page.join(table);
  return { id, time, table, pages, reports };
}

describe('a table on a server', () => {
  test('is played by five people, and all are shown the same game', async () => {
    const { time, table, pages, reports } = await opened(1, PEOPLE);
    expect(await play(() => table, pages, time, 80)).toBe(80);
    expect(new Set(pages.map(({ model }) => model.step)).size).toBe(1);
    expect(reports).toEqual([]);
    await table.close();
  });

  test('is the same for who comes later, to the last line of the log', async () => {
    const { time, table, pages } = await opened(2, MIXED);
    await play(() => table, pages, time, 10);
    for (const page of pages) {
      const late = new Page(page.viewer);
      await late.join(table);
      expect(late.model).toEqual(page.model);
      expect(late.log).toEqual(page.log);
    }
    await table.close();
  });

  test('goes on where it was, on a node that has only its log', async () => {
    const { id, time, table, pages } = await opened(3, MIXED);
    await play(() => table, pages, time, 20);
    const before = pages.map(({ model }) => model);
    await table.close();
    const again = new LiveTable(id, surroundings(log, time));
    for (const page of pages) await page.join(again);
    expect(pages.map(({ model }) => model)).toEqual(before);
    await play(() => again, pages, time, 5);
    await again.close();
  });

  test('tells nobody of what only its player sees', async () => {
    const { table, pages, time } = await opened(8, PEOPLE, { ...PACE, beat: 0 });
    for (let n = 0; n < 40; n++) {
      await play(() => table, pages, time, 1);
      const before = pages.map(({ texts }) => texts.length);
      expect(await table.do(0, `hold ${n}`, { is: 'hold', on: n % 2 === 0 })).toEqual({ is: 'ack' });
      const told = pages.filter(({ texts }, at) => texts.length > (before[at] ?? 0));
      expect(told.filter(({ viewer }) => viewer !== 0)).toEqual([]);
    }
    await table.close();
  });

  test('goes on after the clock of a node has jumped there and back', async () => {
    const { id, time, table, pages } = await opened(7, PEOPLE);
    const hour = 3600 * 1000;
    await play(() => table, pages, time, 5);
    time.jump(hour);
    await play(() => table, pages, time, 5);
    time.jump(-hour);
    const before = time.now;
    await play(() => table, pages, time, 10);
    await table.close();
    // And on a node whose clock is right.
    const other = new LiveTable(id, surroundings(log, time));
    for (const page of pages) await page.join(other);
    await play(() => other, pages, time, 10);
    expect(time.now - before).toBeLessThan(hour / 10);
    const times = (await log.read(id, 0)).map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    await other.close();
  });

  test('counts a command once, however often it is sent', async () => {
    const { id, table, pages, time } = await opened(4, PEOPLE);
    await play(() => table, pages, time, 5);
    const isAsked = ({ model }: Page): boolean => model.decision !== null;
    while (!pages.some(isAsked)) {
      time.goOn();
      await table.catchUp();
    }
    const page = pages.find(isAsked) as Page;
    const { decision } = page.model;
    const answer = { is: 'option', option: decision?.options[0]?.id ?? '', whatever: false } as const;
    const command = { is: 'answer', question: decision?.id ?? '', answer } as const;
    const seat = page.viewer as number;
    const sent = await Promise.all([1, 2, 3].map(() => table.do(seat, 'again', command)));
    expect(sent).toEqual([{ is: 'ack' }, { is: 'ack' }, { is: 'ack' }]);
    const events = await log.read(id, 0);
    expect(events.filter(({ command: of }) => of === 'again')).toHaveLength(1);
    expect(await table.do(seat, 'new', command)).toEqual({ is: 'refused', why: 'stale' });
    expect(await log.read(id, 0)).toEqual(events);
    await table.close();
  });

  test('is played on two nodes at once', async () => {
    const { id, time, table, pages } = await opened(5, MIXED);
    const other = new LiveTable(id, surroundings(log, time));
    const there = [0, 2].map((seat) => new Page(seat));
    for (const page of there) await page.join(other);
    let turn = 0;
    const nodes = [table, other];
    const dice = new Dice(7);
    for (let n = 0; n < 12; n++) {
      const [node, seen] = turn++ % 2 ? [table, pages] : [other, there];
      for (const each of nodes) await each.catchUp();
      await play(() => node as LiveTable, seen as Page[], time, 1, { dice, isShared: true });
    }
    // Until neither has anything to add.
    for (let head = -1; head !== (await log.head(id)); ) {
      head = await log.head(id);
      for (const each of nodes) await each.catchUp();
    }
    for (const page of there)
      expect(page.model).toEqual(pages.find(({ viewer }) => viewer === page.viewer)?.model);
    const seqs = (await log.read(id, 0)).map(({ seq }) => seq);
    expect(seqs).toEqual([...seqs.keys()]);
    for (const each of nodes) await each.close();
  });

  test('shows who comes back what was decided on a node that died before it could tell', async () => {
    const { id, time, table, pages } = await opened(6, PEOPLE);
    await play(() => table, pages, time, 5);
    // Nobody wakes the other node, which has the table in memory.
    const other = new LiveTable(id, surroundings(log, time));
    await new Page('spectator').join(other);
    await play(() => table, pages, time, 5);
    const late = pages.map(({ viewer }) => new Page(viewer));
    for (const page of late) await page.join(other);
    expect(late.map(({ model }) => model)).toEqual(pages.map(({ model }) => model));
    await Promise.all([table.close(), other.close()]);
  });

  test('reads the log whole, also while another node writes', async () => {
    const { id, time, table, pages } = await opened(9, PEOPLE);
    await play(() => table, pages, time, 3);
    let readings = 0;
    const meanwhile: EventLog = {
      ...log,
      async read(of, from) {
        const events = await log.read(of, from);
        // It reads to see by which rules the table is played, and then what it has to catch up with.
        if (++readings === 2) await play(() => table, pages, time, 2);
        return events;
      },
    };
    const reports: string[] = [];
    const other = new LiveTable(id, surroundings(meanwhile, time, reports));
    const page = new Page('spectator');
    await page.join(other);
    await other.catchUp();
    expect(reports).toEqual([]);
    expect(page.model).toEqual(pages.at(-1)?.model);
    await Promise.all([table.close(), other.close()]);
  });

  test('is played again if another node wrote before a formality that was made here', async () => {
    const { id, time, table, pages } = await opened(9, MIXED);
    await play(() => table, pages, time, 25);
    await table.close();
    const events = await log.read(id, 0);
    let formalities = 0;
    const whole = TableState.of(events.slice(0, 1), CARDS) as TableState;
    for (const event of events) {
      const { seq, at } = event;
      if (seq > 0) whole.apply(readEvent(event) as LaterEvent, at, seq);
      const state = copyOf(whole);
      const { step } = state.fold;
      const next = (later: number) => [{ ...(events[seq] as LogEvent), kind: 'hold', at: at + later }];
      expect(state.canFollow(next(0))).toBe(true);
      state.settle(at + 5000);
      if (state.fold.step === step) continue;
      formalities++;
      const again = copyOf(state);
      for (const each of [state, again])
        expect([each.canFollow(next(-1)), each.canFollow(next(5000))]).toEqual([false, true]);
    }
    expect(formalities).toBeGreaterThan(0);
  });
});

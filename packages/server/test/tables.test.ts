import type { Chair } from '@methuselah/host';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EventLog } from '../src/log/index.ts';
import { Tables } from '../src/table/tables.ts';
import { Place } from './logs.ts';
import { chosenBy, create, newTable, PACE, Page, surroundings, VirtualTime } from './people.ts';

const PEOPLE: readonly Chair[] = ['person', 'person'];

let place: Place;
/** Two nodes. */
let log: EventLog;
let other: EventLog;
beforeAll(async () => {
  place = await Place.of('SQLite');
  log = await place.log();
  other = await place.log();
});
afterAll(() => place.remove());

/** Somebody answers what they are asked. */
async function answer(tables: Tables, id: string, pages: readonly Page[], kept?: () => void): Promise<Page> {
  const page = pages.find(({ model }) => model.decision !== null) as Page;
  const option = chosenBy(page, () => 0) ?? '';
  const question = page.model.decision?.id ?? '';
  const { table, release } = tables.hold(id);
  const command = { is: 'answer', question, answer: { is: 'option', option, whatever: false } } as const;
  expect(await table.do(page.viewer as number, `c ${question}`, command, kept)).toEqual({ is: 'ack' });
  release();
  return page;
}

test('a table leaves the memory a minute after the last one has gone, and keeps a snapshot', async () => {
  const time = new VirtualTime();
  const tables = new Tables(surroundings(log, time));
  await create(log, 'idle', newTable(1, PEOPLE), time.now);
  const held = tables.hold('idle');
  const again = tables.hold('idle');
  expect(again.table).toBe(held.table);
  await new Page(0).join(held.table);
  held.release();
  held.release();
  expect(tables.size).toBe(1);
  again.release();
  const back = tables.hold('idle');
  back.release();
  const left = time.now;
  while (tables.size > 0) expect(time.goOn()).toBe(true);
  expect(time.now - left).toBeGreaterThanOrEqual(60_000);
  await tables.drain();
  expect((await log.lastSnapshot('idle'))?.seq).toBe(await log.head('idle'));
});

test('what is decided on one node is shown on the other, and a player hears of it before they see it', async () => {
  const time = new VirtualTime();
  const [here, there] = [log, other].map((each) => new Tables(surroundings(each, time))) as [Tables, Tables];
  await create(log, 'shared', newTable(2, PEOPLE, { ...PACE, beat: 0 }), time.now);
  const pages = [new Page(0), new Page(1)];
  const seen = [new Page(0), new Page(1)];
  for (const page of pages) await page.join(here.hold('shared').table);
  for (const page of seen) await page.join(there.hold('shared').table);
  let messages = -1;
  const before = pages.map(({ texts }) => texts.length);
  const page = await answer(here, 'shared', pages, () => {
    messages = pages.reduce((sum, { texts }) => sum + texts.length, 0);
  });
  expect(messages).toBe(before.reduce((sum, count) => sum + count));
  expect(page.texts.length).toBeGreaterThan(1);
  // The other node is woken, and reads.
  await there.hold('shared').table.catchUp();
  expect(seen.map(({ model }) => model)).toEqual(pages.map(({ model }) => model));
  await Promise.all([here.drain(), there.drain()]);
  expect(here.size + there.size).toBe(0);
});

test('a table of which nothing is known is not shown', async () => {
  const reports: string[] = [];
  const tables = new Tables(surroundings(log, new VirtualTime(), reports));
  expect(await tables.hold('none').table.join(0, 'en', () => {})).toBe('broken');
  expect(reports).toEqual(['broken: Diverged: There is no such table. none']);
  await tables.drain();
});

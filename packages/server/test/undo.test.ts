import { CARDS } from '@methuselah/cards';
import { Dice, type Seat } from '@methuselah/engine';
import type { Chair } from '@methuselah/host';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EventLog } from '../src/log/index.ts';
import { recordOf } from '../src/records/record.ts';
import type { Begin } from '../src/table/events.ts';
import { LiveTable } from '../src/table/live.ts';
import type { Command, Outcome } from '../src/table/messages.ts';
import { TableState } from '../src/table/state.ts';
import { Place } from './logs.ts';
import { chosenBy, create, newTable, PACE, Page, surroundings, VirtualTime } from './people.ts';

const PEOPLE: readonly Chair[] = ['person', 'person', 'person'];

let place: Place;
let log: EventLog;
beforeAll(async () => {
  place = await Place.of('SQLite');
  log = await place.log();
});
afterAll(() => place.remove());

let count = 0;
async function opened(seed: number, chairs = PEOPLE, options = {}) {
  const id = `undo ${count++}`;
  const time = new VirtualTime();
  const begin = newTable(seed, chairs, { ...PACE, beat: 0 }, { undo: true, ...options });
  await create(log, id, begin, time.now);
  const node = (): LiveTable => new LiveTable(id, surroundings(log, time));
  const table = node();
  const pages = chairs.flatMap((chair, seat) => (chair === 'person' ? new Page(seat) : []));
  const watcher = new Page('spectator');
  for (const page of [...pages, watcher]) await page.join(table);
  const dice = new Dice(seed);
  const deed = (seat: Seat, command: Command): Promise<Outcome> => table.do(seat, `c${count++}`, command);
  const settle = (): Promise<void> => time.pass(10, () => table.catchUp());
  /** Somebody answers what they are asked; returns who, and what all were shown before. */
  const answer = async () => {
    await settle();
    const asked = pages.filter(({ model }) => model.decision !== null);
    const page = asked[dice.roll(asked.length)] as Page;
    const before = [...pages, watcher].map(({ model }) => model);
    const option = chosenBy(page, (n) => dice.roll(n)) ?? '';
    const { id: question = '', pass = null } = page.model.decision ?? {};
    const head = await log.head(id);
    expect(
      await deed(page.viewer as Seat, {
        is: 'answer',
        question,
        answer: { is: 'option', option, whatever: false },
      }),
    ).toEqual({ is: 'ack' });
    await settle();
    return { page, seat: page.viewer as Seat, before, head, isPass: option === pass };
  };
  /** Plays until somebody may take back what they have just chosen. */
  const untilPossible = async () => {
    for (;;) {
      const answered = await answer();
      if (answered.page.desk.canUndo) return answered;
    }
  };
  const stateOf = async (): Promise<object> => TableState.of(await log.read(id, 0), CARDS)?.write() ?? {};
  return { id, time, begin, table, node, pages, watcher, deed, answer, untilPossible, stateOf };
}

/** But for the names of questions, which are asked anew. */
const plain = (models: readonly Page['model'][]): object[] =>
  models.map((model) => ({ ...model, decision: model.decision && { ...model.decision, id: '' } }));
const others = (pages: readonly Page[], seat: Seat): Seat[] =>
  pages.flatMap(({ viewer }) => (viewer === seat || viewer === 'spectator' ? [] : (viewer as Seat)));

test('a choice is taken back when all others agree, and all see the table as it was', async () => {
  const { id, table, node, pages, watcher, deed, untilPossible, answer, stateOf } = await opened(1);
  const { seat, before, page } = await untilPossible();
  const question = page.model.decision?.id;
  const [first, second] = others(pages, seat) as [Seat, Seat];
  expect(await deed(first, { is: 'undo' })).toEqual({ is: 'refused', why: 'stale' });
  expect(await deed(seat, { is: 'undo' })).toEqual({ is: 'ack' });
  const { n } = watcher.desk.undo ?? { n: 0 };
  expect(watcher.desk.undo).toEqual({ n, by: seat, waits: [first, second] });
  expect(page.desk.canUndo).toBe(false);
  expect(await deed(seat, { is: 'consent', undo: n, yes: true })).toEqual({ is: 'refused', why: 'stale' });
  expect(await deed(first, { is: 'consent', undo: n + 1, yes: true })).toEqual({
    is: 'refused',
    why: 'stale',
  });
  expect(await deed(first, { is: 'consent', undo: n, yes: true })).toEqual({ is: 'ack' });
  expect(watcher.desk.undo).toEqual({ n, by: seat, waits: [second] });
  const views = watcher.texts.length;
  expect(await deed(second, { is: 'consent', undo: n, yes: true })).toEqual({ is: 'ack' });
  expect(plain([...pages, watcher].map(({ model }) => model))).toEqual(plain(before));
  expect(watcher.texts.slice(views).map((text) => JSON.parse(text).is)).toContain('view');
  expect(watcher.desk).toMatchObject({ undo: null });
  expect(page.model.decision?.id).not.toBe(question);

  // The game goes on, and every node has the same, from a snapshot or from the log alone.
  for (let n = 0; n < 3; n++) await answer();
  const other = node();
  const there = [...pages.map(({ viewer }) => viewer), 'spectator' as const].map(
    (viewer) => new Page(viewer),
  );
  for (const each of there) await each.join(other);
  expect(there.map(({ model }) => model)).toEqual([...pages, watcher].map(({ model }) => model));
  await table.close();
  const kept = JSON.parse((await log.lastSnapshot(id))?.state ?? '{}');
  expect(kept).toEqual(JSON.parse(JSON.stringify(await stateOf())));
  const seqs = (await log.read(id, 0)).map(({ seq }) => seq);
  expect(seqs).toEqual([...seqs.keys()]);
  await other.close();
});

test('one who does not agree is enough, and is not asked again about it', async () => {
  const { pages, watcher, deed, untilPossible, table } = await opened(2);
  const { seat, page } = await untilPossible();
  const shown = watcher.model;
  await deed(seat, { is: 'undo' });
  const [first] = others(pages, seat) as [Seat];
  await deed(first, { is: 'consent', undo: watcher.desk.undo?.n ?? 0, yes: false });
  expect(watcher.desk.undo).toBeNull();
  expect(watcher.model).toEqual(shown);
  expect(page.desk.canUndo).toBe(false);
  expect(await deed(seat, { is: 'undo' })).toEqual({ is: 'refused', why: 'stale' });
  await table.close();
});

test('a new choice ends the request, and so does time', async () => {
  const { time, watcher, deed, untilPossible, answer, table } = await opened(3);
  const { seat } = await untilPossible();
  await deed(seat, { is: 'undo' });
  expect(watcher.desk.undo).not.toBeNull();
  await answer();
  expect(watcher.desk.undo).toBeNull();
  const again = await untilPossible();
  await deed(again.seat, { is: 'undo' });
  await time.pass(29_000, () => table.catchUp());
  expect(watcher.desk.undo).not.toBeNull();
  await time.pass(2000, () => table.catchUp());
  expect(watcher.desk.undo).toBeNull();
  await table.close();
});

test('bots and who is not there agree', async () => {
  const chairs: readonly Chair[] = ['person', 'random', 'person'];
  const { pages, watcher, time, deed, untilPossible, table } = await opened(4, chairs);
  const { seat, before, page } = await untilPossible();
  const other = pages.find((each) => each !== page) as Page;
  other.leave();
  await time.pass(5000, () => table.catchUp());
  expect(page.desk.canUndo).toBe(true);
  await deed(seat, { is: 'undo' });
  expect(plain([watcher.model])).toEqual(plain([before.at(-1) as Page['model']]));
  await table.close();
});

test('nothing is taken back after which a hidden card has moved or dice were rolled', async () => {
  const { id, begin, pages, answer, table } = await opened(5);
  const hidden = async (): Promise<string> => {
    const { state } = TableState.of(await log.read(id, 0), CARDS)?.fold.t ?? {};
    return JSON.stringify([
      state?.rng,
      state?.seats.map(({ hand, library, crypt }) => [hand, library, crypt]),
    ]);
  };
  let [possible, not] = [0, 0];
  for (let n = 0; n < 60; n++) {
    const was = await hidden();
    const { page, isPass } = await answer();
    if ((await hidden()) !== was) {
      expect(page.desk.canUndo).toBe(false);
      not++;
    } else if (page.desk.canUndo) possible++;
    // A pass leaves it to the one who has chosen before: nobody sees whether another could have done something else.
    if (!isPass) for (const each of pages) if (each !== page) expect(each.desk.canUndo).toBe(false);
  }
  expect(possible).toBeGreaterThan(3);
  expect(not).toBeGreaterThan(3);
  expect((begin as Begin).options.undo).toBe(true);
  await table.close();
});

test('where it is not allowed, nobody may ask', async () => {
  const { pages, answer, table } = await opened(1, PEOPLE, { undo: false });
  for (let n = 0; n < 20; n++) await answer();
  expect(pages.flatMap(({ desks }) => desks).some(({ canUndo }) => canUndo)).toBe(false);
  await table.close();
});

test('the record of a game has nothing of what was taken back', async () => {
  const { id, pages, watcher, deed, untilPossible, table, time } = await opened(6);
  const { seat } = await untilPossible();
  await deed(seat, { is: 'undo' });
  for (const each of others(pages, seat))
    await deed(each, { is: 'consent', undo: watcher.desk.undo?.n ?? 0, yes: true });
  await table.close();
  const events = await log.read(id, 0);
  const end = {
    seq: events.length,
    command: null,
    at: time.now,
    seat: null,
    kind: 'end',
    body: '{"victoryPoints":[]}',
  };
  const undone = events.findIndex(({ kind }) => kind === 'undo');
  const from = JSON.parse(events[undone]?.body ?? '{}').from as number;
  expect(recordOf([...events, end], CARDS)).toEqual(recordOf([...events.slice(0, from), end], CARDS));
});

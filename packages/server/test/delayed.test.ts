import { Dice, type Seat } from '@methuselah/engine';
import type { Chair } from '@methuselah/host';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EventLog } from '../src/log/index.ts';
import { LiveTable } from '../src/table/live.ts';
import { Place } from './logs.ts';
import { chosenBy, create, newTable, PACE, Page, surroundings, VirtualTime } from './people.ts';

const DELAY = 60_000;
const CHAIRS: readonly Chair[] = ['person', 'person', 'random'];

let place: Place;
let log: EventLog;
beforeAll(async () => {
  place = await Place.of('SQLite');
  log = await place.log();
});
afterAll(() => place.remove());

test('a spectator sees every moment of a table so much later, and nothing before', async () => {
  const time = new VirtualTime();
  const dice = new Dice(3);
  await create(log, 'delayed', newTable(3, CHAIRS, PACE, { delay: DELAY, undo: true }), time.now);
  const table = new LiveTable('delayed', surroundings(log, time));
  const players = [new Page(0), new Page(1)];
  for (const page of players) await page.join(table);
  const watcher = new Page('spectator');
  await watcher.join(table);
  /** By time: how far the game had come, for players and for the spectator. */
  const played = new Map<number, number>();
  const seen = new Map<number, number>();
  const note = (): void => {
    played.set(time.now, players[0]?.model.step ?? 0);
    seen.set(time.now, watcher.model.step);
  };
  const began = time.now;
  let undone = 0;
  for (let second = 0; second < 180; second++) {
    await time.pass(1000, async () => {
      await table.catchUp();
      note();
    });
    const page = players.find(({ model }) => model.decision !== null);
    const option = page && second < 100 ? chosenBy(page, (n) => dice.roll(n)) : null;
    if (page && option !== null) {
      const question = page.model.decision?.id ?? '';
      const seat = page.viewer as Seat;
      await table.do(seat, `c${second}`, {
        is: 'answer',
        question,
        answer: { is: 'option', option, whatever: false },
      });
      if (undone === 0 && page.desk.canUndo) {
        await table.do(seat, 'undo', { is: 'undo' });
        const undo = page.desk.undo?.n ?? 0;
        await table.do(1 - seat, 'yes', { is: 'consent', undo, yes: true });
        undone++;
      }
    }
    await table.catchUp();
    note();
  }
  expect(undone).toBe(1);
  const first = Math.min(...seen.values());
  const stepAt = (at: number): number => [...played].findLast(([when]) => when <= at)?.[1] ?? first;
  for (const [at, step] of seen) if (at < began + DELAY) expect(step).toBe(first);
  // What is seen at a time is what was played the delay before, to the millisecond where somebody looked.
  const moments = [...seen].filter(([at]) => at >= began + DELAY && played.has(at - DELAY));
  expect(moments.length).toBeGreaterThan(100);
  for (const [at, step] of moments) expect([at, step]).toEqual([at, stepAt(at - DELAY)]);
  expect(watcher.model.step).toBe(players[0]?.model.step);
  expect(watcher.log).toHaveLength(players[0]?.log.length ?? 0);
  // Who comes later sees the same.
  const late = new Page('spectator');
  await late.join(table);
  expect(late.model).toEqual(watcher.model);
  expect(late.desk).toEqual(watcher.desk);
  await table.close();
});

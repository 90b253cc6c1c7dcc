import { setImmediate as later } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { SpareTime } from '../src/table/sparetime.ts';

test('of several who wait one has time at once, and what comes in between goes first', async () => {
  const time = new SpareTime();
  const done: string[] = [];
  const shown = ['one', 'two', 'three'].map((name) => time.next().then(() => done.push(name)));
  for (const name of ['a', 'b', 'c', 'd']) {
    done.push(name);
    await later();
  }
  await Promise.all(shown);
  expect(done).toEqual(['a', 'one', 'b', 'two', 'c', 'three', 'd']);
  // Who comes when nobody waits has to wait no longer than the first.
  const next = time.next().then(() => done.push('four'));
  await later();
  expect(done.at(-1)).toBe('four');
  await next;
});

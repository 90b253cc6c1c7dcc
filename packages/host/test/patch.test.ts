import { answer, BOTS } from '@methuselah/bots';
import { playedGame } from '@methuselah/engine/internal';
import {
  Asking,
  type Chair,
  Feed,
  Fold,
  type Patch,
  patched,
  patchOf,
  type TableModel,
} from '@methuselah/host';
import { fifthPool, fifthSetup } from '@methuselah/testkit';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../src/words/all.ts';

const PEOPLE: readonly Chair[] = Array.from({ length: 5 }, () => 'person');

describe('a patch', () => {
  test.each<[object, object, Patch | null]>([
    [{ a: 1, b: { c: [1, 2, 3] } }, { a: 1, b: { c: [1, 2, 3] } }, null],
    [{ a: 1 }, { a: 2, b: null }, { set: { a: 2, b: null } }],
    [{ a: 1, b: 2 }, { a: 1 }, { cut: ['b'] }],
    [{ a: { b: 1, c: 2 } }, { a: { b: 1, c: 3 } }, { set: { 'a/c': 3 } }],
    [{ a: { b: 1, c: 2, d: 3 } }, { a: { b: 9, c: 9, d: 3 } }, { set: { a: { b: 9, c: 9, d: 3 } } }],
    [{ a: { b: 1, c: 2, d: 3 } }, { a: { b: 1, c: 2 } }, { cut: ['a/d'] }],
    [{ a: { 'b/~c': 1, d: 2 } }, { a: { 'b/~c': 3, d: 2 } }, { set: { 'a/b~1~0c': 3 } }],
    [{ a: [1, 2, 3, 4] }, { a: [1, 2, 3, 5] }, { splice: { a: [3, 1, 5] } }],
    [{ a: [1, 2] }, { a: [1, 2, 3] }, { splice: { a: [2, 0, 3] } }],
    [{ a: [1, 2, 3, 4] }, { a: [2, 3, 4] }, { splice: { a: [0, 1] } }],
    [{ a: [{ b: [1] }, { c: 2 }] }, { a: [{ b: [1] }] }, { splice: { a: [1, 1] } }],
    [{ a: [1, 2] }, { a: [] }, { set: { a: [] } }],
    [
      {
        a: [
          { b: 1, c: 1 },
          { b: 2, c: 2 },
        ],
      },
      {
        a: [
          { b: 1, c: 1 },
          { b: 2, c: 3 },
        ],
      },
      { set: { 'a/1/c': 3 } },
    ],
    [{ a: [{ b: 1 }, { b: 2 }] }, { a: [{ b: 3 }, { b: 4 }] }, { set: { a: [{ b: 3 }, { b: 4 }] } }],
    [{ a: [1] }, { a: { 0: 1 } }, { set: { a: { 0: 1 } } }],
    [{ a: null }, { a: {} }, { set: { a: {} } }],
  ])('from %j to %j is %j', (was, now, patch) => {
    expect(patchOf(was, now)).toEqual(patch);
    if (patch) expect(patched(was, patch)).toEqual(now);
  });

  test('shares with the data what is on none of its paths', () => {
    const was = { a: { b: [1], c: { d: 1 } }, e: { f: 1 } };
    const now = patched(was, { set: { 'a/c/d': 2 }, splice: { 'a/b': [0, 0, 0] } });
    expect(now).toEqual({ a: { b: [0, 1], c: { d: 2 } }, e: { f: 1 } });
    expect(was).toEqual({ a: { b: [1], c: { d: 1 } }, e: { f: 1 } });
    expect(now.e).toBe(was.e);
  });

  test('brings every viewer from one table to the next, over two hundred decisions', () => {
    const setup = { ...fifthSetup(11, 5, fifthPool), asks: 'all' as const };
    const fold = new Fold(playedGame(setup), PEOPLE);
    const asking = new Asking(fold, { beat: 0, jitter: () => 0 }, 0);
    const feeds = fold.viewers.map((viewer) => new Feed(fold, viewer, LOCALES.en));
    const shown = new Map<Feed, TableModel>(feeds.map((feed) => [feed, feed.take(asking).model]));
    const bot = BOTS.heuristic(1);
    let [bytes, patches] = [0, 0];
    while (patches < 1200) {
      asking.choose(fold.game.optionCount === 1 ? 0 : answer(fold.game, bot), 0, 'bot');
      for (const feed of feeds) {
        const was = shown.get(feed) as TableModel;
        const now: TableModel = JSON.parse(JSON.stringify(feed.take(asking).model));
        const patch = patchOf(was, now);
        if (patch === null) continue;
        const text = JSON.stringify(patch);
        bytes += text.length;
        patches++;
        shown.set(feed, patched(was, JSON.parse(text)));
        expect(shown.get(feed)).toEqual(now);
      }
    }
    expect(patches).toBeGreaterThan(1000);
    expect(bytes / patches).toBeLessThan(500);
  });
});

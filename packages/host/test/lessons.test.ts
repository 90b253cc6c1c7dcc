import * as bots from '@methuselah/bots';
import { CARDS } from '@methuselah/cards';
import {
  DEFAULT_ORDERS,
  Host,
  holdAll,
  type LessonTask,
  type Sight,
  type TableFact,
  type TableModel,
  type TableNews,
  verdictOf,
} from '@methuselah/host';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../src/words/all.ts';
import { newTable } from './clicker.ts';

const orders = DEFAULT_ORDERS;

/** A practice game whose person decides in the influence phase, as a saved game. */
function begun(): { readonly saved: string; readonly model: TableModel } {
  const host = new Host(CARDS, bots);
  let news = tableIn(
    host.handle({ is: 'new', lang: 'en', table: newTable([0], 3, 4, 0), orders }, LOCALES.en),
  );
  while (nowOf(news).decision?.window !== 'influence') news = pass(host, news);
  return { saved: host.saved() ?? '', model: nowOf(news) };
}
const tableIn = (reply: ReturnType<Host['handle']>): TableNews => {
  if (reply.is !== 'table') throw new Error(JSON.stringify(reply));
  return reply;
};
const nowOf = ({ frames }: TableNews): TableModel => {
  const model = frames.at(-1);
  if (!model) throw new Error('A reply has a table.');
  return model;
};
const pass = (host: Host, news: TableNews): TableNews => {
  const { decision } = nowOf(news);
  const option = decision?.pass ?? decision?.options[0]?.id ?? '';
  return tableIn(host.handle({ is: 'choose', decision: decision?.id ?? '', option }, LOCALES.en));
};

const is = (sight: Sight): TableFact => ({ ...sight, not: false });
const NEVER = is({ is: 'pool', seat: 0, amount: { n: 999, or: 'more' } });

describe('a table with a task', () => {
  const { saved, model } = begun();
  const others: LessonTask = { goal: [NEVER], wrong: [[{ is: 'turn', seat: 0, not: true }]] };
  const open = (task: LessonTask | null): { readonly host: Host; readonly news: TableNews } => {
    const host = new Host(CARDS, bots);
    return { host, news: tableIn(host.handle({ is: 'load', lang: 'en', saved, orders, task }, LOCALES.en)) };
  };

  test('waits where a wrong turn is seen, though it is the turn of a bot, and can be taken back', () => {
    const { host, news } = open(others);
    expect(news.verdict).toEqual({ is: 'open' });
    let now = news;
    while (now.verdict?.is === 'open') now = pass(host, now);
    expect(now.verdict).toEqual({ is: 'wrong', turn: 0 });
    expect(nowOf(now).turn).toBe(model.turn + 1);
    expect(nowOf(now).decision).toBeNull();
    const back = tableIn(host.handle({ is: 'undo' }, LOCALES.en));
    expect(back.verdict).toEqual({ is: 'open' });
    expect(nowOf(back).decision).not.toBeNull();
  });

  test('is judged again after loading, and in another language', () => {
    const { host, news } = open(others);
    let now = news;
    while (now.verdict?.is === 'open') now = pass(host, now);
    const spoken = tableIn(host.handle({ is: 'lang', lang: 'fr' }, LOCALES.fr));
    expect(spoken.verdict).toEqual(now.verdict);
    const loaded = tableIn(
      new Host(CARDS, bots).handle(
        { is: 'load', lang: 'en', saved: host.saved() ?? '', orders, task: others },
        LOCALES.en,
      ),
    );
    expect(loaded.verdict).toEqual(now.verdict);
  });

  test('a game has no verdict and does not wait', () => {
    const { host, news } = open(null);
    expect(news.verdict).toBeNull();
    let now = news;
    while (nowOf(now).turn === model.turn) now = pass(host, now);
    expect(nowOf(now).decision).not.toBeNull();
  });

  test('the goal counts before a wrong turn', () => {
    const always = [is({ is: 'turn', seat: 0 })];
    expect(verdictOf({ goal: always, wrong: [always] }, model)).toEqual({ is: 'reached' });
    expect(verdictOf({ goal: [NEVER], wrong: [[NEVER], always] }, model)).toEqual({ is: 'wrong', turn: 1 });
  });
});

describe('facts of a table', () => {
  const { model } = begun();
  const you = model.seats[0];
  const card = model.cards[you?.uncontrolled[0] ?? -1]?.card ?? 0;
  const held = model.cards[you?.handCards[0] ?? -1]?.card ?? 0;
  const pool = you?.pool ?? 0;

  test.each<[string, Sight, Sight]>([
    [
      'pool',
      { is: 'pool', seat: 0, amount: { n: pool, or: null } },
      { is: 'pool', seat: 0, amount: { n: pool - 1, or: null } },
    ],
    [
      'pool or more',
      { is: 'pool', seat: 0, amount: { n: pool - 1, or: 'more' } },
      { is: 'pool', seat: 0, amount: { n: pool + 1, or: 'more' } },
    ],
    [
      'pool or less',
      { is: 'pool', seat: 0, amount: { n: pool + 1, or: 'less' } },
      { is: 'pool', seat: 0, amount: { n: pool - 1, or: 'less' } },
    ],
    ['the turn', { is: 'turn', seat: 0 }, { is: 'turn', seat: 1 }],
    ['the phase', { is: 'phase', phase: 'influence' }, { is: 'phase', phase: 'minion' }],
    ['the window', { is: 'window', window: 'influence' }, { is: 'window', window: 'polling' }],
    [
      'an option',
      { is: 'offered', option: { icon: 'transfer', cards: [card], seat: null } },
      { is: 'offered', option: { icon: 'transfer', cards: [held], seat: null } },
    ],
    ['the stage', { is: 'stage', stage: 'empty' }, { is: 'stage', stage: 'combat' }],
    ['a region', { is: 'region', card, region: 'uncontrolled' }, { is: 'region', card, region: 'ready' }],
    [
      'blood',
      { is: 'blood', card, amount: { n: 0, or: 'more' } },
      { is: 'blood', card, amount: { n: 99, or: 'more' } },
    ],
    ['a hand', { is: 'hand', card: held, seat: 0 }, { is: 'hand', card, seat: 0 }],
  ])('%s: seen or not', (_, seen, unseen) => {
    expect(holdAll([is(seen)], model)).toBe(true);
    expect(holdAll([is(unseen)], model)).toBe(false);
    expect(holdAll([{ ...unseen, not: true }], model)).toBe(true);
  });

  test.each<Sight>([
    { is: 'ashHeap', card: held, seat: 0 },
    { is: 'locked', card },
    { is: 'edge', seat: 0 },
    { is: 'action', action: 'bleed' },
  ])('not yet: $is', (sight) => {
    expect(holdAll([is(sight)], model)).toBe(false);
    expect(holdAll([{ ...sight, not: true }], model)).toBe(true);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as bots from '@methuselah/bots';
import { CARDS, PLAYABLE_CARDS } from '@methuselah/cards';
import { DEFAULT_ORDERS, Host, localeFor, type TableModel, type TableNews } from '@methuselah/host';
import { LANGS } from '@methuselah/text';
import { describe, expect, test } from 'vitest';
import { lint } from '../../text/src/lint.ts';
import { compileLesson } from '../build/lessons/compile.ts';
import { FACT_FORMS, OPTION_WORDS } from '../build/lessons/facts.ts';
import { readLesson } from '../build/lessons/read.ts';
import { allLessons } from '../build/lessons.ts';
import { momentNow, optionFor } from '../src/learn/coach.ts';
import type { FirstGame, Lesson, Moment } from '../src/learn/lesson.ts';

const LONGEST = 120;
const MOST_STEPS = 40;
/** Turns of the table in which the first game teaches. */
const EARLY_TURNS = 20;
const NAMES = ['Alexis', 'Bertrand', 'Cassia', 'Dragomir', ...PLAYABLE_CARDS.map(({ name }) => name)];
const all = allLessons();
const lessons = all.flatMap(({ lesson }) => (lesson.is === 'lesson' ? [lesson] : []));

/** A lesson at a host, as the page plays it. */
class Table {
  readonly #host: Host;
  #news: TableNews;

  private constructor(news: TableNews, host: Host) {
    this.#news = news;
    this.#host = host;
  }
  static async open(lesson: Lesson | FirstGame): Promise<Table> {
    const host = new Host(CARDS, bots);
    const how = { lang: 'en', orders: DEFAULT_ORDERS } as const;
    const reply = host.handle(
      lesson.is === 'game'
        ? { is: 'new', table: lesson.table, ...how }
        : { is: 'load', saved: lesson.saved, task: lesson.task, ...how },
      await localeFor('en'),
    );
    if (reply.is !== 'table') throw new Error(JSON.stringify(reply));
    return new Table(reply, host);
  }
  get model(): TableModel {
    const model = this.#news.frames.at(-1);
    if (!model) throw new Error('A reply has a table.');
    return model;
  }
  get verdict() {
    return this.#news.verdict;
  }
  async choose(option: string): Promise<void> {
    await this.#ask({ is: 'choose', decision: this.model.decision?.id ?? '', option });
  }
  async undo(): Promise<void> {
    await this.#ask({ is: 'undo' });
  }
  async #ask(request: Parameters<Host['handle']>[0]): Promise<void> {
    const reply = this.#host.handle(request, await localeFor('en'));
    if (reply.is !== 'table') throw new Error(JSON.stringify(reply));
    this.#news = reply;
  }
}

/** Does what the coach points at; only looks at what cannot be pressed. */
async function follow(table: Table, moments: readonly Moment[]): Promise<Set<string>> {
  const seen = new Set<string>();
  const closed = new Set<string>();
  for (let n = 0; table.verdict?.is === 'open' && n < MOST_STEPS; n++) {
    const moment = momentNow(moments, table.model, closed);
    if (!moment) throw new Error(`The coach has nothing to say at ${table.model.decision?.window}.`);
    seen.add(moment.id);
    const option = optionFor(moment.at, table.model);
    if (option === null) closed.add(moment.id);
    else await table.choose(option);
  }
  return seen;
}

test('there are six lessons and a first game, in order', () => {
  expect(all.map(({ lesson }) => lesson.name)).toEqual([
    'bring-out',
    'bleed',
    'block',
    'combat',
    'votes',
    'torpor',
    'first-game',
  ]);
});

describe.each(all.map(({ title, lesson }) => ({ name: lesson.name, title, lesson })))(
  '$name',
  ({ title, lesson }) => {
    test('says everything in five languages, in short sentences', () => {
      const said = [
        title,
        ...lesson.moments.map(({ say }) => say),
        ...(lesson.is === 'lesson' ? [lesson.goal, lesson.reached, ...lesson.wrong] : []),
      ];
      for (const each of said)
        for (const lang of LANGS) {
          expect(each[lang].trim()).not.toBe('');
          expect(each[lang].length, each[lang]).toBeLessThanOrEqual(LONGEST);
          expect(each[lang]).not.toMatch(/[{}]/);
          expect(lint(each[lang], lang, NAMES)).toEqual([]);
        }
    });
    test('names each moment once', () => {
      const ids = lesson.moments.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    });
  },
);

describe.each(lessons.map((lesson) => ({ name: lesson.name, lesson })))('$name', ({ lesson }) => {
  test('is open at its start, and asks the player', async () => {
    const table = await Table.open(lesson);
    expect(table.verdict).toEqual({ is: 'open' });
    expect(table.model.decision).not.toBeNull();
  });

  test('is reached by following the coach, who says nothing in vain', async () => {
    const table = await Table.open(lesson);
    const seen = await follow(table, lesson.moments);
    expect(table.verdict).toEqual({ is: 'reached' });
    const unsaid = lesson.moments.map(({ id }) => id).filter((id) => !seen.has(id) && id !== 'on');
    expect(unsaid).toEqual([]);
  });

  test('is not reached by passing: that explains itself and can be taken back', async () => {
    const table = await Table.open(lesson);
    for (let n = 0; table.verdict?.is === 'open' && n < MOST_STEPS; n++) {
      const { decision } = table.model;
      await table.choose(decision?.pass ?? decision?.options[0]?.id ?? '');
    }
    expect(table.verdict?.is).toBe('wrong');
    await table.undo();
    expect(table.verdict).toEqual({ is: 'open' });
    expect(table.model.decision).not.toBeNull();
  });
});

describe('the first game', () => {
  const game = all.flatMap(({ lesson }) => (lesson.is === 'game' ? [lesson] : []))[0];

  test('comes to each of its 6 to 8 moments within the first turns', async () => {
    if (!game) throw new Error('There is no first game.');
    const table = await Table.open(game);
    const closed = new Set<string>();
    const seen: string[] = [];
    while (table.model.turn <= EARLY_TURNS && !table.model.end) {
      const { model } = table;
      const moment = momentNow(game.moments, model, closed);
      if (moment && seen.at(-1) !== moment.id) seen.push(moment.id);
      const option = moment && optionFor(moment.at, model);
      if (moment && option === null) closed.add(moment.id);
      else await table.choose(option ?? model.decision?.pass ?? model.decision?.options[0]?.id ?? '');
      for (const id of seen) if (id !== seen.at(-1)) closed.add(id);
    }
    expect(seen.length).toBeGreaterThanOrEqual(6);
    expect(seen.length).toBeLessThanOrEqual(8);
    expect(seen).toEqual(game.moments.map(({ id }) => id));
  });
});

describe('docs/LESSONS.md', () => {
  const doc = readFileSync(join(import.meta.dirname, '../../../docs/LESSONS.md'), 'utf8');
  const [, example = ''] = /```yaml\n(.+?)```/s.exec(doc) ?? [];

  test('has an example that the coach leads to its goal', async () => {
    const lesson = compileLesson('hunt', readLesson('docs/LESSONS.md', example));
    const table = await Table.open(lesson);
    await follow(table, lesson.moments);
    expect(table.verdict).toEqual({ is: 'reached' });
  });

  test('lists all facts and all signs of options', () => {
    for (const form of FACT_FORMS) expect(doc).toContain(`| \`${form.replaceAll('|', '\\|')}\` |`);
    const signs = [...(doc.split('The signs of options:')[1]?.split('\n\n')[0] ?? '').matchAll(/`(\w+)`/g)];
    expect(signs.map(([, sign]) => sign)).toEqual(OPTION_WORDS);
  });

  const wrong = (text: string, by: string) => () => readLesson('docs/LESSONS.md', example.replace(text, by));
  test('a slip of the pen is an error with its line and what may have been meant', () => {
    expect(wrong('facts: [Sully has', 'facts: [Suly has')).toThrow(
      /LESSONS.md:23:\n.*suly.*Did you mean .*"Sully"/,
    );
    expect(wrong('option: hunt', 'option: hunts')).toThrow(/no option "hunts"/);
    expect(wrong('the stage is empty', 'the stage is bare')).toThrow(/no stage "bare"/);
    expect(wrong('Sully is locked', 'Sully is tired')).toThrow(/is no fact of a lesson/);
    expect(wrong('  pt: Caçar\n', '')).toThrow(/not said in: pt/);
    expect(wrong('reached:', 'reach:')).toThrow(/has no "reach"/);
  });
});

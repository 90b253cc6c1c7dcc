import { CARDS } from '@methuselah/cards';
import { newGame, replay, type Viewer } from '@methuselah/engine';
import { replayOn } from '@methuselah/engine/internal';
import { asRecorded, chairsOf, modelOf, noteOut, type Out, Replay } from '@methuselah/host';
import { fifthPool } from '@methuselah/testkit';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../src/words/all.ts';
import { Clicker, newTable } from './clicker.ts';

const { news } = new Clicker(newTable([], 4, 6));
const record = JSON.parse(news.saved);
const steps: number = record.decisions.length;

const opened = (json = news.saved): Replay => {
  const replayed = Replay.open(json, CARDS, LOCALES.en);
  if (!(replayed instanceof Replay)) throw new Error(replayed.text);
  return replayed;
};

describe('a replay', () => {
  const viewed = opened();

  test('has the timeline of the game', () => {
    const { course, names } = viewed.opened();
    expect(course.steps).toBe(steps);
    expect(names).toEqual(['Seat 0', 'Seat 1', 'Seat 2', 'Seat 3']);
    expect(course.marks.some(({ is }) => is === 'oust')).toBe(true);
  });

  test('knows the seat of the only person, if the record says who played', () => {
    const ownIn = (chairs?: readonly string[]) => opened(JSON.stringify({ ...record, chairs })).opened().own;
    const bots = ['novice', 'heuristic', 'random'];
    expect(ownIn([...bots, 'person'])).toBe(3);
    expect(ownIn([...bots, 'heuristic'])).toBeNull();
    expect(ownIn(['person', 'person', 'novice', 'novice'])).toBeNull();
    expect(ownIn()).toBeNull();
  });

  test('shows any moment as the game would, for any viewer', () => {
    const out = new Map<number, Out>();
    const outOn = (seat: number): Out | undefined => out.get(seat);
    const whole = newGame({ pool: fifthPool, ...record });
    whole.onEvent((e) => noteOut(out, e));
    replayOn(whole, record);
    const viewers: Viewer[] = [0, 3, 'all', 'spectator'];
    // Out of order: each is reached from the start or from a nearby copy.
    for (const [i, step] of [steps, 0, 99, 100, 101, 7, steps - 1, 250, 199].entries()) {
      const viewer = viewers[i % viewers.length] ?? 'all';
      const direct = replay(record, fifthPool, { to: step });
      if (!direct.ok) throw new Error(direct.message);
      const { model, log } = viewed.at(step, viewer);
      const { game } = direct;
      expect(model).toEqual(modelOf(game, viewer, LOCALES.en, chairsOf(record), outOn, asRecorded(game)));
      expect(model.step).toBe(Math.min(step, steps));
      expect(log.every((line) => line.step <= step)).toBe(true);
    }
    expect(viewed.at(steps, 0).model.end).not.toBeNull();
  });

  test('shows the log up to the moment, and no further', () => {
    const lines = [0, 100, 200, steps].map((step) => viewed.at(step, 1).log);
    for (const log of lines) expect(log).toEqual(lines.at(-1)?.slice(0, log.length));
    expect(lines.map(({ length }) => length)).toEqual(
      lines.map(({ length }) => length).toSorted((a, b) => a - b),
    );
    expect(lines[0]?.[0]?.is).toBe('turn');
    expect(lines.at(-1)?.some(({ is }) => is === 'out')).toBe(true);
  });

  test('shows the nearest moment for a step that does not exist', () => {
    expect(viewed.at(-5, 'all').model.step).toBe(0);
    expect(viewed.at(1e9, 'all').model.step).toBe(steps);
    for (const step of [Number.NaN, Number.NEGATIVE_INFINITY])
      expect(viewed.at(step, 'all').model.step).toBe(0);
    expect(viewed.at(Number.POSITIVE_INFINITY, 'all').model.step).toBe(steps);
  });

  test('shows what a spectator sees for a viewer that does not exist', () => {
    const seen = viewed.at(100, 'spectator');
    for (const eyes of [-1, 9, 0.5, Number.NaN, '__proto__', null] as unknown as Viewer[])
      expect(viewed.at(100, eyes)).toEqual(seen);
  });

  test('continues in another language', () => {
    const other = opened();
    const english = other.at(120, 0);
    other.speak(LOCALES.it);
    const italian = other.at(120, 0);
    expect(italian.log.length).toBe(english.log.length);
    expect(italian.log).not.toEqual(english.log);
    expect(Object.keys(italian.model.cards)).toEqual(Object.keys(english.model.cards));
  });

  test('refuses a broken record with a sentence', () => {
    for (const json of ['', '{}', news.saved.slice(9), JSON.stringify({ ...record, seed: 99 })])
      expect(Replay.open(json, CARDS, LOCALES.es)).toEqual({
        is: 'refused',
        text: expect.stringMatching(/\w+\.$/),
      });
  });
});

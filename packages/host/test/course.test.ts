import { type GameEvent, newGame, type Seat, type Viewer } from '@methuselah/engine';
import { tableOf } from '@methuselah/engine/internal';
import { asRecorded, courseOf, type GameCourse, modelOf, noteOut, type Out } from '@methuselah/host';
import { fifthPool } from '@methuselah/testkit';
import type { Lang } from '@methuselah/text';
import { beforeAll, expect, test } from 'vitest';
import { LOCALES } from '../src/words/all.ts';
import { botGame, CHAIRS } from './tables.ts';

/** A game, its events, and its timeline made afterwards. */
let told: {
  readonly game: ReturnType<typeof botGame>;
  readonly events: readonly { readonly step: number; readonly event: GameEvent }[];
  readonly course: GameCourse;
};
beforeAll(() => {
  const events: { step: number; event: GameEvent }[] = [];
  const game = botGame(3, (playing, at) => {
    const table = tableOf(playing);
    if (at === 0) table.emit = (event) => events.push({ step: table.state.decisions, event });
  });
  told = { game, events, course: courseOf(game.record(), fifthPool, LOCALES.en) };
});

test('has a mark for each turn, oust, combat and referendum, at the first step that shows it', () => {
  const { events, course } = told;
  const steps = (types: readonly GameEvent['type'][]): number[] =>
    events.filter(({ event }) => types.includes(event.type)).map(({ step }) => step);
  const marks = (is: string): number[] =>
    course.marks.filter((mark) => mark.is === is).map(({ step }) => step);
  expect(marks('turn')).toEqual([0, ...steps(['turnBegan'])]);
  expect(marks('oust')).toEqual(steps(['ousted', 'withdrew']));
  expect(marks('combat')).toEqual(steps(['combatBegan']));
  expect(marks('referendum')).toEqual(steps(['referendum']));
  for (const is of ['turn', 'oust', 'combat', 'referendum']) expect(marks(is).length).toBeGreaterThan(0);
  expect(course.marks.every(({ text }) => /^\p{Lu}/u.test(text))).toBe(true);
});

test('says who ousts whom', () => {
  const { course, game } = told;
  const names = tableOf(game).names.join('|');
  for (const { is, text, seat } of course.marks)
    if (is === 'oust') {
      expect(text).toMatch(new RegExp(`^(${names}) ousts ${tableOf(game).names[seat]}$`));
      expect(tableOf(game).state.seats[seat]?.ousted).toBe(true);
    }
});

test('has the pools at the start of each turn and at the end of the game', () => {
  const { course, game } = told;
  const record = game.record();
  expect(course.steps).toBe(record.decisions.length);
  expect(course.pools.map(({ turn }) => turn).slice(0, 3)).toEqual([1, 2, 3]);
  expect(course.pools[0]).toEqual({ step: 0, turn: 1, pool: [30, 30, 30, 30, 30] });
  expect(course.pools.at(-1)).toEqual({
    step: course.steps,
    turn: tableOf(game).state.turn,
    pool: tableOf(game).state.seats.map(({ pool }) => pool),
  });
});

test('the result: by victory points, then by time of leaving, with the fate of each player', () => {
  const { game, events } = told;
  const out = new Map<Seat, Out>();
  for (const { event } of events) noteOut(out, event);
  const { end } = modelOf(game, 'spectator', LOCALES.en, CHAIRS, (seat) => out.get(seat), asRecorded(game));
  expect(end?.rows.map(({ seat }) => seat).sort()).toEqual([0, 1, 2, 3, 4]);
  for (const [place, row] of end?.rows.entries() ?? []) {
    const p = tableOf(game).state.seats[row.seat];
    expect(row).toMatchObject({ victoryPoints: p?.victoryPoints, pool: p?.pool });
    expect(row.fate).toBe(p?.ousted ? `ousted on turn ${out.get(row.seat)?.turn}` : 'still standing');
    const next = end?.rows[place + 1];
    if (next) expect(row.victoryPoints).toBeGreaterThanOrEqual(next.victoryPoints);
  }
  expect(end?.winner ?? -1).toBe(game.winner);
  expect(end?.title).toBe(
    game.winner < 0 ? 'Nobody wins: a tie.' : `${tableOf(game).names[game.winner]} wins the game.`,
  );
  const begun = newGame({ ...newSetup(), pool: fifthPool });
  expect(modelOf(begun, 0, LOCALES.en, CHAIRS, () => undefined, asRecorded(begun)).end).toBeNull();
});

test('the result is said to the viewer in the second person', () => {
  const { game } = told;
  const { seats } = tableOf(game).state;
  const { names } = tableOf(game);
  const gone: Out = { turn: 9, by: game.winner };
  const outOn = (seat: Seat): Out | undefined => (seats[seat]?.ousted ? gone : undefined);
  const verdict = (viewer: Viewer, lang: Lang = 'en'): string =>
    modelOf(game, viewer, LOCALES[lang], CHAIRS, outOn, asRecorded(game)).end?.verdict ?? '';
  const rows = modelOf(game, 'all', LOCALES.en, CHAIRS, outOn, asRecorded(game)).end?.rows ?? [];
  const best = rows[0]?.victoryPoints ?? 0;
  expect(rows[0]?.seat).toBe(game.winner);
  expect(verdict(game.winner)).toBe(`You won! ${best} victory points`);
  expect(verdict(game.winner, 'fr')).toBe(`Vous avez gagné\u00a0! ${best} points de victoire`);
  const last = rows.at(-1)?.seat ?? -1;
  expect(seats[last]).toMatchObject({ ousted: true, victoryPoints: 0 });
  expect(verdict(last)).toBe(`Ousted by ${names[game.winner]}, fifth`);
  expect(verdict(last, 'it')).toBe(`${names[game.winner]} ti ha eliminato: 5º posto`);
  expect([verdict('spectator'), verdict('all')]).toEqual(['', '']);
});

const newSetup = () => ({ seed: 1, players: told.game.record().players });

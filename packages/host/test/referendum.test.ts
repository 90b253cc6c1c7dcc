import { Dice, type Game, newGame } from '@methuselah/engine';
import { currentReferendum, NONE, poolsIfPassed, seatTarget, tableOf } from '@methuselah/engine/internal';
import type { ReferendumStage } from '@methuselah/host';
import { fifthPool, fifthSetup } from '@methuselah/testkit';
import { expect, test } from 'vitest';
import { botGame, modelIn } from './tables.ts';

const stageOf = (game: Game): ReferendumStage | null => {
  const { stage } = modelIn(game, 'spectator', 'en');
  return stage?.is === 'referendum' ? stage : null;
};

test('the predicted pools are the resulting pools', () => {
  let [foreseen, changed] = [0, 0];
  let pools: readonly number[] | null = null;
  /** The number of decisions when the referendum passed. */
  let passed: number | null = null;
  for (const seed of [3, 10])
    botGame(seed, (game, at) => {
      const table = tableOf(game);
      const now = (): number[] => table.state.seats.map(({ pool }) => pool);
      if (at === 0)
        table.emit = (e) => {
          const { decisions } = table.state;
          if (e.type === 'tallied') passed = e.for > e.against ? decisions : null;
          if (e.type !== 'resolved') return;
          // Later decisions may change the outcome.
          const isAsForeseen = pools !== null && passed === decisions;
          passed = null;
          if (!isAsForeseen) return;
          expect(now()).toEqual(pools);
          foreseen++;
        };
      pools = poolsIfPassed(game);
      const stage = stageOf(game);
      if (pools === null || stage === null) return;
      for (const { seat, poolIfPassed } of stage.rows) expect(poolIfPassed).toBe(pools[seat]);
      if (pools.some((pool, seat) => pool !== now()[seat])) changed++;
    });
  expect(foreseen).toBeGreaterThan(5);
  expect(changed).toBeGreaterThan(10);
});

test('votes are counted by seat; possible votes are those offered, except from cards in hand', () => {
  let cast = 0;
  botGame(10, (game) => {
    const stage = stageOf(game);
    const f = currentReferendum(tableOf(game));
    if (stage === null || f === undefined) return;
    const sum = (side: 'for' | 'against'): number => stage.rows.reduce((n, row) => n + row[side], 0);
    // These decks contain no prisci.
    expect([sum('for'), sum('against')]).toEqual([stage.for, stage.against]);
    expect(stage.prisci).toBe('');
    if (tableOf(game).decision?.window !== 'polling') return;
    const row = stage.rows.find(({ seat }) => seat === game.decider);
    expect(row?.possible).toBe(offered(game));
    cast += sum('for') + sum('against');
  });
  expect(cast).toBeGreaterThan(20);
});

/** The votes for the referendum that the deciding seat's options offer. */
function offered(game: Game): number {
  const f = currentReferendum(tableOf(game));
  const seat = game.decider;
  return (game.decision?.options ?? []).reduce((votes, { option: o }, place) => {
    if (o.verb === 'edgeVote') return votes + (o.side === 'for' ? 1 : 0);
    if ((o.verb !== 'cast' && o.verb !== 'castOwn') || o.side === 'against') return votes;
    if (o.verb === 'castOwn')
      return (
        votes + (f?.ballots.find((b) => b.source === seatTarget(seat) && b.card === o.card)?.amount ?? 0)
      );
    const copy = game.fork();
    copy.chooseAt(place);
    const ballot = currentReferendum(tableOf(copy))?.ballots.find(({ source }) => source === o.minion);
    return votes + (ballot?.amount ?? 0);
  }, 0);
}

/** Plays random games up to a matching decision. */
function firstOf(is: (game: Game) => boolean): Game {
  for (let seed = 1; seed <= 60; seed++) {
    const game = newGame({ ...fifthSetup(seed, 5, fifthPool), asks: 'choices' });
    const dice = new Dice(seed);
    while (game.optionCount > 0) {
      if (is(game)) return game;
      game.chooseAt(dice.roll(game.optionCount));
    }
  }
  throw new Error('There is no such decision.');
}

test('a blood hunt states its consequence', () => {
  const game = firstOf((game) => currentReferendum(tableOf(game))?.bloodHunt === true);
  const name =
    tableOf(game).pool.cards[
      tableOf(game).state.def[currentReferendum(tableOf(game))?.diablerist ?? NONE] ?? NONE
    ]?.card.name;
  expect(stageOf(game)?.terms).toEqual([`${name} is burned`]);
});

test('a card found by a search says what it does', () => {
  const game = firstOf(({ decision }) => decision?.window === 'search');
  const { decision } = modelIn(game, game.decider, 'en');
  const found = decision?.options.filter(({ icon }) => icon === 'target') ?? [];
  expect(found.length).toBeGreaterThan(0);
  for (const { consequences } of found) expect(consequences).not.toEqual([]);
});

test('terms are sentences', () => {
  const said = new Set<string>();
  for (const seed of [3, 10, 5])
    botGame(seed, (game) => {
      for (const term of stageOf(game)?.terms ?? []) said.add(term.replace(/\d+/, 'N'));
    });
  const name = '[A-Z]\\w+';
  const known = new RegExp(
    `^(?:${name} takes N pool from ${name}|${name} burns N pool|For vampires of .+|For .+|.+ is burned)$`,
  );
  expect([...said].filter((term) => !known.test(term))).toEqual([]);
  for (const kind of [/ takes N pool from /, / burns N pool/, /^For vampires of /])
    expect([...said].some((term) => kind.test(term))).toBe(true);
});

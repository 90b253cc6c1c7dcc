import type { Game, Seat } from '@methuselah/engine';
import { tableOf } from '@methuselah/engine/internal';
import { expect, test } from 'vitest';
import { bleedToCome } from '../src/decide/actions.ts';
import { answer, BOTS } from '../src/index.ts';
import { eyesOf, fiveDecks } from './help.ts';

/** Plays out a turn in which nobody else does anything: is the prey ousted? */
function ousts(from: Game, seat: Seat, prey: Seat): boolean {
  const game = from.fork();
  const { turn } = tableOf(game).state;
  const bot = BOTS.heuristic(1);
  while (
    !game.over &&
    tableOf(game).state.turn === turn &&
    tableOf(game).state.seats[prey]?.ousted === false
  ) {
    const passing = tableOf(game).decision?.options.findIndex((o) => o.verb === 'pass') ?? 0;
    game.chooseAt(game.decider === seat ? answer(game, bot) : Math.max(0, passing));
  }
  return tableOf(game).state.seats[prey]?.ousted === true;
}

test('if the bleeds of a turn suffice, the prey is ousted', () => {
  let there = 0;
  let taken = 0;
  for (let seed = 1; seed <= 12; seed++) {
    const game = fiveDecks(seed);
    const bots = [0, 1, 2, 3, 4].map((seat) => BOTS.heuristic(seed * 10 + seat));
    let seen = 0;
    while (!game.over) {
      const { turn, active } = tableOf(game).state;
      if (tableOf(game).decision?.window === 'minion' && game.decider === active && seen !== turn) {
        seen = turn;
        const eyes = eyesOf(game, active);
        if (bleedToCome(eyes) >= eyes.pool(eyes.prey)) {
          there += 1;
          if (ousts(game, active, eyes.prey)) taken += 1;
        }
      }
      game.chooseAt(answer(game, bots[game.decider] ?? BOTS.random(0)));
    }
  }
  expect(there).toBeGreaterThan(20);
  expect(taken / there).toBeGreaterThan(0.85);
});

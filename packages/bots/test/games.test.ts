import { newGame } from '@methuselah/engine';
import { tableOf } from '@methuselah/engine/internal';
import { testSetup } from '@methuselah/testkit';
import { describe, expect, test } from 'vitest';
import { answer, BOT_NAMES, BOTS } from '../src/index.ts';
import { fiveDecks } from './help.ts';
import { soak } from './soak/game.ts';

/** More decisions than any game takes. */
const MAX_DECISIONS = 20_000;

describe('whole games', () => {
  for (const name of BOT_NAMES)
    test(`five ${name} players finish, and the game is reproducible`, () => {
      const play = (): string => {
        const game = fiveDecks(11);
        const bots = [0, 1, 2, 3, 4].map((seat) => BOTS[name](seat));
        let taken = 0;
        while (!game.over && taken++ < MAX_DECISIONS) {
          const bot = bots[game.decider] ?? BOTS.random(0);
          const place = answer(game, bot);
          expect(place >= 0 && place < game.optionCount).toBe(true);
          game.chooseAt(place);
        }
        expect(game.over).toBe(true);
        return game.hash();
      };
      expect(play()).toBe(play());
    });

  test('games with unknown cards are played to the end', () => {
    for (let seed = 1; seed <= 10; seed++) {
      const game = newGame(testSetup(seed, 2 + (seed % 5)));
      const bots = [0, 1, 2, 3, 4, 5].map((seat) => (seat % 2 === 0 ? BOTS.heuristic : BOTS.novice)(seat));
      for (let taken = 0; !game.over && taken < MAX_DECISIONS; taken++)
        game.chooseAt(answer(game, bots[game.decider] ?? BOTS.random(0)));
      expect(game.over).toBe(true);
    }
  });

  test('no bot throws, answers illegally or is late', () => {
    for (let seed = 1; seed <= 24; seed++) expect(soak(seed).problems).toEqual([]);
  });

  test('bots do not touch the dice of the game', () => {
    const game = fiveDecks(12);
    const before = tableOf(game).state.rng.join();
    for (const name of BOT_NAMES) answer(game, BOTS[name](1));
    expect(tableOf(game).state.rng.join()).toBe(before);
  });

  test('a heuristic player beats four prudent ones', () => {
    let won = 0;
    for (let seed = 1; seed <= 5; seed++) {
      const game = fiveDecks(seed);
      const hero = seed % 5;
      const bots = [0, 1, 2, 3, 4].map((seat) => (seat === hero ? BOTS.heuristic : BOTS.prudent)(seat));
      while (!game.over) game.chooseAt(answer(game, bots[game.decider] ?? BOTS.random(0)));
      if (game.winner === hero) won += 1;
    }
    expect(won).toBeGreaterThanOrEqual(4);
  });
});

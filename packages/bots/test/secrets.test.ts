import { describe, expect, test } from 'vitest';
import { answer, BOT_NAMES, BOTS, Dice, evaluate } from '../src/index.ts';
import { eyesOf, fiveDecks, withOtherSecrets } from './help.ts';

describe('a bot knows what its seat may know', () => {
  for (const name of BOT_NAMES)
    test(`${name} chooses the same whatever the others hold`, () => {
      const dice = new Dice(7);
      let compared = 0;
      let changed = 0;
      for (const seed of [1, 2, 3]) {
        const game = fiveDecks(seed);
        const mover = BOTS.novice(seed);
        for (let n = 0; !game.over && n < 500; n++) {
          if (n % 3 === 0 && game.optionCount > 1) {
            const other = withOtherSecrets(game, game.decider, (sides) => dice.roll(sides));
            if (other.hash() !== game.hash()) changed += 1;
            expect(answer(other, BOTS[name](n))).toBe(answer(game, BOTS[name](n)));
            compared += 1;
          }
          game.chooseAt(answer(game, mover));
        }
      }
      expect(compared).toBeGreaterThan(150);
      expect(changed).toBe(compared);
    });

  test('the evaluation is the same too', () => {
    const dice = new Dice(8);
    const game = fiveDecks(4);
    const mover = BOTS.novice(4);
    for (let n = 0; !game.over && n < 300; n++) {
      const other = withOtherSecrets(game, game.decider, (sides) => dice.roll(sides));
      expect(evaluate(eyesOf(other, game.decider))).toBe(evaluate(eyesOf(game, game.decider)));
      game.chooseAt(answer(game, mover));
    }
  });

  test('a look, a choice and an explanation change nothing', () => {
    const game = fiveDecks(5);
    const mover = BOTS.heuristic(5);
    for (let n = 0; !game.over && n < 300; n++) {
      const before = game.hash();
      const place = answer(game, mover);
      expect(game.hash()).toBe(before);
      game.chooseAt(place);
    }
  });
});

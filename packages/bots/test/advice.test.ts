import { Dice, type Game } from '@methuselah/engine';
import { CHOICES, tableOf, WINDOW_TABLE } from '@methuselah/engine/internal';
import { describe, expect, test } from 'vitest';
import { type Advice, advise, type Because, isSpecific } from '../src/advise/index.ts';
import { answer, BOTS } from '../src/index.ts';
import { explain } from '../src/internal.ts';
import { choice, eyesOf, fiveDecks, position, withOtherSecrets } from './help.ts';

const given = (game: Game): Advice => {
  const advice = advise(game);
  if (advice === null) throw new Error('The game is over.');
  return advice;
};
const because = (game: Game): readonly Because[] => given(game).reasons.map((reason) => reason.because);
const cardOf = (game: Game, name: string): number => {
  const { state, pool } = tableOf(game);
  return state.def.findIndex((def) => pool.cards[def]?.card.name === name);
};

/** Every decision with a choice in some games of the heuristic. */
function eachDecision(seeds: number, look: (game: Game, n: number) => void): void {
  for (let seed = 1; seed <= seeds; seed++) {
    const game = fiveDecks(seed);
    const mover = BOTS.heuristic(seed);
    for (let n = 0; !game.over; n++) {
      if (game.optionCount > 1) look(game, n);
      game.chooseAt(answer(game, mover));
    }
  }
}

describe('advice', () => {
  test('is an option that the heuristic rates best', () => {
    eachDecision(2, (game, n) => {
      if (n % 3 !== 0) return;
      const { decision } = tableOf(game);
      if (decision === null) return;
      const judged = explain(eyesOf(game, game.decider), decision);
      const worth = judged.find(({ place }) => place === given(game).place)?.worth;
      expect(worth).toBe(judged[0]?.worth);
    });
  });

  test('depends on nothing hidden, and changes nothing', () => {
    const dice = new Dice(3);
    eachDecision(3, (game, n) => {
      if (n % 4 !== 0) return;
      const before = game.hash();
      const said = given(game);
      expect(game.hash()).toBe(before);
      expect(given(withOtherSecrets(game, game.decider, dice))).toEqual(said);
    });
  });

  test('has a reason of its own for nine decisions in ten', () => {
    const windows = new Set<string>();
    let [all, specific] = [0, 0];
    eachDecision(4, (game) => {
      const advice = given(game);
      windows.add(tableOf(game).decision?.window ?? '');
      expect(advice.reasons.length).toBeGreaterThan(0);
      expect(advice.reasons.length).toBeLessThan(3);
      all += 1;
      if (isSpecific(advice)) specific += 1;
    });
    expect(specific / all).toBeGreaterThan(0.9);
    const known: readonly string[] = [...Object.keys(WINDOW_TABLE), ...CHOICES];
    expect(known).toEqual(expect.arrayContaining([...windows]));
  });

  test('numbers in a reason are whole', () => {
    eachDecision(2, (game) => {
      for (const fact of because(game))
        for (const value of Object.values(fact))
          if (typeof value === 'number') expect(Number.isInteger(value)).toBe(true);
    });
  });
});

describe('reasons are taken from the position', () => {
  test('the only blocker is locked', () => {
    const game = position(`
players:
  Sarah: { ready: [Colette] }
  Alexis: { pool: 9, ready: [ { Nassir: { locked: true } } ] }
  Nora: {}
`);
    expect(choice(game)).toBe('Colette bleeds Alexis');
    expect(because(game)).toEqual([
      { why: 'pool', seat: 1, n: -1 },
      { why: 'blockerLocked', other: cardOf(game, 'Nassir') },
    ]);
  });

  test('a bleed ousts', () => {
    const game = position(`
players:
  Sarah: { ready: [Colette] }
  Alexis: { pool: 1 }
  Nora: {}
`);
    expect(because(game)).toEqual([
      { why: 'ousts', seat: 1, n: 1, pool: 1 },
      { why: 'noMinions', seat: 1 },
    ]);
  });

  test('more bleed waits until nobody can block', () => {
    const game = position(
      `
players:
  Sarah: { ready: [Colette], hand: [Conditioning] }
  Alexis: { pool: 20, ready: [Nassir] }
  Nora: {}
`,
      'Colette bleeds Alexis',
    );
    const advice = given(game);
    expect(tableOf(game).decision?.options[advice.place]?.verb).toBe('pass');
    expect(because(game)).toEqual([{ why: 'bleedLater' }]);
    expect(tableOf(game).decision?.options[advice.against ?? -1]?.verb).toBe('play');
  });

  test('a block would lack intercept', () => {
    const game = position(
      `
players:
  Sarah: { ready: [ { Colette: { blood: 0 } } ] }
  Alexis: { pool: 30, ready: [Nassir] }
  Nora: {}
`,
      'Colette hunts',
    );
    while (game.decider !== 1) game.chooseAt(answer(game, BOTS.heuristic(1)));
    expect(because(game)).toEqual([{ why: 'interceptShort', card: cardOf(game, 'Nassir'), n: 0, of: 1 }]);
  });

  test('a forced choice says so', () => {
    const game = position(`
players:
  Sarah: { ready: [ { Colette: { blood: 0 } } ] }
  Alexis: {}
  Nora: {}
`);
    expect(because(game)).toEqual([{ why: 'only' }]);
  });
});

import { DECKS, PLAYABLE_CARDS, toDeck } from '@methuselah/cards';
import { compilePool, Dice, type Game, newGame } from '@methuselah/engine';
import { tableOf } from '@methuselah/engine/internal';
import { localeOf, promptText } from '@methuselah/text/internal';
import { describe, expect, it } from 'vitest';

/** A random game up to a matching decision; all players have the same deck and so contest its unique cards. */
function firstOf(is: (game: Game) => boolean): Game {
  const [deck] = DECKS;
  if (deck === undefined) throw new Error('There is no deck.');
  const players = ['Anna', 'Bea', 'Carl'].map((name) => ({ name, deck: toDeck(deck) }));
  const pool = compilePool(PLAYABLE_CARDS);
  for (let seed = 1; seed <= 40; seed++) {
    const game = newGame({ pool, seed, players, turnLimit: 120 });
    const dice = new Dice(seed);
    while (game.optionCount > 0) {
      if (is(game)) return game;
      game.chooseAt(dice.roll(game.optionCount));
    }
  }
  throw new Error('There is no such decision.');
}

const offers = ({ decision }: Game, ...verbs: readonly string[]): boolean =>
  decision?.options.some(({ option }) => verbs.includes(option.verb)) ?? false;
const promptOf = (game: Game): string | null => promptText(tableOf(game), game.decider, localeOf('en'));

describe('a phase that cannot end yet', () => {
  it('asks to settle the contests', () => {
    const game = firstOf((g) => offers(g, 'contest') && !offers(g, 'pass'));
    expect(promptOf(game)).toBe('Unlock phase: pay for each contest, or yield it');
  });

  it('does not offer to end it while a minion must act', () => {
    const game = firstOf((g) => g.decision?.window === 'minion' && !offers(g, 'pass'));
    expect(promptOf(game)).toBe('Minion phase: act with a minion');
  });

  it('offers to end it when nothing mandatory is left', () => {
    const game = firstOf((g) => g.decision?.window === 'unlock' && offers(g, 'pass'));
    expect(promptOf(game)).toBe('Unlock phase: use effects, or end the phase');
  });
});

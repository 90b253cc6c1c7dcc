import { Dice, type GameEvent, newGame, recordGame, replay } from '@methuselah/engine';
import { BASIC_ACTIONS, INFLUENCES, NONE, tableOf } from '@methuselah/engine/internal';
import { testPool, testSetup } from '@methuselah/testkit';
import { describe, expect, it } from 'vitest';

describe('a game set up with invalid numbers', () => {
  it.each([
    [{ seed: 1.5 }, 'The seed should be a whole number or 32 hexadecimal digits, not 1.5.'],
    [{ seed: Number.NaN }, 'The seed should be a whole number or 32 hexadecimal digits, not NaN.'],
    [{ first: 3 }, 'The first player should be a seat or "random".'],
    [{ first: -1 }, 'The first player should be a seat or "random".'],
    [{ turnLimit: -1 }, 'The turn limit should be a whole number from 0, not -1.'],
    [{ turnLimit: 0.5 }, 'The turn limit should be a whole number from 0, not 0.5.'],
  ])('is refused: %j', (wrong, message) => {
    expect(() => newGame({ ...testSetup(1, 3), ...wrong })).toThrow(new RangeError(message));
  });
  it('accepts a negative seed', () => {
    expect(newGame({ ...testSetup(1, 3), seed: -1 }).hash()).not.toBe(newGame(testSetup(1, 3)).hash());
  });
});

describe('the reason why a card cannot be played', () => {
  it("reveals nothing about another's hand, and nothing for a missing seat", () => {
    const game = newGame(testSetup(1, 3));
    for (const card of tableOf(game).state.seats[1]?.hand ?? [])
      for (const seat of [0, 9, -1]) expect(game.explainCard(seat, card)).toMatchObject({ key: 'notInHand' });
  });
});

describe('seating', () => {
  const namesOf = (seed: number): readonly string[] =>
    tableOf(newGame({ ...testSetup(seed, 5), seating: 'random' })).names;

  it('is drawn from the seed on request, and is the same for the same seed', () => {
    const orders = new Set([1, 2, 3, 4, 5, 6].map((seed) => namesOf(seed).join()));
    expect(orders.size).toBeGreaterThan(1);
    expect(namesOf(3)).toEqual(namesOf(3));
    expect([...namesOf(3)].sort()).toEqual([...tableOf(newGame(testSetup(3, 5))).names].sort());
  });

  it('is part of a record', () => {
    const game = recordGame({ ...testSetup(4, 4), seating: 'random' });
    const dice = new Dice(4);
    for (let i = 0; i < 100 && game.optionCount > 0; i++) game.chooseAt(dice.roll(game.optionCount));
    const again = replay(game.record(), testPool);
    expect(again.ok && again.game.hash()).toBe(game.hash());
  });
});

describe('events', () => {
  it('are limited to what the viewer may know', () => {
    const told = { all: [] as GameEvent[], seat: [] as GameEvent[] };
    for (const [key, viewer] of [
      ['all', 'all'],
      ['seat', 0],
    ] as const) {
      const game = newGame(testSetup(9, 3));
      game.onEvent((event) => told[key].push(event), viewer);
      const dice = new Dice(9);
      for (let i = 0; i < 150 && game.optionCount > 0; i++) game.chooseAt(dice.roll(game.optionCount));
    }
    expect(told.seat.length).toBe(told.all.length);
    const drawn = (events: readonly GameEvent[]) =>
      events.flatMap((e) => (e.type === 'drew' && e.seat !== 0 ? [e.card] : []));
    expect(drawn(told.all).length).toBeGreaterThan(0);
    expect(drawn(told.all).every(({ number }) => number !== NONE)).toBe(true);
    expect(drawn(told.seat).every(({ number, id }) => number === NONE && id === NONE)).toBe(true);
  });
});

describe('the reason why a minion cannot block', () => {
  it('is given for every minion and agrees with the offered options', () => {
    const compared = { offered: 0, refused: 0 };
    for (let seed = 11; seed <= 16; seed++) {
      const game = newGame(testSetup(seed, 4));
      const dice = new Dice(seed);
      for (let i = 0; i < 1500 && game.optionCount > 0; i++) {
        const { decision, state } = tableOf(game);
        if (decision) {
          const offered = decision.options.flatMap((o) => (o.verb === 'block' ? [o.minion] : []));
          for (const card of state.cards) {
            if (card.controller !== decision.seat || (card.region !== 'ready' && card.region !== 'torpor'))
              continue;
            expect(game.explainBlock(card.id) === null).toBe(offered.includes(card.id));
            compared[offered.includes(card.id) ? 'offered' : 'refused']++;
          }
        }
        game.chooseAt(dice.roll(game.optionCount));
      }
    }
    expect(compared.offered).toBeGreaterThan(50);
    expect(compared.refused).toBeGreaterThan(500);
  });
});

describe('the reason why a minion cannot act or a vampire cannot be influenced', () => {
  it('is given at every decision and agrees with the offered options', () => {
    const game = newGame(testSetup(12, 4));
    const dice = new Dice(12);
    const compared = { offered: 0, refused: 0 };
    for (let i = 0; i < 1500 && game.optionCount > 0; i++) {
      const { decision, state } = tableOf(game);
      const options = decision?.options ?? [];
      const compare = (said: boolean, offered: boolean): void => {
        expect(said).toBe(offered);
        compared[offered ? 'offered' : 'refused']++;
      };
      for (const { id, controller, region } of state.cards) {
        if (region === 'ready' || region === 'torpor')
          for (const action of BASIC_ACTIONS)
            compare(
              game.explainAction(id, action) === null,
              options.some((o) => o.verb === 'act' && o.action === action && o.minion === id),
            );
        for (const influence of INFLUENCES)
          compare(
            game.explainInfluence(controller, id, influence) === null,
            options.some((o) => o.verb === influence && (o.verb === 'merge' ? o.incoming : o.vampire) === id),
          );
      }
      game.chooseAt(dice.roll(game.optionCount));
    }
    expect(compared.offered).toBeGreaterThan(1000);
    expect(compared.refused).toBeGreaterThan(1000);
  });
});

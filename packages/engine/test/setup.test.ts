import { type Game, type GameSetup, newGame } from '@methuselah/engine';
import { NONE, seating, tableOf } from '@methuselah/engine/internal';
import { playGame, testPool, testSetup } from '@methuselah/testkit';
import { describe, expect, it } from 'vitest';

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed + 1);
const start = (seed: number, seats = 5, more: Partial<GameSetup> = {}): Game =>
  newGame({ ...testSetup(seed, seats), ...more });

/** The published numbers of the cards in a pile or on the table, in order. */
const cardsIn = (game: Game, ids: readonly number[]): number[] =>
  ids.map((id) => testPool.cards[tableOf(game).state.def[id] ?? NONE]?.card.id ?? NONE);
const uncontrolled = (game: Game, seat: number): number[] =>
  tableOf(game)
    .state.cards.filter((c) => c.controller === seat && c.region === 'uncontrolled')
    .map((c) => c.id);
const sorted = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);

describe('game setup', () => {
  it('R-GEN-01: a game has four or five players, each a Methuselah with pool, hand and decks', () => {
    for (const seats of [4, 5]) {
      const { state } = tableOf(start(1, seats));
      expect(state.seats).toHaveLength(seats);
      for (const p of state.seats) expect(p).toMatchObject({ pool: 30, ousted: false, victoryPoints: 0 });
    }
    for (const seats of [0, 1, 7]) expect(() => start(1, seats)).toThrow(RangeError);
  });

  it('R-SETUP-01: the first Methuselah is chosen at random', () => {
    const times = [0, 0, 0, 0, 0];
    for (const seed of SEEDS) {
      const { state } = tableOf(start(seed));
      expect(state.active).toBe(state.first);
      times[state.first] = (times[state.first] ?? 0) + 1;
    }
    expect(Math.min(...times)).toBeGreaterThanOrEqual(4);
    expect(tableOf(start(3, 5, { first: 2 })).state).toMatchObject({ first: 2, active: 2, turn: 1 });
  });

  it('R-SETUP-01: seats may be drawn by any method; random seating gives every player every seat', () => {
    const seen = new Set<string>();
    for (const seed of SEEDS) {
      const order = seating(seed, 4);
      expect(sorted(order)).toEqual([0, 1, 2, 3]);
      order.forEach((player, seat) => {
        seen.add(`${player} at ${seat}`);
      });
    }
    expect(seen.size).toBe(16);
  });

  it('R-TURN-01: turns begin with the first Methuselah and continue clockwise', () => {
    const game = start(4, 4, { first: 2, asks: 'phases' });
    const turns: number[] = [];
    let turn = 0;
    while (turns.length < 6 && game.decision !== null) {
      const { state } = tableOf(game);
      if (state.turn !== turn) turns.push(state.active);
      turn = state.turn;
      game.chooseAt(0);
    }
    expect(turns).toEqual([2, 3, 0, 1, 2, 3]);
  });

  it('R-SETUP-04: everyone starts with 30 pool', () => {
    for (const p of tableOf(start(1)).state.seats) expect(p.pool).toBe(30);
  });

  it('R-SETUP-06: the Edge starts uncontrolled', () => {
    const game = start(1);
    expect(tableOf(game).state.edge).toBe(NONE);
    expect(game.view('spectator').edge).toBe(NONE);
  });

  it('R-SETUP-09: crypt and library are shuffled separately', () => {
    const orders = { library: new Set<string>(), crypt: new Set<string>() };
    for (const seed of SEEDS) {
      const game = start(seed, 2);
      const { deck } = testSetup(seed, 2).players[0] ?? { deck: { crypt: [], library: [] } };
      const p = tableOf(game).state.seats[0];
      const library = cardsIn(game, [...(p?.library ?? []), ...(p?.hand ?? [])]);
      const crypt = cardsIn(game, [...(p?.crypt ?? []), ...uncontrolled(game, 0)]);
      // The same cards in another order.
      expect(sorted(library)).toEqual(sorted(deck.library));
      expect(sorted(crypt)).toEqual(sorted(deck.crypt));
      expect(library).not.toEqual(deck.library);
      orders.library.add(library.join());
      orders.crypt.add(crypt.join());
    }
    expect(orders.library.size).toBe(SEEDS.length);
    expect(orders.crypt.size).toBe(SEEDS.length);
  });

  it('R-SETUP-10: 7 cards in hand, 4 crypt cards face down in the uncontrolled region, no counters', () => {
    const setup = testSetup(1, 4);
    const game = newGame(setup);
    const view = game.view('spectator');
    tableOf(game).state.seats.forEach((p, seat) => {
      expect(p.hand).toHaveLength(7);
      const { deck } = setup.players[seat] ?? { deck: { crypt: [], library: [] } };
      expect(p.library).toHaveLength(deck.library.length - 7);
      expect(uncontrolled(game, seat)).toHaveLength(4);
      expect(p.crypt).toHaveLength(deck.crypt.length - 4);
      expect(p.ashHeap).toEqual([]);
    });
    expect(view.cards).toHaveLength(16);
    for (const card of view.cards)
      expect(card).toMatchObject({ card: null, region: 'uncontrolled', counters: 0, locked: false });
  });

  it('R-SETUP-10: nothing is used, gained, announced or in progress when a game begins', () => {
    const { state } = tableOf(start(1, 3, { first: 1, asks: 'phases' }));
    for (const p of state.seats)
      expect(p).toMatchObject({
        victoryPoints: 0,
        masterActions: 0,
        transfers: 0,
        discardActions: 0,
        outOfTurn: 0,
        withdrawing: false,
        removed: [],
      });
    expect(state).toMatchObject({
      turn: 1,
      phase: 'unlock',
      over: false,
      limitReached: false,
      rows: [],
      nextRow: 1,
      limbo: [],
      due: [],
      signal: null,
      decisions: 0,
    });
  });

  it('R-PLAY-09: the hand size is 7 at the start', () => {
    for (const p of start(1).view('spectator').seats) expect(p).toMatchObject({ handSize: 7, hand: 7 });
  });

  it('R-TERM-10: ownership never changes in a whole game, whatever is stolen', () => {
    const { game } = playGame({ seed: 5, seats: 4, style: 'uniform' });
    expect(game.over).toBe(true);
    const fresh = start(5, 4);
    expect(tableOf(game).state.owner).toEqual(tableOf(fresh).state.owner);
    tableOf(game).state.seats.forEach((p, seat) => {
      for (const pile of [p.hand, p.library, p.crypt, p.ashHeap, p.removed])
        for (const id of pile) expect(tableOf(game).state.owner[id]).toBe(seat);
    });
  });
});

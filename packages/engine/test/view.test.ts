import { Dice, type Game, newGame, type Viewer } from '@methuselah/engine';
import { canSee, tableOf } from '@methuselah/engine/internal';
import { playOn, readScenarios, ScenarioError, startScenario, testSetup } from '@methuselah/testkit';
import { describe, expect, it } from 'vitest';

/** A game in progress, with cards in every zone and region. */
function midGame(): Game {
  const game = newGame(testSetup(7, 4));
  playOn(game, 1, 'uniform', 400);
  return game;
}

describe('what a Methuselah can see', () => {
  const game = midGame();
  const { state } = tableOf(game);
  const seats = state.seats.map((_, seat) => seat);
  const defOf = (id: number) => tableOf(game).pool.cards[state.def[id] ?? -1];

  it('R-SETUP-11: your own hand and uncontrolled cards, at any time', () => {
    for (const at of [newGame(testSetup(7, 4)), game]) {
      for (const seat of seats) {
        const view = at.view(seat);
        expect(view.seats[seat]?.hand).toHaveLength(tableOf(at).state.seats[seat]?.hand.length ?? 0);
        for (const card of view.cards)
          if (card.region === 'uncontrolled' && card.controller === seat) expect(card.card).not.toBeNull();
      }
    }
  });

  it("R-SETUP-11: not another's hand or uncontrolled cards", () => {
    expect(state.cards.some((c) => c.region === 'uncontrolled')).toBe(true);
    for (const viewer of [...seats, 'spectator'] as const) {
      const view = game.view(viewer);
      view.seats.forEach((p, seat) => {
        if (seat !== viewer) expect(p.hand).toBe(state.seats[seat]?.hand.length);
      });
      for (const card of view.cards)
        if (card.region === 'uncontrolled' && card.controller !== viewer)
          expect(card).toMatchObject({
            card: null,
            name: expect.stringMatching(/^uncontrolled \d+$/),
            vampire: null,
          });
    }
  });

  it('everybody sees the sect, clan and title of a vampire in play', () => {
    const vampire = state.cards.find((c) => c.region === 'ready' && defOf(c.id)?.isVampire);
    expect(vampire).toBeDefined();
    for (const viewer of [...seats, 'spectator'] as const)
      expect(
        game.view(viewer).cards.find((c) => c.key === game.keys(viewer).key(vampire?.id ?? -1))?.vampire,
      ).toMatchObject({
        sect: expect.any(String),
        clan: expect.any(String),
        titleContested: vampire?.titleContested,
      });
  });

  it('R-SETUP-11: nobody looks at a library or crypt, not even at their own', () => {
    for (const viewer of [...seats, 'spectator'] as const)
      for (const p of state.seats)
        for (const id of [...p.library, ...p.crypt]) expect(canSee(tableOf(game), viewer, id)).toBe(false);
  });

  it('R-TMPL-03: a Methuselah who searches sees their own library, and nobody else sees any', () => {
    let searches = 0;
    for (let seed = 1; searches < 3 && seed <= 60; seed++) {
      const at = newGame(testSetup(seed, 4));
      const dice = new Dice(seed);
      while (at.optionCount > 0 && tableOf(at).decision?.window !== 'search')
        at.chooseAt(dice.roll(at.optionCount));
      if (at.optionCount === 0) continue;
      searches++;
      for (const viewer of [...seats, 'spectator'] as const)
        tableOf(at).state.seats.forEach((p, seat) => {
          for (const id of p.library)
            expect(canSee(tableOf(at), viewer, id)).toBe(viewer === seat && seat === at.decider);
        });
    }
    expect(searches).toBe(3);
  });

  it('R-TERM-02: any ash heap, at any time', () => {
    expect(state.seats.some((p) => p.ashHeap.length > 0)).toBe(true);
    for (const viewer of [...seats, 'spectator'] as const) {
      const view = game.view(viewer);
      state.seats.forEach((p, seat) => {
        expect(view.seats[seat]?.ashHeap).toHaveLength(p.ashHeap.length);
        for (const id of p.ashHeap) expect(canSee(tableOf(game), viewer, id)).toBe(true);
      });
    }
  });

  it('R-SETUP-08: controlled minions are face up, for everybody', () => {
    const controlled = state.cards.filter((c) => c.region !== 'uncontrolled');
    expect(controlled.some((c) => c.region === 'ready')).toBe(true);
    for (const viewer of [...seats, 'spectator'] as const) {
      const shown = new Map(game.view(viewer).cards.map((c) => [c.key, c]));
      for (const card of controlled)
        expect(shown.get(game.keys(viewer).key(card.id))?.card).toBeTypeOf('number');
    }
  });

  it('R-SETUP-07: every card in play is uncontrolled, ready or in torpor, on the table or on another card', () => {
    for (const card of state.cards)
      expect(['uncontrolled', 'ready', 'torpor', 'table', 'attached']).toContain(card.region);
  });
});

describe('a card being played', () => {
  it('R-PLAY-04: everybody sees its player, minion and targets while it can be cancelled', () => {
    const [scenario] = readScenarios(
      'view.yaml',
      `
name: A brawl is announced
players:
  Sarah: { hand: [Street Brawl], ready: [Edric Vane] }
  Alexis: { hand: [Closed Mind], ready: [Corvin Sable, Della Marsh] }
  Nora: {}
`,
    );
    if (scenario === undefined || scenario instanceof ScenarioError) throw new Error('It must be read.');
    const game = startScenario(scenario);
    const say = (text: string): void => {
      const { decision } = game;
      const chosen = decision?.options.find((o) => o.text === text);
      if (!decision || !chosen) throw new Error(`"${text}" is not offered.`);
      game.choose(decision.id, chosen.id);
    };
    say('Sarah plays Street Brawl with Edric Vane');
    say('Sarah chooses Corvin Sable');
    const brawl = (viewer: Viewer) => {
      const key = (name: string) => game.view(viewer).cards.find((c) => c.name === name)?.key;
      return { card: 202, seat: 0, by: key('Edric Vane'), targets: [key('Corvin Sable')], x: 0 };
    };
    for (const viewer of [0, 1, 2, 'spectator'] as const)
      expect(game.view(viewer).played).toMatchObject([{ ...brawl(viewer), asPlayed: true }]);
    say('Alexis passes');
    expect(game.view('spectator').played).toMatchObject([{ ...brawl('spectator'), asPlayed: false }]);
  });
});

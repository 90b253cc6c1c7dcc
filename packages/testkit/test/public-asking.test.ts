import { type Asks, Dice, type Game, newGame } from '@methuselah/engine';
import { NONE, resume, tableOf } from '@methuselah/engine/internal';
import { expect, it } from 'vitest';
import { testPool } from '../src/cards/index.ts';
import { ScenarioError } from '../src/scenario/error.ts';
import { positionOf } from '../src/scenario/position.ts';
import { readScenarios } from '../src/scenario/read.ts';
import { testSetup } from '../src/selfplay.ts';

/** A position with the decision policy for people at the table, unlike scenarios, which also stop in each phase. */
function position(asks: Asks, text: string): Game {
  const [scenario] = readScenarios('test', `name: A position\n${text}`);
  if (scenario === undefined || scenario instanceof ScenarioError) throw scenario;
  if (scenario.kind !== 'position') throw new Error('It is not a position.');
  const names = scenario.players.map((p) => p.name);
  return resume(testPool, positionOf(scenario, testPool).state, names, asks);
}

function decide(game: Game, text: string): void {
  const { id = '', options = [] } = game.decision ?? {};
  expect(options.map((o) => o.text)).toContain(text);
  game.choose(id, options.find((o) => o.text === text)?.id ?? '');
}

const BURN_OPTION = `players:
  Sarah: { handSize: 1, hand: [Thorn Heirloom], library: [3x Levy] }
  Alexis: {}
phase: unlock`;

it('R-UNLOCK-06: who has used the burn option is not asked again', () => {
  const game = position('all', BURN_OPTION);
  decide(game, 'Sarah discards Thorn Heirloom by its burn option');
  expect(game.decision).toMatchObject({ seat: 0, window: 'master' });
});

it('with both policies combined, the game still stops in the phase', () => {
  const game = position('allAndPhases', BURN_OPTION);
  decide(game, 'Sarah discards Thorn Heirloom by its burn option');
  expect(game.decision).toMatchObject({ seat: 0, window: 'unlock' });
});

/** A copy of the game in which the other seats swap their hands for cards of their libraries. */
function withOtherHands(game: Game): Game {
  const fork = game.fork();
  const { state, names, asks, pool } = tableOf(fork);
  for (const [seat, { hand, library }] of state.seats.entries()) {
    if (seat === game.decider) continue;
    hand.forEach((id, i) => {
      const other = library[i];
      if (other !== undefined)
        [state.def[id], state.def[other]] = [state.def[other] ?? NONE, state.def[id] ?? NONE];
    });
  }
  return resume(pool, state, names, asks);
}

it('who decides after a pass does not depend on the hands of the others', () => {
  let passes = 0;
  const differ: string[] = [];
  for (const seed of [1, 2, 3, 4]) {
    const game = newGame({ ...testSetup(seed, 4), asks: 'all' });
    const dice = new Dice(seed);
    for (let i = 0; i < 400 && game.decision !== null; i++) {
      const pass = tableOf(game).decision?.options.findIndex((o) => o.verb === 'pass') ?? -1;
      if (pass >= 0) {
        const [one, other] = [game.fork(), withOtherHands(game)];
        one.chooseAt(pass);
        other.chooseAt(pass);
        passes += 1;
        const asked = ({ decision }: Game): string => `${decision?.seat} ${decision?.window}`;
        if (asked(one) !== asked(other))
          differ.push(`${seed}/${i} after ${game.decision?.window}: ${asked(one)}, not ${asked(other)}`);
      }
      game.chooseAt(dice.roll(game.optionCount));
    }
  }
  expect(passes).toBeGreaterThan(500);
  expect(differ).toEqual([]);
});

it('who is asked for choices alone is asked for every choice, and for nothing else', () => {
  let choices = 0;
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const shown = newGame({ ...testSetup(seed, 3, 100), asks: 'allAndPhases' });
    const asked = newGame({ ...testSetup(seed, 3, 100), asks: 'choices' });
    const dice = new Dice(seed);
    while (shown.decision !== null) {
      const place = dice.roll(shown.optionCount);
      if (shown.optionCount > 1) {
        const { seat, window, options } = shown.decision;
        expect(asked.decision).toMatchObject({ seat, window });
        expect(asked.decision?.options.map(({ id }) => id)).toEqual(options.map(({ id }) => id));
        asked.chooseAt(place);
        choices += 1;
      }
      shown.chooseAt(place);
    }
    expect(asked.decision).toBe(null);
  }
  expect(choices).toBeGreaterThan(1000);
});

import { type Asks, type Game, resume } from '@methuselah/engine';
import { expect, it } from 'vitest';
import { testPool } from '../src/cards/index.ts';
import { ScenarioError } from '../src/scenario/error.ts';
import { positionOf } from '../src/scenario/position.ts';
import { readScenarios } from '../src/scenario/read.ts';

/** Who is asked with people at the table, where scenarios stop in each phase besides. */
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

it('both ways of asking together stop in the phase all the same', () => {
  const game = position('allAndPhases', BURN_OPTION);
  decide(game, 'Sarah discards Thorn Heirloom by its burn option');
  expect(game.decision).toMatchObject({ seat: 0, window: 'unlock' });
});

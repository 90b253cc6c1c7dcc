import type { GameEvent } from '@methuselah/engine';
import { expect, it } from 'vitest';
import { readScenarios, ScenarioError, startScenario } from '../src/scenario/index.ts';

it('events report pool as it is shared out, and nothing else', () => {
  const [scenario] = readScenarios(
    'test',
    `name: Three pool of Alexis
pool: fifth
players:
  Sarah: { pool: 1, hand: [Parity Shift], ready: [Alice Chen] }
  Alexis: { pool: 5 }
  Nora: { pool: 1 }`,
  );
  if (scenario === undefined || scenario instanceof ScenarioError) throw scenario;
  const game = startScenario(scenario);
  const told: GameEvent[] = [];
  game.onEvent((event) => told.push(event), 'all');
  for (const text of [
    'Sarah plays Parity Shift with Alice Chen',
    'Sarah gives a point to Sarah',
    'Sarah gives a point to Sarah',
    'Sarah gives a point to Nora',
    'Alice Chen votes for',
    'Sarah votes for',
  ]) {
    const { id = '', options = [] } = game.decision ?? {};
    const option = options.find((o) => o.text === text);
    expect(game.choose(id, option?.id ?? text)).toEqual({ ok: true });
  }
  const moved = told.flatMap((e) => (e.type === 'pool' ? [[e.seat, e.after - e.before, e.why]] : []));
  expect(moved).toEqual([
    [1, -2, 'effect'],
    [0, 2, 'effect'],
    [1, -1, 'effect'],
    [2, 1, 'effect'],
  ]);
});

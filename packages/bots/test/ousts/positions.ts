import { readFileSync } from 'node:fs';
import type { Game } from '@methuselah/engine';
import { readScenarios, ScenarioError, startScenario } from '@methuselah/testkit';

export interface Position {
  readonly name: string;
  readonly game: Game;
}

/** The positions stored in the file. */
export function readPositions(): Position[] {
  const source = readFileSync(new URL('./positions.yaml', import.meta.url), 'utf8');
  return readScenarios('positions.yaml', source).map((scenario) => {
    if (scenario instanceof ScenarioError) throw scenario;
    return { name: scenario.name, game: startScenario(scenario) };
  });
}

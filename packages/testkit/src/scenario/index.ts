import type { Game } from '@methuselah/engine';
import { testPool } from '../cards/index.ts';
import { checkDeckScenario } from './deck.ts';
import { ScenarioError, suggest } from './error.ts';
import { begin, type Log, MODES, type Mode, type Played, play, replay } from './play.ts';
import { POOLS, type Pools } from './pools.ts';
import { readScenarios } from './read.ts';
import type { Scenario } from './scenario.ts';

export { plain, ScenarioError, suggest } from './error.ts';
export { type Log, MODES, type Mode, type Played, type Taken } from './play.ts';
export { examplesPool, POOLS, type Pools } from './pools.ts';
export { type Position, positionOf } from './position.ts';
export { type Clauses, readClauses, readScenarios } from './read.ts';
export type { CardText, GameScenario, PositionScenario, Scenario, SetupScenario } from './scenario.ts';
export { isEmpty, YamlReader } from './yaml.ts';

/** Runs a scenario in the given modes, which must all end in the same game. Throws a ScenarioError otherwise. */
export function runScenario(
  scenario: Scenario,
  modes: readonly Mode[] = MODES,
  { pools = POOLS, log = null }: { readonly pools?: Pools; readonly log?: Log | null } = {},
): Played {
  if (scenario.kind === 'deck') {
    checkDeckScenario(scenario);
    return { hash: '', record: [] };
  }
  const pool = pools[scenario.pool];
  if (pool === undefined) {
    const known = Object.keys(pools);
    const hint = suggest(scenario.pool, known) || ` There are: ${known.join(', ')}.`;
    throw new ScenarioError('malformed', scenario.place, `There is no card pool "${scenario.pool}".${hint}`);
  }
  const plain = play(scenario, pool, 'plain', log);
  for (const mode of modes) {
    if (mode === 'plain') continue;
    const played = mode === 'replayed' ? replay(scenario, pool, plain.record) : play(scenario, pool, mode);
    if (played.hash !== plain.hash)
      throw new ScenarioError(
        'failed',
        scenario.place,
        `The game ends differently when ${mode}: ${played.hash}, not ${plain.hash}.`,
      );
  }
  return plain;
}

/** The game of a scenario before its script is played. */
export function startScenario(scenario: Scenario): Game {
  if (scenario.kind === 'deck')
    throw new ScenarioError('malformed', scenario.place, 'A deck by itself is no game that can be begun.');
  return begin(scenario, POOLS[scenario.pool] ?? testPool).game;
}

/** Reads a file's scenarios and runs them all; throws the first problem. */
export function runFile(file: string, source: string, modes: readonly Mode[] = MODES): void {
  for (const scenario of readScenarios(file, source)) {
    if (scenario instanceof ScenarioError) throw scenario;
    runScenario(scenario, modes);
  }
}

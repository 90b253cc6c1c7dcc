import type { Game, GameEvent, Viewer } from '@methuselah/engine';
import { NONE, tableOf } from '@methuselah/engine/internal';
import { describe, expect, it } from 'vitest';
import { readScenarios, ScenarioError, startScenario } from '../src/scenario/index.ts';

/** A game in which Alexis discards and draws while Sarah controls these cards. */
function discards(table: string): Game {
  const [scenario] = readScenarios(
    'test',
    `name: A discard
pool: fifth
turn: Alexis
phase: discard
players:
  Sarah: { table: [${table}] }
  Alexis: { handSize: 2, hand: [Bonding, Mirror Walk], library: [Deep Song, Conditioning] }
  Nora: {}`,
  );
  if (scenario === undefined || scenario instanceof ScenarioError) throw scenario;
  return startScenario(scenario);
}

/** The name of the drawn card as a viewer is told it; null if hidden. */
function toldOfDraw(game: Game, viewer: Viewer): (string | null)[] {
  const told: GameEvent[] = [];
  const fork = game.fork();
  fork.onEvent((event) => told.push(event), viewer);
  const { id = '', options = [] } = fork.decision ?? {};
  const discard = options.find((o) => o.text === 'Alexis discards Bonding');
  expect(fork.choose(id, discard?.id ?? '')).toEqual({ ok: true });
  return told
    .filter((event) => event.type === 'drew')
    .map(({ card: { number } }) =>
      number === NONE ? null : (tableOf(fork).pool.byId.get(number)?.card.name ?? null),
    );
}

const OTHERS: readonly Viewer[] = [0, 2, 'spectator'];

describe('an open hand', () => {
  it.each(OTHERS)('is seen by %s, and so is what is drawn to it', (viewer) => {
    const game = discards('Revelations: { superior: true }');
    expect(game.view(viewer).seats[1]?.hand).toEqual([100236, 101223]);
    expect(toldOfDraw(game, viewer)).toEqual(['Deep Song']);
    expect(game.view(viewer).seats[1]?.library).toBe(2);
  });

  it.each(OTHERS)('is not open by itself to %s', (viewer) => {
    const game = discards('');
    expect(game.view(viewer).seats[1]?.hand).toBe(2);
    expect(toldOfDraw(game, viewer)).toEqual([null]);
  });
});

import type { Game, GameEvent, Viewer } from '@methuselah/engine';
import { tableOf } from '@methuselah/engine/internal';
import { expect, it } from 'vitest';
import { cardsIn } from '../src/invariants.ts';
import { readScenarios, ScenarioError, startScenario } from '../src/scenario/index.ts';

/** A game in which Sarah is about to put blood on one of two face-down vampires. */
function governs(): Game {
  const [scenario] = readScenarios(
    'test',
    `name: Blood for a vampire that is face down
pool: fifth
players:
  Sarah:
    hand: [Govern the Unaligned]
    ready: [Andi Liu]
    uncontrolled: [Oshri Dahan, Ryan]
  Alexis: { ready: [Della Marsh] }
  Nora: {}`,
  );
  if (scenario === undefined || scenario instanceof ScenarioError) throw scenario;
  return startScenario(scenario);
}

const OTHERS: readonly Viewer[] = [1, 2, 'spectator'];

it.each(OTHERS)('ruling:100845#1: the vampire that is governed stays face down for %s', (viewer) => {
  const game = governs();
  const target = tableOf(game).state.cards.find(
    (c) => tableOf(game).pool.cards[tableOf(game).state.def[c.id] ?? -1]?.card.name === 'Oshri Dahan',
  );
  const told: GameEvent[] = [];
  game.onEvent((event) => told.push(event), viewer);
  const choose = (text: string) => {
    const { id = '', options = [] } = game.decision ?? {};
    const option = options.find((o) => o.text === text);
    expect(game.choose(id, option?.id ?? ''), text).toEqual({ ok: true });
  };
  choose('Sarah plays Govern the Unaligned (superior) with Andi Liu');
  choose('Sarah chooses Oshri Dahan');
  choose('Alexis does not block');
  const faceDown = game.view(viewer).cards.filter((c) => c.region === 'uncontrolled');
  expect(faceDown.map(({ card, counters }) => [card, counters])).toEqual([
    [null, 3],
    [null, 0],
  ]);
  const cards = told.flatMap((event) => cardsIn(event).filter(({ id }) => id === target?.id));
  expect(cards.length).toBeGreaterThan(1);
  expect(cards.filter(({ number }) => number !== -1)).toEqual([]);
  expect(told.length).toBeGreaterThan(3);
});

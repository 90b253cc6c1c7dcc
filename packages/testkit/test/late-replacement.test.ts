import type { GameEvent } from '@methuselah/engine';
import { tableOf } from '@methuselah/engine/internal';
import { expect, it } from 'vitest';
import { readScenarios, ScenarioError, startScenario } from '../src/scenario/index.ts';

it('ruling:G00025#1: a late replacement is drawn before a card unlocks, and before what unlock phases bring', () => {
  const [scenario] = readScenarios(
    'test',
    `name: Woken, with Creeping Sabotage in play
pool: fifth
players:
  Sarah: { handSize: 0, ready: [Nik Sikko] }
  Alexis:
    handSize: 1
    hand: [Wake with Evening's Freshness]
    library: [Old Debt]
    ready: [Meaghan: { locked: true }]
    table: [Creeping Sabotage]`,
  );
  if (scenario === undefined || scenario instanceof ScenarioError) throw scenario;
  const game = startScenario(scenario);
  const choose = (text: string) => {
    const { id = '', options = [] } = game.decision ?? {};
    const option = options.find((o) => o.text === text);
    expect(game.choose(id, option?.id ?? ''), text).toEqual({ ok: true });
  };
  choose('Nik Sikko bleeds Alexis');
  choose("Alexis plays Wake with Evening's Freshness with Meaghan");
  choose('Alexis does not block');
  const told: GameEvent[] = [];
  game.onEvent((event) => told.push(event), 'spectator');
  while (tableOf(game).state.active === 0) {
    const { id = '', options = [] } = game.decision ?? {};
    game.choose(id, options[0]?.id ?? '');
  }
  const order = told
    .map(({ type }) => type)
    .filter((type) => ['turnBegan', 'drew', 'unlocked', 'pool'].includes(type));
  expect(order).toEqual(['turnBegan', 'drew', 'unlocked', 'pool']);
});

import { compilePool } from '@methuselah/engine';
import { resume } from '@methuselah/engine/internal';
import { expect, it } from 'vitest';
import { card, vampire } from '../src/cards/make.ts';
import { ScenarioError } from '../src/scenario/error.ts';
import { positionOf } from '../src/scenario/position.ts';
import { readScenarios } from '../src/scenario/read.ts';

/** A card found in a library enters play the same way as when played. */
it('R-GLOSS-14: a new vampire that a search brings in has the sect and clan of who searched', () => {
  const pool = compilePool([
    vampire(1, 'Maker', 4, 'Thorn', {}, { sect: 'sabbat' }),
    card(2, 'Foundling', [{ type: 'action', action: { kind: 'special' }, stays: 'table' }], {
      becomes: { capacity: 2 },
    }),
    card(3, 'Call the Blood', [
      {
        type: 'action',
        action: { kind: 'special', stealth: 1 },
        effects: [{ do: 'search', type: 'action', to: 'ready' }],
      },
    ]),
  ]);
  const [scenario] = readScenarios(
    'test',
    [
      'name: A search',
      'players:',
      '  Sarah: { handSize: 1, hand: [Call the Blood], library: [Call the Blood, Foundling], ready: [Maker] }',
      '  Alexis: {}',
    ].join('\n'),
  );
  if (scenario === undefined || scenario instanceof ScenarioError) throw scenario;
  if (scenario.kind !== 'position') throw new Error('It is not a position.');
  const game = resume(pool, positionOf(scenario, pool).state, ['Sarah', 'Alexis'], 'phases');
  for (const text of ['Sarah plays Call the Blood with Maker', 'Sarah chooses Foundling']) {
    const { id = '', options = [] } = game.decision ?? {};
    const chosen = options.find((o) => o.text === text);
    if (chosen === undefined)
      throw new Error(`"${text}" is none of ${options.map((o) => o.text).join(' | ')}`);
    expect(game.choose(id, chosen.id)).toEqual({ ok: true });
  }
  // Only recruited allies wait for the next turn.
  expect(game.decision?.options.map((o) => o.text)).toContain('Foundling bleeds Alexis');
  const found = game.view(1).cards.find((c) => c.name === 'Foundling');
  expect(found).toMatchObject({ region: 'ready', counters: 2, vampire: { sect: 'sabbat', clan: 'Thorn' } });
});

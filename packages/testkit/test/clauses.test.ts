import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLAYABLE_CARDS } from '@methuselah/cards';
import { describe, expect, it } from 'vitest';
import { readClauses, readScenarios, type Scenario, ScenarioError } from '../src/scenario/index.ts';

/**
 * Cards with scenarios of their own have their text as clauses, and each clause is pinned by a scenario with that card. All other
 * cards are checked by `generated.test.ts`.
 */
const folder = join(import.meta.dirname, '../../cards/scenarios');
const files = globSync('**/*.yaml', { cwd: folder })
  .sort()
  .map((file) => ({ file, source: readFileSync(join(folder, file), 'utf8') }));

const named = files.flatMap(({ source }) => readClauses(source).lists.map(({ card }) => card));
it('no card has two lists of clauses', () => {
  expect(named.filter((card, i) => named.indexOf(card) !== i)).toEqual([]);
});

describe.each(files)('$file', ({ file, source }) => {
  const { lists, problems } = readClauses(source);
  const scenarios = readScenarios(file, source).filter((s) => !(s instanceof ScenarioError)) as Scenario[];

  it('has well formed clauses', () => {
    expect(problems).toEqual([]);
  });
  it.each(lists)('clauses of $card', ({ card, clauses }) => {
    expect(PLAYABLE_CARDS.map(({ name }) => name)).toContain(card);
    const unpinned = clauses.flatMap(({ says, pinned }) =>
      pinned
        .filter((name) => !scenarios.some((s) => s.name === name && isOfFifth(s) && names(s, card)))
        .map((name) => `"${says}": no scenario "${name}" of the pool fifth plays with ${card}`),
    );
    expect(unpinned).toEqual([]);
  });
  it('has no scenario without a clause', () => {
    const pinned = new Set(lists.flatMap((list) => list.clauses.flatMap((clause) => clause.pinned)));
    expect(scenarios.map((s) => s.name).filter((name) => !pinned.has(name))).toEqual([]);
  });
});

const isOfFifth = (scenario: Scenario): boolean => scenario.kind !== 'deck' && scenario.pool === 'fifth';
const names = (scenario: object, card: string): boolean =>
  JSON.stringify(scenario).includes(JSON.stringify(card).slice(1, -1));

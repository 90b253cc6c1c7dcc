import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readScenarios, runScenario, ScenarioError } from '../src/scenario/index.ts';

/** Runs every scenario in all four modes. METHUSELAH_RULES=R-X-01,R-Y-02 runs only those of these rules. */
const only = process.env.METHUSELAH_RULES?.split(',').map((id) => id.trim()) ?? [];
const packages = join(import.meta.dirname, '../..');
const files = globSync('{testkit,cards}/scenarios/**/*.yaml', { cwd: packages }).sort();

it('finds scenario files', () => {
  expect(files.length).toBeGreaterThan(0);
});

describe.each(files)('%s', (file) => {
  const path = join(packages, file);
  const shown = relative(process.cwd(), path);
  const scenarios = readScenarios(shown, readFileSync(path, 'utf8'));
  const wanted = scenarios.filter(
    (s) => s instanceof ScenarioError || only.length === 0 || s.rules.some((id) => only.includes(id)),
  );

  it('has scenarios of different names', () => {
    const names = scenarios.map((s) => (s instanceof ScenarioError ? s.place.scenario : s.name));
    expect(names).not.toEqual([]);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });
  for (const scenario of wanted) {
    if (scenario instanceof ScenarioError)
      it(scenario.place.scenario || `line ${scenario.place.line}`, () => {
        throw scenario;
      });
    else
      it(`${[scenario.name, ...scenario.rules].join(' ')}`, () => {
        runScenario(scenario);
      });
  }
});

// Plays every scenario of the project and stops at the first failure: node play-scenarios.ts [R-XXX-NN]...
// Files that name these rules come first, in this order.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readScenarios, runScenario, type Scenario, ScenarioError } from '@methuselah/testkit';

const root = fileURLToPath(new URL('../..', import.meta.url));
const rules = process.argv.slice(2);

interface Read {
  readonly scenarios: readonly Scenario[];
  /** The file's text, to find the rules it names anywhere, even in comments. */
  readonly source: string;
}

/** A cache: parsing takes as long as playing, so the first run in a copy of the project stores the parsed scenarios. */
const CACHE = join(root, '.scenarios.json');

function readAll(): Read[] {
  if (existsSync(CACHE)) return JSON.parse(readFileSync(CACHE, 'utf8'));
  const files = globSync('packages/*/scenarios/**/*.yaml', { cwd: root })
    .sort()
    .map((file) => {
      const source = readFileSync(join(root, file), 'utf8');
      const scenarios = readScenarios(file, source).map((scenario) => {
        if (scenario instanceof ScenarioError) throw scenario;
        return scenario;
      });
      return { scenarios, source };
    });
  if (files.length === 0) throw new Error('There is no scenario.');
  writeFileSync(CACHE, JSON.stringify(files));
  return files;
}

const rankOf = ({ source }: Read): number => {
  const rank = rules.findIndex((id) => source.includes(id));
  return rank < 0 ? rules.length : rank;
};

try {
  const files = readAll().map((read) => ({ ...read, rank: rankOf(read) }));
  for (const { scenarios } of files.sort((a, b) => a.rank - b.rank))
    for (const scenario of scenarios) runScenario(scenario, ['plain']);
} catch (error) {
  if (!(error instanceof ScenarioError)) throw error;
  console.log(error.message);
  process.exitCode = 1;
}

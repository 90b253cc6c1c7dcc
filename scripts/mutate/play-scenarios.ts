// Plays every scenario of the project and stops at the first that fails: node play-scenarios.ts MODE [R-XXX-NN]...
// Files which name these rules come first, in this order.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MODES, readScenarios, runScenario, ScenarioError } from '@methuselah/testkit';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [mode, ...rules] = process.argv.slice(2);
const modes = MODES.filter((each) => mode === 'all' || mode === each);
if (modes.length === 0) throw new RangeError(`There is no mode "${mode}".`);

const files = globSync('packages/*/scenarios/**/*.yaml', { cwd: root })
  .sort()
  .map((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const rank = rules.findIndex((id) => source.includes(id));
    return { file, source, rank: rank < 0 ? rules.length : rank };
  })
  .sort((a, b) => a.rank - b.rank);
if (files.length === 0) throw new Error('There is no scenario.');

try {
  for (const { file, source } of files) {
    for (const scenario of readScenarios(file, source)) {
      if (scenario instanceof ScenarioError) throw scenario;
      runScenario(scenario, modes);
    }
  }
} catch (error) {
  if (!(error instanceof ScenarioError)) throw error;
  console.log(error.message);
  process.exitCode = 1;
}

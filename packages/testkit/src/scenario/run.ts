// Runs scenario files and says which hold: npm run scenario -- file.yaml [--mode plain] [--log]
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { MODES, readScenarios, runScenario, ScenarioError } from './index.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { mode: { type: 'string' }, log: { type: 'boolean', default: false } },
});
const modes = MODES.filter((mode) => values.mode === undefined || mode === values.mode);
if (positionals.length === 0 || modes.length === 0) {
  console.error(`usage: npm run scenario -- <file.yaml>... [--mode ${MODES.join('|')}] [--log]`);
  process.exit(2);
}

let failed = 0;
for (const file of positionals) {
  let source: string;
  try {
    source = readFileSync(file, 'utf8');
  } catch {
    failed += 1;
    console.log(`FAIL  ${file}: there is no such file.`);
    continue;
  }
  for (const scenario of readScenarios(file, source)) {
    try {
      if (scenario instanceof ScenarioError) throw scenario;
      const log = values.log ? (words: string) => console.log(`        ${words}`) : null;
      runScenario(scenario, modes, { log });
      console.log(`ok    ${file}:${scenario.place.line}: ${scenario.name}`);
    } catch (error) {
      if (!(error instanceof ScenarioError)) throw error;
      failed += 1;
      console.log(`FAIL  ${error.message}`);
      if (values.log && error.cause instanceof Error) console.log(error.cause.stack);
    }
  }
}
process.exitCode = failed === 0 ? 0 : 1;

// Runs scenario files and says which hold: npm run scenario -- file.yaml [--mode plain] [--log]
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { MODES, readScenarios, runScenario, ScenarioError } from './index.ts';

function usage(problem: string): never {
  console.error(problem);
  console.error(`usage: npm run scenario -- <file.yaml>... [--mode ${MODES.join('|')}] [--log]`);
  process.exit(2);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { mode: { type: 'string' }, log: { type: 'boolean', default: false } },
    });
  } catch (error) {
    return usage(error instanceof Error ? error.message : String(error));
  }
}

const { values, positionals } = readArguments();
const modes = MODES.filter((mode) => values.mode === undefined || mode === values.mode);
if (modes.length === 0) usage(`There is no mode "${values.mode}".`);
if (positionals.length === 0) usage('Which file?');

let failed = 0;
for (const file of positionals) {
  let source: string;
  try {
    source = readFileSync(file, 'utf8');
  } catch (error) {
    failed += 1;
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    console.log(`FAIL  ${file}: ${isMissing ? 'there is no such file' : 'this file cannot be read'}.`);
    continue;
  }
  const scenarios = readScenarios(file, source);
  if (scenarios.length === 0) {
    failed += 1;
    console.log(`FAIL  ${file}: there is no scenario in it.`);
  }
  for (const scenario of scenarios) {
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

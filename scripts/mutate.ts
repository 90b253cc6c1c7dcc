// Mutation testing of the rules:
// npm run mutate -- [--count 400] [--seed 1] [--file block] [--only N] [--quick] [--json]
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isGood, makeReport, printReport } from './mutate/report.ts';
import { CannotTry, tryMutants } from './mutate/try-mutants.ts';
import { wholeNumber } from './shared/arguments.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        count: { type: 'string', default: '400' },
        seed: { type: 'string', default: '1' },
        file: { type: 'string' },
        only: { type: 'string' },
        quick: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    });
    return {
      json: values.json,
      wanted: {
        count: wholeNumber('count', values.count, 1),
        seed: wholeNumber('seed', values.seed, 0),
        file: values.file,
        only: values.only === undefined ? undefined : wholeNumber('only', values.only, 1),
        quick: values.quick,
      },
    };
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    console.error('npm run mutate -- [--count N] [--seed S] [--file NAME] [--only N] [--quick] [--json]');
    process.exit(2);
  }
}

const { wanted, json } = readArguments();
try {
  const report = makeReport(await tryMutants(root, wanted));
  console.log(json ? JSON.stringify(report, null, 2) : printReport(report));
  process.exitCode = isGood(report) ? 0 : 1;
} catch (error) {
  if (!(error instanceof CannotTry)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

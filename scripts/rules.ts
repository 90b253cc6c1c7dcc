// Lists which tests pin which rules and rulings:  npm run rules -- [--missing] [--json]
// Checks that tests notice broken rules:  npm run rules -- --break N [--seed S] [--only R-XXX-NN]
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parse, ruleCommentsOf } from './rules/comments.ts';
import { readRulesAndRulings } from './rules/index.ts';
import { isClean, makeReport, printFailures, printRows, printSummary } from './rules/report.ts';
import { findTests } from './rules/tests.ts';
import { type Site, tryBreaks } from './rules/try-breaks.ts';
import { wholeNumber } from './shared/arguments.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const ENGINE = 'packages/engine/src/**/*.ts';

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        missing: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        break: { type: 'string' },
        seed: { type: 'string', default: '1' },
        only: { type: 'string', multiple: true },
      },
    });
    const breaks = values.break === undefined ? null : wholeNumber('break', values.break, 1);
    return { ...values, break: breaks, seed: wholeNumber('seed', values.seed, 0) };
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    console.error('npm run rules -- [--missing] [--json] | --break N [--seed S] [--only R-XXX-NN]...');
    process.exit(2);
  }
}

const options = readArguments();

/** The rule comments in the engine. */
function sitesIn(folder: string): Site[] {
  return globSync(ENGINE, { cwd: folder })
    .sort()
    .flatMap((file) => {
      const tree = parse(readFileSync(join(folder, file), 'utf8'));
      return ruleCommentsOf(tree).map((comment) => ({ file, comment }));
    });
}

function check(): boolean {
  const comments = sitesIn(root).map(({ file, comment }) => ({ file, line: comment.line, ids: comment.ids }));
  const report = makeReport(readRulesAndRulings(), findTests(root), comments);
  if (options.json) {
    console.log(
      JSON.stringify({ summary: report.summary, problems: report.problems, rules: report.rows }, null, 2),
    );
    return isClean(report);
  }
  const rows = options.missing ? report.missing : report.rows;
  if (rows.length > 0) console.log(`${printRows(rows)}\n`);
  console.log(printSummary(report));
  const failures = printFailures(report);
  if (failures) console.log(`\n${failures}`);
  return isClean(report);
}

function breakRules(count: number): Promise<boolean> {
  const { only } = options;
  const sites = sitesIn(root).filter(({ comment }) => !only || comment.ids.some((id) => only.includes(id)));
  return tryBreaks({ root, sites, count, seed: options.seed });
}

const good = options.break === null ? check() : await breakRules(options.break);
process.exitCode = good ? 0 : 1;

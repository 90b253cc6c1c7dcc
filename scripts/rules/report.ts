// Compares the rules with the tests that name them.
import type { PlacedRule } from './index.ts';
import type { FoundTests, NamedTest } from './tests.ts';

/** A test that names more rules than this shows none of them well. */
const MOST_IDS = 3;

export interface RuleRow extends PlacedRule {
  readonly tests: readonly NamedTest[];
}

export interface Report {
  readonly rows: readonly RuleRow[];
  /** The due rules that no test names. */
  readonly missing: readonly RuleRow[];
  /** Everything else that is wrong, one sentence each. */
  readonly problems: readonly string[];
  readonly summary: {
    readonly due: number;
    readonly pinned: number;
    readonly missing: number;
    readonly later: number;
    readonly laterPinned: number;
    readonly notNormative: number;
  };
}

/** A place in the code that names rules. */
export interface Mention {
  readonly file: string;
  readonly line: number;
  readonly ids: readonly string[];
}

export function makeReport(
  rules: readonly PlacedRule[],
  found: FoundTests,
  comments: readonly Mention[],
): Report {
  const testsOf = new Map<string, NamedTest[]>(rules.map(({ id }) => [id, []]));
  const problems = [...found.problems];
  for (const test of found.tests) {
    if (test.ids.length > MOST_IDS) {
      problems.push(
        `${place(test)} names ${test.ids.length} ids; ${MOST_IDS} is the most: ${test.ids.join(', ')}`,
      );
    }
    for (const id of test.ids) {
      const tests = testsOf.get(id);
      if (tests) tests.push(test);
      else problems.push(`${place(test)} names ${id}, which does not exist.`);
    }
  }
  for (const { file, line, ids } of comments) {
    for (const id of ids) {
      if (!testsOf.has(id)) problems.push(`${file}:${line}: the comment names ${id}, which does not exist.`);
    }
  }
  const rows = rules.map((rule) => ({ ...rule, tests: testsOf.get(rule.id) ?? [] }));
  const due = rows.filter((row) => row.standing.kind === 'due');
  const later = rows.filter((row) => row.standing.kind === 'later');
  const missing = due.filter((row) => row.tests.length === 0);
  const summary = {
    due: due.length,
    pinned: due.length - missing.length,
    missing: missing.length,
    later: later.length,
    laterPinned: later.filter((row) => row.tests.length > 0).length,
    notNormative: rows.length - due.length - later.length,
  };
  return { rows, missing, problems, summary };
}

export function place({ file, line, name }: NamedTest): string {
  return `${file}:${line} "${name}"`;
}

export function isClean({ missing, problems }: Report): boolean {
  return missing.length === 0 && problems.length === 0;
}

function bySection(rows: readonly RuleRow[]): Map<string, RuleRow[]> {
  return Map.groupBy(rows, ({ section }) => section);
}

function printRow(row: RuleRow): string[] {
  const { id, standing, tests } = row;
  if (standing.kind === 'due' && tests.length === 0) return [printMissing(row)];
  const head = standing.kind === 'due' ? id : `${id}  *${standing.kind}*: ${standing.reason}`;
  return [`  ${head}`, ...tests.map((test) => `    ${place(test)}`)];
}

function printMissing({ id, page, gloss }: RuleRow): string {
  return `  ${id}  MISSING (p.${page}) ${gloss}`;
}

export function printRows(rows: readonly RuleRow[]): string {
  const sections = Array.from(bySection(rows), ([section, its]) => [section, ...its.flatMap(printRow)]);
  return sections.map((lines) => lines.join('\n')).join('\n\n');
}

export function printSummary({ summary }: Report): string {
  return [
    `${summary.due} due: ${summary.pinned} pinned, ${summary.missing} missing`,
    `${summary.later} later (${summary.laterPinned} of them pinned)`,
    `${summary.notNormative} not normative`,
  ].join('\n');
}

/** What makes the check fail. Empty when nothing does. */
export function printFailures({ missing, problems }: Report): string {
  const lines = [...problems];
  if (missing.length > 0)
    lines.push(`No test names these due rules: ${missing.map(({ id }) => id).join(', ')}`);
  return lines.join('\n');
}

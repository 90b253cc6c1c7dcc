// Compares the rules and the rulings with the tests that name them.
import { isRuling, type ScopedEntry } from './index.ts';
import type { FoundTests, NamedTest } from './tests.ts';

/** A test that names more rules than this shows none of them clearly. */
const MAX_IDS = 3;

export type Row = ScopedEntry & { readonly tests: readonly NamedTest[] };

export interface Report {
  readonly rows: readonly Row[];
  /** Due, but named by no test. */
  readonly missing: readonly Row[];
  /** All other problems, one sentence each. */
  readonly problems: readonly string[];
  readonly summary: { readonly rules: Counts; readonly rulings: Counts };
}

interface Counts {
  readonly due: number;
  readonly pinned: number;
  readonly missing: number;
  readonly later: number;
  readonly laterPinned: number;
  readonly notNormative: number;
}

/** A place in the code that names rules. */
export interface Mention {
  readonly file: string;
  readonly line: number;
  readonly ids: readonly string[];
}

export function makeReport(
  all: readonly ScopedEntry[],
  found: FoundTests,
  comments: readonly Mention[],
): Report {
  const testsOf = new Map<string, NamedTest[]>(all.map(({ id }) => [id, []]));
  const problems = [...found.problems];
  for (const test of found.tests) {
    if (test.ids.length > MAX_IDS) {
      problems.push(
        `${place(test)} names ${test.ids.length} ids; ${MAX_IDS} is the most: ${test.ids.join(', ')}`,
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
  const rows = all.map((each) => ({ ...each, tests: testsOf.get(each.id) ?? [] }));
  return {
    rows,
    missing: rows.filter(isMissing),
    problems,
    summary: {
      rules: countsOf(rows.filter((row) => !isRuling(row))),
      rulings: countsOf(rows.filter(isRuling)),
    },
  };
}

function isMissing({ standing, tests }: Row): boolean {
  return standing.kind === 'due' && tests.length === 0;
}

function countsOf(rows: readonly Row[]): Counts {
  const due = rows.filter((row) => row.standing.kind === 'due');
  const later = rows.filter((row) => row.standing.kind === 'later');
  const missing = due.filter(isMissing).length;
  return {
    due: due.length,
    pinned: due.length - missing,
    missing,
    later: later.length,
    laterPinned: later.filter((row) => row.tests.length > 0).length,
    notNormative: rows.length - due.length - later.length,
  };
}

export function place({ file, line, name }: NamedTest): string {
  return `${file}:${line} "${name}"`;
}

export function isClean({ missing, problems }: Report): boolean {
  return missing.length === 0 && problems.length === 0;
}

function bySection(rows: readonly Row[]): Map<string, Row[]> {
  return Map.groupBy(rows, ({ section }) => section);
}

function printRow(row: Row): string[] {
  const { id, standing, tests } = row;
  if (isMissing(row)) return [printMissing(row)];
  const head = standing.kind === 'due' ? id : `${id}  *${standing.kind}*: ${standing.reason}`;
  return [`  ${head}`, ...tests.map((test) => `    ${place(test)}`)];
}

function printMissing(row: Row): string {
  return `  ${row.id}  MISSING ${isRuling(row) ? '' : `(p.${row.page}) `}${row.gloss}`;
}

export function printRows(rows: readonly Row[]): string {
  const sections = Array.from(bySection(rows), ([section, its]) => [section, ...its.flatMap(printRow)]);
  return sections.map((lines) => lines.join('\n')).join('\n\n');
}

export function printSummary({ summary }: Report): string {
  return [printCounts('Rules', summary.rules), printCounts('Rulings', summary.rulings)].join('\n');
}

function printCounts(name: string, counts: Counts): string {
  return [
    `${name}: ${counts.due} due: ${counts.pinned} pinned, ${counts.missing} missing`,
    `${counts.later} later (${counts.laterPinned} of them pinned)`,
    `${counts.notNormative} not normative`,
  ].join('; ');
}

/** The reasons for the check to fail; empty if it passes. */
export function printFailures({ missing, problems }: Report): string {
  const lines = [...problems];
  const of = (kind: string, rows: readonly Row[]): void => {
    if (rows.length > 0)
      lines.push(`No test names these due ${kind}: ${rows.map(({ id }) => id).join(', ')}`);
  };
  of(
    'rules',
    missing.filter((row) => !isRuling(row)),
  );
  of('rulings', missing.filter(isRuling));
  return lines.join('\n');
}

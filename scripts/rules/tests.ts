// Finds the tests of the project and the rule ids each of them names.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { LineCounter, parseAllDocuments } from 'yaml';
import { idsIn } from './index.ts';

/** One test: a scenario, or an it() or test() call. */
export interface NamedTest {
  readonly file: string;
  readonly line: number;
  readonly name: string;
  readonly ids: readonly string[];
}

export interface FoundTests {
  readonly tests: readonly NamedTest[];
  /** Problems of the test files themselves, one sentence each. */
  readonly problems: readonly string[];
}

const SCENARIOS = 'packages/*/scenarios/**/*.yaml';
const TEST_FILES = ['packages/*/test/**/*.test.ts', 'scripts/**/*.test.ts'];
/** A test with one of these need not pass, so it pins nothing. */
const NOT_ENFORCED = ['skip', 'skipIf', 'runIf', 'todo', 'fails'];

/** The scenarios of a YAML file: one per document, with a `name` and `rules`, a list of ids. */
export function scenariosIn(file: string, source: string): FoundTests {
  const tests: NamedTest[] = [];
  const problems: string[] = [];
  const lineCounter = new LineCounter();
  for (const document of parseAllDocuments(source, { lineCounter })) {
    if (!('errors' in document)) continue;
    for (const error of document.errors) problems.push(`${file}: ${error.message}`);
    if (document.errors.length > 0 || document.contents === null) continue;
    const start = document.contents.range?.[0] ?? 0;
    const { line } = lineCounter.linePos(start);
    const { name, rules, clauses } = Object(document.toJS()) as Record<string, unknown>;
    if (clauses !== undefined) continue; // what a card says: the scenarios beside it pin it
    if (typeof name !== 'string') {
      problems.push(`${file}:${line}: the scenario has no name.`);
      continue;
    }
    const ids = rules ?? [];
    if (!Array.isArray(ids) || !ids.every((id) => typeof id === 'string')) {
      problems.push(`${file}:${line}: the rules of "${name}" must be a list of ids.`);
      continue;
    }
    tests.push({ file, line, name, ids: [...new Set(ids)] });
  }
  return { tests, problems };
}

/** The names in a call such as `it`, `it.only` or `it.each(…)`: ['it', 'only']. */
function callPath(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...callPath(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return callPath(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return callPath(callee.tag);
  return [];
}

/** The literal text of a title, without interpolated values. */
function titleText(title: ts.Expression | undefined): string | undefined {
  if (title === undefined) return undefined;
  if (ts.isStringLiteralLike(title)) return title.text;
  if (!ts.isTemplateExpression(title)) return undefined;
  return title.head.text + title.templateSpans.map((span) => `…${span.literal.text}`).join('');
}

/** A test without a body after its title runs nothing. */
function hasBody({ arguments: [, ...rest] }: ts.CallExpression): boolean {
  return rest.some((each) => ts.isFunctionLike(each) || ts.isIdentifier(each) || ts.isCallExpression(each));
}

/** The it() and test() calls of a Vitest file that have a literal title and a body. */
export function titledTestsIn(file: string, source: string): NamedTest[] {
  const tests: NamedTest[] = [];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node, inForce: boolean): void => {
    let nextInForce = inForce;
    if (ts.isCallExpression(node)) {
      const [called, ...chained] = callPath(node.expression);
      const off = chained.some((name) => NOT_ENFORCED.includes(name));
      if (called === 'describe' && off) nextInForce = false;
      const name = titleText(node.arguments[0]);
      if ((called === 'it' || called === 'test') && name !== undefined && hasBody(node) && inForce && !off) {
        const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
        tests.push({ file, line, name, ids: idsIn(name) });
      }
    }
    ts.forEachChild(node, (child) => visit(child, nextInForce));
  };
  visit(tree, true);
  return tests;
}

/** The Vitest files of the project, relative to its root. */
export function testFiles(root: string): string[] {
  return globSync(TEST_FILES, { cwd: root }).sort();
}

/** The tests of the project; `speaks` filters the files by their source. */
export function findTests(root: string, speaks: (source: string) => boolean = () => true): FoundTests {
  const read = (files: readonly string[]) =>
    files
      .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }))
      .filter(({ source }) => speaks(source));
  const scenarios = globSync(SCENARIOS, { cwd: root }).sort();
  const found = read(scenarios).map(({ file, source }) => scenariosIn(file, source));
  return {
    tests: [
      ...found.flatMap(({ tests }) => tests),
      ...read(testFiles(root)).flatMap(({ file, source }) => titledTestsIn(file, source)),
    ],
    problems: found.flatMap(({ problems }) => problems),
  };
}

// Finds the mutants of a source file.
import ts from 'typescript';
import { parse, ruleCommentsOf } from '../rules/comments.ts';
import { type Change, changesOf } from './operators.ts';

export interface Mutant extends Change {
  readonly file: string;
  /** From 1, like the column. */
  readonly line: number;
  readonly column: number;
  readonly original: string;
  /** The source line, for the report. */
  readonly code: string;
  /** The rules named in the file, nearest to the mutant first. */
  readonly rules: readonly string[];
}

/** Calls that are not mutated: refusal messages and events. */
const LEFT_OUT_CALLS = ['emit', 'reason'];
/** Return types of functions that only build events. */
const EVENT_TYPE = /^Event(?:Of|Facts)\b/;

/** What is not mutated, for the report. */
export const LEFT_OUT =
  'emit(...), which is output, and what makes events; reason(...); throw, and the check before it; tables that number words from 0; ' +
  'types, imports and texts';

export function mutantsIn(file: string, source: string): Mutant[] {
  const tree = parse(source);
  const found = new Map<string, Mutant>();
  const lines = source.split('\n');
  const nearest = nearestRules(tree);
  const visit = (node: ts.Node): void => {
    if (isLeftOut(node)) return;
    for (const change of changesOf(node)) {
      const { line, character } = tree.getLineAndCharacterOfPosition(change.at);
      const original = source.slice(change.start, change.end);
      // Two operators may produce the same change: keep the first.
      const key = JSON.stringify([change.start, change.end, change.text]);
      if (found.has(key) || original === change.text) continue;
      found.set(key, {
        ...change,
        file,
        line: line + 1,
        column: character + 1,
        original,
        code: lines[line]?.trim() ?? '',
        rules: nearest(line + 1),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return [...found.values()].sort((a, b) => a.at - b.at);
}

function nearestRules(tree: ts.SourceFile): (line: number) => string[] {
  const comments = ruleCommentsOf(tree);
  return (line) => {
    const far = (comment: { readonly line: number }) => Math.abs(comment.line - line);
    const sorted = comments.toSorted((a, b) => far(a) - far(b));
    return [...new Set(sorted.flatMap(({ ids }) => ids))];
  };
}

function isLeftOut(node: ts.Node): boolean {
  return (
    isTypeOnly(node) ||
    isLeftOutCall(node) ||
    isTelling(node) ||
    isNumbering(node) ||
    (ts.isStatement(node) && onlyReports(node))
  );
}

const isTelling = (node: ts.Node): boolean =>
  ts.isFunctionLike(node) && node.type !== undefined && EVENT_TYPE.test(node.type.getText());

function isTypeOnly(node: ts.Node): boolean {
  return (
    ts.isTypeNode(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node)
  );
}

function isLeftOutCall(node: ts.Node): boolean {
  if (!ts.isCallExpression(node)) return false;
  const { expression: called } = node;
  const name = ts.isPropertyAccessExpression(called) ? called.name : called;
  return ts.isIdentifier(name) && LEFT_OUT_CALLS.includes(name.text);
}

/** `{ a: 0, b: 1, c: 2 }`: numbers used as an enumeration, whose values are arbitrary. */
function isNumbering(node: ts.Node): boolean {
  return (
    ts.isObjectLiteralExpression(node) &&
    node.properties.length > 1 &&
    node.properties.every(
      (each, place) => ts.isPropertyAssignment(each) && each.initializer.getText() === String(place),
    )
  );
}

/** Does a statement only emit or throw? Then its conditions and loops are left out with it. */
function onlyReports(node: ts.Statement): boolean {
  if (ts.isThrowStatement(node)) return true;
  if (ts.isExpressionStatement(node)) return isLeftOutCall(node.expression);
  if (ts.isBlock(node)) return node.statements.length > 0 && node.statements.every(onlyReports);
  if (ts.isForOfStatement(node)) return onlyReports(node.statement);
  if (!ts.isIfStatement(node) || !onlyReports(node.thenStatement)) return false;
  return node.elseStatement === undefined || onlyReports(node.elseStatement);
}

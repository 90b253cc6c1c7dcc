// Writes all mutants of a file into one source, each behind a switch, so that one process can try them all.
import ts from 'typescript';
import { parse } from '../rules/comments.ts';
import type { Mutant } from './mutants.ts';

/** `$mutant(7)`: is mutant 7 active? */
export const SWITCH = '$mutant';

type Switched = Pick<Mutant, 'start' | 'end' | 'text' | 'what'> & { readonly number: number };

export function withSwitches(source: string, mutants: readonly Switched[]): string {
  const tree = parse(source);
  const byNode = Map.groupBy(mutants, (mutant) => nodeOf(tree, mutant));
  const render = (node: ts.Node): string => {
    let text = '';
    let place = node.getStart();
    ts.forEachChild(node, (child) => {
      text += source.slice(place, child.getStart()) + render(child);
      place = child.getEnd();
    });
    text += source.slice(place, node.getEnd());
    return switched(source, node, text, byNode.get(node) ?? []);
  };
  return source.slice(0, tree.getStart()) + render(tree);
}

/** The node to duplicate for a mutant: an expression, or the removed statement. */
function nodeOf(tree: ts.SourceFile, { start, end, what }: Switched): ts.Node {
  let found: ts.Node = tree;
  const visit = (node: ts.Node): void => {
    if (node.getStart() > start || node.getEnd() < end) return;
    found = node;
    ts.forEachChild(node, visit);
  };
  visit(tree);
  const fits = what === 'statement' || what === 'guard' ? ts.isStatement : isWhole;
  while (!fits(found)) found = found.parent;
  // Another operator may have another precedence: `a && b && c` becomes `a || (b && c)`.
  while (ts.isBinaryExpression(found) && ts.isBinaryExpression(found.parent)) found = found.parent;
  return found;
}

/** A whole expression, not an operator inside one. */
function isWhole(node: ts.Node): boolean {
  return (
    ts.isExpression(node) &&
    !(ts.isToken(node) && ts.isBinaryExpression(node.parent) && node.parent.operatorToken === node)
  );
}

function switched(source: string, node: ts.Node, text: string, mutants: readonly Switched[]): string {
  if (mutants.length === 0) return text;
  const tried = ({ number }: Switched): string => `${SWITCH}(${number})`;
  // A block, so that an else stays with its if.
  if (ts.isStatement(node)) return `{if(!(${mutants.map(tried).join('||')})){${text}}}`;
  const [from, to] = [node.getStart(), node.getEnd()];
  const instead = (mutant: Switched): string =>
    `${tried(mutant)}?(${source.slice(from, mutant.start)}${mutant.text}${source.slice(mutant.end, to)}):`;
  return `(${mutants.map(instead).join('')}(${text}))`;
}

// Mutation operators. Each makes the smallest possible change, like a typing mistake.
import ts from 'typescript';
import type { Break } from '../rules/breaks.ts';

/** Descriptions of the operators, by name. */
export const OPERATORS = {
  equality: '=== and !== change places',
  boundary: '< and <= change places, > and >= too',
  'and-or': '&& and || change places',
  operand: 'one operand of a chain of && or || goes',
  'plus-minus': '+ and - change places, += and -= too',
  not: 'a ! goes',
  condition: 'the condition of an if or ?: is true, or false',
  number: 'a whole number is one more, or one less',
  boolean: 'true and false change places',
  element: 'one element of a list goes',
  statement: 'a call or an assignment goes',
  guard: 'the return, continue or break of an if goes',
} as const;
export type Operator = keyof typeof OPERATORS;

/** A change of the source; `what` is the operator. */
export interface Change extends Break {
  readonly what: Operator;
  /** The position shown to a reader. */
  readonly at: number;
}

const SWAPS: ReadonlyMap<string, readonly [Operator, string]> = new Map([
  ['===', ['equality', '!==']],
  ['!==', ['equality', '===']],
  ['<', ['boundary', '<=']],
  ['<=', ['boundary', '<']],
  ['>', ['boundary', '>=']],
  ['>=', ['boundary', '>']],
  ['&&', ['and-or', '||']],
  ['||', ['and-or', '&&']],
  ['+', ['plus-minus', '-']],
  ['-', ['plus-minus', '+']],
  ['+=', ['plus-minus', '-=']],
  ['-=', ['plus-minus', '+=']],
]);

/** The changes of this node itself, not of nodes inside it. */
export function* changesOf(node: ts.Node): Generator<Change, void> {
  if (ts.isBinaryExpression(node)) {
    yield* changesOfBinary(node);
  } else if (ts.isPrefixUnaryExpression(node)) {
    if (node.operator === ts.SyntaxKind.ExclamationToken) yield replace('not', node, node.operand.getText());
  } else if (ts.isConditionalExpression(node)) {
    yield replace('condition', node.condition, 'true');
    yield replace('condition', node.condition, 'false');
  } else if (ts.isIfStatement(node)) {
    yield replace('condition', node.expression, 'true');
    // An if without its only statement is equivalent to a false condition: do it once.
    if (!isDroppable(onlyStatement(node))) yield replace('condition', node.expression, 'false');
  } else if (ts.isNumericLiteral(node)) {
    yield* changesOfNumber(node);
  } else if (node.kind === ts.SyntaxKind.TrueKeyword) {
    yield replace('boolean', node, 'false');
  } else if (node.kind === ts.SyntaxKind.FalseKeyword) {
    yield replace('boolean', node, 'true');
  } else if (ts.isArrayLiteralExpression(node)) {
    yield* changesOfList(node);
  } else if (hasSideEffect(node)) {
    yield replace('statement', node, ';');
  } else if (isGuardExit(node) && !isRedundant(node)) {
    yield replace('guard', node, ';');
  }
}

// Expressions

function* changesOfBinary(node: ts.BinaryExpression): Generator<Change, void> {
  const sign = node.operatorToken.getText();
  const [operator, swapped] = SWAPS.get(sign) ?? [];
  if (operator === undefined || swapped === undefined) return;
  if (operator === 'plus-minus' && isText(node)) return;
  yield replace(operator, node.operatorToken, swapped);
  if (operator !== 'and-or' || isChained(node.parent, sign)) return;
  const operands = operandsOf(node, sign);
  for (let i = 0; i < operands.length; i++) yield drop('operand', operands, i);
}

function isChained(node: ts.Node, sign: string): node is ts.BinaryExpression {
  return ts.isBinaryExpression(node) && node.operatorToken.getText() === sign;
}

/** All operands of `a && b && c`. */
function operandsOf(node: ts.Expression, sign: string): ts.Expression[] {
  return isChained(node, sign) ? [...operandsOf(node.left, sign), node.right] : [node];
}

/** Does this addition concatenate strings? */
function isText(node: ts.Expression): boolean {
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) return true;
  return ts.isBinaryExpression(node) && (isText(node.left) || isText(node.right));
}

function* changesOfNumber(node: ts.NumericLiteral): Generator<Change, void> {
  if (!/^\d+$/.test(node.getText()) || isPropertyName(node)) return;
  const value = Number(node.text);
  yield replace('number', node, String(value + 1));
  yield replace('number', node, String(value - 1));
}

function isPropertyName(node: ts.Node): boolean {
  return ts.isObjectLiteralElementLike(node.parent) && node.parent.name === node;
}

function* changesOfList(node: ts.ArrayLiteralExpression): Generator<Change, void> {
  if (isAssignedTo(node)) return;
  if (node.elements.length === 1) yield replace('element', node, '[]');
  else for (let i = 0; i < node.elements.length; i++) yield drop('element', node.elements, i);
}

/** The left side of `[a, b] = [b, a]`. */
function isAssignedTo(node: ts.Expression): boolean {
  return isChained(node.parent, '=') && node.parent.left === node;
}

// Statements

/** A statement with side effects. */
function hasSideEffect(node: ts.Node): boolean {
  if (!ts.isExpressionStatement(node)) return false;
  const { expression } = node;
  if (ts.isBinaryExpression(expression)) return isAssignment(expression.operatorToken);
  return ts.isCallExpression(expression) || ts.isPostfixUnaryExpression(expression);
}

/** `=` and the compound operators such as `+=`. */
function isAssignment({ kind }: ts.BinaryOperatorToken): boolean {
  return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
}

/** A return, continue or break that is the only or last statement of an if. */
function isGuardExit(node: ts.Node): node is ts.ReturnStatement | ts.BreakOrContinueStatement {
  if (!ts.isReturnStatement(node) && !ts.isBreakOrContinueStatement(node)) return false;
  const block = node.parent;
  return ts.isIfStatement(block) || (ts.isBlock(block) && ts.isIfStatement(block.parent));
}

function isDroppable(node: ts.Statement | undefined): boolean {
  return node !== undefined && (hasSideEffect(node) || (isGuardExit(node) && !isRedundant(node)));
}

/** The only statement of an if without an else. */
function onlyStatement({ thenStatement, elseStatement }: ts.IfStatement): ts.Statement | undefined {
  if (elseStatement !== undefined) return undefined;
  if (!ts.isBlock(thenStatement)) return thenStatement;
  return thenStatement.statements.length === 1 ? thenStatement.statements[0] : undefined;
}

/** Does control flow go the same way without this exit? */
function isRedundant(exit: ts.ReturnStatement | ts.BreakOrContinueStatement): boolean {
  let node: ts.Node = exit;
  for (;;) {
    const { parent } = node;
    if (ts.isBlock(parent)) {
      const next = parent.statements[parent.statements.indexOf(node as ts.Statement) + 1];
      if (next !== undefined) return next.getText() === exit.getText();
      if (ts.isFunctionLike(parent.parent))
        return ts.isReturnStatement(exit) && exit.expression === undefined;
    } else if (ts.isIterationStatement(parent, false)) {
      return ts.isContinueStatement(exit);
    } else if (!ts.isIfStatement(parent)) {
      return false;
    }
    node = parent;
  }
}

// Changes

function replace(what: Operator, node: ts.Node, text: string): Change {
  return { what, at: node.getStart(), start: node.getStart(), end: node.getEnd(), text };
}

/** Removes one of several items with the separator next to it. */
function drop(what: Operator, items: readonly ts.Node[], place: number): Change {
  const [item, before, after] = [items[place], items[place - 1], items[place + 1]];
  if (item === undefined) throw new RangeError(`There is no item ${place}.`);
  const start = before?.getEnd() ?? item.getStart();
  const end = before === undefined ? (after?.getStart() ?? item.getEnd()) : item.getEnd();
  return { what, at: item.getStart(), start, end, text: '' };
}

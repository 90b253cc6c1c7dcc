// Chooses how to break the code beside a rule comment, so that a test of the rule must fail.
import ts from 'typescript';
import { codeBeside, statementsAfter } from './beside.ts';
import { parse, type RuleComment } from './comments.ts';

/** A change of the source: the text from `start` to `end` becomes `text`. */
export interface Break {
  readonly what: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

type Breaks = Generator<Break, void>;

/** The ways to break the code beside a comment, best first. Empty when there is nothing to break. */
export function breaksBeside(source: string, comment: RuleComment): Break[] {
  const tree = parse(source);
  const node = codeBeside(tree, comment);
  if (node === undefined) return [];
  const nodes = [node, ...statementsAfter(tree, node)];
  return [
    ...nodes.flatMap((each) => [...breaksOf(each)]),
    ...nodes.flatMap((each) => [...lastResorts(each)]),
  ];
}

export function applyBreak(source: string, { start, end, text }: Break): string {
  return source.slice(0, start) + text + source.slice(end);
}

/** Does the broken source still compile, and to different output? */
export function isRealBreak(source: string, broken: string): boolean {
  const before = compile(source);
  const after = compile(broken);
  return after !== undefined && after !== before;
}

function compile(source: string): string | undefined {
  const { outputText, diagnostics = [] } = ts.transpileModule(source, {
    reportDiagnostics: true,
    compilerOptions: {
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
      verbatimModuleSyntax: true,
      removeComments: true,
    },
  });
  return diagnostics.some(({ category }) => category === ts.DiagnosticCategory.Error)
    ? undefined
    : outputText;
}

/** The lines changed by a break, as a diff. */
export function diffOf(source: string, change: Break): string {
  const start = source.lastIndexOf('\n', change.start - 1) + 1;
  const newline = source.indexOf('\n', change.end);
  const end = newline < 0 ? source.length : newline;
  const before = source.slice(start, end);
  const after = applyBreak(before, { ...change, start: change.start - start, end: change.end - start });
  const mark = (sign: string, text: string) => text.split('\n').map((line) => `${sign} ${line}`);
  return [...mark('-', before), ...mark('+', after)].join('\n');
}

// Statements and declarations

function* breaksOf(node: ts.Node): Breaks {
  if (ts.isIfStatement(node)) {
    yield negate(node.expression);
  } else if (ts.isReturnStatement(node)) {
    if (node.expression) yield* breaksOfExpression(node.expression);
    else yield drop(node);
  } else if (ts.isVariableStatement(node)) {
    for (const declaration of node.declarationList.declarations) yield* breaksOf(declaration);
  } else if (isLoop(node) || isDroppable(node)) {
    yield drop(node);
  } else if (ts.isBlock(node) || ts.isDefaultClause(node)) {
    for (const statement of node.statements) yield* breaksOf(statement);
  } else if (ts.isCaseClause(node)) {
    if (node.statements.length === 0) yield missCase(node);
    for (const statement of node.statements) yield* breaksOf(statement);
  } else if (ts.isSwitchStatement(node)) {
    for (const clause of node.caseBlock.clauses) yield* breaksOf(clause);
  } else if (ts.isTryStatement(node)) {
    yield* breaksOf(node.tryBlock);
  } else if (ts.isClassDeclaration(node)) {
    for (const member of node.members) yield* breaksOf(member);
  } else if (ts.isSpreadAssignment(node)) {
    yield replace(node.expression, '{}', 'spread nothing');
  } else if (ts.isFunctionLike(node)) {
    const body = 'body' in node ? node.body : undefined;
    if (body !== undefined) yield* ts.isBlock(body) ? breaksOf(body) : breaksOfExpression(body);
  } else if (hasInitializer(node)) {
    if (node.initializer) yield* breaksOfExpression(node.initializer);
  } else if (ts.isExportAssignment(node)) {
    yield* breaksOfExpression(node.expression);
  } else if (ts.isExpression(node)) {
    yield* breaksOfExpression(node);
    if (ts.isArrayLiteralExpression(node.parent)) yield dropElement(node.parent, node);
  }
}

/** Coarse breaks, for code in which `breaksOf` finds nothing: a wrong string, or no value at all. */
function* lastResorts(node: ts.Node): Breaks {
  if (ts.isStringLiteral(node)) {
    yield replace(node, "'broken'", 'change the text');
  } else if (ts.isReturnStatement(node)) {
    if (node.expression) yield* noValue(node.expression);
  } else if (ts.isVariableStatement(node)) {
    for (const declaration of node.declarationList.declarations) yield* lastResorts(declaration);
  } else if (ts.isShorthandPropertyAssignment(node)) {
    yield replace(node, `${node.name.text}: undefined`, 'take the value away');
  } else if (ts.isBlock(node) || ts.isDefaultClause(node)) {
    for (const statement of node.statements) yield* lastResorts(statement);
  } else if (ts.isCaseClause(node)) {
    for (const statement of node.statements) yield* lastResorts(statement);
    yield missCase(node);
  } else if (ts.isFunctionLike(node)) {
    const body = 'body' in node ? node.body : undefined;
    if (body !== undefined) yield* ts.isBlock(body) ? lastResorts(body) : noValue(body);
  } else if (hasInitializer(node)) {
    if (node.initializer) yield* noValue(node.initializer);
  } else if (ts.isExpression(node)) {
    yield* noValue(node);
  }
}

function* noValue(node: ts.Expression): Breaks {
  const value = unwrap(node);
  if (ts.isStringLiteral(value)) yield* lastResorts(value);
  else if (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) yield* lastResorts(value);
  else yield replace(node, '(undefined)', 'take the value away');
}

function isLoop(node: ts.Node): boolean {
  return ts.isIterationStatement(node, false);
}

function isDroppable(node: ts.Node): boolean {
  return ts.isExpressionStatement(node) || ts.isThrowStatement(node) || ts.isBreakOrContinueStatement(node);
}

function hasInitializer(
  node: ts.Node,
): node is ts.VariableDeclaration | ts.PropertyAssignment | ts.PropertyDeclaration | ts.ParameterDeclaration {
  return (
    ts.isVariableDeclaration(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isParameter(node)
  );
}

// Expressions

const COMPARISONS = new Map([
  ['===', '!=='],
  ['!==', '==='],
  ['==', '!='],
  ['!=', '=='],
  ['<', '>='],
  ['>=', '<'],
  ['>', '<='],
  ['<=', '>'],
]);
const SWAPS = new Map([
  ['&&', '||'],
  ['||', '&&'],
  ['+', '-'],
  ['-', '+'],
]);
const NAME_SWAPS = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
]);
const PREDICATE_TAKERS = ['filter', 'some', 'every', 'find', 'findIndex', 'findLast', 'findLastIndex'];
const QUESTION = /^(?:is|has|can|may|must|does|are|was|will|should|some|every|includes)(?:[A-Z]|$)/;

function* breaksOfExpression(node: ts.Expression): Breaks {
  const value = unwrap(node);
  if (isBoolean(value) || isOperand(value)) yield negate(value);
  if (ts.isNumericLiteral(value)) {
    yield replace(value, String(Number(value.text) + 1), 'add 1');
  } else if (ts.isBinaryExpression(value)) {
    yield* breaksOfBinary(value);
  } else if (ts.isConditionalExpression(value)) {
    yield negate(value.condition);
  } else if (ts.isPrefixUnaryExpression(value)) {
    yield* breaksOfExpression(value.operand);
  } else if (ts.isCallExpression(value) || ts.isNewExpression(value)) {
    yield* breaksOfCall(value);
  } else if (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) {
    yield* breaksOf(value);
  } else if (ts.isPropertyAccessExpression(value)) {
    yield* breaksOfExpression(value.expression);
  } else if (ts.isElementAccessExpression(value)) {
    yield* breaksOfExpression(value.expression);
    yield* breaksOfExpression(value.argumentExpression);
  } else if (ts.isObjectLiteralExpression(value)) {
    for (const property of value.properties) yield* breaksOf(property);
  } else if (ts.isArrayLiteralExpression(value)) {
    for (const element of value.elements) yield* breaksOfExpression(element);
    const [first] = value.elements;
    if (first) yield dropElement(value, first);
  } else if (ts.isSpreadElement(value)) {
    yield replace(value.expression, '[]', 'spread nothing');
  }
}

function* breaksOfBinary(node: ts.BinaryExpression): Breaks {
  const sign = node.operatorToken.getText();
  if (sign === '&&' || sign === '||') {
    const comparison = comparisonIn(node);
    if (comparison) yield negate(comparison);
  } else if (sign === '??') {
    yield* breaksOfExpression(node.right);
    yield* breaksOfExpression(node.left);
  } else if (!COMPARISONS.has(sign)) {
    yield* breaksOfExpression(node.left);
    yield* breaksOfExpression(node.right);
  }
  const swapped = SWAPS.get(sign);
  if (swapped !== undefined) yield replace(node.operatorToken, swapped, `${sign} becomes ${swapped}`);
}

function* breaksOfCall(node: ts.CallExpression | ts.NewExpression): Breaks {
  if (ts.isPropertyAccessExpression(node.expression)) {
    const { name } = node.expression;
    const swapped = NAME_SWAPS.get(name.text);
    if (swapped !== undefined) yield replace(name, swapped, `${name.text} becomes ${swapped}`);
    yield* breaksOfExpression(node.expression.expression);
  }
  for (const argument of node.arguments ?? []) yield* breaksOfExpression(argument);
}

/** The first comparison in a chain of && and ||. */
function comparisonIn(node: ts.Expression): ts.BinaryExpression | undefined {
  const value = unwrap(node);
  if (!ts.isBinaryExpression(value)) return undefined;
  const sign = value.operatorToken.getText();
  if (COMPARISONS.has(sign)) return value;
  if (sign !== '&&' && sign !== '||') return undefined;
  return comparisonIn(value.left) ?? comparisonIn(value.right);
}

/** The expression without parentheses and type assertions. */
function unwrap(node: ts.Expression): ts.Expression {
  if (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isAwaitExpression(node)
  ) {
    return unwrap(node.expression);
  }
  return node;
}

/** Is an expression boolean, by its form, name or position? */
function isBoolean(node: ts.Expression): boolean {
  return looksBoolean(node) || isCondition(node);
}

function looksBoolean(node: ts.Expression): boolean {
  const value = unwrap(node);
  if (value.kind === ts.SyntaxKind.TrueKeyword || value.kind === ts.SyntaxKind.FalseKeyword) return true;
  if (ts.isPrefixUnaryExpression(value)) return value.operator === ts.SyntaxKind.ExclamationToken;
  if (ts.isCallExpression(value)) return QUESTION.test(nameOf(value.expression));
  if (!ts.isBinaryExpression(value)) return false;
  const sign = value.operatorToken.getText();
  if (sign === '&&' || sign === '||') return looksBoolean(value.right);
  return COMPARISONS.has(sign) || sign === 'in' || sign === 'instanceof';
}

function nameOf(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isPropertyAccessExpression(node) ? node.name.text : '';
}

function isOperand(node: ts.Expression): boolean {
  const { parent } = node;
  if (ts.isParenthesizedExpression(parent)) return isOperand(parent);
  if (!ts.isBinaryExpression(parent)) return false;
  const sign = parent.operatorToken.getText();
  return sign === '&&' || sign === '||';
}

/** Does the position of an expression require a boolean? */
function isCondition(node: ts.Expression): boolean {
  const { parent } = node;
  if (ts.isParenthesizedExpression(parent)) return isCondition(parent);
  if (ts.isIfStatement(parent)) return parent.expression === node;
  if (ts.isConditionalExpression(parent)) return parent.condition === node;
  if (ts.isVariableDeclaration(parent)) return isBooleanType(parent.type);
  if (ts.isReturnStatement(parent)) return returnsBoolean(ts.findAncestor(parent, ts.isFunctionLike));
  if (ts.isArrowFunction(parent)) return returnsBoolean(parent);
  return false;
}

function returnsBoolean(fn: ts.SignatureDeclaration | undefined): boolean {
  if (fn === undefined) return false;
  if (isBooleanType(fn.type)) return true;
  if (!ts.isCallExpression(fn.parent)) return false;
  return fn.parent.arguments[0] === fn && PREDICATE_TAKERS.includes(nameOf(fn.parent.expression));
}

function isBooleanType(type: ts.TypeNode | undefined): boolean {
  return type?.kind === ts.SyntaxKind.BooleanKeyword || type?.kind === ts.SyntaxKind.TypePredicate;
}

// Changes

function replace(node: ts.Node, text: string, what: string): Break {
  return { what, start: node.getStart(), end: node.getEnd(), text };
}

function drop(node: ts.Node): Break {
  return replace(
    node,
    ';',
    ts.isExpressionStatement(node) ? 'drop the statement' : `drop the ${wordFor(node)}`,
  );
}

function wordFor(node: ts.Node): string {
  return node.getFirstToken()?.getText() ?? 'code';
}

/** Makes the case match nothing. */
function missCase(node: ts.CaseClause): Break {
  return replace(node.expression, "'broken'", 'miss the case');
}

function dropElement(array: ts.ArrayLiteralExpression, element: ts.Expression): Break {
  const next = array.elements[array.elements.indexOf(element) + 1];
  return {
    what: 'drop the element',
    start: element.getStart(),
    end: next?.getStart() ?? element.getEnd(),
    text: '',
  };
}

function negate(node: ts.Expression): Break {
  const value = unwrap(node);
  const what = 'negate';
  if (value.kind === ts.SyntaxKind.TrueKeyword) return replace(value, 'false', what);
  if (value.kind === ts.SyntaxKind.FalseKeyword) return replace(value, 'true', what);
  if (ts.isPrefixUnaryExpression(value) && value.operator === ts.SyntaxKind.ExclamationToken) {
    return replace(value, value.operand.getText(), what);
  }
  if (ts.isBinaryExpression(value)) {
    const sign = value.operatorToken.getText();
    const opposite = COMPARISONS.get(sign);
    if (opposite !== undefined) return replace(value.operatorToken, opposite, what);
  }
  return replace(value, `!(${value.getText()})`, what);
}

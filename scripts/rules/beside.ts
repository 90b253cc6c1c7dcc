// Finds the code that a rule comment refers to.
import ts from 'typescript';
import { type RuleComment, ruleCommentsOf, tokensOf } from './comments.ts';

/** How many statements after the one beside a comment may still belong to it. */
const REACH = 3;

/** The code beside a comment: before it on the same line, or else the code that follows. */
export function codeBeside(tree: ts.SourceFile, comment: RuleComment): ts.Node | undefined {
  const tokens = tokensOf(tree);
  const before = comment.before === undefined ? undefined : tokens[comment.before];
  const after = tokens[comment.after];
  if (before && lineOf(tree, before.getEnd()) === lineOf(tree, comment.start)) {
    return codeBefore(tree, before) ?? (after && codeAfter(tree, after));
  }
  return after && codeAfter(tree, after);
}

/** The statements after a statement, up to the next rule comment. At the top of a file, up to an empty line. */
export function statementsAfter(tree: ts.SourceFile, node: ts.Node): ts.Node[] {
  const siblings = statementsAround(node);
  const place = siblings?.indexOf(node) ?? -1;
  if (siblings === undefined || place < 0) return [];
  const comments = ruleCommentsOf(tree);
  const found: ts.Node[] = [];
  let last = node.getEnd();
  for (const sibling of siblings.slice(place + 1, place + 1 + REACH)) {
    const [from, to] = [last, sibling.getStart()];
    if (comments.some(({ start }) => start >= from && start < to)) break;
    if (ts.isSourceFile(node.parent) && /\n\s*\n/.test(tree.text.slice(from, to))) break;
    found.push(sibling);
    last = sibling.getEnd();
  }
  return found;
}

function statementsAround({ parent }: ts.Node): readonly ts.Node[] | undefined {
  const isList = ts.isBlock(parent) || ts.isSourceFile(parent) || ts.isCaseOrDefaultClause(parent);
  return isList ? parent.statements : undefined;
}

function lineOf(tree: ts.SourceFile, position: number): number {
  return tree.getLineAndCharacterOfPosition(position).line;
}

/** The code that an end-of-line comment refers to; `token` is the last token of that line. */
function codeBefore(tree: ts.SourceFile, token: ts.Node): ts.Node | undefined {
  const { parent } = token;
  if (ts.isBinaryExpression(parent) && parent.operatorToken === token) return lastOperand(parent.left);
  switch (token.kind) {
    case ts.SyntaxKind.OpenBraceToken:
      return owner(parent);
    case ts.SyntaxKind.OpenBracketToken:
      return parent;
    case ts.SyntaxKind.ColonToken:
      return ts.isCaseOrDefaultClause(parent) ? parent : undefined;
    case ts.SyntaxKind.OpenParenToken:
    case ts.SyntaxKind.EqualsGreaterThanToken:
    case ts.SyntaxKind.EqualsToken:
    case ts.SyntaxKind.QuestionToken:
    case ts.SyntaxKind.ReturnKeyword:
      return undefined;
    case ts.SyntaxKind.CommaToken:
      return widest(tree, (node) => node.getEnd() === token.getFullStart());
    default: {
      const line = lineOf(tree, token.getStart());
      return (
        widest(tree, (node) => node.getEnd() === token.getEnd() && lineOf(tree, node.getStart()) === line) ??
        widest(tree, (node) => node.getEnd() === token.getEnd())
      );
    }
  }
}

/** What a brace belongs to: the condition of its block, the function of its body. */
function owner(node: ts.Node): ts.Node {
  const { parent } = node;
  if (ts.isCaseBlock(node)) return parent;
  if (!ts.isBlock(node) || ts.isSourceFile(parent) || ts.isBlock(parent)) return node;
  return ts.isIfStatement(parent) && parent.elseStatement === node ? node : parent;
}

/** The code that a comment before `token` refers to. */
function codeAfter(tree: ts.SourceFile, token: ts.Node): ts.Node | undefined {
  const { parent } = token;
  if (ts.isBinaryExpression(parent) && parent.operatorToken === token) return parent.right;
  if (ts.isConditionalExpression(parent)) {
    if (parent.questionToken === token) return parent.whenTrue;
    if (parent.colonToken === token) return parent.whenFalse;
  }
  switch (token.kind) {
    case ts.SyntaxKind.CloseBraceToken:
    case ts.SyntaxKind.CloseBracketToken:
    case ts.SyntaxKind.CloseParenToken:
    case ts.SyntaxKind.EndOfFileToken:
      return undefined;
    case ts.SyntaxKind.ElseKeyword:
      return ts.isIfStatement(parent) ? parent.elseStatement : undefined;
    case ts.SyntaxKind.DotToken:
    case ts.SyntaxKind.QuestionDotToken:
      return ts.isCallExpression(parent.parent) ? parent.parent.arguments[0] : undefined;
    default: {
      const node = widest(tree, (each) => each.getStart() === token.getStart());
      return node && firstOperand(node);
    }
  }
}

function widest(tree: ts.SourceFile, fits: (node: ts.Node) => boolean): ts.Node | undefined {
  const search = (node: ts.Node): ts.Node | undefined => {
    if (node !== tree && fits(node)) return node;
    return ts.forEachChild(node, search);
  };
  return search(tree);
}

function isLogical(node: ts.Node): node is ts.BinaryExpression {
  return ts.isBinaryExpression(node) && ['&&', '||'].includes(node.operatorToken.getText());
}

/** A comment inside a chain of && and || refers to one of its conditions, not to the chain. */
function firstOperand(node: ts.Node): ts.Node {
  return isLogical(node) ? firstOperand(node.left) : node;
}

function lastOperand(node: ts.Node): ts.Node {
  return isLogical(node) ? lastOperand(node.right) : node;
}

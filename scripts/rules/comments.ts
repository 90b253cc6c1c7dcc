// Finds the rule comments of a source file: `// R-BLOCK-13: intercept only when needed`, `// ruling:100001#1: gloss`.
import ts from 'typescript';
import { idsIn } from './index.ts';

export interface RuleComment {
  readonly ids: readonly string[];
  /** From 1. */
  readonly line: number;
  /** Offsets of the comment in the source. */
  readonly start: number;
  readonly end: number;
  /** Indexes in `tokensOf` of the tokens around it; `after` is the end of the file if nothing follows. */
  readonly before: number | undefined;
  readonly after: number;
}

/** A rule comment starts with its ids. An id later in a comment is only a mention. */
const LEADING_IDS = /^\/[/*]+\s*((?:(?:R-[A-Z]+-[a-z0-9-]+|ruling:G?\d+#\d+)(?:\s*(?:,|\/|&|and)\s*)?)+)/;

/** The tokens of a file in order, ending with the end-of-file token. */
export function tokensOf(tree: ts.SourceFile): ts.Node[] {
  const tokens: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJSDoc(node)) return;
    if (node.kind < ts.SyntaxKind.FirstNode) tokens.push(node);
    else for (const child of node.getChildren(tree)) visit(child);
  };
  visit(tree);
  return tokens;
}

export function ruleCommentsOf(tree: ts.SourceFile): RuleComment[] {
  const found: RuleComment[] = [];
  for (const [after, token] of tokensOf(tree).entries()) {
    const from = token.getFullStart();
    const ranges = [
      ...((from > 0 && ts.getTrailingCommentRanges(tree.text, from)) || []),
      ...(ts.getLeadingCommentRanges(tree.text, from) ?? []),
    ];
    for (const { pos: start, end } of ranges) {
      const ids = idsIn(LEADING_IDS.exec(tree.text.slice(start, end))?.[1] ?? '');
      if (ids.length === 0) continue;
      const line = tree.getLineAndCharacterOfPosition(start).line + 1;
      found.push({ ids, line, start, end, before: after > 0 ? after - 1 : undefined, after });
    }
  }
  return found;
}

export function parse(source: string): ts.SourceFile {
  return ts.createSourceFile('rules.ts', source, ts.ScriptTarget.Latest, true);
}

import ts from 'typescript';

/** An export of an entry, with the first paragraph of its comment. */
export interface Exported {
  readonly name: string;
  readonly isType: boolean;
  readonly comment: string;
}

export function exportsOf(program: ts.Program, file: string): Exported[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (module === undefined) throw new Error(`${file} exports nothing.`);
  return checker.getExportsOfModule(module).map((symbol) => {
    const meant = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const [comment = ''] = ts.displayPartsToString(meant.getDocumentationComment(checker)).split('\n\n');
    return {
      name: symbol.name,
      isType: (meant.flags & ts.SymbolFlags.Value) === 0 || isTypeOnly(symbol),
      comment: comment.replaceAll('\n', ' '),
    };
  });
}

/** `export { type Game }`, or `export type { Game }`. */
const isTypeOnly = ({ declarations = [] }: ts.Symbol): boolean =>
  declarations.some((d) => ts.isExportSpecifier(d) && (d.isTypeOnly || d.parent.parent.isTypeOnly));

/** A table of an entry's exports: values first, each with its comment. */
export function apiTable(exported: readonly Exported[]): string {
  const bare = exported.filter(({ comment }) => comment === '').map(({ name }) => name);
  if (bare.length > 0)
    throw new Error(`Exported without a comment that says what it is: ${bare.join(', ')}.`);
  const rows = exported
    .toSorted((a, b) => Number(a.isType) - Number(b.isType) || a.name.localeCompare(b.name, 'en'))
    .map(
      ({ name, isType, comment }) =>
        `| \`${name}\`${isType ? ' (type)' : ''} | ${comment.replaceAll('|', '\\|')} |`,
    );
  return ['| export | what it is |', '|---|---|', ...rows].join('\n');
}

/** A README with its placeholders filled: `<!-- example -->` and, per entry, `<!-- exports of . -->`. */
export function filledReadme(text: string, example: string, tables: ReadonlyMap<string, string>): string {
  return text
    .replace('<!-- example -->', () => `\`\`\`js\n${example.trim()}\n\`\`\``)
    .replaceAll(/<!-- exports of (\S+) -->/g, (_, entry: string) => {
      const table = tables.get(entry);
      if (table === undefined) throw new Error(`There is no entry ${entry}.`);
      return table;
    });
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';
import { packedPath } from './manifest.ts';

/**
 * Only the APIs that both Node 20 and browsers have: code that needs more does not compile. Otherwise as in tsconfig.json.
 */
const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts'],
  types: [],
  module: ts.ModuleKind.NodeNext,
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  rewriteRelativeImportExtensions: true,
  declaration: true,
  skipLibCheck: true,
};

/** Type-checks source files with all their imports, for output to a folder. */
export function programOf(packages: string, files: readonly string[], into: string): ts.Program {
  const program = ts.createProgram(files, { ...OPTIONS, rootDir: packages, outDir: into });
  complain(ts.getPreEmitDiagnostics(program));
  return program;
}

/** Emits JavaScript with types: `packages/engine/src/a.ts` becomes `<into>/engine/lib/a.js` and `a.d.ts`. */
export function emit(program: ts.Program, into: string): void {
  const { diagnostics } = program.emit(undefined, (file, text) => {
    const [name = '', ...path] = relative(into, file).split(sep);
    const packed = packedFile(path.join('/'), text);
    const target = join(into, name, packed.path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, packed.text);
  });
  complain(diagnostics);
}

/** Converts a compiler output file for packing. */
function packedFile(path: string, text: string): { readonly path: string; readonly text: string } {
  // Node 20 and some bundlers import JSON in different ways, so it is packed as a module.
  if (path.endsWith('.json'))
    return { path: `${path}.js`, text: `export default JSON.parse(${JSON.stringify(text)});\n` };
  return {
    path: packedPath(path),
    text: text
      .replace(
        /(['"])(\.[^'"]+\.json)\1,? (?:\{ )?with(?:: | )\{ type: (['"])json\3 \}(?: \})?/g,
        '$1$2.js$1',
      )
      // The compiler rewrites import extensions in JavaScript, but not in declarations.
      .replace(/(from |import\()(['"])(\.[^'"]+)\.ts\2/g, '$1$2$3.js$2'),
  };
}

function complain(diagnostics: readonly ts.Diagnostic[]): void {
  if (diagnostics.length === 0) return;
  throw new Error(
    ts.formatDiagnostics(diagnostics, {
      getCurrentDirectory: () => process.cwd(),
      getCanonicalFileName: (file) => file,
      getNewLine: () => '\n',
    }),
  );
}

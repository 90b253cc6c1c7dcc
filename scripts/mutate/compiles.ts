// Finds the mutants that pass the type check: the others would never reach a test.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Compiler errors about unused or unreachable code: a mutant that has only these still counts. */
const UNUSED_CODE_ERRORS = [
  6133, // declared, but its value is never read
  6192, // all imports are unused
  6196, // declared, but never used
  6198, // all destructured elements are unused
  7027, // unreachable code
];

/** A file with changed text. */
export interface Changed {
  readonly path: string;
  readonly text: string;
}

/** Type-checks changed files; the rest of the project is read once. */
export class Compiler {
  readonly #service: ts.LanguageService;
  readonly #changed = new Map<string, { text: string; version: number }>();

  constructor(root: string) {
    const config = join(root, 'tsconfig.json');
    const { config: json } = ts.readConfigFile(config, ts.sys.readFile);
    const { options, fileNames } = ts.parseJsonConfigFileContent(json, ts.sys, dirname(config));
    const read = (name: string): string | undefined => this.#changed.get(name)?.text ?? ts.sys.readFile(name);
    this.#service = ts.createLanguageService({
      getScriptFileNames: () => fileNames,
      getScriptVersion: (name) => String(this.#changed.get(name)?.version ?? 0),
      getScriptSnapshot: (name) => {
        const text = read(name);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      getCurrentDirectory: () => root,
      getCompilationSettings: () => options,
      getDefaultLibFileName: ts.getDefaultLibFilePath,
      fileExists: ts.sys.fileExists,
      readFile: read,
      directoryExists: ts.sys.directoryExists,
      getDirectories: ts.sys.getDirectories,
      ...(ts.sys.realpath && { realpath: ts.sys.realpath }),
    });
  }

  /**
   * Which of these changes compile. Many are checked at once, each in a different file; one that fails there is checked
   * again alone. All files are restored afterwards.
   */
  accepted<Each extends Changed>(changes: readonly Each[]): Each[] {
    const good = new Set<Each>();
    let left = [...changes];
    while (left.length > 0) {
      const round = [...new Map(left.map((change) => [change.path, change])).values()];
      left = left.filter((change) => !round.includes(change));
      for (const change of this.#compiling(round)) good.add(change);
      for (const change of round)
        if (!good.has(change) && this.#compiling([change]).length > 0) good.add(change);
    }
    return changes.filter((change) => good.has(change));
  }

  #compiling<Each extends Changed>(changes: readonly Each[]): Each[] {
    for (const { path, text } of changes) this.#write(path, text);
    const good = changes.filter(({ path }) =>
      this.#service.getSemanticDiagnostics(path).every(({ code }) => UNUSED_CODE_ERRORS.includes(code)),
    );
    for (const { path } of changes) this.#write(path, readFileSync(path, 'utf8'));
    return good;
  }

  #write(file: string, text: string): void {
    this.#changed.set(file, { text, version: (this.#changed.get(file)?.version ?? 0) + 1 });
  }
}

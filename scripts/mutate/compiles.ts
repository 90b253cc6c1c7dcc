// Whether a mutant passes the type check: one that does not would never get as far as a test.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** What the compiler says of code that is merely idle: such a mutant is a mutant all the same. */
const IDLE = [
  6133, // declared, but its value is never read
  6192, // all imports are unused
  6196, // declared, but never used
  6198, // all destructured elements are unused
  7027, // unreachable code
];

/** Asks the compiler for one changed file at a time; the rest of the project is read once. */
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

  /** Would the file compile with this text? It has its own text again afterwards. */
  accepts(file: string, text: string): boolean {
    this.#write(file, text);
    const errors = this.#service.getSemanticDiagnostics(file).filter(({ code }) => !IDLE.includes(code));
    this.#write(file, readFileSync(file, 'utf8'));
    return errors.length === 0;
  }

  #write(file: string, text: string): void {
    this.#changed.set(file, { text, version: (this.#changed.get(file)?.version ?? 0) + 1 });
  }
}

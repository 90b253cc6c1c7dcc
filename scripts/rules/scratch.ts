// A copy of the project to break, and to run its tests in.
import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';

export type Outcome =
  | { readonly kind: 'green' }
  | { readonly kind: 'red'; readonly test: string }
  /** The tests timed out. */
  | { readonly kind: 'hung' }
  /** The run failed without a failing test: a file did not load, or none was found. */
  | { readonly kind: 'crashed'; readonly why: string };

export interface TestRun {
  /** Only these test files; all if left out. */
  readonly files?: readonly string[];
  /** Only the scenarios of these rules. */
  readonly ids?: readonly string[];
  /** Extra Vitest options. */
  readonly flags?: readonly string[];
  readonly timeoutMs: number;
}

export interface Ran {
  readonly status: number | 'timeout';
  readonly output: string;
}

const LEFT_OUT = ['.git', 'coverage', '.scenarios.json'];

export class Scratch {
  readonly folder: string;

  constructor(root: string) {
    this.folder = realpathSync(mkdtempSync(join(tmpdir(), 'methuselah-break-')));
    cpSync(root, this.folder, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (from) => {
        if (basename(from) !== 'node_modules') return !LEFT_OUT.includes(basename(from));
        linkModules(root, this.folder, from);
        return false;
      },
    });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Runs Node in the copy, which keeps all files a run leaves behind. */
  node(args: readonly string[], timeoutMs: number, more: NodeJS.ProcessEnv = {}): Promise<Ran> {
    const temporary = join(this.folder, '.temporary');
    mkdirSync(temporary, { recursive: true });
    const env = {
      ...process.env,
      // The cache is keyed by content: a run compiles only what changed since the last one.
      NODE_COMPILE_CACHE: join(this.folder, '.compile-cache'),
      // A killed test does not remove its temporary files.
      TMPDIR: temporary,
      ...more,
    };
    return run(args, { cwd: this.folder, env, timeoutMs });
  }

  /** Runs the tests until the first one fails. */
  async test({ files = [], ids, flags = [], timeoutMs }: TestRun): Promise<Outcome> {
    const report = join(this.folder, '.vitest-report.json');
    rmSync(report, { force: true });
    const vitest = join(this.folder, 'node_modules/vitest/vitest.mjs');
    const args = [vitest, 'run', '--bail=1', '--reporter=json', `--outputFile=${report}`, ...flags, ...files];
    const env = ids && { METHUSELAH_RULES: ids.join(',') };
    const { status, output } = await this.node(args, timeoutMs, env);
    return status === 'timeout' ? { kind: 'hung' } : readOutcome(report, status, output);
  }
}

/** Links the installed packages; the project's own packages and commands are linked to the copy's. */
function linkModules(root: string, copy: string, from: string): void {
  const to = join(copy, relative(root, from));
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === '.bin' || name.startsWith('@')) {
      linkModules(root, copy, join(from, name));
      continue;
    }
    if (name.startsWith('.')) continue;
    const target = realpathSync(join(from, name));
    const inside = relative(realpathSync(root), target);
    const isOwn = !inside.startsWith('..') && !inside.includes('node_modules');
    symlinkSync(isOwn ? join(copy, inside) : target, join(to, name));
  }
}

function run(
  args: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv; timeoutMs: number },
): Promise<Ran> {
  const { promise, resolve, reject } = Promise.withResolvers<Ran>();
  const { cwd, env, timeoutMs } = options;
  // A process group of its own, so that test workers are killed with it.
  const child = spawn(process.execPath, args, {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  };
  let output = '';
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    stop();
  }, timeoutMs);
  const interrupted = () => {
    stop();
    reject(new Error('Interrupted.'));
  };
  process.once('SIGINT', interrupted);
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => {
      output += data.toString();
    });
  }
  child.on('error', reject);
  child.on('close', (code) => {
    clearTimeout(timer);
    process.removeListener('SIGINT', interrupted);
    resolve({ status: late ? 'timeout' : (code ?? 1), output });
  });
  return promise;
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly message?: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

function readOutcome(path: string, status: number, output: string): Outcome {
  let report: VitestReport;
  try {
    report = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return { kind: 'crashed', why: output.trim() };
  }
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = tests.find((test) => test.status === 'failed');
  if (failed) return { kind: 'red', test: failed.fullName };
  if (status === 0 && tests.length > 0) return { kind: 'green' };
  const message = report.testResults.find((file) => file.message)?.message;
  return { kind: 'crashed', why: message ?? (output.trim() || 'No test was found.') };
}

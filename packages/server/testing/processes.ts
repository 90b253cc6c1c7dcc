/** Starts nodes in processes of their own, and does to them whatever can happen to a process. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { FromNode, ToNode } from './node.ts';

const ENTRY = fileURLToPath(new URL('./node.ts', import.meta.url));

/** Nodes keep their compiled code for the next ones, as the command does. */
const COMPILED = fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url));

type Usage = Extract<FromNode, { is: 'usage' }>;

export class NodeProcess {
  readonly origin: string;
  /** What it has written to its log. */
  readonly lines: string[];
  readonly #child: ChildProcess;

  static async start(
    url: string,
    env: NodeJS.ProcessEnv = {},
    execArgv: string[] = [],
  ): Promise<NodeProcess> {
    const child = fork(ENTRY, {
      env: { NODE_COMPILE_CACHE: COMPILED, ...process.env, DATABASE_URL: url, ...env },
      execArgv: [...process.execArgv, ...execArgv],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const lines: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => lines.push(text));
    const gone = once(child, 'exit').then(([code]) => {
      throw new Error(`A node has ended with ${code}:\n${lines.join('')}`);
    });
    const [said] = (await Promise.race([once(child, 'message'), gone])) as [FromNode];
    gone.catch(() => undefined);
    if (said.is !== 'listening') throw new Error('A node says something else first.');
    return new NodeProcess(child, said.port, lines);
  }

  private constructor(child: ChildProcess, port: number, lines: string[]) {
    this.#child = child;
    this.origin = `http://127.0.0.1:${port}`;
    this.lines = lines;
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  #tell(asked: ToNode): void {
    this.#child.send(asked);
  }

  /** CPU time since its start in milliseconds, and bytes of memory. */
  async usage(): Promise<Usage> {
    return this.#usage({ is: 'usage' });
  }
  /** The same after tidying up: what is left in memory is in use. */
  async tidyUsage(): Promise<Usage> {
    return this.#usage({ is: 'tidyUsage' });
  }
  async #usage(asked: ToNode): Promise<Usage> {
    const said = once(this.#child, 'message');
    this.#tell(asked);
    return (await said)[0] as Usage;
  }

  jumpClock(offset: number): void {
    this.#tell({ is: 'clock', offset });
  }

  stop(): void {
    this.#child.kill('SIGSTOP');
  }
  goOn(): void {
    this.#child.kill('SIGCONT');
  }

  /** Ends it at once, as a crash does. */
  async kill(): Promise<void> {
    if (!this.isRunning) return;
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await gone;
  }
}

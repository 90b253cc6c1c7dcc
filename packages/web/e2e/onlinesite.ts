import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '../serve.ts';

const MAIN = join(import.meta.dirname, '../../server/src/main.ts');

/** The built page and online tables, as `npm start` serves them. The process can be ended and started again over the same file. */
export class OnlineSite {
  readonly #folder = mkdtempSync(join(tmpdir(), 'methuselah-'));
  readonly #port: number;
  #process: ChildProcess | null = null;

  private constructor(port: number) {
    this.#port = port;
  }

  static async open(): Promise<OnlineSite> {
    const free = createServer();
    const site = new OnlineSite(await listen(free, 0, false));
    await new Promise((closed) => free.close(closed));
    await site.start();
    return site;
  }

  get origin(): string {
    return `http://localhost:${this.#port}`;
  }

  async start(): Promise<void> {
    this.#process = spawn(process.execPath, [MAIN, '--port', String(this.#port), '--no-log'], {
      env: { ...process.env, METHUSELAH_DATA: this.#folder },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    while (!(await this.#answers())) await new Promise((later) => setTimeout(later, 50));
  }
  async #answers(): Promise<boolean> {
    const health = await fetch(`${this.origin}/healthz`).catch(() => null);
    return health?.ok ?? false;
  }

  async stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const running = this.#process;
    if (running === null) return;
    this.#process = null;
    const ended = new Promise((exit) => running.once('exit', exit));
    running.kill(signal);
    await ended;
  }

  async close(): Promise<void> {
    await this.stop('SIGKILL');
    rmSync(this.#folder, { recursive: true });
  }
}

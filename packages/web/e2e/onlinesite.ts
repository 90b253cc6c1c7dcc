import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { listen, siteOf } from '../serve.ts';

const DIST = join(import.meta.dirname, '../dist');
const MAIN = process.env.METHUSELAH_SERVER_MAIN ?? join(import.meta.dirname, '../../server/src/main.ts');

/** The built page and a server of online tables behind one address. The server is a process that can be killed and started again. */
export class OnlineSite {
  readonly #folder = mkdtempSync(join(tmpdir(), 'methuselah-'));
  readonly #pages: Server = siteOf(DIST);
  readonly #front: Server;
  #process: ChildProcess | null = null;
  #behind = 0;
  #port = 0;

  private constructor() {
    this.#front = createServer((incoming, outgoing) => {
      if (!incoming.url?.startsWith('/api/')) {
        this.#pages.emit('request', incoming, outgoing);
        return;
      }
      const { method, url: path, headers } = incoming;
      const passed = request({ port: this.#behind, method, path, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(outgoing);
      });
      passed.on('error', () => outgoing.writeHead(502).end());
      incoming.pipe(passed);
    });
    this.#front.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) =>
      this.#upgrade(incoming, socket, head),
    );
  }

  static async open(): Promise<OnlineSite> {
    const site = new OnlineSite();
    site.#port = await listen(site.#front, 0, false);
    await site.start();
    return site;
  }

  get origin(): string {
    return `http://localhost:${this.#port}`;
  }

  #upgrade({ method, url, rawHeaders }: IncomingMessage, socket: Duplex, head: Buffer): void {
    const behind = connect(this.#behind, '127.0.0.1', () => {
      const lines = rawHeaders.flatMap((name, at) =>
        at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : [],
      );
      behind.write([`${method} ${url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
      behind.write(head);
      socket.pipe(behind).pipe(socket);
    });
    behind.on('error', () => socket.destroy());
    socket.on('error', () => behind.destroy());
  }

  /** Starts the server over the file that it had before. */
  async start(): Promise<void> {
    const free = createServer();
    this.#behind = await listen(free, 0, false);
    await new Promise((closed) => free.close(closed));
    this.#process = spawn(process.execPath, [MAIN, '--port', String(this.#behind)], {
      env: { ...process.env, DATABASE_URL: join(this.#folder, 'tables.db') },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    while (!(await this.#answers())) await new Promise((later) => setTimeout(later, 50));
  }
  async #answers(): Promise<boolean> {
    const health = await fetch(`http://127.0.0.1:${this.#behind}/healthz`).catch(() => null);
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
    this.#front.closeAllConnections();
    await new Promise((closed) => this.#front.close(closed));
    rmSync(this.#folder, { recursive: true });
  }
}

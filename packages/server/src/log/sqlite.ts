/** The log in a SQLite file. A worker holds the file, so that nobody else waits for the disk. */
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Database, LogUnavailable, NotUnique, type Row, type Statement } from './database.ts';
import type { Appended, EventLog, News } from './log.ts';
import { Listeners } from './news.ts';
import { logOver } from './shared.ts';
import type { Asked, Failure, FromWorker, Reply, Request, ToWorker } from './sqlite-worker.ts';

const WORKER = new URL('./sqlite-worker.ts', import.meta.url);

const ERRORS: Readonly<Record<Failure, new (message: string) => Error>> = {
  unavailable: LogUnavailable,
  notUnique: NotUnique,
  other: Error,
};

interface Waiting {
  readonly done: (value: Extract<Reply, { value: unknown }>['value']) => void;
  readonly failed: (error: Error) => void;
}

/** A worker with a file, started when it is first asked, and again after it has died. */
class FileWorker {
  readonly #path: string;
  #worker: Worker | null = null;
  #count = 0;
  #waiting = new Map<number, Waiting>();
  #asked: Asked[] = [];
  #isClosed = false;

  constructor(path: string) {
    this.#path = path;
  }

  ask(request: Request): Promise<unknown> {
    if (this.#isClosed) return Promise.reject(new LogUnavailable('The log is closed.'));
    this.#isClosed = request.is === 'close';
    this.#worker ??= this.#started();
    return new Promise((done, failed) => {
      const id = this.#count++;
      this.#waiting.set(id, { done, failed });
      // To wake a worker takes longer than to tell it: all that is asked at about the same time is asked together.
      if (this.#asked.push([id, request]) === 1) setImmediate(() => this.#post());
    });
  }

  #post(): void {
    const asked = this.#asked;
    this.#asked = [];
    if (asked.length > 0) this.#worker?.postMessage(asked satisfies ToWorker);
  }

  #started(): Worker {
    const worker = new Worker(WORKER, { workerData: this.#path });
    let reason = 'The worker of the log has ended.';
    worker.on('message', (replies: FromWorker) => {
      for (const [id, reply] of replies) this.#answered(id, reply);
    });
    worker.on('error', (error) => {
      reason = error.message;
    });
    worker.on('exit', () => {
      if (this.#worker === worker) this.#worker = null;
      const lost = [...this.#waiting.values()];
      this.#waiting.clear();
      this.#asked = [];
      for (const { failed } of lost) failed(new LogUnavailable(reason));
    });
    return worker;
  }

  #answered(id: number, reply: Reply): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if ('value' in reply) waiting?.done(reply.value);
    else waiting?.failed(new ERRORS[reply.failure](reply.message));
  }
}

/** The logs of this process by file: they are all the nodes that a file can have. */
const NODES = new Map<string, Set<Listeners>>();

export async function openSqlite(path: string): Promise<EventLog> {
  const file = path === ':memory:' ? path : resolve(path);
  const worker = new FileWorker(file);
  const run = async (statements: readonly Statement[]): Promise<readonly (readonly Row[])[]> =>
    (await worker.ask({ is: 'statements', statements })) as Row[][];
  const database: Database = {
    kind: 'sqlite',
    query: async (sql, params = []) => (await run([{ sql, params }]))[0] ?? [],
    transaction: run,
  };
  // The file is made now, or this fails.
  await database.query('SELECT 1');

  const listeners = new Listeners();
  // A database in memory belongs to one log alone.
  const nodes = (file !== ':memory:' && NODES.get(file)) || new Set<Listeners>();
  if (file !== ':memory:') NODES.set(file, nodes.add(listeners));
  const tellOthers = (news: News): void => {
    // Later, so that nothing that a listener does can make an append fail.
    queueMicrotask(() => {
      for (const other of nodes) if (other !== listeners) other.tell(news);
    });
  };

  return logOver({
    database,
    async append(table, seq, events, progress = null) {
      const appended = (await worker.ask({ is: 'append', table, seq, events, progress })) as Appended;
      if (appended.is === 'appended') tellOthers({ is: 'appended', table, seq: seq + events.length - 1 });
      return appended;
    },
    announce: (table) => tellOthers({ is: 'beside', table }),
    onNews: (listener) => listeners.add(listener),
    async close() {
      nodes.delete(listeners);
      if (nodes.size === 0) NODES.delete(file);
      await worker.ask({ is: 'close' });
    },
  });
}

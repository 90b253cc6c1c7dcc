/**
 * The worker that holds a SQLite file. What is to be written while it waits for the disk goes together into the next
 * transaction, so that many tables share one wait; each request still succeeds or fails by itself.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { isRead, type Row, type Statement } from './database.ts';
import type { Appended, NewEvent, TableProgress } from './log.ts';
import { SqliteFile } from './sqlite-file.ts';

export type Request =
  | {
      readonly is: 'append';
      readonly table: string;
      readonly seq: number;
      readonly events: readonly NewEvent[];
      readonly progress: TableProgress | null;
    }
  | { readonly is: 'statements'; readonly statements: readonly Statement[] }
  | { readonly is: 'close' };

export type Failure = 'unavailable' | 'notUnique' | 'other';
export type Reply =
  | { readonly value: Appended | readonly (readonly Row[])[] | null }
  | { readonly failure: Failure; readonly message: string };

/** Both by the number of the request. */
export type Asked = readonly [number, Request];
export type ToWorker = readonly Asked[];
export type FromWorker = readonly (readonly [number, Reply])[];

/** Primary result codes of SQLite: busy, locked, no memory, read-only, interrupted, I/O, damaged, full, cannot open, protocol, not a database. */
const UNAVAILABLE: ReadonlySet<number> = new Set([5, 6, 7, 8, 9, 10, 11, 13, 14, 15, 26]);
/** Extended result codes: a primary key, a unique index. */
const NOT_UNIQUE: ReadonlySet<number> = new Set([1555, 2067]);

function failureOf(error: unknown): Reply {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
  if (NOT_UNIQUE.has(code)) return { failure: 'notUnique', message };
  return { failure: UNAVAILABLE.has(code & 0xff) ? 'unavailable' : 'other', message };
}

const answerTo = (file: SqliteFile, request: Request): Reply => {
  if (request.is === 'close') return { value: null };
  if (request.is === 'append') {
    const { table, seq, events, progress } = request;
    return { value: file.append(table, seq, events, progress) };
  }
  return { value: file.run(request.statements) };
};

const attempt = (work: () => Reply): Reply => {
  try {
    return work();
  } catch (error) {
    return failureOf(error);
  }
};

const isWrite = (request: Request): boolean =>
  request.is === 'append' ||
  (request.is === 'statements' && request.statements.some(({ sql }) => !isRead(sql)));

/** A request has failed, and with it the transaction of all. */
class RequestFailed extends Error {
  readonly reply: Reply;

  constructor(reply: Reply) {
    super();
    this.reply = reply;
  }
}

/** Writes in one transaction. Few requests fail: then each half is tried again, until the one that fails is alone. */
function written(file: SqliteFile, requests: readonly Request[]): readonly Reply[] {
  try {
    return file.together(() =>
      requests.map((request) => {
        const reply = attempt(() => answerTo(file, request));
        if ('failure' in reply) throw new RequestFailed(reply);
        return reply;
      }),
    );
  } catch (error) {
    if (!(error instanceof RequestFailed)) return requests.map(() => failureOf(error));
    if (requests.length === 1) return [error.reply];
    const half = requests.length >> 1;
    return [...written(file, requests.slice(0, half)), ...written(file, requests.slice(half))];
  }
}

function serve(file: SqliteFile, port: NonNullable<typeof parentPort>): void {
  let waiting: Asked[] = [];
  const answer = (replies: FromWorker): void => {
    if (replies.length > 0) port.postMessage(replies);
  };

  const work = (): void => {
    const requests = waiting;
    waiting = [];
    // Readers do not wait for the disk.
    const reads = requests.filter(([, request]) => !isWrite(request) && request.is !== 'close');
    answer(reads.map(([id, request]) => [id, attempt(() => answerTo(file, request))]));

    const writes = requests.filter(([, request]) => isWrite(request));
    const replies =
      writes.length === 0
        ? []
        : written(
            file,
            writes.map(([, request]) => request),
          );
    answer(replies.flatMap((reply, index) => (writes[index] ? [[writes[index][0], reply] as const] : [])));

    const closing = requests.find(([, request]) => request.is === 'close');
    if (closing === undefined) return;
    file.close();
    answer([[closing[0], { value: null }]]);
    port.close();
  };

  port.on('message', (asked: ToWorker) => {
    // All that have arrived by now are delivered before `work` runs.
    if (waiting.length === 0) setImmediate(work);
    waiting.push(...asked);
  });
}

if (parentPort !== null) serve(new SqliteFile(workerData), parentPort);

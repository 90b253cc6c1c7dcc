/** The log in PostgreSQL, which any number of nodes may share. */
import pg from 'pg';
import {
  type Database,
  isRead,
  LogUnavailable,
  NotUnique,
  numbered,
  type Row,
  type Statement,
  type Value,
} from './database.ts';
import type { Appended, EventLog, NewEvent, TableProgress } from './log.ts';
import { Newsroom } from './newsroom.ts';
import { migrationsAfter, VERSION_NOW, VERSION_TABLE } from './schema.ts';
import { logOver } from './shared.ts';
import { patient, type Tried, translated } from './trouble.ts';

/** Appends of different tables wait for the disk together, as many as there are connections. */
const MOST_CONNECTIONS = 16;
/** After this a database that says nothing counts as gone. */
const ANSWER_MS = 10_000;
/** Any number that nobody else uses: nodes that start at once migrate one after the other. */
const MIGRATION_LOCK = 706_511_337;
const INT8 = 20;

/** The fence: the events go in only if the first of them has the place that comes next. */
const APPEND = `INSERT INTO event (table_id, seq, command_id, at, seat, kind, body)
  SELECT $1, $2 + n - 1, command, at, seat, kind, body
  FROM unnest($3::text[], $4::bigint[], $5::bigint[], $6::text[], $7::text[])
    WITH ORDINALITY AS given (command, at, seat, kind, body, n)
  WHERE $2::bigint = (SELECT coalesce(max(seq) + 1, 0) FROM event WHERE table_id = $1)
    AND EXISTS (SELECT 1 FROM game_table WHERE id = $1)`;
/** The same, and how far the table has come if they went in. */
const APPEND_AND_NOTE = `WITH written AS (${APPEND} RETURNING 1),
    noted AS (UPDATE game_table SET due = $8::bigint, turn = $9::bigint, ended = $10::bigint, result = $11
      WHERE id = $1 AND EXISTS (SELECT 1 FROM written))
  SELECT 1 FROM written`;

const PREPARED = {
  append: { name: 'append', text: APPEND },
  appendAndNote: { name: 'append-and-note', text: APPEND_AND_NOTE },
} as const;

/** The event at the expected place, the first that has one of the commands, the head, and whether there is such a table. */
const WHY_NOT = `SELECT
  (SELECT max(seq) FROM event WHERE table_id = $1) AS head,
  (SELECT min(seq) FROM event WHERE table_id = $1 AND command_id = ANY ($3::text[])) AS done,
  EXISTS (SELECT 1 FROM event WHERE table_id = $1 AND seq = $2 AND command_id IS NOT DISTINCT FROM $4
    AND at = $5 AND seat IS NOT DISTINCT FROM $6 AND kind = $7 AND body = $8)::int AS mine,
  EXISTS (SELECT 1 FROM game_table WHERE id = $1)::int AS known`;

function poolOf(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
    types: {
      // Numbers as SQLite gives them: ours are all exact.
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
    },
  });
  // A connection may be lost at any time: without a listener that would end the process. Who uses it is told anyway.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  return pool;
}

async function inTransaction(pool: pg.Pool, statements: readonly Statement[]): Promise<Row[][]> {
  const client = await pool.connect();
  try {
    const results: Row[][] = [];
    await client.query('BEGIN');
    for (const { sql, params = [] } of statements)
      results.push((await client.query(numbered(sql), [...params])).rows);
    await client.query('COMMIT');
    client.release();
    return results;
  } catch (error) {
    // Closing the connection ends its transaction.
    client.release(true);
    throw error;
  }
}

/** Over a connection of its own: a migration takes its time. */
async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ANSWER_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query(VERSION_TABLE);
    const { rows } = await client.query(VERSION_NOW);
    for (const statement of migrationsAfter(Number(rows[0]?.version), 'postgres'))
      await client.query(statement);
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

/** Lets requests through until it is closed, and then waits for those that are under way. */
class Gate {
  readonly #underWay = new Set<Promise<unknown>>();
  #isClosed = false;

  async through<T>(work: () => Promise<T>): Promise<T> {
    if (this.#isClosed) throw new LogUnavailable('The log is closed.');
    const promise = work();
    this.#underWay.add(promise);
    try {
      return await promise;
    } finally {
      this.#underWay.delete(promise);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.allSettled(this.#underWay);
  }
}

function databaseOver(pool: pg.Pool, gate: Gate, patiently: Tried): Database {
  const queried = async (sql: string, params: readonly Value[]): Promise<readonly Row[]> =>
    (await pool.query(numbered(sql), [...params])).rows;
  return {
    kind: 'postgres',
    query: (sql, params = []) => {
      // What writes is not tried twice: it may have been done.
      const tried = isRead(sql) ? patiently : translated;
      return gate.through(() => tried(() => queried(sql, params)));
    },
    transaction: (statements) => gate.through(() => translated(() => inTransaction(pool, statements))),
  };
}

class Appender {
  readonly #pool: pg.Pool;
  readonly #patiently: Tried;

  constructor(pool: pg.Pool, patiently: Tried) {
    this.#pool = pool;
    this.#patiently = patiently;
  }

  /**
   * Appends. When the connection is lost on the way, the outcome is not known, and the same is tried again: the fence
   * lets the events in once, and what stands at their place tells whether it was this call that wrote them.
   */
  append(
    table: string,
    seq: number,
    events: readonly NewEvent[],
    progress: TableProgress | null,
  ): Promise<Appended> {
    let isRepeated = false;
    return this.#patiently(async () => {
      const mayBeMine = isRepeated;
      isRepeated = true;
      const isWritten = await this.#tried(table, seq, events, progress);
      return isWritten ? { is: 'appended', seq } : this.#whyNot(table, seq, events, mayBeMine);
    });
  }

  async #tried(
    table: string,
    seq: number,
    events: readonly NewEvent[],
    progress: TableProgress | null,
  ): Promise<boolean> {
    const noted = progress && [progress.due, progress.turn, progress.ended, progress.result];
    try {
      const { rowCount } = await translated(() =>
        this.#pool.query({
          ...(noted === null ? PREPARED.append : PREPARED.appendAndNote),
          values: [
            table,
            seq,
            events.map(({ command }) => command),
            events.map(({ at }) => at),
            events.map(({ seat }) => seat),
            events.map(({ kind }) => kind),
            events.map(({ body }) => body),
            ...(noted ?? []),
          ],
        }),
      );
      return rowCount === events.length;
    } catch (error) {
      // The place or a command was taken at the same moment.
      if (error instanceof NotUnique) return false;
      throw error;
    }
  }

  async #whyNot(
    table: string,
    seq: number,
    events: readonly NewEvent[],
    mayBeMine: boolean,
  ): Promise<Appended> {
    const [first] = events;
    const commands = events.flatMap(({ command }) => command ?? []);
    const { rows } = await this.#pool.query({
      name: 'why-not',
      text: WHY_NOT,
      values: [table, seq, commands, first?.command, first?.at, first?.seat, first?.kind, first?.body],
    });
    const { head, done, mine, known } = rows[0] ?? {};
    if (mayBeMine && mine === 1) return { is: 'appended', seq };
    if (done !== null) return { is: 'done', seq: done };
    return known === 1 ? { is: 'stale', head: head ?? -1 } : { is: 'noTable' };
  }
}

/** What may be done twice is tried for so long while the database does not answer. */
export async function openPostgres(url: string, patienceMs: number): Promise<EventLog> {
  const patiently = patient(patienceMs);
  const newsroom = new Newsroom(url);
  await patiently(() => migrate(url));
  await patiently(() => newsroom.open());
  const pool = poolOf(url);
  const gate = new Gate();
  const appender = new Appender(pool, patiently);
  return logOver({
    database: databaseOver(pool, gate, patiently),
    append: (table, seq, events, progress = null) =>
      gate.through(async () => {
        const appended = await appender.append(table, seq, events, progress);
        if (appended.is === 'appended') newsroom.publish(table, seq + events.length - 1);
        // The node that wrote it may have ended before it could say so.
        if (appended.is === 'done') newsroom.publish(table, appended.seq);
        return appended;
      }),
    announce: (table) => newsroom.announce(table),
    onNews: (listener) => newsroom.listeners.add(listener),
    async close() {
      await gate.close();
      await Promise.all([newsroom.close(), pool.end()]);
    },
  });
}

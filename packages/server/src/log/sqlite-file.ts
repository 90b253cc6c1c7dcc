/** A SQLite file, as the worker that holds it uses it: every call waits for the disk. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Row, Statement, Value } from './database.ts';
import type { Appended, NewEvent, TableProgress } from './log.ts';
import { migrationsAfter, VERSION_NOW, VERSION_TABLE } from './schema.ts';
import { INSERT_EVENT, paramsOf } from './shared.ts';

/** How long another process may hold the file. */
const BUSY_MS = 5000;
/** Statements are kept compiled; more than these are made by mistake. */
const MOST_STATEMENTS = 500;

const DONE = 'SELECT seq FROM event WHERE table_id = ? AND command_id = ?';
const HEAD = 'SELECT coalesce(max(seq), -1) AS head FROM event WHERE table_id = ?';
const NOTE_PROGRESS = 'UPDATE game_table SET due = ?, turn = ?, ended = ?, result = ? WHERE id = ?';
const HAS_TABLE = 'SELECT 1 FROM game_table WHERE id = ?';

export class SqliteFile {
  readonly #db: DatabaseSync;
  readonly #compiled = new Map<string, StatementSync>();

  constructor(path: string) {
    mkdirSync(dirname(path), { recursive: true });
    this.#db = new DatabaseSync(path, { timeout: BUSY_MS });
    // With FULL a commit waits until its pages are on the disk.
    this.#db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    this.together(() => {
      this.#db.exec(VERSION_TABLE);
      const version = Number(this.#rows(VERSION_NOW)[0]?.version);
      for (const statement of migrationsAfter(version, 'sqlite')) this.#db.exec(statement);
    });
  }

  /** Runs `work` as one transaction: all that it writes is durable afterwards, or nothing of it. */
  together<T>(work: () => T): T {
    this.#rollback();
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#db.exec('COMMIT');
      return result;
    } catch (error) {
      this.#rollback();
      throw error;
    }
  }

  run(statements: readonly Statement[]): Row[][] {
    return statements.map(({ sql, params = [] }) => this.#rows(sql, params));
  }

  append(table: string, seq: number, events: readonly NewEvent[], progress: TableProgress | null): Appended {
    for (const { command } of events) {
      const before = command === null ? undefined : this.#rows(DONE, [table, command])[0];
      if (before !== undefined) return { is: 'done', seq: Number(before.seq) };
    }
    const head = Number(this.#rows(HEAD, [table])[0]?.head);
    if (head < 0 && this.#rows(HAS_TABLE, [table]).length === 0) return { is: 'noTable' };
    if (seq !== head + 1) return { is: 'stale', head };
    events.forEach((event, index) => {
      this.#rows(INSERT_EVENT, paramsOf(table, seq + index, event));
    });
    if (progress !== null) this.#note(table, progress);
    return { is: 'appended', seq };
  }

  #note(table: string, { due, turn, ended, result }: TableProgress): void {
    this.#rows(NOTE_PROGRESS, [due, turn, ended, result, table]);
  }

  close(): void {
    this.#compiled.clear();
    this.#db.close();
  }

  /** A full disk may have ended a transaction already, and may keep one from being ended. */
  #rollback(): void {
    if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
  }

  #rows(sql: string, params: readonly Value[] = []): Row[] {
    let statement = this.#compiled.get(sql);
    if (statement === undefined) {
      if (this.#compiled.size >= MOST_STATEMENTS) this.#compiled.clear();
      statement = this.#db.prepare(sql);
      this.#compiled.set(sql, statement);
    }
    return statement.all(...params) as Row[];
  }
}

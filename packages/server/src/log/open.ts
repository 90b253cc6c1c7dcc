import type { EventLog } from './log.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/** A PostgreSQL that has crashed is back sooner as a rule. */
const PATIENCE_MS = 2500;

/**
 * The log in the database of a `postgres://` address, or in a SQLite file, which is made if it is not there.
 * `patienceMs`: how long a PostgreSQL that does not answer is waited for.
 */
export function openLog(url: string, { patienceMs = PATIENCE_MS } = {}): Promise<EventLog> {
  return /^postgres(?:ql)?:\/\//.test(url) ? openPostgres(url, patienceMs) : openSqlite(url);
}

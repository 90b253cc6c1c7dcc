/** A database as the modules of the server use it, the same over SQLite and PostgreSQL. */

export type Value = string | number | null | Uint8Array;
export type Row = Readonly<Record<string, Value>>;

export interface Statement {
  /** With `?` for each parameter, in both databases. */
  readonly sql: string;
  readonly params?: readonly Value[];
}

/**
 * Every promise may be rejected with `LogUnavailable`, and what writes with `NotUnique`. Flags are the numbers 0 and 1.
 * What begins with SELECT only reads.
 */
export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  query(sql: string, params?: readonly Value[]): Promise<readonly Row[]>;
  /** The rows of each statement; all of them are done or none. */
  transaction(statements: readonly Statement[]): Promise<readonly (readonly Row[])[]>;
}

/**
 * The database does not answer, or has no room. Whether something was written is not known: who appends the same
 * command again is told.
 */
export class LogUnavailable extends Error {
  override readonly name = 'LogUnavailable';
}

/** There is a row with this key. */
export class NotUnique extends Error {
  override readonly name = 'NotUnique';
}

export const isRead = (sql: string): boolean => /^\s*select\b/i.test(sql);

const QUOTED_OR_PARAMETER = /'[^']*'|"[^"]*"|\?/g;

/** The statement with `$1`, `$2`, … instead of `?`. */
export function numbered(sql: string): string {
  let count = 0;
  return sql.replace(QUOTED_OR_PARAMETER, (found) => (found === '?' ? `$${++count}` : found));
}

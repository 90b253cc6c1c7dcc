/** What goes wrong with PostgreSQL, and what to do about it. */
import pg from 'pg';
import { LogUnavailable, NotUnique } from './database.ts';

const FIRST_WAIT_MS = 20;
const LONGEST_WAIT_MS = 320;

const UNIQUE_VIOLATION = '23505';
/** Classes of SQLSTATE: connection, transaction rolled back, resources, shut down or cancelled, system. */
const PASSING_CLASSES = /^(?:08|40|53|57|58)/;
/** A standby that is not promoted yet. */
const READ_ONLY = '25006';

function isPassing(error: Error): boolean {
  if (error instanceof pg.DatabaseError)
    return PASSING_CLASSES.test(error.code ?? '') || error.code === READ_ONLY;
  // A lost connection has a code of the system's such as ECONNREFUSED, or none. Our own mistakes have names.
  return 'code' in error || error.name === 'Error';
}

/** The error as callers know it. */
function translation(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof LogUnavailable) return error;
  if ('code' in error && error.code === UNIQUE_VIOLATION)
    return new NotUnique(error.message, { cause: error });
  return isPassing(error) ? new LogUnavailable(error.message, { cause: error }) : error;
}

export async function translated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw translation(error);
  }
}

const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export type Tried = <T>(work: () => Promise<T>) => Promise<T>;

/** Tries again while the database does not answer, for so many milliseconds. Only for what may be done twice. */
export const patient =
  (ms: number): Tried =>
  async (work) => {
    const end = performance.now() + ms;
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
      try {
        return await translated(work);
      } catch (error) {
        if (!(error instanceof LogUnavailable) || performance.now() + wait > end) throw error;
      }
      await later(wait);
    }
  };

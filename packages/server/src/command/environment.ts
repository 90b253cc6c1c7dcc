import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where the tables are kept: a PostgreSQL or a SQLite file. */
export function databaseIn(env: NodeJS.ProcessEnv): string {
  const folder = env.METHUSELAH_DATA || join(homedir(), '.methuselah');
  return env.DATABASE_URL || join(folder, 'tables.db');
}

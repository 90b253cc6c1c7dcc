/** Finds a PostgreSQL for the tests of the server, installs one if possible, and prints the folder of its programs. */
import { findPostgres } from '../packages/server/testing/postgres.ts';
import { installed } from './shared/apt.ts';

if (import.meta.main) {
  if (findPostgres() === null && (process.env.POSTGRES_BIN || !installed('PostgreSQL', 'postgresql'))) {
    console.error(
      'The tests of the server need PostgreSQL, and it could not be installed: install it, or say with POSTGRES_BIN=/path/to/its/programs where initdb and postgres are.',
    );
    process.exit(1);
  }
  console.log(findPostgres());
}

/** The tables of the database. A migration that was released never changes: what comes later is a new one at the end. */
import type { Database } from './database.ts';

export interface Migration {
  /** 1, 2, 3, … */
  readonly version: number;
  readonly sqlite: readonly string[];
  readonly postgres: readonly string[];
}

/** The column types in which the databases differ. */
interface Types {
  readonly integer: string;
  /** What follows a table whose rows are best kept in the order of their key. */
  readonly byKey: string;
}

const SQLITE: Types = { integer: 'INTEGER', byKey: ' WITHOUT ROWID' };
const POSTGRES: Types = { integer: 'bigint', byKey: '' };

const logTables = ({ integer, byKey }: Types): readonly string[] => [
  `CREATE TABLE game_table (
    id text PRIMARY KEY,
    rules_id text NOT NULL,
    options text NOT NULL,
    public ${integer} NOT NULL,
    created ${integer} NOT NULL,
    ended ${integer}
  )`,
  `CREATE TABLE event (
    table_id text NOT NULL,
    seq ${integer} NOT NULL,
    command_id text,
    at ${integer} NOT NULL,
    seat ${integer},
    kind text NOT NULL,
    body text NOT NULL,
    CONSTRAINT event_place PRIMARY KEY (table_id, seq)
  )${byKey}`,
  // Most events of bots and clocks have no command, and need no line in this index.
  'CREATE UNIQUE INDEX event_command ON event (table_id, command_id) WHERE command_id IS NOT NULL',
  `CREATE TABLE snapshot (
    table_id text NOT NULL,
    seq ${integer} NOT NULL,
    state text NOT NULL,
    hash text NOT NULL,
    PRIMARY KEY (table_id, seq)
  )`,
];

const lobbyTables = ({ integer }: Types): readonly string[] => [
  `CREATE TABLE account (
    id text PRIMARY KEY,
    name text NOT NULL,
    created ${integer} NOT NULL
  )`,
  // A session of a browser, or a token for a program. Of what proves it only the hash is kept.
  `CREATE TABLE session (
    token_hash text PRIMARY KEY,
    account_id text NOT NULL,
    kind text NOT NULL,
    id text NOT NULL,
    label text NOT NULL,
    created ${integer} NOT NULL,
    expires ${integer} NOT NULL
  )`,
  'CREATE INDEX session_account ON session (account_id)',
  'CREATE INDEX session_expires ON session (expires)',
  // A table before its game. The version is raised with each change: who changes an old one is refused.
  `CREATE TABLE room (
    id text PRIMARY KEY,
    version ${integer} NOT NULL,
    host text NOT NULL,
    public ${integer} NOT NULL,
    free ${integer} NOT NULL,
    begun ${integer} NOT NULL,
    created ${integer} NOT NULL,
    touched ${integer} NOT NULL,
    body text NOT NULL
  )`,
  'CREATE INDEX room_open ON room (created) WHERE begun = 0',
  'CREATE INDEX room_host ON room (host) WHERE begun = 0',
];

const progress = ({ integer }: Types): readonly string[] => [
  `ALTER TABLE game_table ADD COLUMN due ${integer}`,
  `ALTER TABLE game_table ADD COLUMN turn ${integer} NOT NULL DEFAULT 0`,
  'ALTER TABLE game_table ADD COLUMN result text',
  // What is under way is looked at once.
  'UPDATE game_table SET due = 0 WHERE ended IS NULL',
  'CREATE INDEX game_table_due ON game_table (due) WHERE due IS NOT NULL',
  'CREATE INDEX game_table_running ON game_table (created) WHERE ended IS NULL AND public = 1',
  // Who sits where once a game has begun. Bots have no account.
  `CREATE TABLE seat (
    table_id text NOT NULL,
    seat ${integer} NOT NULL,
    account_id text,
    name text NOT NULL,
    PRIMARY KEY (table_id, seat)
  )`,
  'CREATE INDEX seat_account ON seat (account_id) WHERE account_id IS NOT NULL',
];

const peopleTables = ({ integer, byKey }: Types): readonly string[] => [
  // Null for guests. Of the password a hash is kept.
  'ALTER TABLE account ADD COLUMN login text',
  'ALTER TABLE account ADD COLUMN password text',
  'CREATE UNIQUE INDEX account_login ON account (login) WHERE login IS NOT NULL',
  // What is said at a table: a text, or a phrase by its key with the seat that it is said to. No seat: a spectator.
  `CREATE TABLE chat_line (
    table_id text NOT NULL,
    n ${integer} NOT NULL,
    command_id text NOT NULL,
    at ${integer} NOT NULL,
    account_id text NOT NULL,
    seat ${integer},
    name text NOT NULL,
    body text,
    talk text,
    target ${integer},
    PRIMARY KEY (table_id, n)
  )${byKey}`,
  'CREATE UNIQUE INDEX chat_line_command ON chat_line (table_id, command_id)',
  // Keeps what was said, whatever becomes of the line.
  `CREATE TABLE report (
    table_id text NOT NULL,
    line ${integer} NOT NULL,
    reporter text NOT NULL,
    id text NOT NULL UNIQUE,
    at ${integer} NOT NULL,
    reason text NOT NULL,
    speaker text NOT NULL,
    name text NOT NULL,
    said text NOT NULL,
    closed ${integer},
    PRIMARY KEY (table_id, line, reporter)
  )`,
  // Deck lists of an account, as they were written.
  `CREATE TABLE deck (
    account_id text NOT NULL,
    id text NOT NULL,
    name text NOT NULL,
    list text NOT NULL,
    changed ${integer} NOT NULL,
    PRIMARY KEY (account_id, id)
  )`,
  // Finished games, as they can be downloaded: later rules may play their logs otherwise.
  `CREATE TABLE record (
    table_id text PRIMARY KEY,
    body text NOT NULL
  )`,
  // Of people. `n` counts those of an account, so that two games that end at once are rated one after the other.
  `CREATE TABLE result (
    table_id text NOT NULL,
    seat ${integer} NOT NULL,
    account_id text NOT NULL,
    n ${integer} NOT NULL,
    deck text NOT NULL,
    points ${integer} NOT NULL,
    win ${integer} NOT NULL,
    counted ${integer} NOT NULL,
    ended ${integer} NOT NULL,
    PRIMARY KEY (table_id, seat)
  )`,
  'CREATE UNIQUE INDEX result_account ON result (account_id, n)',
  `CREATE TABLE rating (
    account_id text PRIMARY KEY,
    results ${integer} NOT NULL,
    mean double precision NOT NULL,
    deviation double precision NOT NULL,
    games ${integer} NOT NULL,
    wins ${integer} NOT NULL,
    points ${integer} NOT NULL
  )`,
  'CREATE INDEX game_table_ended ON game_table (ended) WHERE ended IS NOT NULL',
];

export const MIGRATIONS: readonly Migration[] = [
  { version: 1, sqlite: logTables(SQLITE), postgres: logTables(POSTGRES) },
  { version: 2, sqlite: lobbyTables(SQLITE), postgres: lobbyTables(POSTGRES) },
  { version: 3, sqlite: progress(SQLITE), postgres: progress(POSTGRES) },
  { version: 4, sqlite: peopleTables(SQLITE), postgres: peopleTables(POSTGRES) },
];

export const VERSION_TABLE =
  'CREATE TABLE IF NOT EXISTS schema_version (version integer PRIMARY KEY, at text NOT NULL)';
export const VERSION_NOW = 'SELECT coalesce(max(version), 0) AS version FROM schema_version';

/** The database is of a later release. */
export class LaterVersion extends Error {
  override readonly name = 'LaterVersion';
}

/** The statements that bring a database of this version up to date. */
export function migrationsAfter(
  version: number,
  kind: Database['kind'],
  migrations = MIGRATIONS,
): readonly string[] {
  const newest = migrations.length;
  if (version > newest)
    throw new LaterVersion(
      `The database has version ${version}, and this release knows no later one than ${newest}.`,
    );
  return migrations
    .slice(version)
    .flatMap((migration) => [
      ...migration[kind],
      `INSERT INTO schema_version (version, at) VALUES (${migration.version}, CURRENT_TIMESTAMP)`,
    ]);
}

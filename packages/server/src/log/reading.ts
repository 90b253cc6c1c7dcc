/** A log that is only looked at: nothing is migrated, made or written. */
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { type Database, numbered, type Row, type Value } from './database.ts';
import type { EventLog } from './log.ts';
import { migrationsAfter, VERSION_NOW } from './schema.ts';
import { logOver } from './shared.ts';

interface Reader {
  readonly kind: Database['kind'];
  query(sql: string, params?: readonly Value[]): Promise<readonly Row[]>;
  close(): Promise<void>;
}

function sqliteReader(path: string): Reader {
  // SQLite would make a file that is not there.
  if (!existsSync(path)) throw new Error('there is no such file');
  const db = new DatabaseSync(path, { readOnly: true });
  return {
    kind: 'sqlite',
    query: async (sql, params = []) => db.prepare(sql).all(...params) as Row[],
    close: async () => db.close(),
  };
}

async function postgresReader(url: string): Promise<Reader> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('SET default_transaction_read_only = on');
  return {
    kind: 'postgres',
    query: async (sql, params = []) => (await client.query(numbered(sql), [...params])).rows,
    close: () => client.end(),
  };
}

export async function openToRead(url: string): Promise<EventLog> {
  const reader = /^postgres(?:ql)?:\/\//.test(url) ? await postgresReader(url) : sqliteReader(url);
  const { kind, query, close } = reader;
  const refuse = async (): Promise<never> => {
    throw new Error('This log is only read.');
  };
  try {
    const [row] = await query(VERSION_NOW);
    // Refuses what a later release has made.
    migrationsAfter(Number(row?.version), kind);
  } catch (error) {
    await close();
    throw error;
  }
  return logOver({
    database: { kind, query, transaction: refuse },
    append: refuse,
    announce: () => undefined,
    onNews: () => () => undefined,
    close,
  });
}

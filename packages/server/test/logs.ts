/** Logs for tests: the databases, events, and writers of all kinds. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EventLog, LogUnavailable, type NewEvent, openLog } from '../src/log/index.ts';
import { Cluster } from '../testing/postgres.ts';

export const TABLE = { rules: 'rules-1', options: '{"beat":0}', isPublic: true, created: 1000, due: null };

/** A database of one kind, and the logs that are open on it. */
export class Place {
  readonly cluster: Cluster | null;
  readonly #folder = mkdtempSync(join(tmpdir(), 'methuselah-log-'));
  readonly #open = new Set<EventLog>();
  #count = 0;
  url: string;

  static async of(kind: 'SQLite' | 'PostgreSQL'): Promise<Place> {
    return new Place(kind === 'SQLite' ? null : await Cluster.start());
  }

  constructor(cluster: Cluster | null) {
    this.cluster = cluster;
    this.url = cluster?.url ?? join(this.#folder, 'made/when/opened.db');
  }

  /** Another database, which is empty. */
  async empty(): Promise<string> {
    const name = `other${this.#count++}`;
    if (this.cluster === null) return join(this.#folder, `${name}.db`);
    const log = await this.log();
    await log.database.query(`CREATE DATABASE ${name}`);
    return this.cluster.url.replace('/postgres?', `/${name}?`);
  }

  /** A node's log, closed by `closeAll`. */
  async log(url = this.url, patienceMs = 2500): Promise<EventLog> {
    const log = await openLog(url, { patienceMs });
    this.#open.add(log);
    return log;
  }

  async closeAll(): Promise<void> {
    await Promise.all([...this.#open].map((log) => log.close()));
    this.#open.clear();
  }

  /** A log that a test closes itself. */
  async close(log: EventLog): Promise<void> {
    this.#open.delete(log);
    await log.close();
  }

  async remove(): Promise<void> {
    await this.closeAll();
    await this.cluster?.remove();
    rmSync(this.#folder, { recursive: true });
  }
}

export const event = (command: string | null, body = '{}'): NewEvent => ({
  command,
  at: 1_800_000_000_000,
  seat: 2,
  kind: 'choose',
  body,
});

/** A new table with one event. */
export async function newTable(log: EventLog): Promise<string> {
  const id = randomUUID();
  await log.createTable(id, TABLE, [event('begin')]);
  return id;
}

export const commandsOf = async (log: EventLog, table: string): Promise<(string | null)[]> =>
  (await log.read(table, 0)).map(({ command }) => command);

/** Appends commands to a table as a player does: until it is told to stop, the same one again when nobody answers. */
export class Player {
  readonly acknowledged: string[] = ['begin'];
  isLeaving = false;
  readonly left: Promise<void>;
  #next = Promise.withResolvers<void>();

  constructor(log: EventLog, table: string) {
    this.left = this.#play(log, table);
  }

  async #play(log: EventLog, table: string): Promise<void> {
    while (!this.isLeaving) {
      const seq = this.acknowledged.length;
      const command = `command ${seq}`;
      try {
        const { is, ...rest } = await log.append(table, seq, [event(command)]);
        if (is !== 'appended' && is !== 'done') throw new Error(`${is} ${JSON.stringify(rest)}`);
        this.acknowledged.push(command);
        this.#next.resolve();
        this.#next = Promise.withResolvers();
      } catch (error) {
        if (!(error instanceof LogUnavailable)) throw error;
      }
    }
  }

  /** Resolves when so many have been acknowledged, and fails when the player does. */
  async reaches(count: number): Promise<void> {
    while (this.acknowledged.length < count) await Promise.race([this.#next.promise, this.left]);
  }
}

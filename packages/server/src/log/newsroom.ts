/** Wake-ups between the nodes of one PostgreSQL, over one connection of each node. */
import pg from 'pg';
import { Listeners } from './news.ts';

const CHANNEL = 'table_news';
const TELL = `SELECT pg_notify('${CHANNEL}', payload) FROM unnest($1::text[]) AS payload`;
/** Stands in a wake-up instead of the place of an event. */
const BESIDE = 'beside';
const FIRST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 5000;
/** A connection that says nothing is asked this often, and given up when it does not answer in time. */
const PING_MS = 10_000;
const ANSWER_MS = 5000;

/**
 * Hears what others append and tells what this node has appended. Telling is not a part of the append: PostgreSQL lets
 * only one transaction that notifies commit at a time, and appends would no longer wait for the disk together.
 */
export class Newsroom {
  readonly listeners = new Listeners();
  readonly #url: string;
  #client: pg.Client | null = null;
  #isClosed = false;
  #wait = FIRST_WAIT_MS;
  #retry: NodeJS.Timeout | undefined;
  #ping: NodeJS.Timeout | undefined;
  /** What is to be told, by what it is about: the newest is enough. */
  #untold = new Map<string, string>();
  #telling: Promise<void> | null = null;

  constructor(url: string) {
    this.#url = url;
  }

  /** Connects once; from then on a lost connection comes back by itself. */
  async open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    });
    let isOpen = false;
    let own = -1;
    // Without a listener a lost connection would end the process. `end` follows.
    client.on('error', () => undefined);
    client.on('end', () => {
      if (isOpen) this.#lost(client);
    });
    client.on('notification', ({ processId, payload = '' }) => {
      if (processId !== own) this.#heard(payload);
    });
    try {
      await client.connect();
      // Nothing is lost with a wake-up, so it waits for no disk.
      await client.query('SET synchronous_commit = off');
      own = (await client.query('SELECT pg_backend_pid() AS own')).rows[0]?.own;
      await client.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    if (this.#isClosed) return client.end();
    isOpen = true;
    this.#client = client;
    this.#wait = FIRST_WAIT_MS;
    this.#ping = setInterval(() => this.#isAlive(client), PING_MS).unref();
    this.#tell();
  }

  publish(table: string, seq: number): void {
    this.#untold.set(table, `${seq} ${table}`);
    this.#tell();
  }

  announce(table: string): void {
    const payload = `${BESIDE} ${table}`;
    this.#untold.set(payload, payload);
    this.#tell();
  }

  async close(): Promise<void> {
    await this.#telling;
    this.#isClosed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    await this.#client?.end();
  }

  #tell(): void {
    if (this.#client === null || this.#untold.size === 0) return;
    this.#telling ??= this.#tellAll();
  }

  /** One query at a time; what comes meanwhile goes together into the next. */
  async #tellAll(): Promise<void> {
    while (this.#client !== null && this.#untold.size > 0) {
      const told = this.#untold;
      this.#untold = new Map();
      try {
        await this.#client.query(TELL, [[...told.values()]]);
      } catch {
        // Told when the connection is back, unless there is something newer.
        this.#untold = new Map([...told, ...this.#untold]);
        this.#drop();
      }
    }
    this.#telling = null;
  }

  #heard(payload: string): void {
    const space = payload.indexOf(' ');
    const [what, table] = [payload.slice(0, space), payload.slice(space + 1)];
    this.listeners.tell(
      what === BESIDE ? { is: 'beside', table } : { is: 'appended', table, seq: Number(what) },
    );
  }

  #isAlive(client: pg.Client): void {
    client.query('SELECT 1').catch(() => {
      if (this.#client === client) this.#drop();
    });
  }

  /** Gives up a connection; `end` brings the next one. */
  #drop(): void {
    const client = this.#client;
    this.#client = null;
    client?.end().catch(() => undefined);
  }

  #lost(client: pg.Client): void {
    if (this.#client === client) this.#client = null;
    clearInterval(this.#ping);
    this.#comeBack();
  }

  #comeBack(): void {
    if (this.#isClosed) return;
    this.#retry = setTimeout(async () => {
      try {
        await this.open();
      } catch {
        return this.#comeBack();
      }
      this.listeners.tell({ is: 'missed' });
    }, this.#wait);
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT_MS);
  }
}

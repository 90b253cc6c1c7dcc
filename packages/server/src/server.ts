import type { AddressInfo } from 'node:net';
import { CARDS } from '@methuselah/cards';
import type { FastifyInstance } from 'fastify';
import { Accounts } from './accounts/accounts.ts';
import { Chat } from './chat/chat.ts';
import { type AppParts, appOf } from './http/app.ts';
import { Counts } from './http/counts.ts';
import { DEFAULT_LIMITS, type Limits } from './http/limits.ts';
import { Listing } from './lobby/listing.ts';
import { Lobby } from './lobby/lobby.ts';
import { LobbyNews } from './lobby/news.ts';
import type { EventLog } from './log/index.ts';
import { Records, telling } from './records/records.ts';
import { plainly } from './table/plainly.ts';
import { realSurroundings, Tables } from './table/tables.ts';
import { Watch } from './table/watch.ts';
import { Sockets } from './wire/socket.ts';

const SWEEP_MS = 3600 * 1000;
/** How long sockets may take to say goodbye. */
const GOODBYE_MS = 1000;

export interface ServerOptions
  extends Partial<Pick<AppParts, 'publicOrigin' | 'proxies' | 'metricsToken' | 'page' | 'logTo'>> {
  readonly limits?: Partial<Limits>;
  /** How long a table that nobody looks at stays in memory, in milliseconds. */
  readonly idleMs?: number;
}

/** A node: HTTP, sockets and tables over one log. */
export class TableServer {
  readonly app: FastifyInstance;
  readonly #tables: Tables;
  readonly #watch: Watch;
  readonly #chat: Chat;
  readonly #records: Records;
  readonly #sockets: Sockets;
  readonly #sweep: NodeJS.Timeout;
  readonly #counts: Counts;

  constructor(uncounted: EventLog, options: ServerOptions = {}) {
    const counts = new Counts();
    const database = counts.counting(uncounted);
    this.#counts = counts;
    const { publicOrigin = null, proxies = 0, metricsToken = null, page = null, logTo = null } = options;
    const now = (): number => Date.now();
    const lobby = new Lobby(database, now);
    this.#records = new Records(database, lobby, CARDS, (error) =>
      this.app.log.warn(`record: ${plainly(error)}`),
    );
    const log = telling(database, (table) => this.#records.ended(table));
    // A table's id is the link to it: a few letters are enough to find it in a log.
    const surroundings = realSurroundings(log, (what, table) =>
      this.app.log.warn(`table ${table.slice(0, 6)}…: ${what}`),
    );
    this.#tables = new Tables(surroundings, options.idleMs);
    this.#watch = new Watch(this.#tables, surroundings);
    const listing = new Listing(log.database);
    this.#chat = new Chat({
      log,
      now,
      schedule: surroundings.schedule,
      report: (error) => this.app.log.warn(`chat: ${plainly(error)}`),
    });
    const parts: AppParts = {
      log,
      accounts: new Accounts(log.database, now),
      lobby,
      listing,
      tables: this.#tables,
      records: this.#records,
      counts,
      limits: { ...DEFAULT_LIMITS, ...options.limits },
      publicOrigin,
      proxies,
      metricsToken,
      page,
      logTo,
      now,
    };
    this.app = appOf(parts);
    const news = new LobbyNews(lobby, listing, (error) => this.app.log.warn(`lobby: ${plainly(error)}`));
    this.#sockets = new Sockets({ ...parts, news, chat: this.#chat });
    this.#sockets.attach(this.app.server);
    this.#sweep = setInterval(() => {
      Promise.all([parts.accounts.sweep(), parts.lobby.sweep(), parts.records.sweep()]).catch(
        (error: unknown) => this.app.log.warn(`sweep: ${plainly(error)}`),
      );
    }, SWEEP_MS).unref();
  }

  /** Resolves with the port; 0 takes any. */
  async listen(port: number, host: string): Promise<number> {
    await this.app.listen({ port, host });
    this.#watch.start();
    return (this.app.server.address() as AddressInfo).port;
  }

  /** Finishes what is under way, and lets go of everything but the log. */
  async close(): Promise<void> {
    clearInterval(this.#sweep);
    this.#counts.close();
    await this.#watch.stop();
    await this.#sockets.drain();
    const cut = setTimeout(() => this.#sockets.cut(), GOODBYE_MS);
    await this.app.close();
    clearTimeout(cut);
    this.#chat.close();
    await this.#tables.drain();
    await this.#records.drain();
  }
}

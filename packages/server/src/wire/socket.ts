/** Sockets to tables: who may have one is judged before the handshake. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { RULES_VERSION } from '@methuselah/engine';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Account, Session } from '../accounts/accounts.ts';
import type { Chat } from '../chat/chat.ts';
import type { AppParts } from '../http/app.ts';
import { type ErrorKey, Refused, refusalText } from '../http/errors.ts';
import { addressOf, isFromHere, proofIn } from '../http/guard.ts';
import { Buckets, MOST_MESSAGE_BYTES } from '../http/limits.ts';
import { API } from '../http/routes.ts';
import type { Bye } from '../http/schemas.ts';
import type { LobbyNews } from '../lobby/news.ts';
import { LogUnavailable } from '../log/index.ts';
import { Client, type Sitter } from './client.ts';
import { LobbyClient } from './lobby.ts';
import { Talking } from './talking.ts';

const LOBBY_PATH = `${API}/lobby/socket`;
const PATH = new RegExp(`^${API}/tables/([\\w-]{22})/socket$`);

/** What is known of a client before the handshake. */
interface Guest {
  /** Null: it comes to the lobby. */
  readonly table: string | null;
  /** Null: it has to say who it is. */
  readonly session: Session | null;
  readonly sitter: Sitter | null;
  /** Whose number of sockets it counts to. */
  readonly owner: string;
}

export interface SocketParts
  extends Pick<
    AppParts,
    'accounts' | 'lobby' | 'tables' | 'counts' | 'limits' | 'publicOrigin' | 'proxies' | 'now'
  > {
  readonly news: LobbyNews;
  readonly chat: Chat;
}

export class Sockets {
  readonly #with: SocketParts;
  // Nothing is compressed: that takes more time than making the messages, and a tenth of a megabyte for each socket.
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_MESSAGE_BYTES,
    perMessageDeflate: false,
  });
  readonly #clients = new Map<WebSocket, Client | LobbyClient>();
  /** The keys of the sessions by which they were let in. */
  readonly #sessions = new Map<WebSocket, string>();
  readonly #owners = new Map<string, number>();
  /** Those that have not answered the last ping. */
  #silent = new Set<WebSocket>();
  readonly #ping: NodeJS.Timeout;
  readonly #requests: Buckets;
  readonly #talk: Buckets;
  #isDraining = false;

  constructor(parts: SocketParts) {
    this.#with = parts;
    this.#requests = new Buckets(parts.limits.requests, parts.now);
    this.#talk = new Buckets(parts.limits.chat, parts.now);
    this.#ping = setInterval(() => this.#pingAll(), parts.limits.pingMs).unref();
  }

  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => {
      // A connection that is cut while it is judged.
      socket.on('error', nothing);
      this.#judge(request).then(
        (guest) => this.#open(guest, request, socket, head),
        (error: unknown) => socket.end(refusalText(keyOf(error))),
      );
    });
  }

  /** Says goodbye to all. */
  async drain(): Promise<void> {
    this.#isDraining = true;
    clearInterval(this.#ping);
    this.#with.news.close();
    for (const client of this.#clients.values()) client.bye('restart');
    this.#server.close();
  }

  /** Who does not say goodbye in turn is cut off. */
  cut(): void {
    for (const ws of this.#clients.keys()) ws.terminate();
  }

  async #judge(request: IncomingMessage): Promise<Guest> {
    const { accounts, limits, publicOrigin, proxies } = this.#with;
    const address = addressOf(request, proxies);
    if (!this.#requests.take(address)) throw new Refused('tooMany');
    const table = request.url === LOBBY_PATH ? null : PATH.exec(request.url ?? '')?.[1];
    if (table === undefined) throw new Refused('notFound');
    if (this.#isDraining) throw new Refused('unavailable');
    const proof = proofIn(request.headers);
    if (!isFromHere(request.headers, proof, publicOrigin)) throw new Refused('badOrigin');
    const session = proof && (await accounts.find(proof.token));
    // A program without a header says who it is in its hello. A browser has its cookie.
    const isToSay = proof === null && request.headers.origin === undefined;
    if (session === null && !isToSay) throw new Refused('noSession');
    const sitter = session && table !== null ? await this.#sitterAt(table, session.account) : null;
    const owner = session?.account.id ?? address;
    if ((this.#owners.get(owner) ?? 0) >= limits.sockets) throw new Refused('tooMany');
    return { table, session, sitter, owner };
  }

  async #sitterAt(table: string, account: Account): Promise<Sitter> {
    const seats = await this.#with.lobby.seats(table);
    if (seats === null) throw new Refused('noTable');
    if (seats === 'notBegun') throw new Refused('notBegun');
    if (seats.rules !== RULES_VERSION) await this.#checkRules(table);
    const seat = seats.accounts.indexOf(account.id);
    if (seat < 0 && !seats.spectators) throw new Refused('notSeated');
    const isSeated = seat >= 0;
    const speaker = {
      account: account.id,
      name: seats.names[seat] ?? account.name,
      seat: isSeated ? seat : null,
      delay: seats.delay,
    };
    const talking = new Talking({ chat: this.#with.chat, rate: this.#talk }, table, speaker);
    return { viewer: isSeated ? seat : 'spectator', talking };
  }

  #open(guest: Guest, request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#server.handleUpgrade(request, socket, head, (ws) => {
      const { counts } = this.#with;
      const { owner } = guest;
      counts.opened++;
      counts.sockets++;
      this.#owners.set(owner, (this.#owners.get(owner) ?? 0) + 1);
      this.#clients.set(ws, this.#clientOf(guest, ws));
      ws.on('pong', () => this.#silent.delete(ws));
      ws.on('close', () => {
        counts.sockets--;
        this.#clients.delete(ws);
        this.#sessions.delete(ws);
        this.#silent.delete(ws);
        const left = (this.#owners.get(owner) ?? 1) - 1;
        if (left === 0) this.#owners.delete(owner);
        else this.#owners.set(owner, left);
      });
    });
  }

  /** A table of another release is refused before the handshake, so that a proxy tries the next node. */
  async #checkRules(table: string): Promise<void> {
    const held = this.#with.tables.hold(table);
    const why = await held.table.opens();
    held.release();
    if (why === 'otherRules') throw new Refused(why);
  }

  #clientOf(guest: Guest, ws: WebSocket): Client | LobbyClient {
    const { counts, limits, tables, news, now } = this.#with;
    const { table, session, sitter: known } = guest;
    if (session !== null) this.#sessions.set(ws, session.key);
    const account = async (token: string | null) => session?.account ?? this.#accountOf(ws, token);
    if (table === null) return new LobbyClient(ws, { limits, news, now, account });
    const sitter = async (token: string | null) => known ?? this.#proved(table, await account(token));
    return new Client(ws, { limits, counts, now, sitter, hold: () => tables.hold(table) });
  }

  async #accountOf(ws: WebSocket, token: string | null): Promise<Account | { readonly bye: Bye }> {
    const session = token === null ? null : await this.#with.accounts.find(token);
    if (session === null) return { bye: 'noSession' };
    if (this.#clients.has(ws)) this.#sessions.set(ws, session.key);
    return session.account;
  }

  async #proved(
    table: string,
    account: Account | { readonly bye: Bye },
  ): Promise<Sitter | { readonly bye: Bye }> {
    if ('bye' in account) return account;
    try {
      return await this.#sitterAt(table, account);
    } catch (error) {
      const key = keyOf(error);
      return { bye: key === 'notSeated' || key === 'unavailable' ? key : 'noTable' };
    }
  }

  #pingAll(): void {
    for (const ws of this.#silent) ws.terminate();
    this.#silent = new Set(this.#clients.keys());
    for (const ws of this.#silent) ws.ping();
    // While the database is away nobody can be asked, and nothing can be done with a session either.
    this.#sendAway().catch(nothing);
  }

  /** Whose session has ended, here or at another node, has no socket any more. */
  async #sendAway(): Promise<void> {
    const ended = await this.#with.accounts.ended([...this.#sessions.values()]);
    for (const [ws, key] of this.#sessions) if (ended.has(key)) this.#clients.get(ws)?.bye('noSession');
  }
}

/** Apart from where it is used: a function made there would keep the request in memory. */
const nothing = (): void => {};

const keyOf = (error: unknown): ErrorKey =>
  error instanceof Refused ? error.key : error instanceof LogUnavailable ? 'unavailable' : 'internal';

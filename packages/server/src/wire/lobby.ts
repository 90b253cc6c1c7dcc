/** A socket to the lobby: what is open, what goes on, and one room. */
import type { RawData, WebSocket } from 'ws';
import type { Account } from '../accounts/accounts.ts';
import { Bucket, type Limits } from '../http/limits.ts';
import { type Bye, LOBBY_UP, type LobbyDown, type LobbyUp, PROTOCOL_VERSION } from '../http/schemas.ts';
import { runningFor, tableFor } from '../http/shown.ts';
import type { LobbyListener, LobbyNews, LobbyNow } from '../lobby/news.ts';
import { codeOf, parsed } from './client.ts';

export interface LobbyClientParts {
  readonly limits: Limits;
  readonly news: LobbyNews;
  now(): number;
  /** Who this is: by what was proved before the handshake, or by the token of its hello. */
  account(token: string | null): Promise<Account | { readonly bye: Bye }>;
}

export class LobbyClient implements LobbyListener {
  readonly #ws: WebSocket;
  readonly #with: LobbyClientParts;
  readonly #messages: Bucket;
  readonly #helloTimer: NodeJS.Timeout;
  #hasGreeted = false;
  #account: string | null = null;
  #isClosed = false;
  #leave: () => void = () => {};
  #room: string | null = null;
  /** What was last said of the lobby and of the room. */
  #saidOfLobby = '';
  #saidOfRoom = '';

  constructor(ws: WebSocket, parts: LobbyClientParts) {
    this.#ws = ws;
    this.#with = parts;
    this.#messages = new Bucket(parts.limits.messages, parts.now());
    this.#helloTimer = setTimeout(() => this.bye('late'), parts.limits.helloMs);
    ws.on('message', (data, isBinary) => this.#receive(data, isBinary));
    ws.on('close', () => this.#closed());
    // A broken message or connection: `close` follows.
    ws.on('error', () => undefined);
  }

  bye(why: Bye): void {
    this.#send(JSON.stringify({ is: 'bye', why } satisfies LobbyDown));
    this.#isClosed = true;
    this.#ws.close(codeOf(why), why);
  }

  #closed(): void {
    this.#isClosed = true;
    clearTimeout(this.#helloTimer);
    this.#leave();
  }

  #send(text: string): void {
    if (this.#isClosed) return;
    if (this.#ws.bufferedAmount > this.#with.limits.unsent) return this.#ws.terminate();
    this.#ws.send(text);
  }

  #receive(data: RawData, isBinary: boolean): void {
    if (this.#isClosed) return;
    if (!this.#messages.take(this.#with.now())) return this.bye('tooMany');
    const { success, data: up } = LOBBY_UP.safeParse(parsed(data, isBinary));
    if (!success || (up.is === 'hello') === this.#hasGreeted) return this.bye('badMessage');
    this.#take(up);
  }

  #take(up: LobbyUp): void {
    if (up.is === 'hello') this.#greet(up);
    if (up.is === 'leave') this.bye('left');
    if (up.is !== 'room') return;
    this.#room = up.table;
    this.#saidOfRoom = '';
    this.#listen();
  }

  #greet({ version, token }: LobbyUp & { readonly is: 'hello' }): void {
    this.#hasGreeted = true;
    clearTimeout(this.#helloTimer);
    if (version !== PROTOCOL_VERSION) return this.bye('version');
    this.#with
      .account(token ?? null)
      .catch(() => ({ bye: 'unavailable' }) as const)
      .then((account) => {
        if (this.#isClosed) return;
        if ('bye' in account) return this.bye(account.bye);
        this.#account = account.id;
        this.#listen();
      });
  }

  #listen(): void {
    if (this.#account === null) return;
    this.#leave();
    this.#leave = this.#with.news.listen(this);
  }

  get room(): string | null {
    return this.#room;
  }

  hear({ open, running, rooms }: LobbyNow): void {
    const account = this.#account;
    if (account === null) return;
    const lobby: LobbyDown = {
      is: 'lobby',
      open: open.map((found) => tableFor(found, account)),
      running: running.map(runningFor),
    };
    this.#saidOfLobby = this.#sayAnew(lobby, this.#saidOfLobby);
    const found = this.#room === null ? undefined : rooms.get(this.#room);
    if (found === undefined) return;
    const room: LobbyDown = { is: 'room', table: found && tableFor(found, account) };
    this.#saidOfRoom = this.#sayAnew(room, this.#saidOfRoom);
  }

  #sayAnew(message: LobbyDown, said: string): string {
    const text = JSON.stringify(message);
    if (text !== said) this.#send(text);
    return text;
  }
}

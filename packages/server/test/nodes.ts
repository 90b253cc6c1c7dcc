/** Nodes that listen, and people who use them as a browser or a program would. */
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { DEFAULT_LIMITS, type Limits, type Rate } from '../src/http/limits.ts';
import {
  type Down,
  LOBBY_DOWN,
  type LobbyDown,
  type LobbyUp,
  type Reply,
  type Up,
} from '../src/http/schemas.ts';
import type { EventLog } from '../src/log/index.ts';
import { type ServerOptions, TableServer } from '../src/server.ts';
import type { TableMessage } from '../src/table/messages.ts';
import { Page, PLAIN } from './people.ts';

const ANY: Rate = { burst: 1e9, perSecond: 1e9 };
/** For tests that are about something else. */
export const NO_LIMITS: Limits = {
  ...DEFAULT_LIMITS,
  passwordCost: { N: 1024, r: 8, p: 1 },
  guests: ANY,
  requests: ANY,
  messages: ANY,
  chat: ANY,
  passwords: ANY,
  decks: ANY,
};

export class Node {
  readonly server: TableServer;
  readonly lines: string[] = [];
  origin = '';

  static async start(log: EventLog, options: ServerOptions = {}): Promise<Node> {
    const node = new Node(log, options);
    node.origin = `http://127.0.0.1:${await node.server.listen(0, '127.0.0.1')}`;
    return node;
  }

  private constructor(log: EventLog, options: ServerOptions) {
    const logTo = { write: (line: string) => this.lines.push(line) };
    this.server = new TableServer(log, { limits: NO_LIMITS, logTo, ...options });
  }
}

/** What came of a request. */
export interface Said<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly json: T;
}

export interface Asking {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export async function ask<T = unknown>(origin: string, path: string, asking: Asking = {}): Promise<Said<T>> {
  const { method = 'GET', body, headers = {} } = asking;
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const json = response.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : null;
  return { status: response.status, headers: response.headers, text, json };
}

/** A guest in a browser. */
export class Person {
  readonly name: string;
  readonly cookie: string;
  /** The page that they have open. */
  origin: string;
  /** Everything that they were told. */
  readonly texts: string[] = [];

  static async at(origin: string, name: string): Promise<Person> {
    const { status, headers, text } = await ask(origin, '/api/v1/guests', { method: 'POST', body: { name } });
    if (status !== 201) throw new Error(`${status} ${text}`);
    return new Person(origin, name, headers.get('set-cookie')?.split(';')[0] ?? '');
  }

  /** Somebody who has an account, in another browser. */
  static async signedIn(origin: string, login: string, password: string): Promise<Person> {
    const said = await ask<Reply<'me'>>(origin, '/api/v1/session', {
      method: 'POST',
      body: { login, password },
    });
    if (said.status !== 200) throw new Error(`${said.status} ${said.text}`);
    return new Person(origin, said.json.name, said.headers.get('set-cookie')?.split(';')[0] ?? '');
  }

  private constructor(origin: string, name: string, cookie: string) {
    this.origin = origin;
    this.name = name;
    this.cookie = cookie;
  }

  get headers(): Record<string, string> {
    return { Cookie: this.cookie, Origin: this.origin };
  }

  async ask<T = Reply<'table'>>(method: string, path: string, body?: unknown): Promise<Said<T>> {
    const said = await ask<T>(this.origin, `/api/v1${path}`, { method, body, headers: this.headers });
    this.texts.push(said.text);
    return said;
  }

  /** As `ask`, for what has to succeed. */
  async does<T = Reply<'table'>>(method: string, path: string, body?: unknown): Promise<T> {
    const { status, text, json } = await this.ask<T>(method, path, body);
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`);
    return json;
  }

  /** Opens a socket to a table, and says hello. */
  async sit(table: string, lang: 'en' | 'it' = 'en'): Promise<Wire> {
    const wire = await Wire.open(this.origin, table, this.headers);
    wire.heard = this.texts;
    wire.send({ is: 'hello', version: 1, lang });
    return wire;
  }
}

export const NO_BEAT = { pace: { beat: 0, bank: null, each: null }, ...PLAIN };

/** A table whose game has begun: everybody sits in the given order, with the prebuilt decks. */
export async function begunTable(people: readonly Person[], options: object = NO_BEAT): Promise<string> {
  const [host, ...others] = people as [Person, ...Person[]];
  const { id } = await host.does('POST', '/tables', { seats: people.length, options, deck: 'malkavian' });
  const decks = ['nosferatu', 'toreador', 'tremere', 'ventrue'];
  for (const [index, person] of others.entries()) {
    await person.does('POST', `/tables/${id}/join`, { deck: decks[index] });
    await person.does('PUT', `/tables/${id}/ready`, { isReady: true });
  }
  await host.does('POST', `/tables/${id}/start`, { seating: [...people.keys()] });
  return id;
}

/** A socket to the lobby. */
export class LobbyWire {
  readonly ws: WebSocket;
  readonly heard: LobbyDown[] = [];
  readonly texts: string[] = [];
  #changed = Promise.withResolvers<void>();

  static async open(origin: string, headers: Readonly<Record<string, string>>): Promise<LobbyWire> {
    const ws = new WebSocket(`${origin.replace('http', 'ws')}/api/v1/lobby/socket`, { headers });
    const wire = new LobbyWire(ws);
    const refused = new Promise<never>((_, reject) => {
      ws.on('unexpected-response', (_request, response) => reject(new Error(`${response.statusCode}`)));
      ws.on('error', reject);
    });
    await Promise.race([once(ws, 'open'), refused]);
    return wire;
  }

  private constructor(ws: WebSocket) {
    this.ws = ws;
    ws.on('message', (data) => {
      this.texts.push(String(data));
      this.heard.push(LOBBY_DOWN.parse(JSON.parse(String(data))));
      this.#changed.resolve();
      this.#changed = Promise.withResolvers();
    });
  }

  send(up: LobbyUp | object): void {
    this.ws.send(JSON.stringify(up));
  }

  /** Resolves when something holds of the last message of a kind. */
  async until<T>(holds: (down: LobbyDown) => T | null | undefined | false): Promise<T> {
    for (;;) {
      for (const is of ['lobby', 'room', 'bye']) {
        const last = this.heard.findLast((down) => down.is === is);
        const found = last && holds(last);
        if (found !== null && found !== undefined && found !== false) return found;
      }
      await this.#changed.promise;
    }
  }

  async end(): Promise<void> {
    this.ws.close();
    await once(this.ws, 'close');
  }
}

export type Line = Extract<Down, { readonly is: 'chat' }>['lines'][number];

/** Whatever is sent down that is not the table. */
export interface Told {
  readonly is: string;
  readonly command?: string | null;
  readonly why?: string;
  readonly lines?: readonly object[];
}

/** A socket to a table, and the page that shows what comes over it. */
export class Wire {
  readonly ws: WebSocket;
  readonly page = new Page('spectator');
  readonly told: Told[] = [];
  heard: string[] = [];
  closed: { readonly code: number; readonly reason: string } | null = null;
  #changed = Promise.withResolvers<void>();

  /** Opens one; fails with the status if it is refused. */
  static async open(origin: string, table: string, headers: Readonly<Record<string, string>>): Promise<Wire> {
    const ws = new WebSocket(`${origin.replace('http', 'ws')}/api/v1/tables/${table}/socket`, { headers });
    const refused = new Promise<never>((_, reject) => {
      ws.on('unexpected-response', (_request, response) => reject(new Error(`${response.statusCode}`)));
      ws.on('error', reject);
    });
    const wire = new Wire(ws);
    await Promise.race([once(ws, 'open'), refused]);
    return wire;
  }

  private constructor(ws: WebSocket) {
    this.ws = ws;
    ws.on('message', (data) => this.#receive(String(data)));
    ws.on('close', (code, reason) => {
      this.closed = { code, reason: String(reason) };
      this.#wake();
    });
  }

  #receive(text: string): void {
    this.heard.push(text);
    const message = JSON.parse(text) as TableMessage | Told;
    if (message.is === 'view' || message.is === 'patch') this.page.receive(text);
    else this.told.push(message as Told);
    this.#wake();
  }

  #wake(): void {
    this.#changed.resolve();
    this.#changed = Promise.withResolvers();
  }

  send(up: Up | object): void {
    this.ws.send(JSON.stringify(up));
  }

  /** Resolves when something holds, which is looked at whenever something arrives. */
  async until<T>(holds: () => T | null | undefined | false): Promise<T> {
    for (;;) {
      const found = holds();
      if (found !== null && found !== undefined && found !== false) return found;
      if (this.closed) throw new Error(`Closed: ${this.closed.code} ${this.closed.reason}.`);
      await this.#changed.promise;
    }
  }

  /** The next thing that happens, whatever it is. */
  get next(): Promise<void> {
    return this.#changed.promise;
  }

  async shown(): Promise<void> {
    await this.until(() => this.page.texts.length > 0);
  }

  async end(): Promise<void> {
    if (this.closed) return;
    this.ws.close();
    await once(this.ws, 'close');
  }

  /** What was said at the table, as it is shown. */
  get lines(): readonly Line[] {
    return this.told.flatMap((told) => (told.is === 'chat' ? (told.lines as Line[]) : []));
  }

  /** What it is told of a command. */
  outcome(command: string): Promise<Told> {
    return this.until(() => this.told.find((told) => told.command === command));
  }
}

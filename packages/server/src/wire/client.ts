/** One socket, from its hello to its end. */
import type { Viewer } from '@methuselah/engine';
import type { Lang } from '@methuselah/text';
import type { RawData, WebSocket } from 'ws';
import type { Counts } from '../http/counts.ts';
import { Bucket, type Limits } from '../http/limits.ts';
import { type Bye, type Down, PROTOCOL_VERSION, UP, type Up } from '../http/schemas.ts';
import type { Command } from '../table/messages.ts';
import type { HeldTable } from '../table/tables.ts';
import type { Talking, TalkingUp } from './talking.ts';

/** Commands and questions of one client that are under way. */
const MOST_UNDER_WAY = 64;
/** Codes of WebSocket: closed as usual, and "try another time". */
const CLOSED = 1000;
const TRY_LATER = 1013;

export interface ClientParts {
  readonly limits: Limits;
  readonly counts: Counts;
  now(): number;
  /** The table in memory. */
  hold(): HeldTable;
  /** Who a client is: by what was proved before the handshake, or by the token of its hello. */
  sitter(token: string | null): Promise<Sitter | { readonly bye: Bye }>;
}

/** Somebody at a table, or who looks on. */
export interface Sitter {
  /** Whose eyes they look with. */
  readonly viewer: Viewer;
  readonly talking: Talking;
}

const LATER: readonly Bye[] = ['restart', 'unavailable', 'otherRules'];
export const codeOf = (why: Bye): number => (LATER.includes(why) ? TRY_LATER : CLOSED);

/** What is said of a message that is not understood: the command, if it has one that can be repeated. */
function commandIn(message: unknown): string | null {
  if (typeof message !== 'object' || message === null || !('command' in message)) return null;
  const { command } = message;
  return typeof command === 'string' && /^[\w-]{1,64}$/.test(command) ? command : null;
}

/** A message as JSON; undefined if it is none. */
export function parsed(data: RawData, isBinary: boolean): unknown {
  if (isBinary) return undefined;
  try {
    return JSON.parse(String(data));
  } catch {
    return undefined;
  }
}

export class Client {
  readonly #ws: WebSocket;
  readonly #with: ClientParts;
  readonly #messages: Bucket;
  readonly #helloTimer: NodeJS.Timeout;
  #hasGreeted = false;
  #viewer: Viewer | null = null;
  #talking: Talking | null = null;
  #isListening = false;
  #held: HeldTable | null = null;
  #leave: () => void = () => {};
  /** Resolves when it is known who this is. */
  #known: Promise<void> = Promise.resolve();
  /** The language in which the table is to be shown next; null if nothing is to be shown anew. */
  #wanted: Lang | null = null;
  #isJoining = false;
  #lang: Lang = 'en';
  #bad = 0;
  #underWay = 0;
  #isClosed = false;
  /** The bytes of a whole table that is being sent: a reader is not slow because it is large. */
  #viewBytes = 0;

  constructor(ws: WebSocket, parts: ClientParts) {
    this.#ws = ws;
    this.#with = parts;
    this.#messages = new Bucket(parts.limits.messages, parts.now());
    this.#helloTimer = setTimeout(() => this.bye('late'), parts.limits.helloMs);
    ws.on('message', (data, isBinary) => this.#receive(data, isBinary));
    ws.on('close', () => this.#closed());
    // A broken message or connection: `close` follows.
    ws.on('error', () => undefined);
  }

  /** Says why, and closes. */
  bye(why: Bye): void {
    this.#say({ is: 'bye', why });
    this.#isClosed = true;
    this.#ws.close(codeOf(why), why);
  }

  #closed(): void {
    this.#isClosed = true;
    clearTimeout(this.#helloTimer);
    this.#leave();
    this.#leave = () => {};
    this.#talking?.close();
    this.#held?.release();
  }

  // ---------------------------------------------------------------------------------------------- down

  #say(message: Down): void {
    this.#send(JSON.stringify(message));
  }

  /** Sends a text; a reader that is too far behind is dropped. */
  #send(text: string): void {
    if (this.#isClosed) return;
    if (this.#ws.bufferedAmount > this.#with.limits.unsent + this.#viewBytes) {
      this.#isClosed = true;
      this.#with.counts.dropped++;
      this.#ws.terminate();
      return;
    }
    this.#ws.send(text);
  }

  #sendTable(text: string): void {
    if (this.#viewBytes > 0 || !text.startsWith('{"is":"view"')) return this.#send(text);
    if (this.#isClosed) return;
    this.#viewBytes = Buffer.byteLength(text);
    this.#ws.send(text, () => {
      this.#viewBytes = 0;
    });
  }

  // ---------------------------------------------------------------------------------------------- up

  #receive(data: RawData, isBinary: boolean): void {
    if (this.#isClosed) return;
    if (!this.#messages.take(this.#with.now())) return this.bye('tooMany');
    const message = parsed(data, isBinary);
    const { success, data: up } = UP.safeParse(message);
    if (!success) return this.#refuse(message);
    if ((up.is === 'hello') === this.#hasGreeted) return this.#refuse(message);
    this.#take(up);
  }

  #refuse(message: unknown): void {
    this.#bad++;
    if (!this.#hasGreeted || this.#bad > this.#with.limits.badMessages) return this.bye('badMessage');
    this.#say({ is: 'refused', command: commandIn(message), why: 'badMessage' });
  }

  #take(up: Up): void {
    switch (up.is) {
      case 'hello':
        return this.#greet(up);
      case 'lang':
        return this.#show(up.lang);
      case 'leave':
        return this.bye('left');
      case 'why':
        return this.#whenKnown(() => this.#explain(up.card));
      case 'chat':
      case 'talk':
      case 'report':
        return this.#whenKnown(() => this.#talk(up));
      case 'do':
        this.#whenKnown(() => this.#done(up.command, up.deed));
    }
  }

  #greet({ version, lang, token }: Up & { readonly is: 'hello' }): void {
    this.#hasGreeted = true;
    clearTimeout(this.#helloTimer);
    if (version !== PROTOCOL_VERSION) return this.bye('version');
    this.#known = this.#find(token ?? null);
    this.#show(lang);
  }

  async #find(token: string | null): Promise<void> {
    const sitter = await this.#with.sitter(token).catch(() => ({ bye: 'unavailable' }) as const);
    if (this.#isClosed) return;
    if ('bye' in sitter) return this.bye(sitter.bye);
    this.#viewer = sitter.viewer;
    this.#talking = sitter.talking;
    this.#held = this.#with.hold();
  }

  /** Shows the table from now on, beginning with all of it. Of several wishes while it is made ready the last one counts. */
  #show(lang: Lang): void {
    this.#wanted = lang;
    this.#lang = lang;
    if (this.#isJoining) return;
    this.#isJoining = true;
    this.#known
      .then(() => this.#join())
      .catch(() => this.bye('unavailable'))
      .finally(() => {
        this.#isJoining = false;
      });
  }

  async #join(): Promise<void> {
    while (this.#wanted !== null && !this.#isClosed && this.#held !== null && this.#viewer !== null) {
      const lang = this.#wanted;
      this.#wanted = null;
      this.#leave();
      const joined = await this.#held.table.join(this.#viewer, lang, (text) => this.#sendTable(text));
      if (typeof joined === 'string')
        return this.bye(joined === 'broken' || joined === 'otherRules' ? joined : 'unavailable');
      this.#leave = joined;
      if (this.#isClosed) joined();
    }
    if (this.#isListening || this.#isClosed) return;
    this.#isListening = true;
    await this.#talking?.listen((message) => this.#say(message));
  }

  async #talk(up: TalkingUp): Promise<void> {
    if (!this.#isClosed && this.#talking) this.#say(await this.#talking.take(up));
  }

  #whenKnown(run: () => Promise<void>): void {
    if (this.#underWay >= MOST_UNDER_WAY) return this.bye('tooMany');
    this.#underWay++;
    this.#known
      .then(run)
      .catch(() => this.bye('unavailable'))
      .finally(() => {
        this.#underWay--;
      });
  }

  async #explain(card: number | null): Promise<void> {
    const seat = this.#viewer;
    if (this.#isClosed || this.#held === null) return;
    const lines = typeof seat === 'number' ? await this.#held.table.why(seat, card, this.#lang) : [];
    this.#say({ is: 'why', card, lines: lines.map((line) => ({ ...line })) });
  }

  async #done(command: string, deed: Command): Promise<void> {
    if (this.#isClosed || this.#held === null) return;
    const { counts } = this.#with;
    const seat = this.#viewer;
    if (typeof seat !== 'number') return this.#say({ is: 'refused', command, why: 'notSeated' });
    const since = performance.now();
    // Nobody takes a command of another seat's away by using its name.
    const outcome = await this.#held.table.do(seat, `${seat}:${command}`, deed, () => {
      counts.kept++;
      counts.commands.add(performance.now() - since);
      this.#say({ is: 'ack', command });
    });
    if (outcome.is === 'ack') return;
    counts.refused++;
    counts.commands.add(performance.now() - since);
    this.#say({ is: 'refused', command, why: outcome.why });
  }
}

/** A table on a server in virtual time, and a client at each seat that speaks with it as over a socket. */
import { EventEmitter } from 'node:events';
import { CARDS } from '@methuselah/cards';
import type { Seat, Viewer } from '@methuselah/engine';
import { type Bots, localeFor } from '@methuselah/host';
import type { WebSocket } from 'ws';
import { Chat } from '../src/chat/chat.ts';
import { Counts } from '../src/http/counts.ts';
import { Buckets } from '../src/http/limits.ts';
import type { EventLog } from '../src/log/index.ts';
import { type Begin, type LaterEvent, readEvent } from '../src/table/events.ts';
import { LiveTable } from '../src/table/live.ts';
import type { Command } from '../src/table/messages.ts';
import { TableState } from '../src/table/state.ts';
import { Client } from '../src/wire/client.ts';
import { Talking } from '../src/wire/talking.ts';
import { NO_LIMITS } from './nodes.ts';
import { create } from './people.ts';

/** A clock that goes on when it is told to, and says when something is due. */
export class Clock {
  now = 1_000_000;
  readonly #timers = new Set<{ readonly at: number; readonly run: () => void }>();

  schedule = (at: number, run: () => void): (() => void) => {
    const timer = { at, run };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  };

  get next(): number {
    return Math.min(...[...this.#timers].map(({ at }) => at), Number.POSITIVE_INFINITY);
  }

  /** Runs what is due first. */
  run(): void {
    const [first] = [...this.#timers].toSorted((a, b) => a.at - b.at);
    if (!first) return;
    this.#timers.delete(first);
    this.now = Math.max(this.now, first.at);
    first.run();
  }
}

/** The server's end of a socket. */
class FakeSocket extends EventEmitter {
  readonly bufferedAmount = 0;
  readonly #hear: (text: string) => void;

  constructor(hear: (text: string) => void) {
    super();
    this.#hear = hear;
  }
  send(text: string, sent: () => void = () => {}): void {
    this.#hear(text);
    sent();
  }
  close(): void {
    this.emit('close');
  }
  terminate(): void {
    this.emit('close');
  }
}

/** A message and when it came, in virtual time. */
export interface Heard {
  readonly at: number;
  readonly text: string;
}

export class WireTable {
  readonly clock = new Clock();
  readonly heard = new Map<Viewer, Heard[]>();
  readonly reports: string[] = [];
  readonly #id: string;
  readonly #log: EventLog;
  readonly #table: LiveTable;
  readonly #chat: Chat;
  readonly #sockets = new Map<Viewer, FakeSocket>();
  readonly #commands = new Map<Seat, number>();
  /** What the log makes of the table: for the players, who could not see it. */
  state: TableState;
  #read = 1;

  static async open(log: EventLog, id: string, begin: Begin, bots: Bots): Promise<WireTable> {
    for (const lang of ['en', 'fr', 'it'] as const) await localeFor(lang);
    const table = new WireTable(log, id, begin, bots);
    await create(log, id, begin, table.clock.now);
    return table;
  }

  private constructor(log: EventLog, id: string, begin: Begin, bots: Bots) {
    this.#id = id;
    this.#log = log;
    const { clock } = this;
    this.#table = new LiveTable(id, {
      log,
      cards: CARDS,
      bots,
      locale: localeFor,
      now: () => clock.now,
      schedule: clock.schedule,
      spareTime: async () => {},
      report: (what) => this.reports.push(what),
    });
    this.#chat = new Chat({
      log,
      now: () => clock.now,
      schedule: clock.schedule,
      report: (error) => this.reports.push(`${error}`),
    });
    this.state = TableState.begin(begin, clock.now, CARDS);
  }

  /** A client of a viewer says hello; one that was there before is gone. */
  async connect(viewer: Viewer, lang: string): Promise<void> {
    this.#sockets.get(viewer)?.terminate();
    const socket = new FakeSocket((text) => {
      if (this.#sockets.get(viewer) === socket) this.#heardBy(viewer).push({ at: this.clock.now, text });
    });
    this.#sockets.set(viewer, socket);
    new Client(socket as unknown as WebSocket, {
      limits: NO_LIMITS,
      counts: new Counts(),
      now: () => this.clock.now,
      hold: () => ({ table: this.#table, release: () => undefined }),
      sitter: async () => ({ viewer, talking: this.#talking(viewer) }),
    });
    await this.send(viewer, { is: 'hello', version: 1, lang });
  }

  #talking(viewer: Viewer): Talking {
    const seat = typeof viewer === 'number' ? viewer : null;
    const speaker = { account: `${viewer}`, name: `${viewer}`, seat, delay: 0 };
    return new Talking(
      { chat: this.#chat, rate: new Buckets(NO_LIMITS.messages, () => this.clock.now) },
      this.#id,
      speaker,
    );
  }

  #heardBy(viewer: Viewer): Heard[] {
    const heard = this.heard.get(viewer) ?? [];
    this.heard.set(viewer, heard);
    return heard;
  }

  async send(viewer: Viewer, message: object): Promise<void> {
    this.#sockets.get(viewer)?.emit('message', Buffer.from(JSON.stringify(message)), false);
    await this.#settled();
  }

  async do(seat: Seat, deed: Command): Promise<void> {
    const count = (this.#commands.get(seat) ?? 0) + 1;
    this.#commands.set(seat, count);
    await this.send(seat, { is: 'do', command: `c${count}`, deed });
  }

  /** Lets time go on to what is due first. */
  async goOn(): Promise<void> {
    this.clock.run();
    await this.#settled();
  }

  /** Until the table has done all that it was asked for. */
  async #settled(): Promise<void> {
    for (let round = 0; round < 3; round++) {
      await new Promise((resolve) => setImmediate(resolve));
      await this.#table.catchUp(-1);
    }
    for (const event of await this.#log.read(this.#id, this.#read)) {
      this.#read = event.seq + 1;
      this.state.apply(readEvent(event) as LaterEvent, event.at, event.seq);
    }
    // What has no alternative is not in the log.
    this.state.settle(this.clock.now);
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets.values()) socket.terminate();
    await this.#table.close();
  }
}

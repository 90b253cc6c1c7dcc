import type { LineState } from '../words/sections/online.ts';

/** A line to the server that is kept open. Sockets, time and chance are given: tests have their own. */

/** An open socket. */
export interface Socket {
  send(text: string): void;
  close(): void;
}
export interface SocketEvents {
  opened(): void;
  received(text: string): void;
  /** Once, also if it never opened. */
  closed(): void;
}
export interface Surroundings {
  open(events: SocketEvents): Socket;
  /** Calls back after so many milliseconds; returns how to cancel it. */
  schedule(ms: number, run: () => void): () => void;
  /** At least 0, below 1. */
  random(): number;
  now(): number;
}

/** How long to wait before the next attempt: twice as long after each failure, by chance up to half as long again. */
const FIRST_WAIT_MS = 500;
const MOST_WAIT_MS = 15_000;
export const waitBefore = (failures: number, random: number): number =>
  Math.min(MOST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, failures - 1)) * (1 + random / 2);

/** A socket that has been silent for so long may be dead without having noticed. */
const SILENT_MS = 20_000;

export interface LineEvents {
  /** A socket has opened: whatever the server must know is to be said again. */
  opened(): void;
  received(text: string): void;
  changed(state: LineState): void;
}

/** Opens a socket, and another one whenever it is lost, until it is told to stop. */
export class Line {
  readonly #with: Surroundings;
  readonly #events: LineEvents;
  #socket: Socket | null = null;
  #state: LineState = 'waiting';
  #failures = 0;
  #heard = 0;
  #cancel: () => void = () => {};

  constructor(surroundings: Surroundings, events: LineEvents) {
    this.#with = surroundings;
    this.#events = events;
  }

  get state(): LineState {
    return this.#state;
  }

  connect(): void {
    this.#cancel();
    this.#drop();
    this.#become('connecting');
    let isMine = true;
    const ifMine =
      <T extends readonly unknown[]>(run: (...of: T) => void) =>
      (...of: T): void => {
        if (isMine) run(...of);
      };
    const socket = this.#with.open({
      opened: ifMine(() => {
        this.#heard = this.#with.now();
        this.#become('open');
        this.#events.opened();
      }),
      received: ifMine((text: string) => {
        this.#heard = this.#with.now();
        this.#events.received(text);
      }),
      closed: ifMine(() => {
        this.#socket = null;
        this.#again();
      }),
    });
    this.#socket = {
      send: (text) => socket.send(text),
      close: () => {
        isMine = false;
        socket.close();
      },
    };
  }

  /** The other side has been understood: the next failure is a first one. */
  works(): void {
    this.#failures = 0;
  }

  /** False if there is no open socket. */
  send(text: string): boolean {
    if (this.#state !== 'open' || this.#socket === null) return false;
    this.#socket.send(text);
    return true;
  }

  /** The network is back, or somebody looks at the page again: a lost line is opened at once, and a silent one anew. */
  wake(): void {
    if (this.#state === 'closed') return;
    const isSilent = this.#state === 'open' && this.#with.now() - this.#heard > SILENT_MS;
    if (this.#state === 'waiting' || isSilent) this.connect();
  }

  /** For good. */
  close(): void {
    this.#cancel();
    this.#drop();
    this.#become('closed');
  }

  #again(): void {
    this.#failures++;
    this.#become('waiting');
    this.#cancel = this.#with.schedule(waitBefore(this.#failures, this.#with.random()), () => this.connect());
  }

  #drop(): void {
    this.#socket?.close();
    this.#socket = null;
  }

  #become(state: LineState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#events.changed(state);
  }
}

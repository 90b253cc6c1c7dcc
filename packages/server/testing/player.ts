/** A player's program at a table: reads what it is asked, answers, and never forgets an answer before it is acknowledged. */
import type { Socket } from 'node:net';
import { type DecisionModel, type Patch, patched } from '@methuselah/host';
import { WebSocket } from 'ws';
import type { PatchMessage, ViewMessage } from '../src/table/messages.ts';

/** What comes down, as far as a player reads it. */
type Down =
  | ViewMessage
  | PatchMessage
  | { readonly is: 'ack'; readonly command: string }
  | { readonly is: 'refused'; readonly command: string | null; readonly why: string }
  | { readonly is: 'why' | 'bye' | 'chat' | 'lobby' };

export interface Command {
  readonly command: string;
  readonly deed: object;
}

export interface PlayerParts {
  readonly table: string;
  readonly token: string;
  /** Begins the ids of its commands: no two players of a table have the same. */
  readonly name: string;
  dice(n: number): number;
}

export class Player {
  readonly #with: PlayerParts;
  #ws: WebSocket | null = null;
  #decision: DecisionModel | null = null;
  /** The question to which an answer was given. */
  #answered: string | null = null;
  /** A command that was sent and not acknowledged. */
  #sent: Command | null = null;
  #sentAt = 0;
  #count = 0;
  messages = 0;
  /** How often it was told that something could not be kept. */
  unavailable = 0;
  #bytesBefore = 0;
  #link: Socket | null = null;
  isOver = false;
  isShown = false;
  /** All commands that it has ever sent. */
  readonly history: Command[] = [];
  /** In the order in which they were acknowledged. */
  readonly acknowledged: string[] = [];
  /** Calls back with each acknowledgement and the milliseconds that it took, and whenever something has come. */
  onAck: (ms: number) => void = () => {};
  onNews: () => void = () => {};
  onClose: () => void = () => {};

  constructor(parts: PlayerParts) {
    this.#with = parts;
  }

  /** Connects to a node; an answer without an acknowledgement is sent again, with the same id. */
  connect(origin: string): void {
    const { table, token } = this.#with;
    const ws = new WebSocket(`${origin.replace('http', 'ws')}/api/v1/tables/${table}/socket`, {
      headers: { Authorization: `Bearer ${token}` },
      perMessageDeflate: false,
    });
    this.#ws = ws;
    this.isShown = false;
    ws.on('upgrade', ({ socket }) => {
      this.#bytesBefore = this.bytes - socket.bytesRead;
      this.#link = socket;
    });
    ws.on('open', () => {
      ws.send('{"is":"hello","version":1,"lang":"en"}');
      this.resend();
    });
    ws.on('message', (data: Buffer) => {
      if (this.#ws === ws) this.#receive(data);
    });
    // `close` follows.
    ws.on('error', () => undefined);
    ws.on('close', () => {
      if (this.#ws !== ws) return;
      this.#ws = null;
      this.onClose();
    });
  }

  /** All that has come over the network since the handshakes. */
  get bytes(): number {
    return this.#bytesBefore + (this.#link?.bytesRead ?? 0);
  }
  get socket(): WebSocket | null {
    return this.#ws;
  }
  get isAsked(): boolean {
    return (
      this.isShown && this.#decision !== null && this.#decision.id !== this.#answered && this.#sent === null
    );
  }

  /** Sends what was not acknowledged again. */
  resend(): void {
    if (this.#sent) this.#send(this.#sent);
  }

  #receive(data: Buffer): void {
    this.messages++;
    const message = JSON.parse(data.toString()) as Down;
    switch (message.is) {
      case 'view':
        this.#decision = message.model.decision;
        this.isOver ||= message.model.end !== null;
        this.isShown = true;
        break;
      case 'patch':
        this.#change(message.model ?? {});
        break;
      case 'ack':
        this.#acknowledge(message.command);
        break;
      case 'refused':
        if (message.command === this.#sent?.command) this.#refused(message.why);
    }
    this.onNews();
  }

  #change(patch: Patch): void {
    const { decision, end } = patched({ decision: this.#decision, end: null }, aboutDecisionAndEnd(patch));
    this.#decision = decision;
    this.isOver ||= end !== null;
  }

  #acknowledge(command: string): void {
    if (command !== this.#sent?.command) return;
    this.#sent = null;
    this.acknowledged.push(command);
    this.onAck(performance.now() - this.#sentAt);
  }

  #refused(why: string): void {
    // It could not be kept, and nobody knows whether it was: the same again, after a moment.
    if (why === 'unavailable') {
      this.unavailable++;
      setTimeout(() => this.resend(), 50);
      return;
    }
    this.#sent = null;
    if (why !== 'stale') this.#answered = null;
  }

  /** Answers what it is asked: passes three times out of four where it can. Returns the command; null if it is not asked. */
  answer(): Command | null {
    const { dice, name } = this.#with;
    if (!this.isAsked || this.#decision === null) return null;
    const { id: question, options, pass } = this.#decision;
    const option = pass !== null && dice(4) > 0 ? pass : options[dice(options.length)]?.id;
    this.#answered = question;
    const deed = { is: 'answer', question, answer: { is: 'option', option, whatever: false } };
    this.#sent = { command: `${name}-${this.#count++}`, deed };
    this.#sentAt = performance.now();
    this.history.push(this.#sent);
    this.#send(this.#sent);
    return this.#sent;
  }

  #send(sent: Command): void {
    if (this.#ws?.readyState === WebSocket.OPEN) this.#ws.send(JSON.stringify({ is: 'do', ...sent }));
  }

  /** Has it sent something of which it does not know what came of it? */
  get isWaiting(): boolean {
    return this.#sent !== null;
  }

  /** What it was last asked and has last answered: for a table that stands still. */
  get standing(): string {
    const { name } = this.#with;
    const link = this.#ws === null ? 'away' : this.isShown ? 'there' : 'not shown the table';
    const asked = `asked ${this.#decision?.id ?? 'nothing'}, answered ${this.#answered ?? 'nothing'}`;
    return `${name} is ${link}, ${asked}${this.#sent ? `, waits for ${this.#sent.command}` : ''}`;
  }

  /** Sends an old command again. */
  repeat(sent: Command): void {
    this.#send(sent);
  }

  /** Sends a part of a message, and is gone. */
  cutMidMessage(): void {
    // A masked frame of 100 bytes, of which 10 come.
    this.#link?.write(Buffer.from([0x81, 0x80 | 100, 1, 2, 3, 4, ...Array.from({ length: 10 }, () => 0x7a)]));
    this.#link?.destroy();
  }

  leave(): void {
    const ws = this.#ws;
    this.#ws = null;
    ws?.close();
  }
}

/** What a patch says of the two things that a player's program looks at. */
function aboutDecisionAndEnd({ set = {}, cut = [], splice = {} }: Patch): Patch {
  const isOne = (path: string): boolean => /^(decision|end)(\/|$)/.test(path);
  const some = <T>(record: { readonly [path: string]: T }): Record<string, T> =>
    Object.fromEntries(Object.entries(record).filter(([path]) => isOne(path)));
  return { set: some(set), cut: cut.filter(isOne), splice: some(splice) };
}

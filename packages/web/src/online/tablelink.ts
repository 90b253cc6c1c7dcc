import type { Beat, LogLine, SinceLine, TableModel, WhyLine } from '@methuselah/host';
import { patched } from '@methuselah/host/wire';
import type { Bye, Command, Desk, PatchMessage, ViewMessage } from '@methuselah/server/api';
import type { Lang } from '@methuselah/text';
import type { LineState, Refusal } from '../words/sections/online.ts';
import { Line, type Surroundings } from './line.ts';
import type { ChatLine, ChatUp, TableDown, TableUp } from './messages.ts';

/** The version of the protocol that this page speaks. */
export const PROTOCOL_VERSION = 1;

/** After these, coming back makes no sense. */
const FINAL: readonly Bye[] = [
  'version',
  'noSession',
  'notSeated',
  'noTable',
  'badMessage',
  'left',
  'broken',
  'otherRules',
];
/** What the server could not keep is sent again after so many milliseconds. */
const AGAIN_MS = 1000;

/** A table as far as the page was told. */
export interface Told {
  readonly model: TableModel;
  readonly log: readonly LogLine[];
  /** What happened in each turn, by the step of its line in the log. */
  readonly turns: ReadonlyMap<number, readonly string[]>;
  readonly since: readonly SinceLine[];
  readonly desk: Desk;
  readonly signs: readonly number[];
}

/** How a command ended; `gone`: the link was closed before that was known. */
export type Outcome = { readonly is: 'ack' } | { readonly is: 'refused'; readonly why: Refusal | 'gone' };

export interface LinkEvents {
  /** The table has changed. What happened since it was told last is in `beats`. */
  told(told: Told, beats: readonly Beat[]): void;
  chat(lines: readonly ChatLine[]): void;
  changed(state: LineState): void;
  /** Said by the server; `isFinal`: it is not tried again. */
  bye(why: Bye, isFinal: boolean): void;
}

interface Pending {
  readonly text: string;
  readonly resolve: (outcome: Outcome) => void;
}

/**
 * A page's link to a table: what it was told, and what it has said and was not yet told to be kept. Whatever is lost on the way is
 * said again under the same id, which counts once.
 */
export class TableLink {
  readonly #line: Line;
  readonly #with: Surroundings & { newId(): string };
  readonly #events: LinkEvents;
  #lang: Lang;
  #told: Told | null = null;
  /** The number of the last message about the table; null before the first. */
  #n: number | null = null;
  readonly #pending = new Map<string, Pending>();
  #asked: { readonly card: number | null; readonly resolve: (lines: readonly WhyLine[]) => void }[] = [];
  /** The question that was answered last, until the table is told after that was kept. */
  #answered: { readonly question: string; readonly command: string } | null = null;

  constructor(surroundings: Surroundings & { newId(): string }, lang: Lang, events: LinkEvents) {
    this.#with = surroundings;
    this.#lang = lang;
    this.#events = events;
    this.#line = new Line(surroundings, {
      opened: () => this.#greet(),
      received: (text) => this.#receive(text),
      changed: (state) => {
        if (state !== 'open') this.#forgetQuestions();
        events.changed(state);
      },
    });
    this.#line.connect();
  }

  get told(): Told | null {
    return this.#told;
  }
  /** Is the answer to a question on its way? */
  isAnswered(question: string): boolean {
    return this.#answered?.question === question;
  }
  /** Is anything not yet known to be kept? */
  get isWaiting(): boolean {
    return this.#pending.size > 0;
  }

  // ---------------------------------------------------------------------------------------------- up

  do(deed: Command): Promise<Outcome> {
    const command = this.#with.newId();
    if ('question' in deed) this.#answered = { question: deed.question, command };
    return this.#send(command, { is: 'do', command, deed });
  }
  say(message: ChatUp): Promise<Outcome> {
    const command = this.#with.newId();
    return this.#send(command, { ...message, command });
  }
  why(card: number | null): Promise<readonly WhyLine[]> {
    return new Promise((resolve) => {
      if (this.#line.send(JSON.stringify({ is: 'why', card } satisfies TableUp)))
        this.#asked.push({ card, resolve });
      else resolve([]);
    });
  }
  setLang(lang: Lang): void {
    if (this.#lang === lang) return;
    this.#lang = lang;
    this.#line.send(JSON.stringify({ is: 'lang', lang } satisfies TableUp));
  }
  wake(): void {
    this.#line.wake();
  }
  close(): void {
    this.#line.close();
    for (const { resolve } of this.#pending.values()) resolve({ is: 'refused', why: 'gone' });
    this.#pending.clear();
  }

  #send(command: string, message: TableUp): Promise<Outcome> {
    return new Promise((resolve) => {
      const text = JSON.stringify(message);
      this.#pending.set(command, { text, resolve });
      this.#line.send(text);
    });
  }

  /** Says who it is, and what was not yet known to be kept. */
  #greet(): void {
    const hello: TableUp = { is: 'hello', version: PROTOCOL_VERSION, lang: this.#lang };
    this.#n = null;
    this.#line.send(JSON.stringify(hello));
    for (const { text } of this.#pending.values()) this.#line.send(text);
  }

  #forgetQuestions(): void {
    for (const { resolve } of this.#asked) resolve([]);
    this.#asked = [];
  }

  // ---------------------------------------------------------------------------------------------- down

  #receive(text: string): void {
    const message = JSON.parse(text) as TableDown;
    switch (message.is) {
      case 'view':
        return this.#see(message);
      case 'patch':
        return this.#change(message);
      case 'ack':
        return this.#end(message.command, { is: 'ack' });
      case 'refused':
        return this.#refused(message.command, message.why);
      case 'why': {
        const at = this.#asked.findIndex(({ card }) => card === message.card);
        this.#asked.splice(at, at < 0 ? 0 : 1)[0]?.resolve(message.lines);
        return;
      }
      case 'chat':
        return this.#events.chat(message.lines);
      case 'bye': {
        const isFinal = FINAL.includes(message.why);
        if (isFinal) this.close();
        return this.#events.bye(message.why, isFinal);
      }
      default:
        // A later server may say more than this page understands.
        message satisfies never;
    }
  }

  #see({ n, model, log, turns, since, desk, signs, beats }: ViewMessage): void {
    this.#line.works();
    this.#n = n;
    const told = { model, log, turns: byStep(turns), since, desk, signs };
    this.#tell(told, beats);
  }

  #change({
    n,
    model,
    log,
    logFrom = 0,
    turns = [],
    since,
    sinceFrom = 0,
    desk,
    beats = [],
  }: PatchMessage): void {
    const was = this.#told;
    // What was missed is not told again: the whole table is.
    if (was === null || this.#n === null || n !== this.#n + 1) return this.#line.connect();
    this.#n = n;
    const told = {
      ...was,
      ...(model ? { model: patched(was.model, model) } : {}),
      ...(log ? { log: [...was.log.slice(0, logFrom), ...log] } : {}),
      ...(turns.length > 0 ? { turns: new Map([...was.turns, ...byStep(turns)]) } : {}),
      ...(since ? { since: [...was.since.slice(0, sinceFrom), ...since] } : {}),
      ...(desk ? { desk: patched(was.desk, desk) } : {}),
    };
    this.#tell(told, beats);
  }

  #tell(told: Told, beats: readonly Beat[]): void {
    this.#told = told;
    if (this.#answered && !this.#pending.has(this.#answered.command)) this.#answered = null;
    this.#events.told(told, beats);
  }

  #refused(command: string | null, why: Refusal): void {
    if (command === null) return;
    const pending = this.#pending.get(command);
    if (why === 'unavailable' && pending) {
      this.#with.schedule(AGAIN_MS, () => {
        if (this.#pending.has(command)) this.#line.send(pending.text);
      });
      return;
    }
    if (this.#answered?.command === command) this.#answered = null;
    this.#end(command, { is: 'refused', why });
  }

  #end(command: string, outcome: Outcome): void {
    const pending = this.#pending.get(command);
    this.#pending.delete(command);
    pending?.resolve(outcome);
  }
}

const byStep = (turns: ViewMessage['turns']): ReadonlyMap<number, readonly string[]> =>
  new Map(turns.map(({ step, deeds }) => [step, deeds] as const));

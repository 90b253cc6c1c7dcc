/** What the log of a table is, whichever database keeps it. */
import type { Database, Statement } from './database.ts';

/** An event before it has a place in the log. `body` is JSON text; a log never looks into it. */
export interface NewEvent {
  /** Given by a client, once per table; null for what no client sent. */
  readonly command: string | null;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly seat: number | null;
  readonly kind: string;
  readonly body: string;
}

/** One line of a table's log. The first has `seq` 0. */
export interface LogEvent extends NewEvent {
  readonly seq: number;
}

export interface NewTable {
  readonly rules: string;
  /** JSON text. */
  readonly options: string;
  readonly isPublic: boolean;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly due: number | null;
}

/** How far a table has come, for who looks for tables and not into them. */
export interface TableProgress {
  /** When something happens by itself, or is to be looked at, at the earliest; null: only when somebody does something. */
  readonly due: number | null;
  readonly turn: number;
  /** Null while it goes on. */
  readonly ended: number | null;
  /** How it ended, as JSON text. */
  readonly result: string | null;
}

export interface TableFacts extends NewTable, TableProgress {
  readonly id: string;
}

/** A table at which something is due. */
export interface DueTable {
  readonly id: string;
  readonly rules: string;
  readonly due: number;
}

export interface Snapshot {
  /** The last event that is in it. */
  readonly seq: number;
  readonly state: string;
  readonly hash: string;
}

export type Appended =
  /** Written, and durable; `seq` is that of the first event. */
  | { readonly is: 'appended'; readonly seq: number }
  /** The log has gone on, or has not come so far; `head` is the `seq` of its last event, -1 if it has none. */
  | { readonly is: 'stale'; readonly head: number }
  /** One of the commands was appended before, as event `seq`. Nothing was written. */
  | { readonly is: 'done'; readonly seq: number }
  | { readonly is: 'noTable' };

export type News =
  /** Another node has appended to a table, up to `seq`. */
  | { readonly is: 'appended'; readonly table: string; readonly seq: number }
  /** Another node has something new of a table that is not in its log. */
  | { readonly is: 'beside'; readonly table: string }
  /** The others could not be heard for a while: any table may have gone on. */
  | { readonly is: 'missed' };

/**
 * The events of all tables, each in an order of its own without gaps. Any number of writers may try to append: the
 * expected `seq` lets exactly one through. Every promise may be rejected with `LogUnavailable`.
 */
export interface EventLog {
  /** The same database, for what is kept beside the log. */
  readonly database: Database;
  /** Makes a table with its first events, and what belongs to it in other tables; false if there is one with this id. */
  createTable(
    id: string,
    table: NewTable,
    events: readonly NewEvent[],
    beside?: readonly Statement[],
  ): Promise<boolean>;
  table(id: string): Promise<TableFacts | null>;
  /**
   * Appends all events or none if the first of them has the place `seq`, and then notes how far the table has come. All of it is
   * durable when this resolves. Without `progress` what was noted before stays.
   */
  append(
    table: string,
    seq: number,
    events: readonly NewEvent[],
    progress?: TableProgress | null,
  ): Promise<Appended>;
  /** The tables at which something is due by then: those of these rules first, then those that are due the longest. */
  dueBy(time: number, rules: string, most: number): Promise<readonly DueTable[]>;
  /** Says when something is due, if nobody has said otherwise since. */
  postpone(table: string, from: number, to: number | null): Promise<boolean>;
  /** The events from `seq` on. */
  read(table: string, from: number): Promise<readonly LogEvent[]>;
  /** The `seq` of the last event, -1 if there is none. */
  head(table: string): Promise<number>;
  /** The `seq` of the event with this command; null if it was not appended. */
  commandAt(table: string, command: string): Promise<number | null>;
  /** Keeps a snapshot, and of its table no older one. */
  saveSnapshot(table: string, snapshot: Snapshot): Promise<void>;
  lastSnapshot(table: string): Promise<Snapshot | null>;
  /** Wakes the other nodes: there is something new of a table beside its log. */
  announce(table: string): void;
  /** Wake-ups from other nodes. Some may be lost, some come twice: who is woken reads the log. */
  onNews(listener: (news: News) => void): () => void;
  /** Finishes what was asked for before, and lets go of the database. */
  close(): Promise<void>;
}

/** The two ways in which the databases differ; `logOver` has the rest. */
export interface Appending extends Pick<EventLog, 'append' | 'announce' | 'onNews' | 'close'> {
  readonly database: Database;
}

/** Refuses what no caller may ask for. */
export function checkAppend(seq: number, events: readonly NewEvent[]): void {
  if (!Number.isSafeInteger(seq) || seq < 0) throw new RangeError(`Events have no place ${seq}.`);
  if (events.length === 0) throw new RangeError('There is nothing to append.');
  const commands = events.flatMap(({ command }) => command ?? []);
  if (new Set(commands).size < commands.length) throw new RangeError('A command is given twice.');
}

/** What people say to each other at the tables of all nodes, in the database that keeps the log. */
import { randomBytes } from 'node:crypto';
import { type EventLog, type News, NotUnique, type Row, type Value } from '../log/index.ts';
import { type ChatLine, delayOf, type Said, type Speaker, type TalkKey } from './lines.ts';
import { cleaned } from './text.ts';

/** Lines that somebody is shown who joins. */
const MOST_SHOWN = 200;
/** Lines of one table. */
const MOST_LINES = 5000;
/** How often a line is tried again when another one took its place. */
const ATTEMPTS = 8;

const COLUMNS = 'n, at, seat, name, body, talk, target';
const INSERT = `INSERT INTO chat_line (table_id, n, command_id, at, account_id, seat, name, body, talk, target)
  SELECT ?, coalesce(max(n) + 1, 0), ?, ?, ?, ?, ?, ?, ?, ? FROM chat_line WHERE table_id = ?
  RETURNING n`;
const COUNT = 'SELECT coalesce(max(n) + 1, 0) AS count FROM chat_line WHERE table_id = ?';
const DONE = 'SELECT 1 AS one FROM chat_line WHERE table_id = ? AND command_id = ?';
const LAST = `SELECT ${COLUMNS} FROM chat_line WHERE table_id = ? ORDER BY n DESC LIMIT ${2 * MOST_SHOWN}`;
const READ = `SELECT ${COLUMNS} FROM chat_line WHERE table_id = ? AND n > ? ORDER BY n`;
const FIND = `SELECT account_id, ${COLUMNS} FROM chat_line WHERE table_id = ? AND n = ?`;
const REPORT = `INSERT INTO report (table_id, line, reporter, id, at, reason, speaker, name, said)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (table_id, line, reporter) DO NOTHING`;

/** `badText`: nothing of it can be shown; `noLine`: there is no such line; `tooMany`: the table is full of lines. */
export const CHAT_REFUSALS = ['badText', 'noLine', 'tooMany'] as const;
export type ChatRefusal = (typeof CHAT_REFUSALS)[number];

const numberOr = (value: Value | undefined): number | null => (typeof value === 'number' ? value : null);

function lineOf(row: Row): ChatLine {
  const { n, at, name, body, talk } = row;
  const said: Said =
    talk === null
      ? { text: String(body) }
      : { talk: { key: String(talk) as TalkKey, to: numberOr(row.target) } };
  return { n: Number(n), at: Number(at), seat: numberOr(row.seat), name: String(name), ...said };
}

export type ChatListener = (lines: readonly ChatLine[]) => void;

/** Somebody who is shown the lines of a table. */
interface Reader {
  readonly speaker: Speaker;
  readonly listener: ChatListener;
  /** Has been shown the lines of before. */
  hasJoined: boolean;
  /** Lines that are shown later. */
  waiting: readonly ChatLine[];
  cancelTimer: () => void;
}

/** The lines of a table that somebody on this node reads. */
interface Room {
  readonly readers: Set<Reader>;
  /** Reads one after the other. */
  reading: Promise<void>;
  /** The last lines; null before they were read. */
  lines: readonly ChatLine[] | null;
  last: number;
}
const newRoom = (): Room => ({ readers: new Set(), reading: Promise.resolve(), lines: null, last: -1 });

export interface ChatParts {
  readonly log: EventLog;
  now(): number;
  /** Calls back at a time; returns how to cancel it. */
  schedule(at: number, run: () => void): () => void;
  /** Told of what should not happen. */
  report(error: unknown): void;
}

export class Chat {
  readonly #with: ChatParts;
  readonly #rooms = new Map<string, Room>();
  readonly #stopNews: () => void;

  constructor(parts: ChatParts) {
    this.#with = parts;
    this.#stopNews = parts.log.onNews((news) => this.#hear(news));
  }

  /** Shows somebody the last lines of a table, and then the new ones. Resolves with how to leave. */
  async join(table: string, speaker: Speaker, listener: ChatListener): Promise<() => void> {
    const reader: Reader = {
      speaker,
      listener,
      hasJoined: false,
      waiting: [],
      cancelTimer: () => {},
    };
    const room = this.#rooms.get(table) ?? newRoom();
    this.#rooms.set(table, room);
    room.readers.add(reader);
    const leave = (): void => {
      reader.cancelTimer();
      room.readers.delete(reader);
      if (room.readers.size === 0) this.#rooms.delete(table);
    };
    const joined = room.reading.then(async () => {
      await this.#readOn(table, room);
      reader.hasJoined = true;
      const lines = (room.lines ?? []).filter((line) => delayOf(line, speaker) !== null);
      this.#show(reader, lines.slice(-MOST_SHOWN));
    });
    room.reading = joined.catch(() => {});
    try {
      await joined;
    } catch (error) {
      leave();
      throw error;
    }
    return leave;
  }

  /** Says something; null if it was kept. Sent again, the same command counts once. */
  async say(table: string, speaker: Speaker, command: string, said: Said): Promise<ChatRefusal | null> {
    const { log, now } = this.#with;
    const text = 'text' in said ? cleaned(said.text) : null;
    if ('text' in said && text === null) return 'badText';
    const talk = 'talk' in said ? said.talk : null;
    const { account, seat, name } = speaker;
    const id = `${account}:${command}`;
    const line = [now(), account, seat, name, text, talk?.key ?? null, talk?.to ?? null];
    for (let attempt = 1; ; attempt++) {
      if ((await log.database.query(DONE, [table, id])).length > 0) return null;
      const [counted] = await log.database.query(COUNT, [table]);
      if (Number(counted?.count) >= MOST_LINES) return 'tooMany';
      try {
        await log.database.query(INSERT, [table, id, ...line, table]);
        break;
      } catch (error) {
        // Another line took its place, or this one was sent twice.
        if (!(error instanceof NotUnique) || attempt === ATTEMPTS) throw error;
      }
    }
    log.announce(table);
    this.#wake(table);
    return null;
  }

  /** Tells the operators of a line; null if that was kept. Nobody reports a line that they are not shown. */
  async tellOn(table: string, speaker: Speaker, n: number, reason: string): Promise<ChatRefusal | null> {
    const { log, now } = this.#with;
    const why = cleaned(reason);
    if (why === null) return 'badText';
    const [row] = await log.database.query(FIND, [table, n]);
    const line = row && lineOf(row);
    const delay = line ? delayOf(line, speaker) : null;
    if (row === undefined || line === undefined || delay === null) return 'noLine';
    if (delay > 0 && line.at + delay > now()) return 'noLine';
    const said = 'text' in line ? line.text : `[${line.talk.key}]`;
    const id = randomBytes(6).toString('hex');
    const params = [table, n, speaker.account, id, now(), why, String(row.account_id), line.name, said];
    await log.database.query(REPORT, params);
    return null;
  }

  close(): void {
    this.#stopNews();
    for (const { readers } of this.#rooms.values()) for (const { cancelTimer } of readers) cancelTimer();
    this.#rooms.clear();
  }

  #hear(news: News): void {
    if (news.is === 'beside') this.#wake(news.table);
    if (news.is === 'missed') for (const table of this.#rooms.keys()) this.#wake(table);
  }

  /** Reads what is new, and shows it. */
  #wake(table: string): void {
    const room = this.#rooms.get(table);
    if (room) room.reading = room.reading.then(() => this.#readOn(table, room)).catch(this.#with.report);
  }

  async #readOn(table: string, room: Room): Promise<void> {
    const { database } = this.#with.log;
    const rows =
      room.lines === null
        ? (await database.query(LAST, [table])).toReversed()
        : await database.query(READ, [table, room.last]);
    const lines = rows.map(lineOf);
    room.lines = [...(room.lines ?? []), ...lines].slice(-2 * MOST_SHOWN);
    room.last = lines.at(-1)?.n ?? room.last;
    for (const reader of room.readers) if (reader.hasJoined) this.#show(reader, lines);
  }

  #show(reader: Reader, lines: readonly ChatLine[]): void {
    const { now, schedule } = this.#with;
    const time = now();
    const due: ChatLine[] = [];
    const later: { readonly line: ChatLine; readonly at: number }[] = [];
    for (const line of [...reader.waiting, ...lines]) {
      const delay = delayOf(line, reader.speaker);
      if (delay === null) continue;
      // Without a delay it does not matter whose clock is ahead.
      if (delay === 0 || line.at + delay <= time) due.push(line);
      else later.push({ line, at: line.at + delay });
    }
    reader.cancelTimer();
    reader.cancelTimer = () => {};
    reader.waiting = later.map(({ line }) => line);
    if (later.length > 0)
      reader.cancelTimer = schedule(Math.min(...later.map(({ at }) => at)), () => this.#show(reader, []));
    if (due.length > 0) reader.listener(due);
  }
}

/** Finished games, which are put down once by whichever node comes first. */
import type { CardSource } from '@methuselah/engine';
import type { SavedTable } from '@methuselah/host';
import type { Lobby } from '../lobby/lobby.ts';
import { type EventLog, NotUnique } from '../log/index.ts';
import { Ratings } from '../ratings/ratings.ts';
import { resultsOf } from '../ratings/results.ts';
import { readEvent } from '../table/events.ts';
import { recordOf } from './record.ts';

/** Games that are put down in one sweep. */
const MOST_SWEPT = 100;
/** How often results are worked out again when other games of the same players have ended. */
const ATTEMPTS = 8;

const FIND = 'SELECT body FROM record WHERE table_id = ?';
const INSERT = 'INSERT INTO record (table_id, body) VALUES (?, ?)';
const MISSING = `SELECT id FROM game_table WHERE ended IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM record WHERE record.table_id = game_table.id)
  ORDER BY ended DESC LIMIT ${MOST_SWEPT}`;

/** The same log, which also says when the last event of a game was appended here. */
export const telling = (log: EventLog, ended: (table: string) => void): EventLog => ({
  ...log,
  async append(table, seq, events, progress) {
    const appended = await log.append(table, seq, events, progress);
    if (appended.is === 'appended' && events.some(({ kind }) => kind === 'end')) ended(table);
    return appended;
  },
});

export class Records {
  readonly #log: EventLog;
  readonly #lobby: Pick<Lobby, 'find'>;
  readonly #ratings: Ratings;
  readonly #cards: CardSource;
  readonly #report: (error: unknown) => void;
  readonly #underWay = new Set<Promise<void>>();

  constructor(
    log: EventLog,
    lobby: Pick<Lobby, 'find'>,
    cards: CardSource,
    report: (error: unknown) => void,
  ) {
    this.#log = log;
    this.#lobby = lobby;
    this.#ratings = new Ratings(log.database);
    this.#cards = cards;
    this.#report = report;
  }

  /** The record of a finished game; null if there is none. */
  async find(table: string): Promise<SavedTable | null> {
    const kept = await this.#kept(table);
    if (kept !== null || (await this.#log.table(table))?.ended == null) return kept;
    // The node at which it ended may be gone.
    await this.settle(table);
    return this.#kept(table);
  }

  async #kept(table: string): Promise<SavedTable | null> {
    const [row] = await this.#log.database.query(FIND, [table]);
    return row === undefined ? null : (JSON.parse(String(row.body)) as SavedTable);
  }

  /** A game has ended here. If this fails, the sweep comes by. */
  ended(table: string): void {
    const settled = this.settle(table).catch(this.#report);
    this.#underWay.add(settled);
    settled.finally(() => this.#underWay.delete(settled));
  }

  /** Puts a finished game down with its results and ratings, if nobody has. */
  async settle(table: string): Promise<void> {
    const { read, database } = this.#log;
    const log = await read(table, 0);
    const record = recordOf(log, this.#cards);
    if (record === null) return;
    const room = (await this.#lobby.find(table))?.room ?? null;
    const results = resultsOf(log.map(readEvent), room);
    const ended = log.at(-1)?.at ?? 0;
    const put = { sql: INSERT, params: [table, JSON.stringify(record)] };
    for (let attempt = 1; (await this.#kept(table)) === null; attempt++)
      try {
        await database.transaction([put, ...(await this.#ratings.statements(table, ended, results))]);
      } catch (error) {
        // Another node was faster, or another game of one of the players has ended meanwhile.
        if (!(error instanceof NotUnique) || attempt === ATTEMPTS) throw error;
      }
  }

  /** Puts down what nodes have left undone. */
  async sweep(): Promise<void> {
    for (const { id } of await this.#log.database.query(MISSING))
      await this.settle(String(id)).catch(this.#report);
  }

  /** Finishes what is under way. */
  async drain(): Promise<void> {
    await Promise.all(this.#underWay);
  }
}

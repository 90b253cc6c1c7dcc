/** Games that go on or are over, as the database has them beside their logs. */
import type { Database, Row } from '../log/index.ts';
import type { TableOptions } from '../table/events.ts';

const MOST_LISTED = 100;
const MOST_MINE = 20;

const FACTS = 'g.id, g.turn, g.created, g.ended, g.options, g.result, s.seat, s.name, s.account_id';
const RUNNING = `SELECT ${FACTS} FROM game_table g JOIN seat s ON s.table_id = g.id
  WHERE g.id IN (SELECT id FROM game_table WHERE ended IS NULL AND public = 1
    ORDER BY created DESC, id LIMIT ${MOST_LISTED})
  ORDER BY g.created DESC, g.id, s.seat`;
const mine = (which: string, order: string): string => `SELECT ${FACTS} FROM game_table g
  JOIN seat s ON s.table_id = g.id
  WHERE g.id IN (SELECT id FROM game_table JOIN seat ON table_id = id
    WHERE account_id = ? AND ${which} ORDER BY ${order} DESC, id LIMIT ${MOST_MINE})
  ORDER BY g.${order} DESC, g.id, s.seat`;
const MINE_RUNNING = mine('ended IS NULL', 'created');
const MINE_ENDED = mine('ended IS NOT NULL', 'ended');

/** A game, by what everybody may know of it. */
export interface ListedGame {
  readonly id: string;
  /** By seat; null for bots. */
  readonly accounts: readonly (string | null)[];
  readonly names: readonly string[];
  readonly turn: number;
  readonly began: number;
  readonly ended: number | null;
  /** By seat, once it has ended. */
  readonly victoryPoints: readonly number[];
  readonly options: TableOptions;
}

/** Rows come in the order of their seats. */
function gamesOf(rows: readonly Row[]): readonly ListedGame[] {
  const seats = Map.groupBy(rows, ({ id }) => String(id));
  return [...seats].map(([id, of]) => {
    const [first = {}] = of;
    const { turn, created, ended, options, result } = first;
    return {
      id,
      accounts: of.map(({ account_id: account }) => (account === null ? null : String(account))),
      names: of.map(({ name }) => String(name)),
      turn: Number(turn),
      began: Number(created),
      ended: ended === null ? null : Number(ended),
      victoryPoints: typeof result === 'string' ? (JSON.parse(result) as number[]) : [],
      options: JSON.parse(String(options)) as TableOptions,
    };
  });
}

export class Listing {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Public games that go on and may be watched, the newest first. */
  async running(): Promise<readonly ListedGame[]> {
    const games = gamesOf(await this.#database.query(RUNNING));
    return games.filter(({ options }) => options.spectators);
  }

  /** The games of an account, the newest first. */
  async of(
    account: string,
  ): Promise<{ readonly running: readonly ListedGame[]; readonly ended: readonly ListedGame[] }> {
    const [running, ended] = await Promise.all(
      [MINE_RUNNING, MINE_ENDED].map(async (sql) => gamesOf(await this.#database.query(sql, [account]))),
    );
    return { running: running ?? [], ended: ended ?? [] };
  }
}

/** Results and ratings of all accounts, in the database that keeps the log. */
import { DECKS } from '@methuselah/cards';
import type { Database, Row, Statement } from '../log/index.ts';
import { type Rating, rated, UNRATED } from './plackett-luce.ts';
import type { SeatResult } from './results.ts';

const MOST_LISTED = 100;
/** Who has hardly played is not ahead of who is known to be good: the list is ordered by what somebody plays at least. */
const CAUTION = 2;

const FIND = 'SELECT account_id, results, mean, deviation FROM rating WHERE account_id = ?';
const INSERT_RESULT = `INSERT INTO result (table_id, seat, account_id, n, deck, points, win, counted, ended)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`;
const PUT_RATING = `INSERT INTO rating (account_id, results, mean, deviation, games, wins, points)
  VALUES (?, 1, ?, ?, ?, ?, ?)
  ON CONFLICT (account_id) DO UPDATE SET results = rating.results + 1, mean = excluded.mean,
    deviation = excluded.deviation, games = rating.games + excluded.games, wins = rating.wins + excluded.wins,
    points = rating.points + excluded.points`;
const BEST = `SELECT account.name, rating.mean, rating.deviation, rating.games, rating.wins, rating.points
  FROM rating JOIN account ON account.id = rating.account_id
  WHERE account.login IS NOT NULL AND rating.games > 0
  ORDER BY rating.mean - ${CAUTION} * rating.deviation DESC, account.id LIMIT ${MOST_LISTED}`;
const OWN = 'SELECT mean, deviation, games, wins, points FROM rating WHERE account_id = ?';
const BY_DECK = `SELECT result.deck, max(deck.name) AS name, count(*) AS games, sum(result.win) AS wins,
    sum(result.points) AS points
  FROM result LEFT JOIN deck ON deck.account_id = result.account_id AND result.deck = 'own:' || deck.id
  WHERE result.account_id = ? AND result.counted = 1
  GROUP BY result.deck ORDER BY count(*) DESC, result.deck`;

export interface Score {
  readonly games: number;
  readonly wins: number;
  readonly points: number;
}
export interface RatedPlayer extends Score {
  readonly name: string;
  readonly rating: number;
  readonly deviation: number;
}
export interface Statistics extends Score {
  /** Null: has not played yet. */
  readonly rating: number | null;
  readonly deviation: number | null;
  readonly decks: readonly DeckScore[];
}
export interface DeckScore extends Score {
  /** As a room names it. */
  readonly deck: string;
  /** Null: there is no such deck any more. */
  readonly name: string | null;
}

const scoreOf = (row: Row): Score => ({
  games: Number(row.games),
  wins: Number(row.wins),
  points: Number(row.points),
});

/** An account before a game: its rating, and how many games it has finished. */
interface Standing extends Rating {
  readonly results: number;
}

export class Ratings {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * What keeps the results of a game. The number of a result among those of its account lets only one of two through that were
   * worked out from the same ratings: the other one is not unique.
   */
  async statements(table: string, ended: number, results: readonly SeatResult[]): Promise<Statement[]> {
    // In one order, so that two games never wait for each other.
    const ordered = results.toSorted((a, b) => (a.account < b.account ? -1 : 1));
    const standings = await Promise.all(ordered.map(({ account }) => this.#standing(account)));
    const ratings = ratingsAfter(ordered, standings);
    return ordered.flatMap(({ seat, account, deck, points, isWin, isCounted }, index) => {
      const n = (standings[index]?.results ?? 0) + 1;
      const { mean, deviation } = ratings[index] ?? UNRATED;
      const [win, counted] = [isWin ? 1 : 0, isCounted ? 1 : 0];
      return [
        { sql: INSERT_RESULT, params: [table, seat, account, n, deck, points, win, counted, ended] },
        {
          sql: PUT_RATING,
          params: [account, mean, deviation, counted, counted * win, counted * points],
        },
      ];
    });
  }

  async #standing(account: string): Promise<Standing> {
    const [row] = await this.#database.query(FIND, [account]);
    if (row === undefined) return { ...UNRATED, results: 0 };
    return { mean: Number(row.mean), deviation: Number(row.deviation), results: Number(row.results) };
  }

  /** Accounts with a login that have finished a game, the best first. */
  async best(): Promise<readonly RatedPlayer[]> {
    return (await this.#database.query(BEST)).map((row) => ({
      name: String(row.name),
      rating: Math.round(Number(row.mean)),
      deviation: Math.round(Number(row.deviation)),
      ...scoreOf(row),
    }));
  }

  async of(account: string): Promise<Statistics> {
    const [row] = await this.#database.query(OWN, [account]);
    const decks = (await this.#database.query(BY_DECK, [account])).map((each) => ({
      deck: String(each.deck),
      name:
        DECKS.find(({ key }) => key === each.deck)?.name ?? (each.name === null ? null : String(each.name)),
      ...scoreOf(each),
    }));
    if (row === undefined) return { rating: null, deviation: null, games: 0, wins: 0, points: 0, decks };
    const [rating, deviation] = [Math.round(Number(row.mean)), Math.round(Number(row.deviation))];
    return { rating, deviation, ...scoreOf(row), decks };
  }
}

/** Ratings of those for whom a game counts, who must be two at least; the others keep theirs. */
function ratingsAfter(results: readonly SeatResult[], standings: readonly Rating[]): readonly Rating[] {
  const counted = [...results.keys()].filter((index) => results[index]?.isCounted);
  if (counted.length < 2) return standings;
  const after = rated(
    counted.map((index) => ({ ...(standings[index] ?? UNRATED), place: -(results[index]?.points ?? 0) })),
  );
  return standings.map((standing, index) => after[counted.indexOf(index)] ?? standing);
}

import type { ArenaGame } from './game.ts';
import { type Interval, wilson } from './interval.ts';
import { type Fault, GAME_ENDS, type GameEnd } from './play.ts';
import { ratingsOf } from './rating.ts';
import { rounded, type Spread, spreadOf } from './spread.ts';

/** Statistics over the games of an arena. */

/** The results of one bot, deck or chair over all games. */
export interface Standing {
  readonly name: string;
  /** Number of chairs it had, summed over all games. */
  readonly chairs: number;
  /** Its games that had a winner, and how many of them it won. */
  readonly decided: number;
  readonly wins: number;
  /** Ratio of wins to decided games, with its interval. Games are treated as independent. */
  readonly won: Interval | null;
  /** Ratio of wins expected if all were equal. */
  readonly chance: number | null;
  /** Per chair and game. */
  readonly victoryPoints: number;
  readonly rating: number;
}

export interface BotStanding extends Standing {
  /** Per chair and game. */
  readonly decisions: number;
  readonly threw: number;
  readonly illegal: number;
  /** Answers over the time limit; depends on the machine. */
  readonly late: number;
}

export interface Results {
  readonly games: number;
  /** Games that have a winner. */
  readonly decided: number;
  readonly bots: readonly BotStanding[];
  readonly decks: readonly Standing[];
  /** By turn order. */
  readonly chairs: readonly Standing[];
  /** Ratio of games in which the row's deck ousts the column's, of those in which they meet; null if they never do. */
  readonly ousts: readonly (readonly (number | null)[])[];
  readonly ends: Readonly<Record<GameEnd, number>>;
  readonly turns: Spread;
  readonly decisions: Spread;
  /** Histogram of game lengths in turns. */
  readonly lengths: readonly (readonly [turns: number, games: number])[];
  /** Per bot: mean pool at the start of each round, over the games that reach it; an ousted seat counts as 0. */
  readonly pools: readonly { readonly name: string; readonly mean: readonly number[] }[];
  /** Number of games that reach each round of `pools`. */
  readonly rounds: readonly number[];
  readonly faults: readonly (Fault & { readonly seed: number; readonly bot: string })[];
}

/** Names what a seat of a game is counted under: its bot, deck or chair. */
type NameOf = (game: ArenaGame, seat: number) => string;

export function resultsOf(games: readonly ArenaGame[], decks: readonly string[]): Results {
  const botOf: NameOf = ({ chairs }, seat) => chairs[seat]?.bot ?? '';
  const deckOf: NameOf = ({ chairs }, seat) => decks[chairs[seat]?.deck ?? -1] ?? '';
  const bots = [...new Set(games.flatMap(({ chairs }) => chairs.map(({ bot }) => bot)))].sort();
  const most = Math.max(0, ...games.map(({ chairs }) => chairs.length));
  const ends = Object.fromEntries(GAME_ENDS.map((end) => [end, 0])) as Record<GameEnd, number>;
  for (const { end } of games) ends[end]++;
  const faults = games.flatMap((game) =>
    game.faults.map((fault) => ({ ...fault, seed: game.seed, bot: botOf(game, fault.seat) })),
  );
  const rounds = roundsOf(games);
  return {
    games: games.length,
    decided: games.filter(({ winner }) => winner !== null).length,
    bots: standings(games, bots, botOf)
      .map((standing) => {
        const sum = (count: (game: ArenaGame, seat: number) => number): number =>
          sumOver(games, botOf, standing.name, count);
        const faulty = (kind: Fault['kind']): number =>
          faults.filter((fault) => fault.bot === standing.name && fault.kind === kind).length;
        return {
          ...standing,
          decisions: rounded(sum(({ seats }, i) => seats[i]?.decisions ?? 0) / standing.chairs),
          threw: faulty('threw'),
          illegal: faulty('illegal'),
          late: sum(({ late }, i) => late[i] ?? 0),
        };
      })
      .sort((a, b) => b.rating - a.rating),
    decks: standings(games, [...new Set(decks)], deckOf),
    chairs: standings(
      games,
      Array.from({ length: most }, (_, i) => String(i + 1)),
      (_, seat) => String(seat + 1),
    ),
    ousts: oustsOf(games, [...new Set(decks)], deckOf),
    ends,
    turns: spreadOf(games.map(({ turns }) => turns)),
    decisions: spreadOf(games.map(({ decisions }) => decisions)),
    lengths: [...Map.groupBy(games, ({ turns }) => turns)]
      .map(([turns, these]) => [turns, these.length] as const)
      .sort(([a], [b]) => a - b),
    pools: bots.map((name) => ({
      name,
      mean: rounds.map((lasting, round) => {
        const chairs = sumOver(lasting, botOf, name, () => 1);
        return rounded(sumOver(lasting, botOf, name, (game, i) => game.pools[round]?.[i] ?? 0) / chairs);
      }),
    })),
    rounds: rounds.map(({ length }) => length),
    faults,
  };
}

function sumOver(
  games: readonly ArenaGame[],
  nameOf: NameOf,
  name: string,
  count: (game: ArenaGame, seat: number) => number,
): number {
  let sum = 0;
  for (const game of games)
    for (let seat = 0; seat < game.seats.length; seat++)
      if (nameOf(game, seat) === name) sum += count(game, seat);
  return sum;
}

function standings(games: readonly ArenaGame[], names: readonly string[], nameOf: NameOf): Standing[] {
  const ratings = ratingsOf(
    games.map((game) =>
      game.seats.map(({ victoryPoints }, i) => ({ name: nameOf(game, i), points: victoryPoints })),
    ),
    names,
  );
  return names.map((name) => {
    const decided = games.filter(
      (game) => game.winner !== null && game.seats.some((_, i) => nameOf(game, i) === name),
    );
    const chairs = sumOver(games, nameOf, name, () => 1);
    const wins = sumOver(decided, nameOf, name, ({ winner }, i) => (winner === i ? 1 : 0));
    const fair = sumOver(decided, nameOf, name, ({ seats }) => 1 / seats.length);
    const points = sumOver(games, nameOf, name, ({ seats }, i) => seats[i]?.victoryPoints ?? 0);
    const won = wilson(wins, decided.length);
    return {
      name,
      chairs,
      decided: decided.length,
      wins,
      won: won && { share: rounded(won.share), low: rounded(won.low), high: rounded(won.high) },
      chance: decided.length === 0 ? null : rounded(fair / decided.length),
      victoryPoints: chairs === 0 ? 0 : rounded(points / chairs),
      rating: Math.round(ratings.get(name) ?? 0),
    };
  });
}

function oustsOf(games: readonly ArenaGame[], decks: readonly string[], deckOf: NameOf): (number | null)[][] {
  const place = new Map(decks.map((deck, i) => [deck, i]));
  const zeros = (): number[][] => decks.map(() => decks.map(() => 0));
  const [met, ousted] = [zeros(), zeros()];
  const add = (to: number[][], row: string, column: string): void => {
    const [i = -1, j = -1] = [place.get(row), place.get(column)];
    const cells = to[i];
    if (cells?.[j] !== undefined) cells[j] += 1;
  };
  for (const game of games)
    game.seats.forEach(({ out }, prey) => {
      game.seats.forEach((_, hunter) => {
        if (hunter !== prey) add(met, deckOf(game, hunter), deckOf(game, prey));
      });
      if (out?.by != null) add(ousted, deckOf(game, out.by), deckOf(game, prey));
    });
  return met.map((row, i) => row.map((n, j) => (n === 0 ? null : rounded((ousted[i]?.[j] ?? 0) / n))));
}

/** For each round, the games that reach it; stops when fewer than a tenth of all games do. */
function roundsOf(games: readonly ArenaGame[]): ArenaGame[][] {
  const rounds: ArenaGame[][] = [];
  for (;;) {
    const lasting = games.filter(({ pools }) => pools.length > rounds.length);
    if (lasting.length === 0 || lasting.length * 10 < games.length) return rounds;
    rounds.push(lasting);
  }
}

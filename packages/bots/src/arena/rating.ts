/**
 * A rating for games of many players. Each pair at a table is a comparison: who has more victory points has won it, and
 * as many is half a win for each. The strengths that explain all comparisons best (Bradley and Terry's model) are given
 * on the scale of Elo, 1500 on average: 400 points more are odds of ten to one.
 *
 * A model of whole rankings (Plackett and Luce) would need an order without ties, but most of a table ends with the same
 * 0 points. Elo's own sums, game after game, would depend on the order of the games; these do not.
 */

export interface Scored {
  readonly name: string;
  readonly points: number;
}

const AVERAGE = 1500;
const ROUNDS = 10_000;
const CLOSE = 1e-10;

export function ratingsOf(games: Iterable<readonly Scored[]>, names: readonly string[]): Map<string, number> {
  const n = names.length;
  const place = new Map(names.map((name, i) => [name, i]));
  // One tie between each two that was never played: who always wins gets a number, too.
  const wins = names.map(() => (n - 1) / 2);
  const met: number[][] = names.map((_, i) => names.map((_, j) => (i === j ? 0 : 1)));
  for (const game of games)
    for (const a of game)
      for (const b of game) {
        const [i, j] = [place.get(a.name), place.get(b.name)];
        const row = i === undefined ? undefined : met[i];
        if (i === undefined || j === undefined || i === j || !row) continue;
        row[j] = (row[j] ?? 0) + 1;
        wins[i] = (wins[i] ?? 0) + (a.points > b.points ? 1 : a.points === b.points ? 0.5 : 0);
      }
  const logs = strengths(wins, met).map((strength) => (400 * Math.log(strength)) / Math.LN10);
  const mean = logs.reduce((sum, log) => sum + log, 0) / n;
  return new Map(names.map((name, i) => [name, AVERAGE + (logs[i] ?? 0) - mean]));
}

/** The most likely strengths, by Zermelo's repeated improvement. */
function strengths(wins: readonly number[], met: readonly (readonly number[])[]): number[] {
  let now = wins.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) {
    const better = now.map((own, i) => {
      const expected = now.reduce((sum, other, j) => sum + (met[i]?.[j] ?? 0) / (own + other), 0);
      return expected === 0 ? own : (wins[i] ?? 0) / expected;
    });
    const scale = Math.exp(better.reduce((sum, s) => sum + Math.log(s), 0) / better.length);
    const next = better.map((s) => s / scale);
    const settled = next.every((s, i) => Math.abs(s / (now[i] ?? 1) - 1) < CLOSE);
    now = next;
    if (settled) break;
  }
  return now;
}

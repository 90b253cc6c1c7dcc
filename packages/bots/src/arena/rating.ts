/**
 * A rating for multiplayer games. Each pair at a table is a comparison: more victory points win it, equal points are half
 * a win for each. The strengths that best explain all comparisons (Bradley-Terry model) are given on the Elo scale, 1500
 * on average: 400 points more mean odds of ten to one.
 *
 * A model of whole rankings (Plackett-Luce) would need an order without ties, but most of a table ends with the same 0
 * points. Classic Elo updates would depend on the order of the games; these ratings do not.
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
  // A virtual tie between each two players keeps the rating finite for a player who always wins.
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

/** Maximum-likelihood strengths, by Zermelo's iteration. */
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

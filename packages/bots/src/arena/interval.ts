/** A ratio with its 95% confidence interval. */
export interface Interval {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Standard deviations on each side that hold 95% of a normal distribution. */
const Z = 1.959963984540054;

/** Wilson score interval: valid for few games too, and always within 0 to 1. Null without games. */
export function wilson(wins: number, games: number): Interval | null {
  if (games === 0) return null;
  const share = wins / games;
  const weight = 1 + (Z * Z) / games;
  const middle = (share + (Z * Z) / (2 * games)) / weight;
  const reach = (Z / weight) * Math.sqrt((share * (1 - share)) / games + (Z * Z) / (4 * games * games));
  return {
    share,
    low: wins === 0 ? 0 : Math.max(0, middle - reach),
    high: wins === games ? 1 : Math.min(1, middle + reach),
  };
}

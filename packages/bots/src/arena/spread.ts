export interface Spread {
  readonly mean: number;
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** Three decimals: precise enough, and the same on every machine. */
export const rounded = (n: number): number => Math.round(n * 1000) / 1000;

export function spreadOf(numbers: readonly number[]): Spread {
  const inOrder = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(inOrder.length / 2);
  const at = (i: number): number => inOrder[i] ?? 0;
  return {
    mean: numbers.length === 0 ? 0 : rounded(numbers.reduce((sum, n) => sum + n, 0) / numbers.length),
    median: inOrder.length % 2 === 1 ? at(middle) : (at(middle - 1) + at(middle)) / 2,
    least: at(0),
    most: at(inOrder.length - 1),
  };
}

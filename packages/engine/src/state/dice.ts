/**
 * Random numbers for bots, tests and drawing decks (mulberry32): reproducible by seed, and separate from the game's own.
 */
export class Dice {
  #word: number;
  constructor(seed: number) {
    this.#word = (seed ^ 0x51ed270b) | 0;
  }
  /** A whole number from 0 to n - 1. */
  roll(n: number): number {
    this.#word = (this.#word + 0x6d2b79f5) | 0;
    let w = Math.imul(this.#word ^ (this.#word >>> 15), 1 | this.#word);
    w = (w + Math.imul(w ^ (w >>> 7), 61 | w)) ^ w;
    return Math.floor((((w ^ (w >>> 14)) >>> 0) / 0x100000000) * n);
  }
  /** True with a probability of n percent. */
  percent(n: number): boolean {
    return this.roll(100) < n;
  }
  /** Shuffles; `many` deals that many, reshuffling when empty. */
  drawn<T>(all: readonly T[], many = all.length): T[] {
    const left: T[] = [];
    return Array.from({ length: many }, () => {
      if (left.length === 0) left.push(...all);
      return left.splice(this.roll(left.length), 1)[0] as T;
    });
  }
}

/** A bot's own dice (mulberry32): never the game's. */
export class Dice {
  private word: number;
  constructor(seed: number) {
    this.word = (seed ^ 0x51ed270b) | 0;
  }
  /** A whole number from 0 to n - 1. */
  roll(n: number): number {
    this.word = (this.word + 0x6d2b79f5) | 0;
    let w = Math.imul(this.word ^ (this.word >>> 15), 1 | this.word);
    w = (w + Math.imul(w ^ (w >>> 7), 61 | w)) ^ w;
    return Math.floor((((w ^ (w >>> 14)) >>> 0) / 0x100000000) * n);
  }
  /** True in so many of a hundred throws. */
  percent(n: number): boolean {
    return this.roll(100) < n;
  }
}

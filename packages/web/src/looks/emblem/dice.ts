/** Deterministic choices for a card: the same card number and question always give the same answer. */
export class Dice {
  readonly #seed: number;
  constructor(seed: number) {
    this.#seed = seed;
  }
  /** An integer from 0 to `sides` - 1. */
  roll(question: number, sides: number): number {
    let h = Math.imul(this.#seed ^ Math.imul(question + 1, 0x9e3779b1), 0x85ebca6b);
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
    return ((h ^ (h >>> 16)) >>> 0) % sides;
  }
  pick<T>(question: number, list: readonly [T, ...T[]]): T {
    return list[this.roll(question, list.length)] ?? list[0];
  }
}

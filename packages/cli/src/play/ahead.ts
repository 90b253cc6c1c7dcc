import type { Seat } from '@methuselah/engine';

interface Typed {
  readonly seat: Seat;
  readonly number: number;
  readonly text: string;
}

/** Options typed in one line with the one before them. Numbers mean what was shown when they were typed, not what came of it. */
export class Ahead {
  #typed: readonly Typed[] = [];

  put(seat: Seat, numbers: readonly number[], shown: readonly string[]): void {
    this.#typed = numbers.map((number) => ({ seat, number, text: shown[number - 1] ?? '' }));
  }

  forget(): void {
    this.#typed = [];
  }

  /** What comes next, with its place among the options there are now; without one nothing of the line is left. */
  next(seat: Seat, options: readonly string[]): (Typed & { readonly place: number }) | null {
    const [next, ...rest] = this.#typed;
    if (next === undefined) return null;
    const place = next.seat === seat ? options.indexOf(next.text) : -1;
    this.#typed = place < 0 ? [] : rest;
    return { ...next, place };
  }
}

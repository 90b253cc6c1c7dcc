import type { Seat } from '@methuselah/engine';
import type { OptionModel } from '@methuselah/host';

interface Typed {
  readonly seat: Seat;
  readonly number: number;
  readonly option: OptionModel;
}

/** Options typed in one line with the one before them. Numbers mean what was shown when they were typed, not what came of it. */
export class Ahead {
  #typed: readonly Typed[] = [];

  put(seat: Seat, numbers: readonly number[], shown: readonly OptionModel[]): void {
    this.#typed = numbers.flatMap((number) => {
      const option = shown[number - 1];
      return option ? [{ seat, number, option }] : [];
    });
  }

  forget(): void {
    this.#typed = [];
  }

  get isEmpty(): boolean {
    return this.#typed.length === 0;
  }

  /** What comes next, with its place among the options there are now; without one nothing of the line is left. */
  next(seat: Seat, options: readonly OptionModel[]): (Typed & { readonly place: number }) | null {
    const [next, ...rest] = this.#typed;
    if (next === undefined) return null;
    const place = next.seat === seat ? options.findIndex(({ id }) => id === next.option.id) : -1;
    this.#typed = place < 0 ? [] : rest;
    return { ...next, place };
  }
}

import type { Seat } from '@methuselah/engine';
import type { OptionModel } from '@methuselah/host';

interface Typed {
  readonly seat: Seat;
  readonly number: number;
  readonly option: OptionModel;
}

/** Options typed in the same line as the one before. Numbers refer to the options shown when they were typed. */
export class TypeAhead {
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

  /** The next typed option and its index among the current options. If it is gone (-1), the rest of the line is dropped. */
  next(seat: Seat, options: readonly OptionModel[]): (Typed & { readonly place: number }) | null {
    const [next, ...rest] = this.#typed;
    if (next === undefined) return null;
    const place = next.seat === seat ? options.findIndex(({ id }) => id === next.option.id) : -1;
    this.#typed = place < 0 ? [] : rest;
    return { ...next, place };
  }
}

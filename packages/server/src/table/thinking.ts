import type { Seat } from '@methuselah/engine';
import type { PaceOptions } from './events.ts';

/** How long each player has been waited for. Times are in milliseconds. */
export class Thinking {
  readonly #pace: PaceOptions;
  readonly #spent: number[];
  /** The seat that the table waits for, and from when on that counts. */
  #seat: Seat | null = null;
  #from = 0;

  constructor(pace: PaceOptions, spent: readonly number[]) {
    this.#pace = pace;
    this.#spent = [...spent];
  }

  /** To be called whenever the table may wait for somebody else. The beat of a window is free. */
  waits(seat: Seat | null, now: number, closes: number): void {
    if (this.#seat !== null) this.#spent[this.#seat] = this.spent(this.#seat, now);
    this.#from = this.#seat === seat ? Math.max(this.#from, now) : Math.max(now, closes);
    this.#seat = seat;
  }

  /** How long a seat has been waited for. */
  spent(seat: Seat, now: number): number {
    const past = this.#spent[seat] ?? 0;
    return seat === this.#seat ? past + Math.max(0, now - this.#from) : past;
  }

  /** From when on the waiting counts. */
  get since(): number {
    return this.#from;
  }

  /** What each seat has left in its bank, without the waiting that goes on; null if there is no bank. */
  get left(): readonly number[] | null {
    const { bank } = this.#pace;
    return bank === null ? null : this.#spent.map((spent) => Math.max(0, bank - spent));
  }

  /** When the time of the seat that is waited for is up; null if it has all the time in the world. */
  get deadline(): number | null {
    if (this.#seat === null) return null;
    const { bank, each } = this.#pace;
    const left = bank === null ? null : Math.max(0, bank - (this.#spent[this.#seat] ?? 0));
    const limits = [left, each].filter((limit) => limit !== null);
    return limits.length === 0 ? null : this.#from + Math.min(...limits);
  }

  write(): WrittenThinking {
    return { spent: [...this.#spent], seat: this.#seat, from: this.#from };
  }
  static read(pace: PaceOptions, { spent, seat, from }: WrittenThinking): Thinking {
    const thinking = new Thinking(pace, spent);
    thinking.#seat = seat;
    thinking.#from = from;
    return thinking;
  }
}

export interface WrittenThinking {
  readonly spent: readonly number[];
  readonly seat: Seat | null;
  readonly from: number;
}

import type { Seat } from '@methuselah/engine';
import type { PaceOptions } from './events.ts';

/** A seat that is waited for, and what it is asked. */
export interface Waited {
  readonly seat: Seat;
  readonly question: string;
}

/** How long each player has been waited for. Times are in milliseconds. */
export class Thinking {
  readonly #pace: PaceOptions;
  readonly #spent: number[];
  #waited: Waited | null = null;
  /** From when on the waiting is not yet counted. */
  #from = 0;
  #since = 0;

  constructor(pace: PaceOptions, spent: readonly number[]) {
    this.#pace = pace;
    this.#spent = [...spent];
  }

  /** To be called whenever the table may wait for something else. The beat of a window is free. */
  waits(waited: Waited | null, now: number, closes: number): void {
    const was = this.#waited;
    if (was !== null) this.#spent[was.seat] = this.spent(was.seat, now);
    const isSame = was !== null && was.seat === waited?.seat && was.question === waited.question;
    this.#from = isSame ? Math.max(this.#from, now) : Math.max(now, closes);
    if (!isSame) this.#since = this.#from;
    this.#waited = waited;
  }

  /** What was waited for is no longer asked, and its time does not count. */
  pause(): void {
    this.#waited = null;
  }

  /** How long a seat has been waited for. */
  spent(seat: Seat, now: number): number {
    const past = this.#spent[seat] ?? 0;
    return seat === this.#waited?.seat ? past + Math.max(0, now - this.#from) : past;
  }

  /** Is there a clock? */
  get isTimed(): boolean {
    return this.#pace.bank !== null || this.#pace.each !== null;
  }

  /** From when on the answer to the question is waited for. */
  get since(): number {
    return this.#since;
  }

  /** What each seat has left in its bank, without the waiting that goes on; null if there is no bank. */
  get left(): readonly number[] | null {
    const { bank } = this.#pace;
    return bank === null ? null : this.#spent.map((spent) => Math.max(0, bank - spent));
  }

  /** When the time of the seat that is waited for is up; null if it has all the time in the world. */
  get deadline(): number | null {
    if (this.#waited === null) return null;
    const { bank, each } = this.#pace;
    const limits = [
      ...(bank === null ? [] : [this.#from + Math.max(0, bank - (this.#spent[this.#waited.seat] ?? 0))]),
      ...(each === null ? [] : [this.#since + each]),
    ];
    return limits.length === 0 ? null : Math.min(...limits);
  }

  write(): WrittenThinking {
    return { spent: [...this.#spent], waited: this.#waited, from: this.#from, since: this.#since };
  }
  static read(pace: PaceOptions, { spent, waited, from, since }: WrittenThinking): Thinking {
    const thinking = new Thinking(pace, spent);
    thinking.#waited = waited;
    thinking.#from = from;
    thinking.#since = since;
    return thinking;
  }
}

export interface WrittenThinking {
  readonly spent: readonly number[];
  readonly waited: Waited | null;
  readonly from: number;
  readonly since: number;
}

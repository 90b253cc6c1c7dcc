import type { Because, When } from '@methuselah/bots/advise';

/** The facts of one kind. */
type FactOf<W> = Because extends infer B
  ? B extends { readonly why: infer V }
    ? W extends V
      ? Named<B>
      : never
    : never
  : never;
/** With names in place of cards and seats; null is the player that is advised. */
type Named<B> = {
  readonly [K in keyof B as Exclude<K, 'why'>]: K extends 'card' | 'other' | 'stat'
    ? string
    : K extends 'seat'
      ? string | null
      : B[K];
};

/**
 * Why an option is advised: clauses that start in lower case, except names, and have no full stop. Names are of Methuselahs, vampires
 * and cards: no word agrees with their gender.
 */
export type BecauseWords = {
  readonly [W in Because['why']]: (fact: FactOf<W>) => string;
};

export interface AdviceWords {
  readonly because: BecauseWords;
  /** A clause that comes true only then. */
  readonly when: Readonly<Record<Exclude<When, 'now'>, (clause: string) => string>>;
  /** Joins clauses to a sentence with its full stop. */
  readonly sentence: (clauses: readonly string[]) => string;
  /** The best of what could be done, in words, and why it is not. */
  readonly notWorth: (option: string, clauses: readonly string[]) => string;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

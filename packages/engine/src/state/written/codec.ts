import { NONE } from '../targets.ts';
import type { Names, PoolNames } from './names.ts';

/**
 * Writes and reads a value of the state: numbers that depend on the pool become names. Input is untrusted and is validated.
 */
export interface Codec<T> {
  readonly write: (value: T, names: PoolNames) => unknown;
  readonly read: (written: unknown, of: Reading) => T;
}

/** The context for reading: the names of the pool, and the number of seats and cards in the game. */
export interface Reading {
  readonly names: PoolNames;
  readonly seats: number;
  readonly cards: number;
}

/** Invalid input. Thrown and caught inside the reader only. */
export class Misfit extends Error {}

const misfit = (what: string): never => {
  throw new Misfit(what);
};

const plain = <T>(is: (written: unknown) => written is T, what: string): Codec<T> => ({
  write: (value) => value,
  read: (written) => (is(written) ? written : misfit(`should be ${what}`)),
});

export const FLAG: Codec<boolean> = plain((v): v is boolean => typeof v === 'boolean', 'true or false');

/** A flag that states written before it existed do not have: it is not set in them. */
export const LATER_FLAG: Codec<boolean> = {
  // Left out while it is not set, so that such states keep their hash.
  write: (flag) => (flag ? true : undefined),
  read: (written, reading) => (written === undefined ? false : FLAG.read(written, reading)),
};

/** Longer than any name of a city, clan and so on. */
const LONGEST_WORD = 100;
/** A short text that the caller validates. */
export const word = <S extends string>(): Codec<S> =>
  plain((v): v is S => typeof v === 'string' && v.length <= LONGEST_WORD, 'a short text');
export const WORDS: Codec<string> = word();

export const between = (least: number, most: number): Codec<number> =>
  plain(
    (v): v is number => Number.isSafeInteger(v) && Number(v) >= least && Number(v) <= most,
    `a whole number from ${least} to ${most}`,
  );

/** Larger than any amount in a game. */
const LARGEST_AMOUNT = 1_000_000;
export const AMOUNT: Codec<number> = between(-LARGEST_AMOUNT, LARGEST_AMOUNT);
/** An amount that states written before it existed do not have: it is 0 in them. */
export const LATER_AMOUNT: Codec<number> = {
  write: (amount) => (amount === 0 ? undefined : amount),
  read: (written, reading) => (written === undefined ? 0 : AMOUNT.read(written, reading)),
};
export const COUNT: Codec<number> = between(NONE, LARGEST_AMOUNT);
/** A word of the random generator. */
export const WORD: Codec<number> = between(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);

export const oneOf = <T extends string | number>(...words: readonly T[]): Codec<T> =>
  plain((v): v is T => words.some((word) => word === v), `one of ${words.join(', ')}`);

/** A number written as the word at that index of a list; NONE is the empty word. */
export const placeIn = (words: readonly string[]): Codec<number> => ({
  write: (place) => words[place] ?? '',
  read: (written) => {
    if (written === '') return NONE;
    const place = typeof written === 'string' ? words.indexOf(written) : NONE;
    return place >= 0 ? place : misfit('should be a word that is known');
  },
});

/** A number of the pool written as its name; NONE has no name. */
export const named = (names: (of: PoolNames) => Names): Codec<number> => ({
  write: (number, of) => names(of).name(number),
  read: (written, of) => {
    if (written === '') return NONE;
    const number = typeof written === 'string' ? names(of.names).number(written) : undefined;
    return number ?? misfit(`should be the name of something on a card, not ${JSON.stringify(written)}`);
  },
});

export const SEAT: Codec<number> = {
  write: (seat) => seat,
  read: (written, { seats }) => between(NONE, seats - 1).read(written, NO_GAME),
};
export const CARD: Codec<number> = {
  write: (card) => card,
  read: (written, { cards }) => between(NONE, cards - 1).read(written, NO_GAME),
};
/** For codecs that use nothing of the game. */
const NO_GAME = { seats: 0, cards: 0 } as Reading;

const isList = (written: unknown): written is readonly unknown[] => Array.isArray(written);

export const list = <T>(of: Codec<T>): Codec<T[]> => ({
  write: (values, names) => values.map((value) => of.write(value, names)),
  read: (written, reading) =>
    isList(written)
      ? written.map((value, i) => within(`[${i}]`, () => of.read(value, reading)))
      : misfit('should be a list'),
});

export const pair = <T>(of: Codec<T>): Codec<[T, T]> => ({
  write: ([a, b], names) => [of.write(a, names), of.write(b, names)],
  read: (written, reading) => {
    const [a, b, more] = list(of).read(written, reading);
    return a === undefined || b === undefined || more !== undefined ? misfit('should be a pair') : [a, b];
  },
});

export const orNull = <T>(of: Codec<T>): Codec<T | null> => ({
  write: (value, names) => (value === null ? null : of.write(value, names)),
  read: (written, reading) => (written === null ? null : of.read(written, reading)),
});

export type Fields<T> = { readonly [K in keyof T]-?: Codec<T[K]> };
export type Written = Readonly<Record<string, unknown>>;
export const isWritten = (written: unknown): written is Written =>
  typeof written === 'object' && written !== null && !Array.isArray(written);

/** An object with exactly these fields, written in the order of the table. */
export function fields<T extends object>(table: Fields<T>): Codec<T> {
  const keys = Object.keys(table) as (keyof T & string)[];
  return {
    write: (value, names) => {
      const written: Record<string, unknown> = {};
      for (const key of keys) {
        const part = table[key].write(value[key], names);
        if (part !== undefined) written[key] = part;
      }
      return written;
    },
    read: (written, reading) => {
      if (!isWritten(written)) return misfit('should be an object');
      const odd = Object.keys(written).find((key) => !Object.hasOwn(table, key));
      if (odd !== undefined) return misfit(`has a field too many: ${odd.slice(0, LONGEST_WORD)}`);
      const value: Partial<T> = {};
      for (const key of keys) value[key] = within(`.${key}`, () => table[key].read(written[key], reading));
      return value as T;
    },
  };
}

/** Reads a part; an error names that part. */
function within<T>(part: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Misfit)) throw error;
    throw new Misfit(/^[.[]/.test(error.message) ? `${part}${error.message}` : `${part} ${error.message}`);
  }
}

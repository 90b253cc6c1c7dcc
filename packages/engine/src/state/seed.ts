/**
 * What all chance in a game comes of: a whole number that a person typed, for practice, as whoever sees a hand can find it out;
 * or a key of 128 bits as 32 hexadecimal digits, for games that matter.
 */
export type Seed = number | string;

const KEY = /^[0-9a-f]{32}$/;

/** Is this a seed? What a file says may be anything. */
export const isSeed = (value: unknown): value is Seed =>
  typeof value === 'string' ? KEY.test(value) : Number.isSafeInteger(value);

/** A game whose hidden cards could be found out by trying numbers. */
export const isPractice = (seed: Seed): seed is number => typeof seed === 'number';

/** 16 bytes of a good source of chance as a seed. */
export const seedOf = (bytes: Uint8Array): Seed =>
  Array.from(bytes.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A seed as it is written in a text; anything else is NaN. */
export const parseSeed = (text: string): Seed => {
  if (KEY.test(text)) return text;
  return /^-?\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
};

/**
 * The source of all randomness in a game: a whole number, for practice, since a player can find it by brute force from a hand;
 * or a 128-bit key as 32 hexadecimal digits, for games that matter.
 */
export type Seed = number | string;

const KEY = /^[0-9a-f]{32}$/;

/** Is this value a valid seed? */
export const isSeed = (value: unknown): value is Seed =>
  typeof value === 'string' ? KEY.test(value) : Number.isSafeInteger(value);

/** Is the seed a number, so that hidden cards could be found by trying numbers? */
export const isPractice = (seed: Seed): seed is number => typeof seed === 'number';

/** A seed from 16 bytes of a secure random source. */
export const seedOf = (bytes: Uint8Array): Seed =>
  Array.from(bytes.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Parses a seed; NaN if the text is not one. */
export const parseSeed = (text: string): Seed => {
  if (KEY.test(text)) return text;
  return /^-?\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
};

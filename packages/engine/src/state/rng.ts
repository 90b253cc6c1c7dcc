import { BLOCK_WORDS, chachaBlock } from './chacha.ts';
import type { Seed } from './seed.ts';

/**
 * The random generator of a game, as words in its state. From a numeric seed: the four words of sfc32, a small fast generator.
 * From a 128-bit key: its four words, the stream number and the position in the stream (ChaCha20).
 */

/** Independent streams of one key. */
export const STREAM = { game: 0, seating: 1, bots: 2 } as const;

const KEYED = 6;
const PLACE = 5;

export function seedRng(seed: Seed, stream: number = STREAM.game): number[] {
  if (typeof seed === 'string') return [...keyWords(seed), stream, 0];
  const own = stream === STREAM.seating ? seed ^ 0x5eed : seed;
  const words = [own | 0, (own / 0x100000000) | 0, 0x9e3779b9 | 0, 1];
  for (let i = 0; i < 15; i++) nextSfc32(words);
  return words;
}

const keyWords = (key: string): number[] =>
  [0, 8, 16, 24].map((at) => Number.parseInt(key.slice(at, at + 8), 16) | 0);

function nextWord(s: number[]): number {
  if (s.length !== KEYED) return nextSfc32(s);
  const place = s[PLACE] ?? 0;
  s[PLACE] = place + 1;
  return wordAt(s, place);
}

/** A word of a keyed stream: a pure function of key, stream and position. */
function wordAt(s: readonly number[], place: number): number {
  const [a = 0, b = 0, c = 0, d = 0, stream = 0] = s;
  // ChaCha20 takes a 256-bit key: use the 128-bit key twice.
  const block = chachaBlock([a, b, c, d, a, b, c, d], Math.floor(place / BLOCK_WORDS), [stream, 0, 0]);
  return block[place % BLOCK_WORDS] ?? 0;
}

/** The seed of a bot's dice for one decision, from the bots' own stream. */
export const botDice = (key: Seed, decision: number, seat: number): number =>
  typeof key === 'string'
    ? wordAt(seedRng(key, STREAM.bots), decision * BLOCK_WORDS + seat)
    : Math.imul(Math.imul(key, 31) + seat, 0x9e3779b1) + decision;

function nextSfc32(s: number[]): number {
  const [a = 0, b = 0, c = 0, d = 0] = s;
  const t = (((a + b) | 0) + d) | 0;
  s[3] = (d + 1) | 0;
  s[0] = b ^ (b >>> 9);
  s[1] = (c + (c << 3)) | 0;
  s[2] = ((((c << 21) | (c >>> 11)) >>> 0) + t) | 0;
  return t >>> 0;
}

/** A whole number from 0 to n - 1. */
export function roll(rng: number[], n: number): number {
  const limit = 0x100000000 - (0x100000000 % n);
  for (;;) {
    const word = nextWord(rng);
    if (word < limit) return word % n;
  }
}

export function shuffleInPlace<T>(rng: number[], list: T[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = roll(rng, i + 1);
    const a = list[i] as T;
    list[i] = list[j] as T;
    list[j] = a;
  }
}

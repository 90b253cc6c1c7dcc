/** ChaCha20 (RFC 8439): a stream of words that cannot be predicted without the key. */

/** "expand 32-byte k", the constant of the algorithm. */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;
const DOUBLE_ROUNDS = 10;
export const BLOCK_WORDS = 16;

/** One block: 16 words, a pure function of key (8 words), counter and nonce (3 words). */
export function chachaBlock(key: readonly number[], counter: number, nonce: readonly number[]): Uint32Array {
  const start = Uint32Array.from([...CONSTANTS, ...key, counter, ...nonce]);
  const x = start.slice();
  for (let i = 0; i < DOUBLE_ROUNDS; i++) {
    // Columns, then diagonals.
    quarterRound(x, 0, 4, 8, 12);
    quarterRound(x, 1, 5, 9, 13);
    quarterRound(x, 2, 6, 10, 14);
    quarterRound(x, 3, 7, 11, 15);
    quarterRound(x, 0, 5, 10, 15);
    quarterRound(x, 1, 6, 11, 12);
    quarterRound(x, 2, 7, 8, 13);
    quarterRound(x, 3, 4, 9, 14);
  }
  // A Uint32Array truncates to 32 bits.
  return x.map((word, i) => word + (start[i] ?? 0));
}

function quarterRound(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  mix(x, a, b, d, 16);
  mix(x, c, d, b, 12);
  mix(x, a, b, d, 8);
  mix(x, c, d, b, 7);
}

/** Half of a quarter round: adds `term` to `sum`, xors the result into `rotated`, and rotates that left. */
function mix(x: Uint32Array, sum: number, term: number, rotated: number, bits: number): void {
  const added = (x[sum] ?? 0) + (x[term] ?? 0);
  x[sum] = added;
  const word = (x[rotated] ?? 0) ^ added;
  x[rotated] = (word << bits) | (word >>> (32 - bits));
}

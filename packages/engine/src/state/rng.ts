/** sfc32: a small fast generator whose four words are part of the game's state. */
export function seedRng(seed: number): number[] {
  const words = [seed | 0, (seed / 0x100000000) | 0, 0x9e3779b9 | 0, 1];
  for (let i = 0; i < 15; i++) nextWord(words);
  return words;
}

function nextWord(s: number[]): number {
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

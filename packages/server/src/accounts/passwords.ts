/** Passwords, of which only a hash is kept: scrypt, with its cost beside it. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** Hashes that are made at once: the rest of the process needs threads, too. */
const MOST_AT_ONCE = 2;
const MOST_WAITING = 50;

/** What scrypt takes for each guess. */
export interface Cost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}
/** 32 MB and a few hundred milliseconds of a core. */
export const DEFAULT_COST: Cost = { N: 2 ** 15, r: 8, p: 3 };

/** Too many passwords are looked at already. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}

const derived = (password: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const options = { N, r, p, maxmem: 2 * 128 * N * r };
    scrypt(password.normalize('NFC'), salt, HASH_BYTES, options, (error, hash) =>
      error ? reject(error) : resolve(hash),
    );
  });

const written = ({ N, r, p }: Cost, salt: Buffer, hash: Buffer): string =>
  ['scrypt', N, r, p, salt.toString('base64url'), hash.toString('base64url')].join(':');

export class Passwords {
  readonly #cost: Cost;
  /** Stands for the hash of a login that nobody has: looking at it takes as long, and nothing fits it. */
  readonly #nobody: string;
  #underWay = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(cost: Cost = DEFAULT_COST) {
    this.#cost = cost;
    this.#nobody = written(cost, randomBytes(SALT_BYTES), randomBytes(HASH_BYTES));
  }

  /** What is kept of a password. */
  hash(password: string): Promise<string> {
    const salt = randomBytes(SALT_BYTES);
    const cost = this.#cost;
    return this.#inTurn(async () => written(cost, salt, await derived(password, salt, cost)));
  }

  /** Does a password fit what was kept? Null: there is nothing that it could fit, which takes as long to say. */
  fits(password: string, kept: string | null): Promise<boolean> {
    const [, N, r, p, salt = '', hash = ''] = (kept ?? this.#nobody).split(':');
    const cost = { N: Number(N), r: Number(r), p: Number(p) };
    return this.#inTurn(async () => {
      const found = await derived(password, Buffer.from(salt, 'base64url'), cost);
      return timingSafeEqual(found, Buffer.from(hash, 'base64url'));
    });
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#waiting.length >= MOST_WAITING) throw new TooBusy();
    if (this.#underWay >= MOST_AT_ONCE) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#underWay++;
    try {
      return await work();
    } finally {
      // The next one takes the place of this one.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#underWay--;
    }
  }
}

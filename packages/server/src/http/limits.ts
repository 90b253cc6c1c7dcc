/** How much somebody may ask for. */
import { type Cost, DEFAULT_COST } from '../accounts/passwords.ts';

export interface Rate {
  /** So many at once. */
  readonly burst: number;
  readonly perSecond: number;
}

export interface Limits {
  /** New guests of one address. */
  readonly guests: Rate;
  /** Passwords that come from one address, and those that are tried for one login. */
  readonly passwords: Rate;
  /** What each of them costs whoever tries. */
  readonly passwordCost: Cost;
  /** Deck lists that come from one address: reading one takes a while. */
  readonly decks: Rate;
  /** Requests of one address. */
  readonly requests: Rate;
  /** Files of the page for one address: everybody behind a router, each with a few hundred files on their first visit. */
  readonly files: Rate;
  /** Messages on one socket. */
  readonly messages: Rate;
  /** What one account says at tables. */
  readonly chat: Rate;
  /** Messages that are not understood, on one socket. */
  readonly badMessages: number;
  /** Sockets of one account on this node, and of one address before they have said who they are. */
  readonly sockets: number;
  /** Bytes that a reader may be behind. */
  readonly unsent: number;
  /** How long a client may take to say hello, and to answer a ping, which comes as often; in milliseconds. */
  readonly helloMs: number;
  readonly pingMs: number;
}

export const DEFAULT_LIMITS: Limits = {
  guests: { burst: 20, perSecond: 0.1 },
  passwords: { burst: 10, perSecond: 0.05 },
  passwordCost: DEFAULT_COST,
  decks: { burst: 20, perSecond: 0.5 },
  requests: { burst: 120, perSecond: 20 },
  files: { burst: 5000, perSecond: 500 },
  messages: { burst: 200, perSecond: 40 },
  chat: { burst: 8, perSecond: 0.5 },
  badMessages: 20,
  sockets: 20,
  unsent: 256 * 1024,
  helloMs: 10_000,
  pingMs: 30_000,
};

export const MOST_BODY_BYTES = 16 * 1024;
export const MOST_MESSAGE_BYTES = 8 * 1024;

/** Empties by one with each thing that is done, and fills again with time. */
export class Bucket {
  readonly #rate: Rate;
  #left: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#left = rate.burst;
    this.#at = now;
  }

  #fill(now: number): void {
    const { burst, perSecond } = this.#rate;
    this.#left = Math.min(burst, this.#left + (Math.max(0, now - this.#at) / 1000) * perSecond);
    this.#at = now;
  }

  isFull(now: number): boolean {
    this.#fill(now);
    return this.#left >= this.#rate.burst;
  }

  /** False if it is empty. */
  take(now: number): boolean {
    this.#fill(now);
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }
}

/** Before so many are known, nobody looks for those that are full again. */
const MOST_BUCKETS = 10_000;

/** A bucket for each address, account and the like. */
export class Buckets {
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
  }

  take(address: string): boolean {
    const now = this.#now();
    const key = networkOf(address);
    if (this.#buckets.size >= MOST_BUCKETS)
      for (const [each, known] of this.#buckets) if (known.isFull(now)) this.#buckets.delete(each);
    const bucket = this.#buckets.get(key) ?? new Bucket(this.#rate, now);
    this.#buckets.set(key, bucket);
    return bucket.take(now);
  }
}

/** One household has 2^64 addresses of IPv6. */
function networkOf(address: string): string {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return mapped.includes(':') ? mapped.split(':').slice(0, 4).join(':') : mapped;
}

import type { CardKey } from '@methuselah/engine';
import type { CardModel, InfluencePlan } from '@methuselah/host';

/** A plan of transfers before it is carried out. */
export interface Draft {
  /** Counters to each vampire; negative: back to the pool. */
  readonly counters: ReadonlyMap<CardKey, number>;
  /** Full vampires that are not brought out. */
  readonly staying: ReadonlySet<CardKey>;
}
export const NO_DRAFT: Draft = { counters: new Map(), staying: new Set() };

/** What can be spent: transfers, and pool, of which at least 1 must stay. */
export interface Means {
  readonly transfers: number;
  readonly pool: number;
}

/** R-INF-03, R-INF-04: a counter to a vampire takes 1 transfer, one back to the pool takes 2. */
export function meansLeft({ counters }: Draft, { transfers, pool }: Means): Means {
  let left = { transfers, pool };
  for (const n of counters.values())
    left = { transfers: left.transfers - (n > 0 ? n : -2 * n), pool: left.pool - n };
  return left;
}

export type Vampire = Pick<CardModel, 'key' | 'counters' | 'capacity'>;

export const countersOf = (draft: Draft, { key, counters }: Vampire): number =>
  counters + (draft.counters.get(key) ?? 0);

export const isFull = (draft: Draft, vampire: Vampire): boolean =>
  countersOf(draft, vampire) >= (vampire.capacity ?? Number.POSITIVE_INFINITY);

/** The most counters that can still be added: up to the capacity, and never the last pool. */
export function roomFor(draft: Draft, vampire: Vampire, means: Means): number {
  const { transfers, pool } = meansLeft(draft, means);
  const room = (vampire.capacity ?? 0) - countersOf(draft, vampire);
  // What was planned to be taken back is given back first, at 2 transfers each.
  const isTakenBack = (draft.counters.get(vampire.key) ?? 0) < 0;
  return Math.max(0, Math.min(room, isTakenBack ? 1 : transfers, Math.max(0, pool - 1)));
}

export const canTakeBack = (draft: Draft, vampire: Vampire, means: Means): boolean =>
  (draft.counters.get(vampire.key) ?? 0) > 0 ||
  (countersOf(draft, vampire) > 0 && meansLeft(draft, means).transfers >= 2);

export function withCounters(draft: Draft, key: CardKey, more: number): Draft {
  const n = (draft.counters.get(key) ?? 0) + more;
  const counters = new Map(draft.counters).set(key, n);
  if (n === 0) counters.delete(key);
  return { ...draft, counters };
}

export function withStaying(draft: Draft, key: CardKey): Draft {
  const staying = new Set(draft.staying);
  if (!staying.delete(key)) staying.add(key);
  return { ...draft, staying };
}

export const comesOut = (draft: Draft, vampire: Vampire): boolean =>
  isFull(draft, vampire) && !draft.staying.has(vampire.key);

/** What is taken back comes first: it pays for the rest. */
export function planOf(draft: Draft, vampires: readonly Vampire[], end: boolean): InfluencePlan {
  const moves = vampires
    .map((vampire) => ({
      vampire: vampire.key,
      counters: draft.counters.get(vampire.key) ?? 0,
      bringOut: comesOut(draft, vampire),
    }))
    .filter(({ counters, bringOut }) => counters !== 0 || bringOut)
    .sort((a, b) => a.counters - b.counters);
  return { moves, end };
}

import { type CardSource, type Pool, poolOfRecord } from '@methuselah/engine';
import type { Begin } from './events.ts';

/** Before so many are known, nobody looks for those that are gone. */
const MOST_KNOWN = 200;
/** Pools of tables that were opened last stay, so that a table that wakes up need not compile its cards. */
const KEPT = 8;

const known = new WeakMap<CardSource, Map<string, WeakRef<Pool>>>();
let kept: readonly Pool[] = [];

/** The cards of a game, compiled once for all tables with the same cards. */
export function poolFor(players: Begin['players'], cards: CardSource): Pool {
  const pools = known.get(cards) ?? new Map<string, WeakRef<Pool>>();
  known.set(cards, pools);
  const key = keyOf(players);
  const pool = pools.get(key)?.deref() ?? poolOfRecord({ players }, cards);
  if (pools.size >= MOST_KNOWN)
    for (const [each, found] of pools) if (found.deref() === undefined) pools.delete(each);
  pools.set(key, new WeakRef(pool));
  if (kept[0] !== pool) kept = [pool, ...kept.filter((other) => other !== pool)].slice(0, KEPT);
  return pool;
}

const keyOf = (players: Begin['players']): string =>
  [...new Set(players.flatMap(({ deck }) => [...deck.crypt, ...deck.library]))]
    .sort((a, b) => a - b)
    .join(' ');

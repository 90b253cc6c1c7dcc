import {
  type CardInPlay,
  capacityOf,
  claimOf,
  clanOf,
  handFor,
  handSizeOf,
  hashText,
  NONE,
  partsOf,
  sectOf,
  type Table,
  titleOf,
} from '@methuselah/engine/internal';
import type { Chair } from '../contract/index.ts';

/** What a model shows of a minion. */
const STATS = ['bleed', 'strength', 'stealth', 'intercept', 'votes'] as const;

/** These change with every window, and nothing on the table is seen of them. */
const UNSEEN: ReadonlySet<string> = new Set(['game', 'turn', 'impulse']);

/**
 * Names how everything lies on a table, for all viewers: as long as it is the same, seats and cards look as they did. What texts and
 * lasting effects make of a card is in it, and not where that comes from.
 */
export function layoutOf(t: Table, chairs: readonly Chair[]): string {
  const { edge, seats, cards, limbo, frames } = t.state;
  const places = seats.map(({ library, crypt, ...zones }, seat) => ({
    pool: zones.pool,
    points: zones.victoryPoints,
    out: zones.ousted,
    leaves: zones.withdrawing,
    hand: zones.hand,
    handSize: handSizeOf(t, seat),
    isOpen: handFor(t, 'spectator', seat).length > 0,
    piles: [library.length, crypt.length, zones.ashHeap, zones.removed],
  }));
  const courses = frames.filter(({ kind }) => !UNSEEN.has(kind));
  const looks = cards.map((card) => looksOf(t, card));
  return hashText(JSON.stringify([edge, places, cards, looks, limbo, courses, chairs]));
}

function looksOf(t: Table, { id, region }: CardInPlay): readonly unknown[] {
  const def = t.pool.cards[t.state.def[id] ?? NONE];
  const capacity = def?.isVampire ? capacityOf(t, id) : NONE;
  if (!def?.isMinion || (region !== 'ready' && region !== 'torpor')) return [capacity];
  const stats = STATS.map((stat) => partsOf(t, stat, id));
  if (!def.isVampire) return stats;
  return [capacity, stats, claimOf(t, id), titleOf(t, id), sectOf(t, id), clanOf(t, id)];
}

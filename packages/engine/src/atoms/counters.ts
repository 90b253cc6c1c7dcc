import { isRestricted } from '../query/stats.ts';
import { type CardId, type CardInPlay, DIRTY, NONE, type Seat } from '../state/types.ts';
import type { CountersReason, EventFacts, EventOf, PoolReason } from '../table/events.ts';
import { cardInPlay, seatState, type Table } from '../table/table.ts';
import { now, told, toldTitle, unitOf } from '../table/tell.ts';
import { bloodLost, withdrawalFails } from './course.ts';
import { STANDING } from './rows.ts';

/** Counters: blood, life and pool. The bank is unlimited (R-SETUP-05), so it is not stored. */

export function gainPool(t: Table, seat: Seat, amount: number, why: PoolReason = 'effect'): void {
  if (amount <= 0) return;
  const p = seatState(t, seat);
  p.pool += amount;
  t.emit?.({ type: 'pool', when: now(t), seat, before: p.pool - amount, after: p.pool, why });
}

/** Burns up to the amount, as far as there is pool (R-GLOSS-18); returns how much was burned. */
export function burnPool(t: Table, seat: Seat, amount: number, why: PoolReason = 'effect'): number {
  const p = seatState(t, seat);
  const burned = Math.min(p.pool, Math.max(0, amount));
  if (burned === 0) return 0;
  // R-GEN-10, R-TERM-03: back to the bank
  p.pool -= burned;
  t.state.dirty |= DIRTY.pool;
  t.emit?.({ type: 'pool', when: now(t), seat, before: p.pool + burned, after: p.pool, why });
  // R-END-11, R-END-12: losing or spending even 1 pool stops a withdrawal
  withdrawalFails(t, seat);
  return burned;
}

export function addCounters(t: Table, id: CardId, amount: number, why: CountersReason = 'effect'): void {
  if (amount <= 0 || (GAINS.has(why) && cannotGain(t, id))) return;
  const card = cardInPlay(t, id);
  card.counters += amount;
  t.state.dirty |= DIRTY.counters;
  t.emit?.(countersChanged(t, card, amount, why));
}

/** Ways of gaining counters, other than to enter play with them or to be influenced. */
const GAINS: ReadonlySet<CountersReason> = new Set(['effect', 'hunt', 'strike', 'diablerie']);
/** R-TERM-12: the counters go to the bank instead. */
const cannotGain = (t: Table, id: CardId): boolean =>
  t.pool.words.has('gainBlood') && isRestricted(t, 'gainBlood', id);

const countersChanged = (
  t: Table,
  { id, counters }: CardInPlay,
  by: number,
  why: CountersReason,
): EventOf<'counters'> => ({
  type: 'counters',
  when: now(t),
  card: told(t, id),
  before: counters - by,
  after: counters,
  unit: unitOf(t, id),
  why,
});

export function burnCounters(t: Table, id: CardId, amount: number, why: CountersReason = 'effect'): number {
  const burned = drainCounters(t, id, amount, why);
  // R-END-11, R-END-12: losing or spending even 1 blood stops a withdrawal
  if (burned > 0) bloodLost(t, id);
  return burned;
}

/**
 * Returns counters to the bank without counting as a loss: blood over capacity was never the vampire's (docs/RULES.md).
 */
export function drainCounters(
  t: Table,
  id: CardId,
  amount: number,
  why: CountersReason = 'overCapacity',
): number {
  const card = cardInPlay(t, id);
  const burned = Math.min(card.counters, Math.max(0, amount));
  if (burned === 0) return 0;
  // R-GEN-10, R-TERM-03: back to the bank
  card.counters -= burned;
  t.state.dirty |= DIRTY.counters;
  t.emit?.(countersChanged(t, card, -burned, why));
  return burned;
}

/** Reasons that apply to both pool and counters. */
type MoveReason = PoolReason & CountersReason;

/** A moved counter takes the type of its new place: blood becomes pool, life becomes blood. */
export function moveCounters(
  t: Table,
  from: CardId,
  to: CardId,
  amount: number,
  why: CountersReason = 'effect',
): number {
  const moved = burnCounters(t, from, amount, why);
  // R-GEN-09: a counter takes the type of its new card
  addCounters(t, to, moved, why);
  return moved;
}

export function countersToPool(
  t: Table,
  from: CardId,
  seat: Seat,
  amount: number,
  why: MoveReason = 'effect',
): number {
  const moved = burnCounters(t, from, amount, why);
  // R-GEN-09: blood becomes pool
  gainPool(t, seat, moved, why);
  return moved;
}

export function poolToCounters(
  t: Table,
  seat: Seat,
  to: CardId,
  amount: number,
  why: MoveReason = 'effect',
): number {
  const moved = burnPool(t, seat, amount, why);
  // R-GEN-09: pool becomes blood
  addCounters(t, to, moved, why);
  return moved;
}

export function takeEdge(t: Table, seat: Seat): void {
  if (t.state.edge === seat) return;
  const from = t.state.edge;
  // R-GEN-11: there is one Edge: the former holder loses it
  t.state.edge = seat;
  // An action may have targeted the Edge.
  t.state.dirty |= DIRTY.ready;
  t.emit?.({ type: 'edge', when: now(t), seat, from });
}

export function gainVictoryPoint(
  t: Table,
  seat: Seat,
  why: EventFacts['victoryPoint']['why'],
  ousted: Seat = NONE,
): void {
  const before = seatState(t, seat).victoryPoints;
  const after = before + 1;
  seatState(t, seat).victoryPoints = after;
  // A hand size may count victory points.
  t.state.dirty |= DIRTY.hand;
  t.emit?.({ type: 'victoryPoint', when: now(t), seat, before, after, why, ousted });
}

/** Sets the number of cards that have left a hand and are still to be replaced. */
export function setToReplace(t: Table, seat: Seat, n: number): void {
  seatState(t, seat).toReplace = n;
}

export function setMasterActions(t: Table, seat: Seat, n: number): void {
  seatState(t, seat).masterActions = n;
}
export function setOutOfTurn(t: Table, seat: Seat, n: number): void {
  seatState(t, seat).outOfTurn = n;
}
export function setTransfers(t: Table, seat: Seat, n: number): void {
  seatState(t, seat).transfers = n;
  t.emit?.({ type: 'transfers', when: now(t), seat, left: n });
}
export function setDiscardActions(t: Table, seat: Seat, n: number): void {
  seatState(t, seat).discardActions = n;
}
export function setTitle(t: Table, id: CardId, title: number, domain: string, titleCard: CardId): void {
  const card = cardInPlay(t, id);
  card.title = title;
  card.domain = domain;
  card.titleContested = false;
  card.titleCard = titleCard;
  t.state.dirty |= STANDING;
  t.emit?.({ type: 'title', when: now(t), card: told(t, id), title: toldTitle(card) });
}
export function setTitleContested(t: Table, id: CardId, contested: boolean): void {
  const card = cardInPlay(t, id);
  if (card.titleContested === contested) return;
  card.titleContested = contested;
  // The card of the title goes out of play, or comes back.
  t.index.stale = true;
  t.state.dirty |= STANDING;
  t.emit?.({
    type: 'titleContested',
    when: now(t),
    card: told(t, id),
    title: toldTitle(card),
    contested,
  });
}

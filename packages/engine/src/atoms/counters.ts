import { type CardId, DIRTY, type Seat } from '../state/types.ts';
import { cardInPlay, seatState, type Table } from '../table/table.ts';
import { tell } from '../table/tell.ts';
import { bloodLost, withdrawalFails } from './course.ts';
import { STANDING } from './rows.ts';

/** Counters: blood, life and pool. The bank has no end (R-SETUP-05), so only the other side is written. */

export function gainPool(t: Table, seat: Seat, amount: number): void {
  if (amount <= 0) return;
  seatState(t, seat).pool += amount;
  tell(t, 'pool', seat, -1, -1, amount);
}

/** Burns as much as there is (R-GLOSS-18) and says how much that was. */
export function burnPool(t: Table, seat: Seat, amount: number): number {
  const p = seatState(t, seat);
  const burned = Math.min(p.pool, Math.max(0, amount));
  if (burned === 0) return 0;
  // R-GEN-10, R-TERM-03: back to the bank
  p.pool -= burned;
  t.state.dirty |= DIRTY.pool;
  tell(t, 'pool', seat, -1, -1, -burned);
  // R-END-11, R-END-12: lost or spent, a single pool is too much
  withdrawalFails(t, seat);
  return burned;
}

export function addCounters(t: Table, id: CardId, amount: number): void {
  if (amount <= 0) return;
  cardInPlay(t, id).counters += amount;
  t.state.dirty |= DIRTY.counters;
  tell(t, 'counters', -1, id, -1, amount);
}

export function burnCounters(t: Table, id: CardId, amount: number): number {
  const burned = drainCounters(t, id, amount);
  // R-END-11, R-END-12: lost or spent, a single blood is too much
  if (burned > 0) bloodLost(t, id);
  return burned;
}

/** To the bank, though it is no loss: what goes over a capacity was never the vampire's (docs/RULES.md). */
export function drainCounters(t: Table, id: CardId, amount: number): number {
  const card = cardInPlay(t, id);
  const burned = Math.min(card.counters, Math.max(0, amount));
  if (burned === 0) return 0;
  // R-GEN-10, R-TERM-03: back to the bank
  card.counters -= burned;
  t.state.dirty |= DIRTY.counters;
  tell(t, 'counters', -1, id, -1, -burned);
  return burned;
}

/** Moving a counter re-labels it: blood becomes pool, life becomes blood. */
export function moveCounters(t: Table, from: CardId, to: CardId, amount: number): number {
  const moved = burnCounters(t, from, amount);
  // R-GEN-09: whatever it was, it is now what its new card holds
  addCounters(t, to, moved);
  return moved;
}

export function countersToPool(t: Table, from: CardId, seat: Seat, amount: number): number {
  const moved = burnCounters(t, from, amount);
  // R-GEN-09: blood becomes pool
  gainPool(t, seat, moved);
  return moved;
}

export function poolToCounters(t: Table, seat: Seat, to: CardId, amount: number): number {
  const moved = burnPool(t, seat, amount);
  // R-GEN-09: pool becomes blood
  addCounters(t, to, moved);
  return moved;
}

export function takeEdge(t: Table, seat: Seat): void {
  if (t.state.edge === seat) return;
  // R-GEN-11: there is one Edge: whoever had it has it no more
  t.state.edge = seat;
  // An action may have been aimed at it.
  t.state.dirty |= DIRTY.ready;
  tell(t, 'edge', seat);
}

export function gainVictoryPoint(t: Table, seat: Seat): void {
  seatState(t, seat).victoryPoints += 1;
  tell(t, 'victoryPoint', seat, -1, -1, 1);
}

export function setMasterActions(t: Table, seat: Seat, n: number): void {
  seatState(t, seat).masterActions = n;
}
export function setOutOfTurn(t: Table, seat: Seat, n: number): void {
  seatState(t, seat).outOfTurn = n;
}
export function setTransfers(t: Table, seat: Seat, n: number): void {
  seatState(t, seat).transfers = n;
  tell(t, 'transfers', seat, -1, -1, n);
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
  tell(t, 'title', -1, id, -1, title);
}
export function setTitleContested(t: Table, id: CardId, contested: boolean): void {
  const card = cardInPlay(t, id);
  if (card.titleContested === contested) return;
  card.titleContested = contested;
  t.state.dirty |= STANDING;
  tell(t, 'titleContested', -1, id, -1, contested ? 1 : 0);
}

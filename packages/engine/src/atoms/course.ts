import { predator } from '../query/seats.ts';
import type { CardId, Phase, Seat } from '../state/types.ts';
import { defOf, findCard, seatState, type Table } from '../table/table.ts';
import { now } from '../table/tell.ts';

/** Turns, phases, ousting and the end of the game. */

export function beginTurn(t: Table, seat: Seat): void {
  t.state.active = seat;
  t.state.turn += 1;
}

export function setPhase(t: Table, seat: Seat, phase: Phase): void {
  t.state.phase = phase;
  t.emit?.({ type: 'phaseBegan', when: now(t), seat, phase });
}

/** Takes a Methuselah out of the game: nothing of theirs is due any more. */
export function putOut(t: Table, seat: Seat): void {
  const p = seatState(t, seat);
  p.ousted = true;
  t.state.due = t.state.due.filter((due) => due.seat !== seat);
  if (p.withdrawing) t.emit?.({ type: 'withdrew', when: now(t), seat });
  else t.emit?.({ type: 'ousted', when: now(t), seat, predator: predator(t, seat) });
}

export function announceWithdrawal(t: Table, seat: Seat): void {
  seatState(t, seat).withdrawing = true;
  t.emit?.({ type: 'withdrawing', when: now(t), seat });
}

/** Cancels an announced withdrawal. */
export function withdrawalFails(t: Table, seat: Seat): void {
  const p = t.state.seats[seat];
  if (p === undefined || !p.withdrawing || p.ousted) return;
  p.withdrawing = false;
  t.emit?.({ type: 'withdrawalFailed', when: now(t), seat });
}

/**
 * Blood lost from a vampire in play stops its controller's withdrawal; counters on an uncontrolled vampire are not blood yet.
 */
export function bloodLost(t: Table, id: CardId): void {
  const card = findCard(t, id);
  if (card && (card.region === 'ready' || card.region === 'torpor') && defOf(t, id).isVampire)
    withdrawalFails(t, card.controller);
}

export function reachLimit(t: Table): void {
  t.state.limitReached = true;
}

export function endGame(t: Table): void {
  t.state.over = true;
  t.state.frames.length = 0;
  t.emit?.({ type: 'gameOver', when: now(t) });
}

import { setDiscardActions } from '../atoms/counters.ts';
import { cardNameKey, KEY, mark, marked } from '../atoms/rows.ts';
import type { CompiledUse } from '../language/pool.ts';
import { NONE, type Seat, seatTarget } from '../state/types.ts';
import { type Reason, reason, seatState, type Table } from '../table/table.ts';
import { whyRequirementFailsForSeat } from './requirements.ts';

/** Event cards (rulebook p.13, 37). */

const WHY = {
  notYourPhase: reason('R-LIB-03', 'notYourDiscardPhase'),
  discardActions: reason('R-DISCARD-01', 'noDiscardAction'),
  secondEvent: reason('R-DISCARD-03', 'oneEventAPhase'),
  playedBefore: reason('R-EVENT-02', 'onceAGame'),
} as const;

/** An event is put into play in your own discard phase, using a discard phase action. */
export function whyCannotPlayEvent(t: Table, seat: Seat, use: CompiledUse): Reason | null {
  // R-LIB-03: only in your own discard phase
  if (t.state.active !== seat || t.state.phase !== 'discard') return WHY.notYourPhase;
  // R-EVENT-02: once per game, by any Methuselah (docs/RULES.md)
  if (marked(t, 'game', NONE, cardNameKey(use.def))) return WHY.playedBefore;
  // R-EVENT-01, R-DISCARD-03: one event per phase, regardless of the number of discard phase actions
  if (marked(t, 'phase', seatTarget(seat), KEY.event)) return WHY.secondEvent;
  // R-EVENT-01, R-DISCARD-03: it needs a discard phase action
  if (seatState(t, seat).discardActions < 1) return WHY.discardActions;
  return whyRequirementFailsForSeat(t, seat, use);
}

/** Counts an event as played and uses a discard phase action, even if it is cancelled. */
export function spendEvent(t: Table, seat: Seat, use: CompiledUse): void {
  // R-EVENT-01, R-DISCARD-03: uses a discard phase action
  setDiscardActions(t, seat, seatState(t, seat).discardActions - 1);
  // R-DISCARD-03: no second event this phase
  mark(t, 'phase', seatTarget(seat), KEY.event);
  // R-EVENT-02: not again this game
  mark(t, 'game', NONE, cardNameKey(use.def));
}

import { setMasterActions, setOutOfTurn } from '../atoms/counters.ts';
import { KEY, mark, marked } from '../atoms/rows.ts';
import type { CompiledUse } from '../language/pool.ts';
import { isRestricted, total } from '../query/stats.ts';
import { type Seat, seatTarget } from '../state/types.ts';
import { type Reason, reason, seatState, type Table } from '../table/table.ts';
import { whyRequirementFailsForSeat } from './requirements.ts';

/** Master cards and master phase actions (rulebook p.8-9, 18). */

const WHY = {
  notYourTurn: reason('R-MASTER-02', 'notYourMasterPhase'),
  masterActions: reason('R-MASTER-03', 'noMasterAction'),
  yourTurn: reason('R-MASTER-17', 'notOnYourTurn'),
  secondOutOfTurn: reason('R-MASTER-16', 'outOfTurnAlready'),
} as const;

const isOutOfTurn = (t: Table, use: CompiledUse): boolean => t.pool.cards[use.def]?.outOfTurn === true;

/** A master card is played in your own master phase, an out-of-turn master in another's turn. */
export function whyCannotPlayMaster(t: Table, seat: Seat, use: CompiledUse): Reason | null {
  if (isOutOfTurn(t, use)) {
    // R-MASTER-04, R-MASTER-17: only during other Methuselahs' turns
    if (t.state.active === seat) return WHY.yourTurn;
    // R-MASTER-16, R-GLOSS-12: only one between two of your turns
    if (seatState(t, seat).outOfTurn > 0) return WHY.secondOutOfTurn;
  } else {
    // R-MASTER-02: in your own master phase, using a master phase action
    if (t.state.active !== seat || t.state.phase !== 'master') return WHY.notYourTurn;
    if (seatState(t, seat).masterActions < 1) return WHY.masterActions;
  }
  return whyRequirementFailsForSeat(t, seat, use);
}

/** Playing a master card uses a master phase action of this phase or, out of turn, of the next. */
export function spendMasterAction(t: Table, seat: Seat, use: CompiledUse): void {
  // R-MASTER-04, R-MASTER-15: an out-of-turn master uses an action of your next master phase, even if cancelled
  if (isOutOfTurn(t, use)) setOutOfTurn(t, seat, 1);
  // R-MASTER-02: each master card uses a master phase action
  else setMasterActions(t, seat, seatState(t, seat).masterActions - 1);
}

/** A master card was played and not cancelled: a trifle gives an additional action. */
export function masterSucceeds(t: Table, seat: Seat, use: CompiledUse): void {
  if (!t.pool.cards[use.def]?.trifle) return;
  if (isOutOfTurn(t, use)) {
    // R-MASTER-08: an out-of-turn trifle gives its action in your next master phase
    setOutOfTurn(t, seat, 2);
    return;
  }
  // R-MASTER-09: only one additional action from trifles per master phase
  if (marked(t, 'phase', seatTarget(seat), KEY.trifle)) return;
  mark(t, 'phase', seatTarget(seat), KEY.trifle);
  // R-MASTER-07: one additional master phase action
  setMasterActions(t, seat, seatState(t, seat).masterActions + 1);
}

/** At the start of the master phase: gains actions, less one for a master played out of turn. */
export function gainMasterActions(t: Table, seat: Seat): void {
  const { outOfTurn } = seatState(t, seat);
  // R-MPH-06: one fewer after an out-of-turn master, even a cancelled one
  const usedOutOfTurn = outOfTurn > 0 ? 1 : 0;
  // R-MASTER-08: an out-of-turn trifle gives its action now
  const fromTrifle = outOfTurn === 2 ? 1 : 0;
  // R-MASTER-09: that counts as this phase's action from a trifle
  if (fromTrifle > 0) mark(t, 'phase', seatTarget(seat), KEY.trifle);
  setOutOfTurn(t, seat, 0);
  // R-MASTER-03, R-MPH-01: one master phase action by default
  const base = isRestricted(t, 'twoMasterActions', seatTarget(seat)) ? 2 : 1;
  const normal = total(t, 'masterActions', seatTarget(seat), base);
  setMasterActions(t, seat, Math.max(0, normal - usedOutOfTurn) + fromTrifle);
}

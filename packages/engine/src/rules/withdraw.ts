import { announceWithdrawal } from '../atoms/course.ts';
import { KEY, mark, marked } from '../atoms/rows.ts';
import { handSizeOf } from '../query/stats.ts';
import { type Seat, seatTarget } from '../state/types.ts';
import { type Offers, type OptionOf, WITHDRAW } from '../table/options.ts';
import { seatState, type Table } from '../table/table.ts';
import { withdrawFromGame } from './oust.ts';

/** Withdrawing from the game (rulebook p.38). */

/** Before anything else in a turn: true if it does not take place, since its Methuselah has withdrawn. */
export function beginsWithWithdrawal(t: Table, seat: Seat): boolean {
  // R-END-13: nothing was lost until now, when the next unlock phase would start
  if (!seatState(t, seat).withdrawing) return false;
  withdrawFromGame(t, seat);
  return true;
}

/** Judged as the turn begins: what becomes of the hand and its size in the unlock phase does not matter. */
export function noteMayWithdraw(t: Table, seat: Seat): void {
  const { library, hand } = seatState(t, seat);
  // R-END-10: with the library exhausted, and less than a full hand
  if (library.length === 0 && hand.length < handSizeOf(t, seat))
    mark(t, 'turn', seatTarget(seat), KEY.mayWithdraw);
}

export function offerWithdrawal(t: Table, seat: Seat, out: Offers<OptionOf<'withdraw'>>): void {
  // R-END-10: once, by whom it was noted of; a library stays exhausted, since no card goes back to it
  if (marked(t, 'turn', seatTarget(seat), KEY.mayWithdraw) && !seatState(t, seat).withdrawing)
    out.push(WITHDRAW);
}

/** R-END-11: from now on nothing may be lost, until the next unlock phase. */
export const takeWithdrawal = (t: Table, seat: Seat): void => announceWithdrawal(t, seat);

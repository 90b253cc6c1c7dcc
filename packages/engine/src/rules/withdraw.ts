import { announceWithdrawal } from '../atoms/course.ts';
import { KEY, mark, marked } from '../atoms/rows.ts';
import { handSizeOf } from '../query/stats.ts';
import { type Seat, seatTarget } from '../state/types.ts';
import { type Offers, type OptionOf, WITHDRAW } from '../table/options.ts';
import { seatState, type Table } from '../table/table.ts';
import { withdrawFromGame } from './oust.ts';

/** Withdrawing from the game (rulebook p.38). */

/** At the start of a turn: if its Methuselah was withdrawing, they leave the game, the turn is skipped; returns true. */
export function beginsWithWithdrawal(t: Table, seat: Seat): boolean {
  // R-END-13: the withdrawal has held until the next unlock phase
  if (!seatState(t, seat).withdrawing) return false;
  withdrawFromGame(t, seat);
  return true;
}

/** Checked as the turn begins: changes of the hand or hand size during the unlock phase do not matter. */
export function noteMayWithdraw(t: Table, seat: Seat): void {
  const { library, hand } = seatState(t, seat);
  // R-END-10: the library is empty and the hand is not full
  if (library.length === 0 && hand.length < handSizeOf(t, seat))
    mark(t, 'turn', seatTarget(seat), KEY.mayWithdraw);
}

export function offerWithdrawal(t: Table, seat: Seat, out: Offers<OptionOf<'withdraw'>>): void {
  // R-END-10: once, if allowed at the start of the turn; the library stays empty, since no card returns to it
  if (marked(t, 'turn', seatTarget(seat), KEY.mayWithdraw) && !seatState(t, seat).withdrawing)
    out.push(WITHDRAW);
}

/** R-END-11: it succeeds unless the Methuselah loses something before the next unlock phase. */
export const takeWithdrawal = (t: Table, seat: Seat): void => announceWithdrawal(t, seat);

import { NONE, type Seat } from '../state/types.ts';
import type { Table } from '../table/table.ts';

/** Seating. Seats are numbered clockwise; the next seat is to the left. */

export const isIn = (t: Table, seat: Seat): boolean => t.state.seats[seat]?.ousted === false;

export function next(t: Table, seat: Seat, step: 1 | -1 = 1): Seat {
  const n = t.state.seats.length;
  for (let i = 1; i <= n; i++) {
    const s = (seat + step * i + n * n) % n;
    // R-SETUP-03: skips ousted Methuselahs
    if (isIn(t, s)) return s;
  }
  return NONE;
}

// R-SETUP-02: the Methuselah to your left is your prey, the one to your right your predator
export const prey = (t: Table, seat: Seat): Seat => next(t, seat, 1);
export const predator = (t: Table, seat: Seat): Seat => next(t, seat, -1);

/** All Methuselahs still in the game, clockwise from a seat. */
export function clockwiseFrom(t: Table, seat: Seat): Seat[] {
  const order: Seat[] = [];
  const n = t.state.seats.length;
  for (let i = 0; i < n; i++) {
    const s = (seat + i) % n;
    if (isIn(t, s)) order.push(s);
  }
  return order;
}

/** The Methuselahs still in the game, as a bit set of seats. */
function seatsIn(t: Table): number {
  const { seats } = t.state;
  let bits = 0;
  for (let seat = 0; seat < seats.length; seat++) if (isIn(t, seat)) bits |= 1 << seat;
  return bits;
}

export const playersLeft = (t: Table): number => t.state.seats.reduce((n, p) => n + (p.ousted ? 0 : 1), 0);

/**
 * The order in which the impulse passes around: the acting Methuselah, those in `inLine`, then the others clockwise.
 */
export function impulseOrder(t: Table, acting: Seat, inLine: readonly Seat[]): Seat[] {
  const order: Seat[] = [];
  const n = t.state.seats.length;
  let left = seatsIn(t);
  // R-SEQ-01: the acting Methuselah has the first chance at every stage
  if (left & (1 << acting)) order.push(acting);
  left &= ~(1 << acting);
  for (const seat of inLine) {
    if (left & (1 << seat)) order.push(seat);
    left &= ~(1 << seat);
  }
  // R-SEQ-06: then every other Methuselah clockwise
  for (let i = 1; i < n; i++) {
    const seat = (acting + i) % n;
    if (left & (1 << seat)) order.push(seat);
  }
  return order;
}

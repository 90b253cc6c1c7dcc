import { takeEdge } from '../atoms/counters.ts';
import { happen } from '../flow/happenings.ts';
import { isRestricted } from '../query/stats.ts';
import { NONE, type Seat, seatTarget } from '../state/types.ts';
import type { Table } from '../table/table.ts';

/** The Edge changes hands (rulebook p.5): who loses it and who gains it is told. */

/** Gives the Edge to a Methuselah, or to nobody. */
export function giveEdge(t: Table, seat: Seat): void {
  const { edge } = t.state;
  // R-TERM-12: who cannot gain the Edge burns it instead
  if (seat !== NONE && t.pool.words.has('gainEdge') && isRestricted(t, 'gainEdge', seatTarget(seat)))
    return giveEdge(t, NONE);
  if (edge === seat) return;
  takeEdge(t, seat);
  // R-GEN-11: there is one Edge: the former holder loses it
  if (edge !== NONE) happen(t, 'edgeLost', seatTarget(edge));
  if (seat !== NONE) happen(t, 'edgeGained', seatTarget(seat));
}

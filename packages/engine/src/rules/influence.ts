import { drawCrypt, moveRegion } from '../atoms/cards.ts';
import { burnPool, countersToPool, poolToCounters, setTransfers } from '../atoms/counters.ts';
import { capacityOf, countersOn, uncontrolledOf } from '../query/minions.ts';
import { total } from '../query/stats.ts';
import { type CardId, type Seat, seatTarget } from '../state/types.ts';
import {
  bringOutOption,
  DRAW_CRYPT,
  type Offers,
  type OwnOption,
  takeBackOption,
  transferOption,
} from '../table/options.ts';
import { type Reason, reason, seatState, type Table } from '../table/table.ts';
import { arrive, whyCannotBringOutCopy } from './contest.ts';
import { offerMerges, takeMerge, whyCannotMergeWithAny } from './merge.ts';
import { payForScarce } from './traits.ts';

/** Influence phase: transfers (rulebook p.35-36). */

const WHY = {
  transfers: reason('R-INF-03', 'notEnoughTransfers'),
  transfersBack: reason('R-INF-04', 'notEnoughTransfers'),
  noBlood: reason('R-INF-04', 'noBloodOnIt'),
  belowCapacity: reason('R-INF-06', 'belowCapacity'),
} as const;

/** The ways to influence a vampire in your uncontrolled region. */
export const INFLUENCES = ['bringOut', 'transfer', 'takeBack', 'merge'] as const;
/** A way to influence a vampire in the uncontrolled region. */
export type Influence = (typeof INFLUENCES)[number];

/** R-INF-01, R-INF-02: 4 transfers; 1, 2 and 3 in the first three turns of the game. */
export const transfersOf = (t: Table, seat: Seat): number =>
  Math.max(0, total(t, 'transfers', seatTarget(seat), Math.min(t.state.turn, 4)));

/** Can this seat use a transfer or bring a vampire out? */
export function hasTransfers(t: Table, seat: Seat): boolean {
  if (seat !== t.state.active) return false;
  const uncontrolled = uncontrolledOf(t, seat);
  if (seatState(t, seat).transfers >= 1) return uncontrolled.length > 0 || canDrawCrypt(t, seat);
  return uncontrolled.some((id) => isFilled(t, id));
}

// R-INF-06, R-CRYPT-05: a vampire with counters equal to its capacity may be brought out
const isFilled = (t: Table, id: CardId): boolean => countersOn(t, id) >= capacityOf(t, id);

// R-INF-05: 4 transfers and 1 pool move a vampire from the top of the crypt
function canDrawCrypt(t: Table, seat: Seat): boolean {
  const { transfers, crypt } = seatState(t, seat);
  return transfers >= 4 && crypt.length > 0;
}

/** Why the active Methuselah cannot influence this vampire in this way. */
export function whyCannotInfluence(t: Table, seat: Seat, id: CardId, influence: Influence): Reason | null {
  const { transfers } = seatState(t, seat);
  switch (influence) {
    case 'bringOut':
      return isFilled(t, id) ? whyCannotBringOutCopy(t, seat, id) : WHY.belowCapacity;
    case 'transfer':
      // R-INF-03: 1 transfer moves 1 pool to it; every Methuselah in the game has at least 1 pool
      return transfers >= 1 ? null : WHY.transfers;
    case 'takeBack':
      // R-INF-04: 2 transfers move 1 blood back to the pool
      if (countersOn(t, id) === 0) return WHY.noBlood;
      return transfers >= 2 ? null : WHY.transfersBack;
    case 'merge':
      return whyCannotMergeWithAny(t, seat, id);
  }
}

export function offerTransfers(t: Table, seat: Seat, out: Offers<OwnOption<'influence'>>): void {
  if (seat !== t.state.active) return;
  for (const id of uncontrolledOf(t, seat)) {
    if (whyCannotInfluence(t, seat, id, 'bringOut') === null) out.push(bringOutOption(id));
    if (whyCannotInfluence(t, seat, id, 'transfer') === null) out.push(transferOption(id));
    if (whyCannotInfluence(t, seat, id, 'takeBack') === null) out.push(takeBackOption(id));
  }
  offerMerges(t, seat, out);
  if (canDrawCrypt(t, seat)) out.push(DRAW_CRYPT);
}

export function takeTransfer(t: Table, seat: Seat, chosen: OwnOption<'influence'>): void {
  const p = seatState(t, seat);
  switch (chosen.verb) {
    case 'transfer':
      setTransfers(t, seat, p.transfers - 1);
      poolToCounters(t, seat, chosen.vampire, 1, 'transfer');
      return;
    case 'takeBack':
      setTransfers(t, seat, p.transfers - 2);
      countersToPool(t, chosen.vampire, seat, 1, 'transfer');
      return;
    case 'merge':
      return takeMerge(t, seat, chosen);
    case 'drawCrypt':
      setTransfers(t, seat, p.transfers - 4);
      burnPool(t, seat, 1, 'crypt');
      drawCrypt(t, seat);
      return;
    case 'bringOut':
      // R-INF-06, R-CRYPT-06: it moves face up and unlocked to the ready region; the counters stay as its blood
      moveRegion(t, chosen.vampire, 'ready');
      payForScarce(t, seat, chosen.vampire);
      arrive(t, chosen.vampire);
  }
}

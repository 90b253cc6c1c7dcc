import { setDiscardActions, setMasterActions, setTransfers } from '../atoms/counters.ts';
import type { Stat } from '../language/language.ts';
import { isSeatTarget, type Phase, type Seat, type Target, targetSeat } from '../state/types.ts';
import { seatState, type Table } from '../table/table.ts';

/** What a Methuselah may do in a phase: master phase actions, transfers and discard phase actions. */

interface Allowance {
  readonly phase: Phase;
  readonly left: (t: Table, seat: Seat) => number;
  readonly set: (t: Table, seat: Seat, n: number) => void;
}

const ALLOWANCES: { readonly [S in Stat]?: Allowance } = {
  masterActions: {
    phase: 'master',
    left: (t, seat) => seatState(t, seat).masterActions,
    set: setMasterActions,
  },
  transfers: { phase: 'influence', left: (t, seat) => seatState(t, seat).transfers, set: setTransfers },
  discardActions: {
    phase: 'discard',
    left: (t, seat) => seatState(t, seat).discardActions,
    set: setDiscardActions,
  },
};

/** R-MPH-01, R-INF-01, R-DISCARD-01: gained as the phase begins; what is gained during the phase counts at once. */
export function raiseAllowance(t: Table, stat: Stat, subjects: readonly Target[], amount: number): void {
  const allowance = ALLOWANCES[stat];
  if (allowance === undefined || t.state.phase !== allowance.phase) return;
  for (const subject of subjects) {
    if (!isSeatTarget(subject) || targetSeat(subject) !== t.state.active) continue;
    allowance.set(t, t.state.active, Math.max(0, allowance.left(t, t.state.active) + amount));
  }
}

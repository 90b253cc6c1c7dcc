import { burnPool } from '../atoms/counters.ts';
import { KEY, mark, marked } from '../atoms/rows.ts';
import { happen, happensInstead } from '../flow/happenings.ts';
import { isIn, prey } from '../query/seats.ts';
import { bleedOf } from '../query/stats.ts';
import { type CardId, NONE } from '../state/types.ts';
import { type Reason, reason, type Table } from '../table/table.ts';
import type { BasicActionRules } from './actionrules.ts';
import { giveEdge } from './edge.ts';
import { whyCannotTakeDirectedAction } from './traits.ts';

/** Bleeding: the action that burns pool (rulebook p.20-21). */

const WHY = {
  bledAlready: reason('R-BLEED-03', 'bledAlready'),
  noPrey: reason('R-BLEED-04', 'noPrey'),
} as const;

// R-BLEED-03: a minion bleeds at most once a turn, even if it unlocks
const whyCannotBleedAgain = (t: Table, minion: CardId): Reason | null =>
  marked(t, 'turn', minion, KEY.bleed) ? WHY.bledAlready : null;

export const bleed = {
  stealth: 0, // R-BLEED-04
  // R-BLEED-03: announcing the bleed counts, whatever its result
  mark: KEY.bleed,
  whyNotBy: whyCannotBleedAgain,
  whyNot(t, minion, seat) {
    // R-BLEED-04: the target is your prey, never yourself
    if (prey(t, seat) === seat) return WHY.noPrey;
    return whyCannotBleedAgain(t, minion) ?? whyCannotTakeDirectedAction(t, minion);
  },
  begin(t, f) {
    f.directedAt = [prey(t, f.seat)]; // R-BLEED-04: your prey by default
  },
  comesAbout(t, f) {
    // R-FAQ-05: with a bleed of 0 or less the action succeeds but the bleed does not, so no Edge
    if (bleedOf(t, f.minion) < 1) return false;
    if (!isIn(t, f.directedAt[0] ?? NONE)) return false;
    if (happensInstead(t, 'bleedSucceeds', f.minion)) return false;
    happen(t, 'bleedSucceeds', f.minion);
    return true;
  },
  resolve(t, f) {
    const [target] = f.directedAt;
    if (target === undefined || !isIn(t, target)) return;
    // R-BLEED-05: the target burns pool equal to the bleed amount
    const burned = burnPool(t, target, bleedOf(t, f.minion), 'bleed');
    if (t.noted.has('poolBled')) f.bled = burned;
    if (t.noted.has('bled')) mark(t, 'action', f.minion, KEY.bled);
    // R-BLEED-07: a successful bleed takes the Edge from its current holder
    giveEdge(t, f.seat);
    happen(t, 'bled', f.minion);
  },
} satisfies BasicActionRules;

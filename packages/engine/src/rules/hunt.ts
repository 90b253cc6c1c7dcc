import { addCounters } from '../atoms/counters.ts';
import { KEY, marked } from '../atoms/rows.ts';
import { isVampire } from '../query/minions.ts';
import { huntOf } from '../query/stats.ts';
import { reason } from '../table/table.ts';
import type { BasicActionRules } from './actionrules.ts';
import { NOT_AGAIN } from './again.ts';

/** Hunting: the action that gains blood (rulebook p.21). */

/** Bleeding is the only basic action of a ready ally. */
export const ALLY_CANNOT = reason('R-ACTION-11', 'alliesOnlyBleed');

export const hunt: BasicActionRules = {
  stealth: 1, // R-HUNT-04
  // R-HUNT-01: only vampires can hunt
  whyNotBy: (_t, _minion, asVampire) => (asVampire ? null : ALLY_CANNOT),
  whyNot(t, minion) {
    // R-ACTION-11: bleeding is the only basic action of a ready ally
    if (!isVampire(t, minion)) return ALLY_CANNOT;
    return marked(t, 'turn', minion, KEY.hunt) ? NOT_AGAIN : null;
  },
  resolve(t, f) {
    // R-HUNT-05: the vampire gains blood equal to the hunt amount; the excess drains
    addCounters(t, f.minion, huntOf(t, f.minion), 'hunt');
  },
};

import { KEY, marked } from '../atoms/rows.ts';
import { NONE } from '../state/types.ts';
import { referendumFrame } from '../table/frames.ts';
import { push } from '../table/stack.ts';
import { reason } from '../table/table.ts';
import type { ActionRules } from './actionrules.ts';

/** The political action, which calls a referendum (rulebook p.27). */

const WHY = {
  politicalAlready: reason('R-POL-01', 'politicalAlready'),
  vampireOnly: reason('R-MINION-17', 'needsVampire'),
} as const;

export const political: ActionRules = {
  stealth: 1, // R-POL-02
  // R-POL-01: counts as its political action of this turn
  mark: KEY.political,
  whyNotBy(t, minion, asVampire) {
    // R-POL-01: at most one political action a turn
    if (marked(t, 'turn', minion, KEY.political)) return WHY.politicalAlready;
    // R-MINION-17: only vampires can play political action cards
    return asVampire ? null : WHY.vampireOnly;
  },
  resolve(t, f) {
    // R-POL-03: the referendum is called after the action succeeds and its cost is paid
    push(t, referendumFrame(f.seat, f.context, NONE));
  },
};

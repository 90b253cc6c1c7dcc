import type { AwardFrame } from '../state/types.ts';
import { done } from '../table/stack.ts';
import { frameRules } from '../table/table.ts';

/** Cards fetched for a vampire: a master Discipline card after diablerie, trophies for a Red List minion (rulebook p.35, 41). */
export const awardFrameRules = frameRules<AwardFrame>({
  steps: {
    search(t) {
      done(t);
    },
  },
});

import { attach, leavePlay } from '../atoms/cards.ts';
import { moveCounters } from '../atoms/counters.ts';
import { happen } from '../flow/happenings.ts';
import { controllerOf, countersOn, equipmentOf, isReady } from '../query/minions.ts';
import { type DiablerieFrame, NONE } from '../state/types.ts';
import { noCast, referendumFrame } from '../table/frames.ts';
import { call, done } from '../table/stack.ts';
import { findCard, frameRules, option, tell } from '../table/table.ts';

/** Diablerie and the blood hunt (rulebook p.34-35). */

export const diablerieFrameRules = frameRules<DiablerieFrame>({
  steps: {
    blood(t, f) {
      // R-DIAB-04: only ready vampires commit diablerie
      if (!isReady(t, f.diablerist) || !findCard(t, f.victim)) return done(t);
      tell(t, 'diablerie', controllerOf(t, f.diablerist), f.diablerist, f.victim);
      // R-DIAB-05: all blood moves to the diablerist; the excess drains
      moveCounters(t, f.victim, f.diablerist, countersOn(t, f.victim));
      f.step = 'equipment';
    },
    equipment(t, f) {
      f.step = equipmentOf(t, f.victim).length > 0 ? 'take' : 'burn';
    },
    take: {
      window: () => 'takeEquipment',
      offer(t, f, out) {
        // R-DIAB-06: the diablerist may take any equipment
        out.push(option('pass'));
        for (const id of equipmentOf(t, f.victim)) out.push(option('pick', NONE, id, NONE, id));
        return controllerOf(t, f.diablerist);
      },
      take(t, f, chosen) {
        if (chosen.verb === 'pass') f.step = 'burn';
        else {
          attach(t, chosen.at, f.diablerist);
          f.step = 'equipment';
        }
      },
    },
    burn(t, f) {
      happen(t, 'burned', f.victim);
      // R-DIAB-07: the victim is burned, with what is left on it
      leavePlay(t, f.victim, 'ashHeap');
      const seat = controllerOf(t, f.diablerist);
      // R-DIAB-11: a blood hunt referendum follows at once
      call(t, f, 'over', referendumFrame(seat, noCast(seat, f.diablerist), f.diablerist));
    },
    over(t) {
      done(t);
    },
  },
});

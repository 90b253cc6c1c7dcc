import { attach, leavePlay } from '../atoms/cards.ts';
import { moveCounters } from '../atoms/counters.ts';
import { actionKey, mark } from '../atoms/rows.ts';
import { happen } from '../flow/happenings.ts';
import { capacityOf, controllerOf, countersOn, isReady, isVampire } from '../query/minions.ts';
import { clockwiseFrom } from '../query/seats.ts';
import { isRestricted } from '../query/stats.ts';
import { type CardId, type DiablerieFrame, seatTarget } from '../state/types.ts';
import { awardFrame, diablerieFrame, emptyContext, referendumFrame } from '../table/frames.ts';
import { PASS, takeEquipmentOption } from '../table/options.ts';
import { call, done, push } from '../table/stack.ts';
import { type Ask, defOf, frameRules, isGone, type Table } from '../table/table.ts';
import { now, told } from '../table/tell.ts';
import type { TargetedActionRules } from './actionrules.ts';
import { isRedList } from './burn.ts';
import { takeable } from './onlyone.ts';
import { aimAtTorpid, aimable, isInTorpor, torpidFor, whyCannotTargetAnyTorpid } from './torpor.ts';
import { whyCannotDiablerise } from './traits.ts';

/** Diablerie: the action, its effects and the blood hunt (rulebook p.34-35). */

export const diablerise: TargetedActionRules = {
  stealth: 1, // R-DIAB-02: with the same controller
  whyNot: (t, minion) =>
    whyCannotDiablerise(t, minion) ?? whyCannotTargetAnyTorpid(t, minion, torpidFor(t, minion, 'diablerise')),
  targets: (t, minion) => aimable(t, minion, torpidFor(t, minion, 'diablerise')),
  begin: aimAtTorpid,
  isTarget: (t, _minion, target) => isInTorpor(t, target),
  resolve(t, f) {
    // R-DIAB-03: the victim is diablerised
    push(t, diablerieFrame(f.minion, f.targets[0] as CardId));
  },
};

/** Every Methuselah remembers it until the end of their own turn. */
function noteDiablerist(t: Table, id: CardId): void {
  for (const seat of clockwiseFrom(t, t.state.active))
    mark(t, 'game', seatTarget(seat), actionKey('diablerise', id));
}

/** The blood hunt has been called, so all rewards have been given. */
export const isHunted = ({ step }: DiablerieFrame): boolean => step === 'over';

export const diablerieFrameRules = frameRules<DiablerieFrame>({
  steps: {
    blood(t, f) {
      // R-DIAB-04: only a ready vampire can commit diablerie
      if (!isReady(t, f.diablerist) || isGone(t, f.victim)) return done(t);
      // R-MINION-12: an ally diablerises with the capacity of the vampire that it plays as
      const capacity = isVampire(t, f.diablerist)
        ? capacityOf(t, f.diablerist)
        : defOf(t, f.diablerist).asVampire.capacity;
      f.older = capacityOf(t, f.victim) > capacity;
      f.redList = isRedList(t, f.victim);
      t.emit?.({
        type: 'diablerie',
        when: now(t),
        diablerist: told(t, f.diablerist),
        victim: told(t, f.victim),
      });
      // R-DIAB-05: all blood moves to the diablerist; the excess drains
      moveCounters(t, f.victim, f.diablerist, countersOn(t, f.victim), 'diablerie');
      f.step = 'equipment';
    },
    equipment(t, f) {
      f.step = takeable(t, f.diablerist, f.victim).length > 0 ? 'take' : 'burn';
    },
    take: {
      window: () => 'takeEquipment',
      offer(t, f, out) {
        // R-DIAB-06: the diablerist may take any equipment
        out.push(PASS);
        for (const id of takeable(t, f.diablerist, f.victim)) out.push(takeEquipmentOption(id));
        return controllerOf(t, f.diablerist);
      },
      take(t, f, chosen) {
        if (chosen.verb === 'pass') f.step = 'burn';
        else {
          attach(t, chosen.equipment, f.diablerist);
          f.step = 'equipment';
        }
      },
    } satisfies Ask<DiablerieFrame, 'takeEquipment'>,
    burn(t, f) {
      happen(t, 'burned', f.victim);
      // R-DIAB-07: the victim is burned with everything left on it
      leavePlay(t, f.victim, 'ashHeap');
      if (t.noted.has('diablerist')) noteDiablerist(t, f.diablerist);
      happen(t, 'diablerieCommitted', f.diablerist);
      f.step = 'discipline';
    },
    discipline(t, f) {
      f.step = 'trophies';
      // R-DIAB-08: if the victim was older, the diablerist may receive a master Discipline card
      if (f.older)
        call(t, f, 'trophies', awardFrame(controllerOf(t, f.diablerist), f.diablerist, 'discipline'));
    },
    trophies(t, f) {
      f.step = 'bloodHunt';
      // R-DIAB-09, R-TRAIT-10: for a Red List victim, trophies before the blood hunt
      if (f.redList)
        call(t, f, 'bloodHunt', awardFrame(controllerOf(t, f.diablerist), f.diablerist, 'trophy'));
    },
    bloodHunt(t, f) {
      const seat = controllerOf(t, f.diablerist);
      f.step = 'over';
      // A card may keep it from being called.
      if (isRestricted(t, 'bloodHunt', f.diablerist)) return;
      // R-DIAB-11: a blood hunt referendum follows at once
      call(t, f, 'over', referendumFrame(seat, emptyContext(seat, f.diablerist), f.diablerist));
    },
    over(t) {
      done(t);
    },
  },
});

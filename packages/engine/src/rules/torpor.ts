import { moveRegion } from '../atoms/cards.ts';
import { controllerOf, countersOn, isReady, isVampire } from '../query/minions.ts';
import { type ActionFrame, type CardId, NONE } from '../state/types.ts';
import { shareRescueOption } from '../table/options.ts';
import { findCard, indexOf, type Reason, reason, type Table } from '../table/table.ts';
import type { BasicActionRules, Choice, TargetedActionRules } from './actionrules.ts';
import { isBarred, NOT_AGAIN } from './again.ts';
import { ALLY_CANNOT } from './hunt.ts';
import { whyCannotDiablerise, whyCannotTakeDirectedAction } from './traits.ts';

/** Torpor: leaving it, being rescued from it, and what else is done to who lies there (rulebook p.23-24, 34). */

const WHY = {
  twoBlood: reason('R-TORPOR-01', 'needsTwoBlood'),
  noTorpid: reason('R-TORPOR-05', 'nobodyInTorpor'),
} as const;

export const isInTorpor = (t: Table, id: CardId): boolean => findCard(t, id)?.region === 'torpor';

// ---------------------------------------------------------------------------------------------- leaving it

// R-TORPOR-01: 2 blood
export const LEAVE_TORPOR_PRICE = 2;

export const leaveTorpor: BasicActionRules = {
  stealth: 1, // R-TORPOR-01
  price: () => LEAVE_TORPOR_PRICE,
  whyNot(t, minion) {
    if (isBarred(t, minion, 'leaveTorpor', NONE)) return NOT_AGAIN;
    return countersOn(t, minion) >= LEAVE_TORPOR_PRICE ? null : WHY.twoBlood;
  },
  resolve(t, f) {
    // R-TORPOR-02: to the ready region
    moveRegion(t, f.minion, 'ready');
  },
};

/** May the blocker diablerise the vampire that it keeps in torpor? */
export const mayDiablerise = (t: Table, { blocker, minion }: ActionFrame): boolean =>
  // R-TORPOR-03: a vampire blocker may, if the acting vampire is in torpor still
  isVampire(t, blocker) &&
  isReady(t, blocker) &&
  whyCannotDiablerise(t, blocker) === null &&
  isInTorpor(t, minion);

// ---------------------------------------------------------------------------------------------- on who lies there

/** Another's vampire makes it a directed action. */
const whyCannotTargetTorpid = (t: Table, minion: CardId, target: CardId): Reason | null =>
  controllerOf(t, minion) === controllerOf(t, target) ? null : whyCannotTakeDirectedAction(t, minion);

/** Why a minion can do this to none of these vampires in torpor. */
export function whyCannotTargetAnyTorpid(
  t: Table,
  minion: CardId,
  targets: readonly CardId[],
): Reason | null {
  // R-TORPOR-05, R-DIAB-01: by a ready vampire, on a vampire in torpor
  if (!isVampire(t, minion)) return ALLY_CANNOT;
  let last: Reason | null = WHY.noTorpid;
  for (const id of targets) {
    last = whyCannotTargetTorpid(t, minion, id);
    if (last === null) break;
  }
  return last;
}

/** Vampires in torpor to which this has not been done in vain this turn. */
export const torpidFor = (t: Table, minion: CardId, kind: 'rescue' | 'diablerise'): CardId[] =>
  indexOf(t).torpid.filter((id) => !isBarred(t, minion, kind, id));

/** Those at whom the minion may direct an action. */
export const aimable = (t: Table, minion: CardId, targets: readonly CardId[]): CardId[] =>
  targets.filter((id) => whyCannotTargetTorpid(t, minion, id) === null);

export function aimAtTorpid(t: Table, f: ActionFrame, target: CardId): void {
  f.targets = [target];
  const other = controllerOf(t, target);
  if (other === f.seat) return;
  // R-TORPOR-06, R-DIAB-02: another's vampire: directed at its controller
  f.directedAt = [other];
  // R-TORPOR-06, R-DIAB-02: on another's vampire 0 stealth
  f.stealth = 0;
}

// ---------------------------------------------------------------------------------------------- rescue

// R-TORPOR-05: 2 blood between the two vampires
export const RESCUE_PRICE = 2;

const rescuable = (t: Table, minion: CardId): CardId[] =>
  torpidFor(t, minion, 'rescue').filter((id) => countersOn(t, minion) + countersOn(t, id) >= RESCUE_PRICE);

export const rescue: TargetedActionRules = {
  stealth: 1, // R-TORPOR-06: with the same controller
  price: () => RESCUE_PRICE,
  whyNot: (t, minion) => whyCannotTargetAnyTorpid(t, minion, rescuable(t, minion)),
  targets: (t, minion) => aimable(t, minion, rescuable(t, minion)),
  begin: aimAtTorpid,
  choice: {
    window: 'rescueCost',
    offer(t, f, out) {
      // R-TORPOR-05: either vampire pays, or both: the acting side decides
      const target = f.targets[0] as CardId;
      for (let theirs = 0; theirs <= RESCUE_PRICE; theirs++) {
        if (countersOn(t, target) >= theirs && countersOn(t, f.minion) >= RESCUE_PRICE - theirs)
          out.push(shareRescueOption(f.minion, RESCUE_PRICE - theirs, target, theirs));
      }
    },
    take(f, chosen) {
      f.split = chosen.rescuedPays;
      return true;
    },
  } satisfies Choice<'rescueCost'>,
  isTarget: (t, _minion, target) => isInTorpor(t, target),
  resolve(t, f) {
    // R-TORPOR-07: to the ready region, neither locking nor unlocking
    moveRegion(t, f.targets[0] as CardId, 'ready');
  },
};

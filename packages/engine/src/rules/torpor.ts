import { moveRegion } from '../atoms/cards.ts';
import { controllerOf, countersOn, isReady, isVampire } from '../query/minions.ts';
import { total } from '../query/stats.ts';
import { type ActionFrame, type CardId, NONE } from '../state/types.ts';
import { shareRescueOption } from '../table/options.ts';
import { findCard, indexOf, type Reason, reason, type Table } from '../table/table.ts';
import type { BasicActionRules, Choice, TargetedActionRules } from './actionrules.ts';
import { isBarred, NOT_AGAIN } from './again.ts';
import { ALLY_CANNOT } from './hunt.ts';
import { whyCannotDiablerise, whyCannotTakeDirectedAction, whyCannotTarget } from './traits.ts';

/** Torpor: leaving it, rescue, and targeting vampires in torpor (rulebook p.23-24, 34). */

const WHY = {
  twoBlood: reason('R-TORPOR-01', 'needsTwoBlood'),
  noTorpid: reason('R-TORPOR-05', 'nobodyInTorpor'),
} as const;

export const isInTorpor = (t: Table, id: CardId): boolean => findCard(t, id)?.region === 'torpor';

// ---------------------------------------------------------------------------------------------- leaving torpor

// R-TORPOR-01: costs 2 blood
export const LEAVE_TORPOR_PRICE = 2;

export const leaveTorpor: BasicActionRules = {
  stealth: 1, // R-TORPOR-01
  price: () => LEAVE_TORPOR_PRICE,
  whyNot(t, minion) {
    if (isBarred(t, minion, 'leaveTorpor', NONE)) return NOT_AGAIN;
    return countersOn(t, minion) >= LEAVE_TORPOR_PRICE ? null : WHY.twoBlood;
  },
  resolve(t, f) {
    // R-TORPOR-02: it moves to the ready region
    moveRegion(t, f.minion, 'ready');
  },
};

/** May the blocker diablerise the vampire whose attempt to leave torpor it blocked? */
export const mayDiablerise = (t: Table, { blocker, minion }: ActionFrame): boolean =>
  // R-TORPOR-03: a vampire blocker may, if the acting vampire is still in torpor
  isVampire(t, blocker) &&
  isReady(t, blocker) &&
  whyCannotDiablerise(t, blocker) === null &&
  isInTorpor(t, minion);

// ---------------------------------------------------------------------------------------------- vampires in torpor

/** An action on another Methuselah's vampire is directed. */
const whyCannotTargetTorpid = (t: Table, minion: CardId, target: CardId): Reason | null =>
  controllerOf(t, minion) === controllerOf(t, target)
    ? null
    : (whyCannotTakeDirectedAction(t, minion) ?? whyCannotTarget(t, minion, [target]));

/** Why a minion cannot target any of these vampires in torpor. */
export function whyCannotTargetAnyTorpid(
  t: Table,
  minion: CardId,
  targets: readonly CardId[],
): Reason | null {
  // R-TORPOR-05, R-DIAB-01: a ready vampire targets a vampire in torpor
  if (!isVampire(t, minion)) return ALLY_CANNOT;
  let last: Reason | null = WHY.noTorpid;
  for (const id of targets) {
    last = whyCannotTargetTorpid(t, minion, id);
    if (last === null) break;
  }
  return last;
}

/** Vampires in torpor that this minion is not barred from targeting again this turn. */
export const torpidFor = (t: Table, minion: CardId, kind: 'rescue' | 'diablerise'): CardId[] =>
  indexOf(t).torpid.filter((id) => !isBarred(t, minion, kind, id));

/** The targets at which the minion may direct an action. */
export const aimable = (t: Table, minion: CardId, targets: readonly CardId[]): CardId[] =>
  targets.filter((id) => whyCannotTargetTorpid(t, minion, id) === null);

export function aimAtTorpid(t: Table, f: ActionFrame, target: CardId): void {
  f.targets = [target];
  const other = controllerOf(t, target);
  if (other === f.seat) return;
  // R-TORPOR-06, R-DIAB-02: on another Methuselah's vampire, directed at its controller
  f.directedAt = [other];
  // R-TORPOR-06, R-DIAB-02: and at 0 stealth
  f.stealth = 0;
}

// ---------------------------------------------------------------------------------------------- rescue

// R-TORPOR-05: 2 blood in total from the two vampires
const RESCUE_PRICE = 2;

/** What the rescuer and the rescued vampire pay together. */
export const rescuePrice = (t: Table, minion: CardId): number =>
  Math.max(0, total(t, 'rescueCost', minion, RESCUE_PRICE));

const rescuable = (t: Table, minion: CardId): CardId[] =>
  torpidFor(t, minion, 'rescue').filter(
    (id) => countersOn(t, minion) + countersOn(t, id) >= rescuePrice(t, minion),
  );

export const rescue: TargetedActionRules = {
  stealth: 1, // R-TORPOR-06: with the same controller
  price: rescuePrice,
  whyNot: (t, minion) => whyCannotTargetAnyTorpid(t, minion, rescuable(t, minion)),
  targets: (t, minion) => aimable(t, minion, rescuable(t, minion)),
  begin: aimAtTorpid,
  choice: {
    window: 'rescueCost',
    offer(t, f, out) {
      // R-TORPOR-05: either vampire or both pay; the acting Methuselah decides
      const target = f.targets[0] as CardId;
      const price = rescuePrice(t, f.minion);
      for (let theirs = 0; theirs <= price; theirs++) {
        if (countersOn(t, target) >= theirs && countersOn(t, f.minion) >= price - theirs)
          out.push(shareRescueOption(f.minion, price - theirs, target, theirs));
      }
    },
    take(f, chosen) {
      f.split = chosen.rescuedPays;
      return true;
    },
  } satisfies Choice<'rescueCost'>,
  isTarget: (t, _minion, target) => isInTorpor(t, target),
  resolve(t, f) {
    // R-TORPOR-07: it moves to the ready region without locking or unlocking
    moveRegion(t, f.targets[0] as CardId, 'ready');
  },
};

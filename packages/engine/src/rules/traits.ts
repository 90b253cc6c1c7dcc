import { lock, unlock } from '../atoms/cards.ts';
import { burnPool } from '../atoms/counters.ts';
import type { CompiledUse } from '../language/pool.ts';
import { clanOf, hasTrait, isOfClan } from '../query/belonging.ts';
import { matches } from '../query/filters.ts';
import { canFight, controllerOf, isLocked, isReady, isVampire, minionsOf } from '../query/minions.ts';
import { isPrinted } from '../query/printed.ts';
import { isRestricted, speakingOf } from '../query/stats.ts';
import { type ActionFrame, type CardId, type EffectContext, NONE, type Seat } from '../state/types.ts';
import { type Offers, type OptionOf, sendSlaveOption, unlockOption } from '../table/options.ts';
import { currentAction } from '../table/stack.ts';
import { defOf, indexOf, type Reason, reason, seatState, type Table } from '../table/table.ts';
import { now, told } from '../table/tell.ts';
import { aimOf } from './aim.ts';

/** Traits with their own rules: Blood Cursed, Infernal, Scarce and Slave (rulebook p.40-41). */

const WHY = {
  bloodCursed: reason('R-TRAIT-03', 'bloodCursed'),
  slave: reason('R-TRAIT-12', 'slaveWithoutMaster'),
  noDiablerie: reason('R-TERM-12', 'cannotTakeThisAction'),
  guarded: reason('R-TERM-12', 'cannotBeTargeted'),
} as const;

// ---------------------------------------------------------------------------------------------- Blood Cursed

export function whyCannotDiablerise(t: Table, vampire: CardId): Reason | null {
  // R-TRAIT-03: a Blood Cursed vampire cannot commit diablerie
  if (hasTrait(t, vampire, 'bloodCursed')) return WHY.bloodCursed;
  // R-TERM-12: nor one that a card keeps from it
  return t.pool.words.has('diablerise') && isRestricted(t, 'diablerise', vampire) ? WHY.noDiablerie : null;
}

// ---------------------------------------------------------------------------------------------- Infernal

const isInfernal = (t: Table, id: CardId): boolean => hasTrait(t, id, 'infernal');

// R-TRAIT-05: an infernal minion does not unlock as normal
export const unlocksAsNormal = (t: Table, id: CardId): boolean =>
  !isInfernal(t, id) && !isRestricted(t, 'unlock', id);

export function offerInfernal(t: Table, seat: Seat, out: Offers<OptionOf<'unlock'>>): void {
  if (seat !== t.state.active || seatState(t, seat).pool < 1) return;
  for (const minion of minionsOf(t, seat)) {
    // R-TRAIT-05: in its controller's unlock phase, 1 pool unlocks it, even in torpor
    if (isLocked(t, minion) && isInfernal(t, minion)) out.push(unlockOption(minion));
  }
}

export function unlockInfernal(t: Table, seat: Seat, minion: CardId): void {
  t.emit?.({ type: 'infernal', when: now(t), seat, card: told(t, minion) });
  burnPool(t, seat, 1, 'infernal');
  unlock(t, minion);
}

// ---------------------------------------------------------------------------------------------- Scarce

/** The pool cost of bringing out a scarce vampire; 0 for others. */
export function scarcePrice(t: Table, seat: Seat, vampire: CardId): number {
  if (!hasTrait(t, vampire, 'scarce')) return 0;
  const clan = clanOf(t, vampire);
  const others = minionsOf(t, seat).filter(
    (id) => id !== vampire && isVampire(t, id) && clanOf(t, id) === clan,
  );
  // R-TRAIT-11: 3 pool for each vampire of its clan already controlled, ready or in torpor
  return 3 * others.length;
}

/** Burns the pool for a scarce vampire that was brought out. */
export function payForScarce(t: Table, seat: Seat, vampire: CardId): void {
  const burned = burnPool(t, seat, scarcePrice(t, seat, vampire), 'scarce');
  if (burned > 0) t.emit?.({ type: 'scarce', when: now(t), seat, card: told(t, vampire), pool: burned });
}

// ---------------------------------------------------------------------------------------------- Slave

/** Why a minion cannot take a directed action, or null if it can. */
export function whyCannotTakeDirectedAction(t: Table, minion: CardId): Reason | null {
  if (minion === NONE) return null;
  const { slaveTo } = defOf(t, minion);
  if (slaveTo === '') return null;
  const masters = minionsOf(t, controllerOf(t, minion)).filter((m) => isOfClan(t, m, slaveTo));
  // R-TRAIT-12: a slave needs a ready member of the clan it serves with the same controller
  return masters.some((m) => isReady(t, m)) ? null : WHY.slave;
}

/** Why an action with a card cannot have the chosen targets. */
export function whyCannotAimAction(t: Table, context: EffectContext, use: CompiledUse): Reason | null {
  if (!use.text.action) return null;
  const why = whyCannotTakeDirectedAction(t, context.by);
  const isGuarded = t.pool.words.has('beTargeted');
  if (why === null && !isGuarded) return null;
  const { directedAt, targets } = aimOf(t, context, use);
  if (why !== null && directedAt.length > 0) return why;
  return isGuarded ? whyCannotTarget(t, context.by, targets, use) : null;
}

/** R-TERM-12: why a minion's action cannot target these cards of other Methuselahs. */
export function whyCannotTarget(
  t: Table,
  minion: CardId,
  targets: readonly CardId[],
  use: CompiledUse | null = null,
): Reason | null {
  const guarding = indexOf(t).statics.get('beTargeted');
  if (guarding === undefined) return null;
  for (const target of targets) {
    if (controllerOf(t, target) === controllerOf(t, minion)) continue;
    for (const { card, text } of guarding) {
      const guard = text.text;
      const context = speakingOf(t, card, guard, target);
      if (context === null) continue;
      const { by, cards } = 'restrict' in guard && guard.restrict === 'beTargeted' ? guard : {};
      if (cards !== undefined && (use === null || !isPrinted(t.pool, use, cards))) continue;
      if (by === undefined || matches(t, context, minion, by)) return WHY.guarded;
    }
  }
  return null;
}

/** May this slave take over the combat that results from the block? */
function canTakeOver(t: Table, action: ActionFrame, slave: CardId): boolean {
  const { slaveTo } = defOf(t, slave);
  // R-TRAIT-13: the blocked minion is a member of the clan it serves
  if (slaveTo === '' || !isOfClan(t, action.minion, slaveTo)) return false;
  // R-TRAIT-13, R-TMPL-02: the slave locks for this, so it must be unlocked, and able to fight the blocker
  return !isLocked(t, slave) && canFight(t, slave, action.blocker);
}

export function offerSlaves(t: Table, seat: Seat, out: Offers<OptionOf<'sendSlave'>>): void {
  const action = currentAction(t);
  // Only if the block would lead to combat.
  if (!action || action.champion !== NONE || !canFight(t, action.minion, action.blocker)) return;
  // R-TRAIT-13: the slave has the same controller
  if (controllerOf(t, action.minion) !== seat) return;
  for (const slave of minionsOf(t, seat))
    if (slave !== action.minion && canTakeOver(t, action, slave)) out.push(sendSlaveOption(slave));
}

export function sendSlave(t: Table, _seat: Seat, { slave }: OptionOf<'sendSlave'>): void {
  const action = currentAction(t);
  if (!action) return;
  // R-TRAIT-13: the slave locks, the acting vampire unlocks, and the slave fights in its place
  lock(t, slave);
  unlock(t, action.minion);
  action.champion = slave;
  t.emit?.({
    type: 'champion',
    when: now(t),
    slave: told(t, slave),
    acting: told(t, action.minion),
  });
}

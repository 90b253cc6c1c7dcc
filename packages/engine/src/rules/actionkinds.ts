import { actsFromTurn, discard, enterPlay, limboToAsh, moveRegion } from '../atoms/cards.ts';
import { addCounters, burnCounters } from '../atoms/counters.ts';
import { happen, happensInstead } from '../flow/happenings.ts';
import type { ActionKind } from '../language/language.ts';
import type { CompiledUse } from '../language/pool.ts';
import { canFight, controllerOf, countersOn, lifeOf } from '../query/minions.ts';
import { isIn } from '../query/seats.ts';
import { bleedOf, huntOf } from '../query/stats.ts';
import { type ActionFrame, type CardId, NONE } from '../state/types.ts';
import { combatFrame, diablerieFrame, referendumFrame } from '../table/frames.ts';
import { push } from '../table/stack.ts';
import { isGone, seatState, type Table } from '../table/table.ts';
import { becomeAnarch, canPayAnarch, payAnarch } from './anarch.ts';
import { arrive } from './contest.ts';
import { pay, whyNotPayable } from './cost.ts';
import { isBarredFrom, moveOnto } from './onlyone.ts';
import { settleCard } from './resolution.ts';

/** What an action costs and does, by its kind (rulebook p.20-24), and what becomes of its card. */

export const useOf = (t: Table, f: ActionFrame): CompiledUse | undefined => t.pool.uses[f.cast.use];

export function canPay(t: Table, f: ActionFrame, use: CompiledUse | undefined): boolean {
  if (f.action === 'leaveTorpor') return countersOn(t, f.minion) >= 2;
  if (f.action === 'enterCombat') return countersOn(t, f.minion) >= 1;
  if (f.action === 'becomeAnarch') return canPayAnarch(t, f.minion);
  if (f.action === 'rescue')
    return countersOn(t, f.minion) >= 2 - f.split && countersOn(t, f.targets[0] as CardId) >= f.split;
  if (!use) return true;
  const { hand } = seatState(t, f.seat);
  return whyNotPayable(t, f.cast, use.cost, use) === null && f.discards.every((id) => hand.includes(id));
}

export function payAction(t: Table, f: ActionFrame, use: CompiledUse | undefined): void {
  if (f.action === 'leaveTorpor') burnCounters(t, f.minion, 2, 'cost');
  // R-TRAIT-08: 1 blood
  else if (f.action === 'enterCombat') burnCounters(t, f.minion, 1, 'cost');
  else if (f.action === 'becomeAnarch') payAnarch(t, f.minion);
  else if (f.action === 'rescue') {
    burnCounters(t, f.minion, 2 - f.split, 'cost');
    burnCounters(t, f.targets[0] as CardId, f.split, 'cost');
  } else if (use) {
    pay(t, f.cast, use.cost, use);
    for (const id of f.discards) discard(t, f.seat, id, 'cost');
  }
}

/** The acting minion is there to have the card: an ally may have paid for it with its last life (R-ALLY-03). */
const canBear = (t: Table, f: ActionFrame): boolean =>
  !isGone(t, f.minion) && !isBarredFrom(t, f.cast.card, f.minion);

/** ruling:G00132#4: an action to equip, employ or recruit may bring another card than its own; its text says which. */
export const bringsAnother = (kind: ActionKind, use: CompiledUse | undefined): boolean =>
  use !== undefined && !use.settles && (kind === 'equip' || kind === 'employ' || kind === 'recruit');

export function resolveKind(t: Table, f: ActionFrame, use: CompiledUse | undefined): void {
  if (bringsAnother(f.action, use)) return;
  switch (f.action) {
    case 'bleed':
      return resolveBleed(t, f);
    case 'hunt':
      // R-HUNT-05: gains blood equal to the hunt amount; the excess drains
      return addCounters(t, f.minion, huntOf(t, f.minion), 'hunt');
    case 'equip':
      if (use) {
        if (!canBear(t, f)) return burnActionCard(t, f);
        // R-EQUIP-03, R-MINION-07: the equipment goes on the acting minion
        enterPlay(t, f.cast.card, controllerOf(t, f.minion), 'attached', f.minion, use.superior ? 2 : 1);
        return arrive(t, f.cast.card);
      }
      for (const id of f.targets) if (!isGone(t, id)) moveOnto(t, id, f.minion);
      return;
    case 'employ': {
      if (!canBear(t, f)) return burnActionCard(t, f);
      // R-RETAIN-02, R-MINION-08: on the acting minion, with its life from the bank
      enterPlay(t, f.cast.card, controllerOf(t, f.minion), 'attached', f.minion, use?.superior ? 2 : 1);
      addCounters(t, f.cast.card, lifeOf(t, f.cast.card), 'entered');
      return arrive(t, f.cast.card);
    }
    case 'recruit': {
      // R-ALLY-02, R-MINION-06: in your ready region with its life from the bank, and it cannot act this turn
      enterPlay(t, f.cast.card, f.seat, 'ready', NONE, use?.superior ? 2 : 1);
      addCounters(t, f.cast.card, lifeOf(t, f.cast.card), 'entered');
      actsFromTurn(t, f.cast.card, t.state.turn + 1);
      return arrive(t, f.cast.card);
    }
    case 'political':
      // R-POL-03: the referendum is called once the action has succeeded and its cost is paid
      return push(t, referendumFrame(f.seat, f.cast, NONE));
    case 'leaveTorpor':
      // R-TORPOR-02: to the ready region
      return moveRegion(t, f.minion, 'ready');
    case 'rescue':
      // R-TORPOR-07: to the ready region, neither locking nor unlocking
      return moveRegion(t, f.targets[0] as CardId, 'ready');
    case 'diablerise':
      // R-DIAB-03: the victim is diablerised
      return push(t, diablerieFrame(f.minion, f.targets[0] as CardId));
    case 'becomeAnarch':
      return becomeAnarch(t, f);
    case 'enterCombat': {
      const target = f.targets[0] as CardId;
      // R-TRAIT-08, R-COMBAT-02: into combat with it, if both are still ready
      if (canFight(t, f.minion, target)) push(t, combatFrame(f.minion, target));
      return;
    }
    case 'special':
      return;
  }
}

function resolveBleed(t: Table, f: ActionFrame): void {
  // R-FAQ-05: at 0 or less the action succeeds, the bleed does not: no Edge
  if (bleedOf(t, f.minion) < 1) return;
  const target = f.directedAt[0];
  if (target === undefined || !isIn(t, target)) return;
  if (happensInstead(t, 'bleedSucceeds', f.minion)) return;
  happen(t, 'bleedSucceeds', f.minion);
  f.step = 'bleed';
}

/** What a referendum would put into play comes into play if it has passed (docs/RULES.md). */
export function settleActionCard(t: Table, f: ActionFrame, use: CompiledUse): void {
  if (f.action === 'political' && f.margin <= 0) burnActionCard(t, f);
  else settleCard(t, f.cast, use);
}

export function burnActionCard(t: Table, f: ActionFrame): void {
  if (useOf(t, f)?.fromHand) limboToAsh(t, f.cast.card);
}

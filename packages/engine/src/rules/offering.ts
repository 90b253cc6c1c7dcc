import type { Window } from '../language/language.ts';
import type { CompiledCard, CompiledUse } from '../language/pool.ts';
import { windowBit, windowIndex } from '../language/timing.ts';
import { controllerOf, isLocked, minionsOf, usesInPlay } from '../query/minions.ts';
import { type CardId, NONE, type Seat } from '../state/types.ts';
import { type Offers, type OptionOf, playOption, useOption } from '../table/options.ts';
import { currentAction, currentCombat } from '../table/stack.ts';
import { defOf, findCard, handWindows, type Reason, reason, seatState, type Table } from '../table/table.ts';
import { isSetAside } from './cost.ts';
import { whyRequirementFails } from './requirements.ts';
import { countFailedChecks, whyCannotUse } from './whycannot.ts';

/** The cards and effects that a Methuselah may play or use, and why not the others. */

const WHY = {
  combatCardsOnly: reason('R-COMBAT-05', 'onlyCombatCards'),
  window: reason('R-PLAY-01', 'notNow'),
  noMinion: reason('R-PLAY-13', 'noMinionMeetsIt'),
  masterPhase: reason('R-MASTER-02', 'notYourMasterPhase'),
  underWay: reason('R-ACTION-01', 'actionUnderWay'),
  minionPhase: reason('R-ACTION-01', 'notYourMinionPhase'),
  discardPhase: reason('R-LIB-03', 'notYourDiscardPhase'),
  combat: reason('R-MINION-21', 'notInCombat'),
  ownAction: reason('R-MINION-18', 'noAction'),
  ownActionOnly: reason('R-MINION-18', 'ownActionOnly'),
  othersAction: reason('R-MINION-22', 'noAction'),
  nothingToUse: reason('R-PLAY-02', 'worksByItself'),
  others: reason('R-TERM-07', 'notControlledByYou'),
} as const;

/** The seat's minions that might use this: a rough list, checked exactly by `whyCannotUse`. */
function usersOf(t: Table, seat: Seat, use: CompiledUse, card: CardId): readonly CardId[] {
  switch (use.by) {
    case 'methuselah':
    case 'hostController':
    case 'anyMethuselah':
    case 'otherMethuselahs':
    case 'yourPrey':
      return NO_MINION;
    case 'acting': {
      if (use.text.action) return t.state.active === seat ? minionsOf(t, seat) : [];
      const action = currentAction(t);
      return action && action.seat === seat ? [action.minion] : [];
    }
    case 'combatant': {
      const combat = currentCombat(t);
      if (!combat) return [];
      return combat.sides.map(({ minion }) => minion).filter((minion) => controllerOf(t, minion) === seat);
    }
    case 'self':
      return [card];
    case 'host':
      return [findCard(t, card)?.host ?? NONE];
    case 'other':
    case 'reacting':
    case 'reflex':
    case 'bystander':
    case 'anyMinion':
    case 'otherMinions':
      return minionsOf(t, seat);
  }
}
const NO_MINION: readonly CardId[] = [NONE];
const EMPTY: readonly CardId[] = [];

export function offerUses(t: Table, seat: Seat, window: Window, out: Offers<OptionOf<'play' | 'use'>>): void {
  const w = windowIndex(window);
  const bit = 1 << w;
  const all = (handWindows(t, seat).all & bit) === 0 ? EMPTY : seatState(t, seat).hand;
  const hand = window === 'asPlayed' ? all.filter((id) => !isSetAside(t, id)) : all;
  const acting = currentAction(t)?.seat ?? seat;
  // R-MINION-22: nobody reacts to their own action; a cheap check before the full rules
  const mayReact = acting !== seat;
  for (let i = 0; i < hand.length; i++) {
    const id = hand[i] as CardId;
    const index = t.state.def[id] as number;
    const def = t.pool.cards[index];
    if (def === undefined || (def.handWindows & bit) === 0) continue;
    // Identical cards in hand are offered once.
    let seen = false;
    for (let j = 0; j < i; j++) if (t.state.def[hand[j] as CardId] === index) seen = true;
    if (seen) continue;
    for (const use of def.handUses) {
      if ((use.windows & bit) === 0 || (use.by === 'reacting' && !mayReact)) continue;
      for (const by of usersOf(t, seat, use, id))
        if (whyCannotUse(t, seat, use, id, by, window) === null) out.push(playOption(use.index, id, by));
    }
  }
  for (const { card, use } of usesInPlay(t, w)) {
    if (isForOtherController(t, seat, use, card)) continue;
    for (const by of usersOf(t, seat, use, card))
      if (!isLockedFor(t, use, card, by) && whyCannotUse(t, seat, use, card, by, window) === null)
        out.push(useOption(use.index, card, by));
  }
}

/** An ability that only another Methuselah, its controller, may use: a cheap check before the full rules. */
const isForOtherController = (t: Table, seat: Seat, { by }: CompiledUse, card: CardId): boolean =>
  (by === 'self' || by === 'methuselah') && controllerOf(t, card) !== seat;

/** The card or minion to lock as a cost is already locked, whatever the target: a cheap check. */
const isLockedFor = (t: Table, { cost }: CompiledUse, card: CardId, by: CardId): boolean =>
  (cost.lock === 'self' && isLocked(t, by)) || (cost.lock === 'this' && isLocked(t, card));

/** Why a card in hand is not offered now. */
export function whyCannotPlayCard(t: Table, seat: Seat, card: CardId, window: Window): Reason | null {
  const def = defOf(t, card);
  // R-COMBAT-05: the only minion cards playable during combat are combat cards
  if (
    currentCombat(t) !== undefined &&
    !def.types.includes('combat') &&
    !def.types.includes('reflex') &&
    !def.isMaster
  )
    return WHY.combatCardsOnly;
  const why = whyNoneOf(t, seat, def.handUses, card, window);
  return why === WHY.window ? whyCardMustWait(t, seat, def) : why;
}

/** The moment a card in hand must wait for, if it is the same for every way of playing it. */
function whyCardMustWait(
  t: Table,
  seat: Seat,
  { handUses, isMaster, outOfTurn, isEvent }: CompiledCard,
): Reason {
  if (isMaster && !outOfTurn) return WHY.masterPhase;
  if (isEvent) return WHY.discardPhase;
  if (handUses.every((use) => use.text.action !== undefined))
    return t.state.active === seat && t.state.phase === 'minion' ? WHY.underWay : WHY.minionPhase;
  if (currentCombat(t) === undefined && handUses.every((use) => use.type === 'combat')) return WHY.combat;
  if (currentAction(t) !== undefined) return WHY.window;
  if (handUses.every((use) => use.type === 'reaction')) return WHY.othersAction;
  return handUses.every((use) => use.type === 'modifier') ? WHY.ownAction : WHY.window;
}

/** Why no ability of a card in play is offered now. */
export function whyCannotUseCardInPlay(t: Table, seat: Seat, card: CardId, window: Window): Reason | null {
  const { playUses } = defOf(t, card);
  // R-TERM-07: cards are used by their controller, except for abilities that their text gives to others
  if (playUses.every((use) => isForOtherController(t, seat, use, card)) && controllerOf(t, card) !== seat)
    return WHY.others;
  return playUses.length === 0 ? WHY.nothingToUse : whyNoneOf(t, seat, playUses, card, window);
}

/** The reason from the nearest miss: minions that meet the requirements first, then the fewest failed checks. */
function whyNoneOf(
  t: Table,
  seat: Seat,
  uses: readonly CompiledUse[],
  card: CardId,
  window: Window,
): Reason | null {
  let closest: Reason = WHY.window;
  let fewest = Number.POSITIVE_INFINITY;
  for (const use of uses) {
    if ((use.windows & windowBit(window)) === 0) continue;
    if (closest === WHY.window) closest = needsOwnAction(t, seat, use) ? WHY.ownActionOnly : WHY.noMinion;
    for (const by of usersOf(t, seat, use, card)) {
      const why = whyCannotUse(t, seat, use, card, by, window);
      if (why === null) return null;
      const meetsIt = by === NONE || whyRequirementFails(t, by, use.requires) === null;
      const failures =
        countFailedChecks(t, seat, use, card, by, window) + (meetsIt ? 0 : REQUIREMENT_PENALTY);
      if (failures >= fewest) continue;
      closest = why;
      fewest = failures;
    }
  }
  return closest;
}
/** Only the acting minion may use it, and another Methuselah's minion is acting. */
const needsOwnAction = (t: Table, seat: Seat, use: CompiledUse): boolean =>
  use.by === 'acting' && use.text.action === undefined && (currentAction(t)?.seat ?? seat) !== seat;

/** More than the number of checks a use can fail. */
const REQUIREMENT_PENALTY = 100;

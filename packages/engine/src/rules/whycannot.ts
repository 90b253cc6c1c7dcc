import { cardNameKey, countMarks, KEY, marked, useKey } from '../atoms/rows.ts';
import { isReplaced } from '../flow/happenings.ts';
import type { Window } from '../language/language.ts';
import type { CompiledUse } from '../language/pool.ts';
import { walkEffects } from '../language/walk.ts';
import { playsAsVampire } from '../query/asvampire.ts';
import { allHold, cardBeingPlayed, isAgainst, whyConditionFails } from '../query/conditions.ts';
import { controllerOf, isAwake, isReady, isVampire } from '../query/minions.ts';
import { prey } from '../query/seats.ts';
import { isUseless } from '../query/stats.ts';
import { isFighting } from '../state/sides.ts';
import { type CardId, NONE, type Seat, seatTarget, type Target } from '../state/types.ts';
import { currentAction, currentCombat, currentReferendum } from '../table/stack.ts';
import { cardInPlay, defOf, type Reason, reason, seatState, type Table } from '../table/table.ts';
import { isBarredFromCalling, NOT_AGAIN } from './again.ts';
import { isHindering, mayCancel } from './asplayed.ts';
import {
  whyCannotAddIntercept,
  whyCannotAddStealth,
  whyCannotBeMadeToBlock,
  whyCannotIncreaseBleed,
  whyCannotRedirectBleed,
} from './block.ts';
import { whyCannotUseInCombat } from './combatcards.ts';
import { isSetAside } from './cost.ts';
import { contextFor, whyCannotCompletePlay } from './draft.ts';
import { whyCannotPlayEvent } from './events.ts';
import { whyCannotPlayMaster } from './masters.ts';
import { whyCannotActWithCard } from './minionphase.ts';
import { whyCannotUseWithOthers } from './names.ts';
import { damageLeft } from './prevention.ts';
import { whyRequirementFails } from './requirements.ts';
import { whyCannotGainVotesForSide } from './votes.ts';

/** Why a card or effect may not be used (rulebook p.7-13); the same checks decide which options are offered. */

const WHY = {
  notYourPhase: reason('R-UNLOCK-02', 'notYourPhase'),
  notSucceeding: reason('R-PLAY-01', 'notNow'),
  combatCardsOnly: reason('R-COMBAT-05', 'onlyCombatCards'),
  onlyCancels: reason('R-PLAY-04', 'onlyWhatCancels'),
  actingOnly: reason('R-COURSE-05', 'onlyActingMinion'),
  ownActionOnly: reason('R-MINION-18', 'ownActionOnly'),
  otherOfOwn: reason('R-MINION-20', 'ownActionOnly'),
  otherOnly: reason('R-MINION-20', 'onlyAnotherMinion'),
  ownAction: reason('R-MINION-22', 'ownAction'),
  vampire: reason('R-MINION-02', 'needsVampire'),
  notReady: reason('R-MINION-22', 'notReady'),
  locked: reason('R-MINION-22', 'locked'),
  modifierTwice: reason('R-MINION-19', 'sameModifierTwice'),
  reactionTwice: reason('R-MINION-23', 'sameReactionTwice'),
  notInvolved: reason('R-COMBAT-06', 'onlyBystander'),
  used: reason('R-TMPL-01', 'usedAlready'),
  hasOne: reason('R-PLAY-12', 'youHaveOne'),
  bloodHunt: reason('R-DIAB-13', 'bloodHuntIsNoAction'),
  pollingOnly: reason('R-FAQ-08', 'votesOnlyInPolling'),
  emptyCrypt: reason('R-PLAY-23', 'noLegalTarget'),
  noDamage: reason('R-DAMAGE-01', 'noDamageToPrevent'),
  notAgainst: reason('R-MINION-25', 'notAgainstThisMinion'),
  setAside: reason('R-PLAY-19', 'toBeDiscarded'),
  notUsable: reason('R-GLOSS-05', 'notForThisMinion'),
  equipment: reason('R-TERM-12', 'cannotUseEquipment'),
} as const;

/** One check on a minion's use of a card in a window: null if it passes. */
type Check = (
  t: Table,
  seat: Seat,
  use: CompiledUse,
  card: CardId,
  by: CardId,
  window: Window,
) => Reason | null;

const whyCannotUseNow: Check = (t, seat, use, card, _by, window) => {
  // R-UNLOCK-02: an effect usable during a phase is usable only in its controller's own phase
  if (use.ownPhase && window === t.state.phase && seat !== t.state.active) return WHY.notYourPhase;
  // ruling:200080#5: a bleed is not about to succeed when something else will happen instead
  if (window === 'succeeding' && isReplaced(t, 'bleedSucceeds', currentAction(t)?.minion ?? NONE))
    return WHY.notSucceeding;
  if (window !== 'asPlayed') return null;
  // R-PLAY-04, R-GLOSS-21: while a card is being played: only cards that cancel it, and wakes for a seat that can cancel
  if (!use.cancels && !mayCancel(t, seat) && !(use.mode?.wake === true && isHindering(t)))
    return WHY.onlyCancels;
  // R-PLAY-19: a card set aside to be discarded for another card cannot be played
  if (isSetAside(t, card)) return WHY.setAside;
  // R-COMBAT-05: the only minion cards playable in combat are combat cards and reflexes
  return combatOnly(t, use) ? WHY.combatCardsOnly : null;
};

const whyMinionCannotPlay: Check = (t, _seat, use, _card, by) => {
  if (use.mode === null || by === NONE) return null;
  // R-PLAY-13: only a minion that meets every requirement can play a minion card
  const why =
    (use.hasRequirements ? whyRequirementFails(t, by, use.requires) : null) ??
    whyCannotUseWithOthers(t, by, use);
  if (why !== null || use.cost.blood === undefined) return why;
  // R-MINION-02: a card with a blood cost is for vampires, even if its cost is reduced to zero
  return isVampire(t, by) || playsAsVampire(t, by, use.requires.disciplines) ? null : WHY.vampire;
};

const whyCannotBeginAction: Check = (t, seat, use, card, by) => {
  if (!use.text.action) return null;
  if (use.text.action.kind === 'political' && isBarredFromCalling(t, seat, use.def)) return NOT_AGAIN;
  return whyCannotActWithCard(t, by, use, card);
};

const whyCannotUseInThisCombat: Check = (t, _seat, use, card, by, window) => {
  const combat = currentCombat(t);
  return combat === undefined ? null : whyCannotUseInCombat(t, combat, use, card, by, window);
};

const whyCannotUseAgain: Check = (t, seat, use, card, by, window) => {
  const once = onceIn(use, window);
  // R-TMPL-01: "during X, do Y" means one Y per X with that card
  if (once !== undefined && marked(t, once, onceSubject(use, seat, card, by), onceKey(use, card)))
    return WHY.used;
  if (once !== undefined && use.text.copies !== undefined)
    if (countMarks(t, once, seatTarget(seat), useKey(use.index, NONE)) >= use.text.copies) return WHY.used;
  return use.onePerMethuselah && controlsNamesake(t, seat, use.def) ? WHY.hasOne : null;
};

const controlsNamesake = (t: Table, seat: Seat, def: number): boolean =>
  t.state.cards.some(
    (c) => c.controller === seat && c.region !== 'contested' && defOf(t, c.id).index === def,
  );

const whyConditionsFail: Check = (t, seat, use, card, by) => {
  if (use.text.when === undefined) return null;
  const context = contextFor(seat, use, card, by);
  for (const c of use.text.when) {
    const why = whyConditionFails(t, context, c);
    if (why !== null) return why;
  }
  return null;
};

const whyCannotComplete: Check = (t, seat, use, card, by) =>
  whyCannotCompletePlay(t, contextFor(seat, use, card, by), use);

/** Why this minion may not use this card in this window, or null if it may. The use must belong to the window. */
export const whyCannotUse: Check = (t, seat, use, card, by, window) =>
  // Called by name and not through CHECKS: this is the hottest function, and direct calls are much faster.
  whyCannotUseNow(t, seat, use, card, by, window) ??
  whyUserIsWrong(t, seat, use, card, by) ??
  whyMinionCannotPlay(t, seat, use, card, by, window) ??
  whyCannotBeginAction(t, seat, use, card, by, window) ??
  whyCannotUseInThisCombat(t, seat, use, card, by, window) ??
  whyUseIsNotNeeded(t, seat, use, card, by) ??
  whyCannotUseAgain(t, seat, use, card, by, window) ??
  whyConditionsFail(t, seat, use, card, by, window) ??
  whyCannotComplete(t, seat, use, card, by, window);

/** The checks in the order of `whyCannotUse`; they are independent of each other. */
const CHECKS: readonly Check[] = [
  whyCannotUseNow,
  whyUserIsWrong,
  whyMinionCannotPlay,
  whyCannotBeginAction,
  whyCannotUseInThisCombat,
  whyUseIsNotNeeded,
  whyCannotUseAgain,
  whyConditionsFail,
  whyCannotComplete,
];

/** The number of checks that fail. */
export const countFailedChecks = (...use: Parameters<Check>): number =>
  CHECKS.filter((check) => check(...use) !== null).length;

const combatOnly = (t: Table, use: CompiledUse): boolean =>
  currentCombat(t) !== undefined && (use.type === 'reaction' || use.type === 'modifier');

/** The limit on a use; a strike that includes a maneuver limits only the maneuver. */
export function onceIn(use: CompiledUse, window: Window): CompiledUse['text']['once'] {
  // R-COMBAT-23: additional strikes may use a weapon again
  return use.text.maneuver !== undefined && window === 'strike' ? undefined : use.text.once;
}

/** The key a limit is counted under: the card's name, one ability of a card in play, or a limit its abilities share. */
export function onceKey(use: CompiledUse, card: CardId): number {
  if (use.text.onceForMode) return useKey(use.index, NONE);
  if (use.fromHand) return cardNameKey(use.def);
  if (use.text.onceShared) return KEY.sharedLimit;
  return useKey(use.index, use.text.onceBy === undefined ? card : NONE);
}

/** Who a limit is counted for: the minion that plays a card, the card in play, its Methuselah, or everybody. */
export function onceSubject(use: CompiledUse, seat: Seat, card: CardId, by: CardId): Target {
  if (use.text.onceBy === 'everyone') return NONE;
  if (use.text.onceBy === 'methuselah') return seatTarget(seat);
  return use.fromHand ? by : card;
}

function whyUserIsWrong(t: Table, seat: Seat, use: CompiledUse, card: CardId, by: CardId): Reason | null {
  const action = currentAction(t);
  switch (use.by) {
    case 'methuselah':
      if (use.type === 'master') return whyCannotPlayMaster(t, seat, use);
      if (use.type === 'event') return whyCannotPlayEvent(t, seat, use);
      return whyCannotUseAbility(t, seat, use, card, by);
    case 'acting': {
      if (use.text.action) return null; // asked by the rules of actions
      // R-COURSE-05, R-MINION-18: only the acting minion can play action modifiers
      if (action !== undefined && action.seat !== seat) return WHY.ownActionOnly;
      if (action === undefined || action.minion !== by) return WHY.actingOnly;
      // R-MINION-18: and only while it is in play under the control of its Methuselah
      if (controllerOf(t, by) !== seat) return WHY.actingOnly;
      return whyCannotModifyAction(t, use, by);
    }
    case 'other':
      // R-MINION-20: a minion other than the acting minion, controlled by the same Methuselah
      if (action !== undefined && action.seat !== seat) return WHY.otherOfOwn;
      if (action === undefined || action.minion === by) return WHY.otherOnly;
      if (!isReady(t, by)) return WHY.notReady;
      return whyCannotModifyAction(t, use, by);
    case 'reacting':
      return whyCannotReact(t, seat, use, by);
    case 'reflex': {
      const played = cardBeingPlayed(t);
      // R-MINION-25: only the minion that the card is played against
      if (played === null || played.seat === seat || !isAgainst(t, played, by)) return WHY.notAgainst;
      return isReady(t, by) ? null : WHY.notReady;
    }
    case 'combatant': {
      const combat = currentCombat(t);
      // R-MINION-21: only minions in combat
      return isFighting(combat, by) ? null : reason('R-MINION-21', 'notInCombat');
    }
    case 'bystander': {
      const combat = currentCombat(t);
      // R-COMBAT-06: only a minion not involved in the combat, whoever controls it
      if (combat === undefined || isFighting(combat, by)) return WHY.notInvolved;
      return isReady(t, by) ? null : WHY.notReady;
    }
    case 'self':
    case 'host':
    case 'anyMinion':
    case 'otherMinions':
    case 'hostController':
    case 'anyMethuselah':
    case 'otherMethuselahs':
    case 'yourPrey':
      return whyCannotUseAbility(t, seat, use, card, by);
  }
}

function whyCannotReact(t: Table, seat: Seat, use: CompiledUse, by: CardId): Reason | null {
  const action = currentAction(t);
  if (currentReferendum(t)?.bloodHunt) return WHY.bloodHunt;
  // R-MINION-22: only in response to an action by another Methuselah's minion
  if (action === undefined || action.seat === seat) return WHY.ownAction;
  // R-TORPOR-09, R-MINION-22: only a ready minion
  if (!isReady(t, by)) return WHY.notReady;
  // R-MINION-22: unlocked or awake, unless the card says otherwise
  if (!isAwake(t, by) && use.mode?.wake !== true && use.mode?.lockedToo !== true) return WHY.locked;
  // R-MINION-23: not the same reaction card twice in one action, at any level
  if (marked(t, 'action', by, cardNameKey(use.def))) return WHY.reactionTwice;
  return null;
}

function whyCannotModifyAction(t: Table, use: CompiledUse, by: CardId): Reason | null {
  // R-DIAB-13: a blood hunt is not an action, so no modifiers
  if (currentReferendum(t)?.bloodHunt) return WHY.bloodHunt;
  // R-MINION-19: not the same action modifier twice in one action, at any level
  if (marked(t, 'action', by, cardNameKey(use.def))) return WHY.modifierTwice;
  return null;
}

/** An ability names its user, who is not always the card's controller. */
function whyCannotUseAbility(
  t: Table,
  seat: Seat,
  use: CompiledUse,
  card: CardId,
  by: CardId,
): Reason | null {
  const { controller, host } = cardInPlay(t, card);
  switch (use.ability?.by) {
    case 'anyMinion':
    case 'anyMethuselah':
      return null;
    case 'otherMethuselahs':
      return controller === seat ? WHY.notUsable : null;
    case 'yourPrey':
      // R-UNLOCK-02: in the phases of the Methuselah who controls the card
      return t.state.active === controller && prey(t, controller) === seat ? null : WHY.notUsable;
    case 'otherMinions':
      return by === host ? WHY.notUsable : null;
    case 'hostController':
      return controllerOf(t, host) === seat ? null : WHY.notUsable;
    case 'host':
      if (controllerOf(t, host) !== seat) return WHY.notUsable;
      // R-TERM-12: a minion may be kept from using equipment
      if (isUseless(t, card)) return WHY.equipment;
      // R-MASTER-05: the player of a master card controls it, but the vampire's controller uses what "this vampire" may do
      // R-GLOSS-15: a stolen card left in place is usable neither by its bearer nor by the Methuselah who stole it
      return controller === seat || defOf(t, card).staysYours ? null : WHY.notUsable;
    case 'self':
    case 'methuselah':
    case undefined:
      return controller === seat ? null : WHY.notUsable;
  }
}

/** Would the bleed rise now, and not only under a condition that does not hold yet? */
const increasesBleed = (t: Table, seat: Seat, use: CompiledUse, by: CardId): boolean =>
  [...walkEffects(use.text.effects ?? [])].some(
    (e) =>
      e.do === 'modify' &&
      e.stat === 'bleed' &&
      (e.if === undefined || allHold(t, contextFor(seat, use, NONE, by), e.if)),
  );

/** A minion's card: is it the blocking minion that gets intercept, and not the user? */
const givesIntercept = ({ text: { effects = [] } }: CompiledUse): boolean =>
  effects.some((e) => e.do === 'modify' && e.stat === 'intercept' && e.who === 'blocker');
/** A Methuselah's card: does a condition say which blocking minions it is for? */
const namesBlocker = ({ text: { when = [] } }: CompiledUse): boolean =>
  when.some((c) => c.if === 'is' && c.card === 'blocker');

function whyAddsNoIntercept(t: Table, seat: Seat, use: CompiledUse, by: CardId): Reason | null {
  const isGiven = by === NONE ? namesBlocker(use) : givesIntercept(use);
  return whyCannotAddIntercept(t, use.aidsBlock.length > 0 ? NONE : by, seat, isGiven);
}

/** Rules about the effects of a use: stealth and intercept only when needed, bleed limits, targets, votes. */
function whyUseIsNotNeeded(t: Table, seat: Seat, use: CompiledUse, card: CardId, by: CardId): Reason | null {
  // ruling:G00126#1: nothing is drawn from an empty crypt
  if (use.fromHand && use.drawsCrypt && seatState(t, seat).crypt.length === 0) return WHY.emptyCrypt;
  if (use.text.action) return null;
  const why =
    (use.addsStealth ? whyCannotAddStealth(t) : null) ??
    (use.addsIntercept ? whyAddsNoIntercept(t, seat, use, by) : null) ??
    (use.addsBleed && use.type === 'modifier'
      ? whyCannotIncreaseBleed(t, increasesBleed(t, seat, use, by))
      : null) ??
    (use.redirects ? whyCannotRedirectBleed(t, seat) : null) ??
    (use.forcesBlock && use.sendsToBlock.length === 0
      ? whyCannotBeMadeToBlock(t, by, use.blocksAnyAction)
      : null);
  if (why !== null) return why;
  // R-DAMAGE-01: prevention needs damage to prevent
  if (use.text.prevent !== undefined && damageLeft(t, contextFor(seat, use, card, by), use) === 0)
    return WHY.noDamage;
  // R-FAQ-08, R-POL-05: votes can be gained only in the polling step
  if (use.addsVotes && currentReferendum(t) === undefined) return WHY.pollingOnly;
  return use.votesSide === 0 ? null : whyCannotGainVotesForSide(t, by, use.votesSide);
}

import { burnCounters } from '../atoms/counters.ts';
import { burnTopCards } from '../atoms/piles.ts';
import { clearMarks, KEY, mark, marked } from '../atoms/rows.ts';
import type { EffectOf } from '../language/language.ts';
import { controllerOf, countersOn, isAwake, isReady, isVampire, minionsOf } from '../query/minions.ts';
import { interceptOf, isRestricted, rowHolds, stealthOf, total } from '../query/stats.ts';
import type { ActionFrame, CardId, Seat } from '../state/types.ts';
import { NONE, seatTarget } from '../state/types.ts';
import { blockOption, type Offers, type OptionOf } from '../table/options.ts';
import { currentAction, raise } from '../table/stack.ts';
import { findCard, type Reason, reason, seatState, type Table } from '../table/table.ts';
import { mayBlock } from './orders.ts';

/** Blocking, stealth and intercept (rulebook p.25-27). */

const WHY = {
  ownDirected: reason('R-BLOCK-01', 'yourOwnAction'),
  ownUndirected: reason('R-BLOCK-03', 'yourOwnAction'),
  noAction: reason('R-BLOCK-17', 'noAction'),
  notDirectedAtYou: reason('R-BLOCK-01', 'notDirectedAtYou'),
  notPreyOrPredator: reason('R-BLOCK-03', 'notPreyOrPredator'),
  declined: reason('R-BLOCK-18', 'declinedBlock'),
  notAgain: reason('R-TERM-12', 'noFurtherBlock'),
  notReady: reason('R-ACTION-02', 'notReady'),
  locked: reason('R-ACTION-02', 'locked'),
  tax: reason('R-PLAY-16', 'cannotPayToBlock'),
  cannotBlock: reason('R-TERM-12', 'cannotBlock'),
  blockedByAnother: reason('R-BLOCK-21', 'anotherIsBlocking'),
  stealthNotNeeded: reason('R-BLOCK-12', 'stealthNotNeeded'),
  interceptNotNeeded: reason('R-BLOCK-13', 'interceptNotNeeded'),
  limited: reason('R-BLEED-02', 'bleedLimited'),
  notABleed: reason('R-BLEED-01', 'notABleed'),
  targetFixed: reason('R-BLOCK-20', 'targetFixedWhileBlocking'),
  declineFirst: reason('R-FAQ-03', 'declineToBlockFirst'),
} as const;

/** Used for declaring a block, for forced attempts and for card requirements, and again when the attempt resolves. */
export function whyCannotBlock(
  t: Table,
  action: ActionFrame,
  minion: CardId,
  alreadyBlocking: boolean,
  ofAnyAction = marked(t, 'action', minion, KEY.blocksAnyAction),
): Reason | null {
  const card = findCard(t, minion);
  if (!card) return WHY.notReady;
  const seat = card.controller;
  // R-BLOCK-01, R-BLOCK-03: the acting Methuselah cannot block their own action
  if (seat === action.seat) return action.directedAt.length > 0 ? WHY.ownDirected : WHY.ownUndirected;
  if (!ofAnyAction && !mayBlock(t, action).includes(seat))
    return action.directedAt.length > 0 ? WHY.notDirectedAtYou : WHY.notPreyOrPredator;
  // R-ACTION-02, R-TERM-09: the blocker must be ready
  if (!isReady(t, minion)) return WHY.notReady;
  // R-TERM-12: a card that forbids the block takes precedence
  if (isRestricted(t, 'block', minion) || isRestricted(t, 'beBlocked', action.minion)) return WHY.cannotBlock;
  // ruling:G00136#1: who is locked amid the attempt does not block, unless they are awake
  if (alreadyBlocking) return isAwake(t, minion) ? null : WHY.locked;
  // R-TERM-12: a card has made its attempt fail for good, or all attempts of its controller
  if (isBarredFromBlocking(t, minion, seat)) return WHY.notAgain;
  // R-BLOCK-06, R-BLOCK-18: declining further attempts is final
  if (action.declined.includes(seat)) return WHY.declined;
  // R-BLOCK-04, R-BLOCK-21: only while no other minion is blocking
  if (action.blocker !== NONE && action.blocker !== minion) return WHY.blockedByAnother;
  if (!canPayToBlock(t, minion)) return WHY.tax;
  // R-ACTION-02: unlocked or awake; checked last, so that cards which unlock a minion to block can ignore it
  return isAwake(t, minion) ? null : WHY.locked;
}

/** What an attempt to block costs a minion: blood, what may be blood or life, and cards of the top of the library. */
export function blockTax(
  t: Table,
  minion: CardId,
): { readonly blood: number; readonly any: number; readonly library: number } {
  if (!isTaxed(t)) return NO_TAX;
  return {
    blood: Math.max(0, total(t, 'blockTax', minion, 0)),
    any: Math.max(0, total(t, 'blockTaxOrLife', minion, 0)),
    library: Math.max(0, total(t, 'blockTaxLibrary', minion, 0)),
  };
}
/** Does any card of the game put a price on blocking? */
const isTaxed = ({ pool: { words } }: Table): boolean =>
  words.has('blockTax') || words.has('blockTaxOrLife') || words.has('blockTaxLibrary');
const NO_TAX = { blood: 0, any: 0, library: 0 } as const;

function canPayToBlock(t: Table, minion: CardId): boolean {
  const { blood, any, library } = blockTax(t, minion);
  // ruling:201726#2: who has no such card cannot attempt it
  if (library > seatState(t, controllerOf(t, minion)).library.length) return false;
  // R-GEN-09: the counters of an ally are life, not blood
  return (blood === 0 || isVampire(t, minion)) && blood + any <= countersOn(t, minion);
}

/** R-PLAY-16: paid as the attempt is declared, whether it succeeds or not. */
export function payToBlock(t: Table, minion: CardId): void {
  const { blood, any, library } = blockTax(t, minion);
  burnCounters(t, minion, blood + any, 'cost');
  if (library > 0) burnTopCards(t, controllerOf(t, minion), library);
}

/** Notes that the price of attempts has risen while a minion attempts to block. */
export function raiseBlockTax(t: Table): void {
  const action = currentAction(t);
  if (!inAttempt(action)) return;
  const { blood, any, library } = blockTax(t, action.blocker);
  if (blood + any + library > 0) mark(t, 'action', action.blocker, KEY.taxed);
}

/** No attempt is in progress: what was for the last one is over. */
export function forgetAttempt(t: Table): void {
  clearMarks(t, 'action', () => true, KEY.blocksAnyAction);
  if (isTaxed(t)) clearMarks(t, 'action', () => true, KEY.taxed);
}

/** The minion attempts to block again and pays, or it has resigned (docs/RULES.md). */
export function attemptAnew(t: Table): void {
  const action = currentAction(t);
  if (!inAttempt(action) || !marked(t, 'action', action.blocker, KEY.taxed)) return;
  raise(t, 'retarget');
}

const isBarredFromBlocking = (t: Table, minion: CardId, seat: Seat): boolean =>
  marked(t, 'action', minion, KEY.noFurtherBlock) ||
  marked(t, 'action', seatTarget(seat), KEY.noFurtherBlock);

/** Ends the block attempt in progress; `notAgain`: for good, for that minion or for its controller. */
export function failBlock(t: Table, notAgain: EffectOf['failBlock']['notAgain']): void {
  const action = currentAction(t);
  if (!inAttempt(action)) return;
  const { blocker } = action;
  if (notAgain === 'minion') mark(t, 'action', blocker, KEY.noFurtherBlock);
  if (notAgain === 'controller') mark(t, 'action', seatTarget(controllerOf(t, blocker)), KEY.noFurtherBlock);
  // R-BLOCK-22: a failed attempt returns to the state without one
  raise(t, 'failBlock');
}

/** False for most seats: they may not block this action or have no minion able to. */
export function couldBlock(t: Table, seat: Seat): boolean {
  const action = currentAction(t);
  return (
    action !== undefined &&
    mayBlock(t, action).includes(seat) &&
    minionsOf(t, seat).some((minion) => whyCannotBlock(t, action, minion, false) === null)
  );
}

export function offerBlocks(t: Table, seat: Seat, out: Offers<OptionOf<'block'>>): void {
  const action = currentAction(t);
  if (!action || !mayBlock(t, action).includes(seat)) return;
  for (const minion of minionsOf(t, seat))
    if (whyCannotBlock(t, action, minion, false) === null) out.push(blockOption(minion));
}

// R-BLOCK-09: the block succeeds if intercept is at least equal to stealth
export const interceptEnough = (t: Table, action: ActionFrame): boolean =>
  interceptOf(t, action.blocker) >= stealthOf(t, action.minion);

const inAttempt = (action: ActionFrame | undefined): action is ActionFrame =>
  action !== undefined && action.blocker !== NONE && action.outcome === 'pending';

export function whyCannotAddStealth(t: Table): Reason | null {
  const action = currentAction(t);
  // R-BLOCK-12: stealth only when needed: during a block attempt with enough intercept
  return inAttempt(action) && interceptEnough(t, action) ? null : WHY.stealthNotNeeded;
}

/**
 * `by`: the minion that uses the card. `isGiven`: the card gives it to the minion that blocks, also to one of another Methuselah if it
 * says so.
 */
export function whyCannotAddIntercept(t: Table, by: CardId, seat: Seat, isGiven: boolean): Reason | null {
  const action = currentAction(t);
  if (!inAttempt(action)) return WHY.interceptNotNeeded;
  // R-BLOCK-13: intercept only when needed: for the blocking minion, while stealth exceeds its intercept
  const isUsers = by === NONE ? controllerOf(t, action.blocker) === seat : action.blocker === by;
  if (!isGiven && !isUsers) return WHY.interceptNotNeeded;
  return interceptEnough(t, action) ? WHY.interceptNotNeeded : null;
}

/** `increases`: the bleed would rise now, not only under a condition that does not hold yet. */
export function whyCannotIncreaseBleed(t: Table, increases: boolean): Reason | null {
  const action = currentAction(t);
  if (action?.action !== 'bleed') return WHY.notABleed;
  if (!increases) return null;
  for (const row of t.state.rows) {
    // R-BLEED-02, R-GLOSS-09: not while another modifier card is increasing the bleed
    if (row.limited && row.amount > 0 && rowHolds(t, row)) return WHY.limited;
  }
  return null;
}

export function whyCannotRedirectBleed(t: Table, seat: Seat): Reason | null {
  const action = currentAction(t);
  if (!action) return WHY.noAction;
  // R-BLOCK-20: the target cannot be changed during a block attempt
  if (action.blocker !== NONE) return WHY.targetFixed;
  // R-FAQ-03: only after declining to block
  if (mayBlock(t, action).includes(seat) && !action.declined.includes(seat)) return WHY.declineFirst;
  return null;
}

/** A card that makes its minion attempt to block can be played only by a minion that could block if unlocked. */
export function whyCannotBeMadeToBlock(t: Table, by: CardId, ofAnyAction: boolean): Reason | null {
  const action = currentAction(t);
  if (!action) return WHY.noAction;
  const why = whyCannotBlock(t, action, by, false, ofAnyAction);
  return why === WHY.locked ? null : why;
}

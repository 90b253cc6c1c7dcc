import type { Window } from '../language/language.ts';
import { WINDOWS } from '../language/language.ts';
import { controllerOf, uncontrolledOf } from '../query/minions.ts';
import { whyCannotBlock } from '../rules/block.ts';
import { type Influence, whyCannotInfluence } from '../rules/influence.ts';
import { whyCannotTakeBasicAction } from '../rules/minionphase.ts';
import { whyCannotPlayCard, whyCannotUseCardInPlay } from '../rules/offering.ts';
import type { CardId, Seat } from '../state/types.ts';
import type { BasicAction } from '../table/options.ts';
import { currentAction } from '../table/stack.ts';
import { findCard, type Reason, reason, type Table } from '../table/table.ts';

/** Why something is not offered now: a rule and a message key, from the same code that makes the offers. */

const NOT_YOURS = reason('R-SEQ-01', 'notYourImpulse');
const NOT_IN_HAND = reason('R-PLAY-01', 'notInHand');
const CONTESTED = reason('R-CONTEST-03', 'contested');
const UNDER_WAY = reason('R-ACTION-01', 'actionUnderWay');
const NOT_UNCONTROLLED = reason('R-INF-03', 'notInYourUncontrolledRegion');
const BEING_CHOSEN = reason('R-PLAY-01', 'beingChosen');
const NOT_INFLUENCE = reason('R-INF-01', 'notYourInfluencePhase');

/** The current window: that of the pending decision, else of the innermost impulse or the phase. */
function windowOf(t: Table): Window {
  const frame = t.state.frames.findLast((f) => f.kind === 'impulse');
  const named = t.decision?.window;
  if (named !== undefined && (WINDOWS as readonly string[]).includes(named)) return named as Window;
  return frame?.kind === 'impulse' ? frame.window : t.state.phase;
}

/** Why a card in hand cannot be played, or a card in play used. */
export function explainCard(t: Table, seat: Seat, card: CardId): Reason | null {
  const inHand = t.state.seats[seat]?.hand.includes(card);
  const region = findCard(t, card)?.region;
  if (inHand === undefined || (!inHand && (region === undefined || region === 'uncontrolled')))
    return NOT_IN_HAND;
  // R-CONTEST-03: a contested card has no text
  if (region === 'contested') return CONTESTED;
  const why = inHand
    ? whyCannotPlayCard(t, seat, card, windowOf(t))
    : whyCannotUseCardInPlay(t, seat, card, windowOf(t));
  if (why !== null) return why;
  if (t.decision?.seat !== seat) return NOT_YOURS;
  return isChoice(t) ? BEING_CHOSEN : null;
}

/** Is another choice pending: a target, terms, a discard? */
function isChoice({ state, decision }: Table): boolean {
  const top = state.frames[state.frames.length - 1]?.kind;
  return (
    !(WINDOWS as readonly string[]).includes(decision?.window ?? '') || top === 'effect' || top === 'hand'
  );
}

const whyIsNotAsked = (t: Table, seat: Seat): Reason =>
  t.decision?.seat === seat && isChoice(t) ? BEING_CHOSEN : NOT_YOURS;

export function explainAction(t: Table, minion: CardId, action: BasicAction): Reason | null {
  const why = whyCannotTakeBasicAction(t, minion, action);
  if (why !== null) return why;
  if (currentAction(t) !== undefined) return UNDER_WAY;
  const seat = controllerOf(t, minion);
  return isAsked(t, seat, 'minion') ? null : whyIsNotAsked(t, seat);
}

export function explainInfluence(t: Table, seat: Seat, vampire: CardId, influence: Influence): Reason | null {
  if (!uncontrolledOf(t, seat).includes(vampire)) return NOT_UNCONTROLLED;
  if (t.state.active !== seat || t.state.phase !== 'influence') return NOT_INFLUENCE;
  const why = whyCannotInfluence(t, seat, vampire, influence);
  if (why !== null) return why;
  return isAsked(t, seat, 'influence') ? null : whyIsNotAsked(t, seat);
}

const isAsked = (t: Table, seat: Seat, window: Window): boolean =>
  t.decision?.seat === seat && t.decision.window === window;

const NO_ACTION = reason('R-BLOCK-17', 'noAction');
const BLOCKING = reason('R-BLOCK-21', 'isBlocking');
const NOT_BEFORE_BLOCKS = reason('R-BLOCK-17', 'notNow');

export function explainBlock(t: Table, minion: CardId): Reason | null {
  const action = currentAction(t);
  if (!action) return NO_ACTION;
  if (action.blocker === minion && action.outcome === 'pending') return BLOCKING;
  const why = whyCannotBlock(t, action, minion, false);
  if (why !== null) return why;
  return isAsked(t, controllerOf(t, minion), 'beforeBlocks') ? null : NOT_BEFORE_BLOCKS;
}

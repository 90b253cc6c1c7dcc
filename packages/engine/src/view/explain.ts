import type { Window } from '../language/language.ts';
import { WINDOWS } from '../language/language.ts';
import { whyNotAttempt } from '../rules/block.ts';
import { type BasicAction, whyNotBasic } from '../rules/minionphase.ts';
import { whyNotCard, whyNotInPlay } from '../rules/playing.ts';
import type { CardId, Seat } from '../state/types.ts';
import { currentAction } from '../table/stack.ts';
import { findCard, type Reason, reason, type Table } from '../table/table.ts';

/** Why something is not offered now: the rule, and the key of its message. The same code that offers answers. */

const NOT_YOURS = reason('R-SEQ-01', 'notYourImpulse');
const NOT_IN_HAND = reason('R-PLAY-01', 'notInHand');

/** The window that a seat stands in: the pending decision's, else that of the impulse or phase under way. */
function windowOf(t: Table): Window {
  const frame = t.state.frames.findLast((f) => f.kind === 'impulse');
  const named = t.decision?.window;
  if (named !== undefined && (WINDOWS as readonly string[]).includes(named)) return named as Window;
  return frame?.kind === 'impulse' ? frame.window : t.state.phase;
}

/** A card in hand is to be played, one in play to be used. */
export function explainCard(t: Table, seat: Seat, card: CardId): Reason | null {
  const inHand = t.state.seats[seat]?.hand.includes(card);
  if (inHand === undefined || (!inHand && !hasText(t, card))) return NOT_IN_HAND;
  const why = inHand ? whyNotCard(t, seat, card, windowOf(t)) : whyNotInPlay(t, seat, card, windowOf(t));
  if (why !== null) return why;
  return t.decision?.seat === seat ? null : NOT_YOURS;
}

/** R-CONTEST-03: a contested card has no text; neither has one that is not controlled yet. */
function hasText(t: Table, card: CardId): boolean {
  const region = findCard(t, card)?.region;
  return region !== undefined && region !== 'contested' && region !== 'uncontrolled';
}

export function explainAction(t: Table, minion: CardId, action: BasicAction): Reason | null {
  return whyNotBasic(t, minion, action);
}

const NO_ACTION = reason('R-BLOCK-17', 'noAction');

export function explainBlock(t: Table, minion: CardId): Reason | null {
  const action = currentAction(t);
  return action ? whyNotAttempt(t, action, minion, false) : NO_ACTION;
}

import type { Window } from '../language/language.ts';
import { WINDOWS } from '../language/language.ts';
import { whyNotAttempt } from '../rules/block.ts';
import { type BasicAction, whyNotBasic } from '../rules/minionphase.ts';
import { whyNotCard } from '../rules/playing.ts';
import type { CardId, Seat } from '../state/types.ts';
import { currentAction } from '../table/stack.ts';
import { type Reason, reason, type Table } from '../table/table.ts';

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

export function explainCard(t: Table, seat: Seat, card: CardId): Reason | null {
  if (!t.state.seats[seat]?.hand.includes(card)) return NOT_IN_HAND;
  const why = whyNotCard(t, seat, card, windowOf(t));
  if (why !== null) return why;
  return t.decision?.seat === seat ? null : NOT_YOURS;
}

export function explainAction(t: Table, minion: CardId, action: BasicAction): Reason | null {
  return whyNotBasic(t, minion, action);
}

const NO_ACTION = reason('R-BLOCK-17', 'noAction');

export function explainBlock(t: Table, minion: CardId): Reason | null {
  const action = currentAction(t);
  return action ? whyNotAttempt(t, action, minion, false) : NO_ACTION;
}

import { windowIndex } from '../flow/windows.ts';
import { controllerOf, usesInPlay } from '../query/minions.ts';
import { impulseOrder } from '../query/seats.ts';
import type { ActionFrame, PlayFrame, Seat } from '../state/types.ts';
import { currentAction, currentCombat, impulse } from '../table/stack.ts';
import { seatState, type Table, tell } from '../table/table.ts';

/** "As it is played": a card may be cancelled before it does anything (rulebook p.7, 16). */

/** Opens the window over the card of a frame, which goes on at its step `played`. */
export function askAsPlayed(t: Table, f: PlayFrame | ActionFrame): void {
  f.step = 'played';
  if (!t.pool.hasCancels) return;
  // With people at the table silence must tell nothing: the impulse asks by public facts.
  const order = playedOrder(t).filter((seat) => t.asks === 'all' || mayCancel(t, seat));
  // R-PLAY-04: only what cancels the card, and wakes
  if (order.length > 0) impulse(t, f, 'played', 'asPlayed', order);
}

function playedOrder(t: Table): Seat[] {
  const action = currentAction(t);
  const combat = currentCombat(t);
  const inLine = combat
    ? [controllerOf(t, combat.first), controllerOf(t, combat.second)]
    : (action?.directedAt ?? []);
  return impulseOrder(t, action?.seat ?? t.state.active, inLine);
}

/** Has this seat anything, in hand or in play, that cancels cards? Wakes alone open no window. */
export function mayCancel(t: Table, seat: Seat): boolean {
  for (const id of seatState(t, seat).hand)
    if (t.pool.cards[t.state.def[id] as number]?.handUses.some((use) => use.cancels)) return true;
  return usesInPlay(t, windowIndex('asPlayed')).some(
    ({ card, use }) => use.cancels && controllerOf(t, card) === seat,
  );
}

/** Is a card between being shown and doing something? Replacements wait for that (R-PLAY-05). */
export const isBeingPlayed = (t: Table): boolean =>
  t.state.frames.some((f) => (f.kind === 'play' || f.kind === 'action') && f.step === 'played');

/** R-TMPL-04: the card whose window is open has no effect; it was played all the same. */
export function cancelCard(t: Table): void {
  const f = t.state.frames.findLast(
    (frame): frame is PlayFrame | ActionFrame =>
      (frame.kind === 'play' || frame.kind === 'action') && frame.step === 'played',
  );
  if (!f || f.cancelled) return;
  f.cancelled = true;
  tell(t, 'cancelled', f.cast.seat, f.cast.card);
}

import { setToReplace } from '../atoms/counters.ts';
import { addRow } from '../atoms/rows.ts';
import { scriptIndex } from '../flow/happenings.ts';
import type { Mode, Scope } from '../language/language.ts';
import type { CompiledUse } from '../language/pool.ts';
import { windowIndex } from '../language/timing.ts';
import { controllerOf, usesInPlay } from '../query/minions.ts';
import { clockwiseFrom } from '../query/seats.ts';
import { isRestricted } from '../query/stats.ts';
import { type EffectContext, NONE, type Seat, seatTarget } from '../state/types.ts';
import { effectFrame, impulseFrame } from '../table/frames.ts';
import { cardShown, currentAction, currentCombat, push } from '../table/stack.ts';
import { asksByPublicFacts, seatState, type Table } from '../table/table.ts';
import { now, told } from '../table/tell.ts';
import { actionOrder, combatOrder } from './orders.ts';

/** "As it is played": a card may be cancelled before it does anything (rulebook p.7, 16). */

/** Opens the "as played" window for the card that was just shown; its frame is on top of the stack. */
export function askAsPlayed(t: Table, context: EffectContext, use: CompiledUse): void {
  if (isAsked(t, use)) push(t, impulseFrame('asPlayed', playedOrder(t)));
  // What the card itself lets others do as it is played comes first.
  const first = use.mode?.asPlayed;
  if (first !== undefined) push(t, effectFrame(scriptIndex(t, first), context));
}

/** R-PLAY-04: may anybody cancel the card, or wake before it hinders reactions? */
function isAsked(t: Table, use: CompiledUse): boolean {
  if (!t.pool.hasCancels && !use.hindersReactions) return false;
  // With human players, skipping this window would reveal hands, so it opens on public information alone.
  if (asksByPublicFacts(t)) return true;
  return playedOrder(t).some((seat) => mayCancel(t, seat) || (use.hindersReactions && mayWake(t, seat)));
}

/** Does this seat have a wake in hand? */
const mayWake = (t: Table, seat: Seat): boolean =>
  seatState(t, seat).hand.some((id) =>
    t.pool.cards[t.state.def[id] as number]?.handUses.some((use) => use.mode?.wake === true),
  );

/** ruling:102263#1: is a card shown that hinders reactions, so that wakes may be played before it does anything? */
export const isHindering = (t: Table): boolean =>
  t.pool.uses[cardShown(t)?.context.use ?? NONE]?.hindersReactions === true;

function playedOrder(t: Table): Seat[] {
  const combat = currentCombat(t);
  if (combat) return combatOrder(t, combat);
  const action = currentAction(t);
  // R-SEQ-03, R-SEQ-05: during an action, in the order of the action; otherwise clockwise
  return action ? actionOrder(t, action) : clockwiseFrom(t, t.state.active);
}

/** Does this seat have a card, in hand or in play, that cancels cards? Wakes alone do not open the window. */
export function mayCancel(t: Table, seat: Seat): boolean {
  for (const id of seatState(t, seat).hand) if (t.pool.cards[t.state.def[id] as number]?.cancels) return true;
  return usesInPlay(t, windowIndex('asPlayed')).some(
    ({ card, use }) => use.cancels && controllerOf(t, card) === seat,
  );
}

/** Has a card been shown but not resolved yet? Replacements are drawn after that (R-PLAY-05). */
export const isBeingPlayed = (t: Table): boolean => cardShown(t) !== undefined;

/** R-TMPL-04: the card whose window is open has no effect, but it still counts as played. */
export function cancelCard(t: Table, unpaid: boolean): void {
  const f = cardShown(t);
  if (!f || f.cancelled) return;
  f.cancelled = true;
  // R-TMPL-05: the cost of an action card is paid only if the action is successful, so never if it is cancelled
  if (f.kind === 'play') f.unpaid = unpaid;
  t.emit?.({ type: 'cancelled', when: now(t), seat: f.context.seat, card: told(t, f.context.card) });
}

/** If the card's text delays its replacement and it was not cancelled, the hand stays one card smaller until then. */
/** How long a card that is replaced later lowers the hand size. */
const LATER: Readonly<Record<NonNullable<Mode['replaced']>, Scope>> = {
  afterAction: 'action',
  afterCombat: 'combat',
  afterTurn: 'turn',
  nextUnlock: 'nextUnlock',
  nextDiscard: 'nextDiscard',
  leavesPlay: 'inPlay',
};

/** Does a lasting effect delay the replacement of the card that the minion plays this way? */
function isReplacedAfterAction(t: Table, { by }: EffectContext, use: CompiledUse): boolean {
  if (!t.pool.words.has('replaceAtOnce') || !isRestricted(t, 'replaceAtOnce', by)) return false;
  return t.state.rows.some((row) => {
    const node = row.what === 'replaceAtOnce' && row.subject === by ? t.pool.nodes[row.node] : undefined;
    return (
      node !== undefined &&
      'do' in node &&
      node.do === 'restrict' &&
      (node.cards?.types === undefined || (use.type !== 'ability' && node.cards.types.includes(use.type)))
    );
  });
}

export function replaceLater(t: Table, context: EffectContext, use: CompiledUse): void {
  const later = use.mode?.replaced ?? (isReplacedAfterAction(t, context, use) ? 'afterAction' : undefined);
  if (later === undefined) return;
  const scope = LATER[later];
  // R-PLAY-08: a card to be replaced later lowers the hand size until then
  setToReplace(t, context.seat, seatState(t, context.seat).toReplace - 1);
  addRow(t, {
    kind: 'stat',
    what: 'handSize',
    subject: seatTarget(context.seat),
    amount: -1,
    node: NONE,
    context,
    scope,
    uses: NONE,
    limited: false,
  });
}

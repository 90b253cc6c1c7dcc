import { KEY, marked } from '../atoms/rows.ts';
import { interpret } from '../effects/interpret.ts';
import { awaiting, scriptIndex } from '../flow/happenings.ts';
import { bleedOf } from '../query/stats.ts';
import { announceUse, beginBasic } from '../rules/action.ts';
import { bleed } from '../rules/bleed.ts';
import { contextFor } from '../rules/draft.ts';
import { cloneState } from '../state/clone.ts';
import { type CardId, NONE, type Seat, seatTarget } from '../state/types.ts';
import { effectFrame } from '../table/frames.ts';
import { emptyIndex } from '../table/indexes.ts';
import { type OptionOf, targetOfAct } from '../table/options.ts';
import { currentAction } from '../table/stack.ts';
import type { Table } from '../table/table.ts';

/** Predicts consequences from public information. Read-only. */

/** The table as if this action were announced with nothing chosen yet; read-only, for its numbers. */
export function ifAnnounced(t: Table, seat: Seat, o: OptionOf<'act' | 'play' | 'use'>): Table {
  const announced: Table = { ...t, state: { ...t.state, frames: [...t.state.frames] }, emit: null };
  if (o.verb === 'act') beginBasic(announced, seat, o.minion, o.action, targetOfAct(o));
  else {
    const use = t.pool.uses[o.use];
    if (use?.text.action) announceUse(announced, contextFor(seat, use, o.card, o.minion), use, []);
  }
  return announced;
}

/** The pool that the current bleed burns if it succeeds now, with the triggers due just before. */
export function bleedIfSuccessful(t: Table): number {
  if (currentAction(t)?.action !== 'bleed') return 0;
  const copy: Table = { ...t, state: cloneState(t.state), emit: null, index: emptyIndex(), hands: [] };
  copy.state.due = [];
  const action = currentAction(copy);
  if (action === undefined || !bleed.comesAbout(copy, action)) return 0;
  for (const { node, context } of copy.state.due) {
    const due = copy.pool.nodes[node];
    if (due === undefined || !('effects' in due)) continue;
    const frame = effectFrame(scriptIndex(copy, due.effects), context);
    for (const e of due.effects) if (e.do === 'modify') interpret(copy, frame, e);
  }
  return Math.max(0, bleedOf(copy, action.minion));
}

/** The card whose text would replace this Methuselah's next replacement draw, or NONE. */
export const insteadOfDraw = (t: Table, seat: Seat): CardId =>
  awaiting(t, 'replacementDraw', seatTarget(seat), true)[0]?.context.card ?? NONE;

/** Would this master card give its action back if played now? */
export const isTrifle = (t: Table, seat: Seat, def: number): boolean =>
  // R-MASTER-09: trifles give back at most one action in a master phase
  t.pool.cards[def]?.trifle === true && !marked(t, 'phase', seatTarget(seat), KEY.trifle);

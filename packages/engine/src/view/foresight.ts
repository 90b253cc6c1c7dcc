import { KEY, marked } from '../atoms/rows.ts';
import { awaiting } from '../flow/happenings.ts';
import { allHold } from '../query/conditions.ts';
import { amountOf } from '../query/nouns.ts';
import { bleedOf } from '../query/stats.ts';
import { announceUse, beginBasic } from '../rules/action.ts';
import { castFor } from '../rules/draft.ts';
import { type CardId, NONE, type Seat, seatTarget } from '../state/types.ts';
import { type OptionOf, targetOfAct } from '../table/options.ts';
import { currentAction } from '../table/stack.ts';
import type { Table } from '../table/table.ts';

/** What would come of something, by what everybody knows. Reads only. */

/** The table as it would be with this action announced, and nothing chosen for it yet: to be read, for its numbers. */
export function ifAnnounced(t: Table, seat: Seat, o: OptionOf<'act' | 'play' | 'use'>): Table {
  const announced: Table = { ...t, state: { ...t.state, frames: [...t.state.frames] }, emit: null };
  if (o.verb === 'act') beginBasic(announced, seat, o.minion, o.action, targetOfAct(o));
  else {
    const use = t.pool.uses[o.use];
    if (use?.text.action) announceUse(announced, castFor(seat, use, o.card, o.minion), use, []);
  }
  return announced;
}

/** The pool that the bleed under way burns if it succeeds as it stands, with what comes due just before it. */
export function bleedIfSuccessful(t: Table): number {
  const action = currentAction(t);
  if (action?.action !== 'bleed') return 0;
  const { minion } = action;
  const bleed = bleedOf(t, minion);
  // R-FAQ-05: at 0 or less it does not succeed
  if (bleed < 1 || awaiting(t, 'bleedSucceeds', minion, true).length > 0) return 0;
  let more = 0;
  for (const { cast, effects } of awaiting(t, 'bleedSucceeds', minion, false))
    for (const e of effects)
      if (e.do === 'modify' && e.stat === 'bleed' && (e.if === undefined || allHold(t, cast, e.if)))
        more += amountOf(t, cast, e.amount);
  return Math.max(0, bleed + more);
}

/** The card whose text happens instead, when this Methuselah would replace a card. */
export const insteadOfDraw = (t: Table, seat: Seat): CardId =>
  awaiting(t, 'replacementDraw', seatTarget(seat), true)[0]?.cast.card ?? NONE;

/** Does a master card give an action back if it is played now? */
export const isTrifle = (t: Table, seat: Seat, def: number): boolean =>
  // R-MASTER-09: one action from trifles in a master phase
  t.pool.cards[def]?.trifle === true && !marked(t, 'phase', seatTarget(seat), KEY.trifle);

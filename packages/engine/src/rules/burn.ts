import { leavePlay } from '../atoms/cards.ts';
import { happen } from '../flow/happenings.ts';
import { hasTrait } from '../query/belonging.ts';
import { controllerOf, isVampire } from '../query/minions.ts';
import { opponentOf } from '../state/sides.ts';
import { type CardId, type EffectContext, NONE } from '../state/types.ts';
import { awardFrame } from '../table/frames.ts';
import { push } from '../table/stack.ts';
import { findCard, type Table } from '../table/table.ts';

/** Burning a card, and the reward for burning a Red List minion (rulebook p.41). */

/** Burns a card; `by` is the vampire that may be rewarded for it, or NONE. */
export function burnCard(t: Table, id: CardId, by: CardId): void {
  const redList = isRedList(t, id);
  happen(t, 'burned', id);
  leavePlay(t, id, 'ashHeap');
  const vampire = isVampire(t, by) ? findCard(t, by) : undefined;
  // R-TRAIT-09: a vampire that burns a Red List minion may receive trophies
  if (redList && vampire !== undefined) push(t, awardFrame(vampire.controller, by, 'trophy'));
}

export const isRedList = (t: Table, id: CardId): boolean => hasTrait(t, id, 'redList');

/** The minion credited with burning this one now: its opponent in combat, or the minion whose directed action does it. */
export function burnerOf(t: Table, id: CardId): CardId {
  const context = contextOfResolving(t);
  // R-TRAIT-09: no reward for burning your own minion
  if (context?.seat === controllerOf(t, id)) return NONE;
  const f = t.state.frames.findLast((frame) => frame.kind === 'combat' || frame.kind === 'action');
  // R-TRAIT-09: in combat, the opposing minion, whatever the source of the damage
  if (f?.kind === 'combat') return opponentOf(f, id);
  if (f === undefined || context?.card !== f.context.card || context.use !== f.context.use) return NONE;
  // R-TRAIT-09: otherwise the minion whose action, directed at its controller, has this effect
  return f.directedAt.includes(controllerOf(t, id)) ? f.minion : NONE;
}

/** The context of the card or effect being resolved or paid for, unless a combat has begun since. */
function contextOfResolving(t: Table): EffectContext | undefined {
  const f = t.state.frames.findLast(({ kind }) => kind === 'combat' || kind === 'play' || kind === 'effect');
  return f?.kind === 'play' || f?.kind === 'effect' ? f.context : undefined;
}

/** The minion credited with burning `id` by the effect of a card: as above, if it used that card. */
export function burnerBy(t: Table, context: EffectContext, id: CardId): CardId {
  const by = burnerOf(t, id);
  // R-TRAIT-09: no other minion is credited
  return by === context.by ? by : NONE;
}

import { leavePlay } from '../atoms/cards.ts';
import { happen } from '../flow/happenings.ts';
import { hasTrait } from '../query/belonging.ts';
import { controllerOf, isVampire } from '../query/minions.ts';
import { opponentOf } from '../state/sides.ts';
import { type CardId, type EffectContext, NONE } from '../state/types.ts';
import { awardFrame } from '../table/frames.ts';
import { push } from '../table/stack.ts';
import { findCard, type Table } from '../table/table.ts';

/** A card is burned, and who is to be rewarded for it (rulebook p.41: the Red List). */

/** A card is burned, by this vampire or (NONE) by nobody who would be rewarded for it. */
export function burnCard(t: Table, id: CardId, by: CardId): void {
  const redList = isRedList(t, id);
  happen(t, 'burned', id);
  leavePlay(t, id, 'ashHeap');
  const vampire = isVampire(t, by) ? findCard(t, by) : undefined;
  // R-TRAIT-09: a vampire that burns a Red List minion may be given trophies
  if (redList && vampire !== undefined) push(t, awardFrame(vampire.controller, by, 'trophy'));
}

export const isRedList = (t: Table, id: CardId): boolean => hasTrait(t, id, 'redList');

/** Who burns a minion that is burned now: the minion it fights, or the one whose directed action does this. */
export function burnerOf(t: Table, id: CardId): CardId {
  const context = contextOfResolving(t);
  // R-TRAIT-09: what its own side does to it earns nobody anything
  if (context?.seat === controllerOf(t, id)) return NONE;
  const f = t.state.frames.findLast((frame) => frame.kind === 'combat' || frame.kind === 'action');
  // R-TRAIT-09: in combat: the opposing minion, whatever does the damage
  if (f?.kind === 'combat') return opponentOf(f, id);
  if (f === undefined || context?.card !== f.context.card || context.use !== f.context.use) return NONE;
  // R-TRAIT-09: or the minion whose action, directed at its controller, has this effect
  return f.directedAt.includes(controllerOf(t, id)) ? f.minion : NONE;
}

/** Of the card or effect that is resolving or being paid for, if no combat has begun since. */
function contextOfResolving(t: Table): EffectContext | undefined {
  const f = t.state.frames.findLast(({ kind }) => kind === 'combat' || kind === 'play' || kind === 'effect');
  return f?.kind === 'play' || f?.kind === 'effect' ? f.context : undefined;
}

/** Who burns a minion by the effect of a card: as above, if it is that minion's card. */
export function burnerBy(t: Table, context: EffectContext, id: CardId): CardId {
  const by = burnerOf(t, id);
  // R-TRAIT-09: a minion that its own side burns is burned by nobody else
  return by === context.by ? by : NONE;
}

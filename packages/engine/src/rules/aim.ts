import type { CompiledUse } from '../language/pool.ts';
import { controllerOf } from '../query/minions.ts';
import { cardOf } from '../query/nouns.ts';
import { prey } from '../query/seats.ts';
import {
  type CardId,
  type EffectContext,
  isSeatTarget,
  NONE,
  type Seat,
  targetSeat,
} from '../state/types.ts';
import type { Table } from '../table/table.ts';

/** The Methuselahs that an action with a card is directed at, and the cards it targets. */
export interface Aim {
  readonly directedAt: Seat[];
  readonly targets: CardId[];
}

/** R-ACTION-09: the targets decide whether the action is directed. */
export function aimOf(t: Table, context: EffectContext, use: CompiledUse): Aim {
  const aim: Aim = { directedAt: [], targets: [] };
  const picks = use.text.picks ?? [];
  // The pick after the targets, if any, is the payer.
  context.picks.slice(0, picks.length).forEach((target, i) => {
    if (picks[i]?.pick === 'ash') return; // R-GLOSS-02: an ash heap is never a directed target
    if (isSeatTarget(target)) addSeat(aim.directedAt, targetSeat(target), context.seat);
    else if (target >= 0) {
      aim.targets.push(target);
      addSeat(aim.directedAt, controllerOf(t, target), context.seat);
    }
  });
  const at = use.text.action?.at;
  if (at !== undefined) {
    const target = cardOf(t, context, at);
    aim.targets.push(target);
    addSeat(aim.directedAt, controllerOf(t, target), context.seat);
  }
  // Using another Methuselah's card, for example to burn it, is directed at its controller.
  else if (!use.fromHand) addSeat(aim.directedAt, controllerOf(t, context.card), context.seat);
  const kind = use.text.action?.kind;
  // R-BLOCK-08: political actions are always undirected
  if (kind === 'political') aim.directedAt.length = 0;
  // R-ACTION-17, R-BLEED-01: a bleed with a card targets the prey like the basic bleed, unless the card says otherwise
  if (kind === 'bleed' && aim.directedAt.length === 0) aim.directedAt.push(prey(t, context.seat));
  // R-SEQ-04: several Methuselahs are ordered clockwise from the acting one
  const n = t.state.seats.length;
  aim.directedAt.sort((a, b) => ((a - context.seat + n) % n) - ((b - context.seat + n) % n));
  return aim;
}

function addSeat(list: Seat[], seat: Seat, acting: Seat): void {
  if (seat !== NONE && seat !== acting && !list.includes(seat)) list.push(seat);
}

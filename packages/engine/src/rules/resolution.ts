import { enterPlay, limboToAsh } from '../atoms/cards.ts';
import { addCounters } from '../atoms/counters.ts';
import type { CompiledUse } from '../language/pool.ts';
import { controllerOf } from '../query/minions.ts';
import { isIn } from '../query/seats.ts';
import { type CardId, type EffectContext, NONE } from '../state/types.ts';
import { defOf, isGone, type Table } from '../table/table.ts';
import { arrive } from './contest.ts';
import { makesVampire, newVampire } from './newvampire.ts';
import { isBarredFrom } from './onlyone.ts';

/** What becomes of a card that resolves (rulebook p.7). */

/** The counters, other than life, that a card comes into play with. */
function countersOf(t: Table, id: CardId): number {
  const { card } = defOf(t, id);
  return card.kind === 'library' ? (card.counters ?? 0) : 0;
}

/** On resolution the card goes to the ash heap, or into play if it says so. */
export function settleCard(t: Table, context: EffectContext, use: CompiledUse): void {
  if (!t.state.limbo.includes(context.card)) return;
  const stays = use.mode?.stays;
  const host =
    stays === 'self' ? context.by : typeof stays === 'object' ? (context.picks[stays.pick] ?? NONE) : NONE;
  // R-PLAY-01: from the hand to the ash heap; R-END-02: so too if its cost was the last pool of whoever played it
  if (stays === undefined || !isIn(t, context.seat) || (stays !== 'table' && isGone(t, host))) {
    limboToAsh(t, context.card);
    return;
  }
  // A minion that has come to have one in the meantime can have no second one.
  if (isBarredFrom(t, context.card, host)) {
    limboToAsh(t, context.card);
    return;
  }
  const level = use.superior ? 2 : 1;
  // R-PLAY-02: or into play, if it says so
  if (stays === 'table') {
    if (makesVampire(t, use)) newVampire(t, context, level);
    else {
      // R-EVENT-03: an event is controlled by whoever played it, like every card on the table
      enterPlay(t, context.card, context.seat, 'table', NONE, level);
      addCounters(t, context.card, countersOf(t, context.card), 'entered');
    }
    arrive(t, context.card);
    return;
  }
  // R-MASTER-05: a master card is controlled by whoever played it, whatever it is on
  const controller = use.type === 'master' ? context.seat : controllerOf(t, host);
  enterPlay(t, context.card, controller, 'attached', host, level);
  addCounters(t, context.card, countersOf(t, context.card), 'entered');
  arrive(t, context.card);
}

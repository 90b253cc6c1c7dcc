import { enterPlay, limboToAsh } from '../atoms/cards.ts';
import { addCounters } from '../atoms/counters.ts';
import type { CompiledUse } from '../language/pool.ts';
import { controllerOf, lifeOf } from '../query/minions.ts';
import { isIn } from '../query/seats.ts';
import { type CardId, type EffectContext, NONE, type Seat } from '../state/types.ts';
import { defOf, findCard, isGone, seatState, type Table, useAt } from '../table/table.ts';
import { arrive } from './contest.ts';
import { makesVampire, newVampire } from './newvampire.ts';
import { isBarredFrom, moveOnto } from './onlyone.ts';

/** Where a card goes when it resolves (rulebook p.7). */

/** The counters, other than life, that a card enters play with. */
function countersOf(t: Table, id: CardId): number {
  const { card } = defOf(t, id);
  return card.kind === 'library' ? (card.counters ?? 0) : 0;
}

/** A resolved card goes to the ash heap, or into play if its text says so. */
export function settleCard(t: Table, context: EffectContext, use: CompiledUse): void {
  if (!t.state.limbo.includes(context.card)) return;
  const stays = use.mode?.stays;
  const host =
    stays === 'self' ? context.by : typeof stays === 'object' ? (context.picks[stays.pick] ?? NONE) : NONE;
  // R-PLAY-01: from hand to the ash heap; R-END-02: also if its player was ousted by paying for it
  if (stays === undefined || !isIn(t, context.seat) || (stays !== 'table' && isGone(t, host))) {
    limboToAsh(t, context.card);
    return;
  }
  // The minion has meanwhile received a card that excludes this one.
  if (isBarredFrom(t, context.card, host)) {
    limboToAsh(t, context.card);
    return;
  }
  const level = use.superior ? 2 : 1;
  // R-PLAY-02: into play, if its text says so
  if (stays === 'table') {
    if (makesVampire(t, use)) newVampire(t, context, level);
    else if (defOf(t, context.card).isAlly) {
      // A card that becomes an ally is in the ready region with its life
      enterPlay(t, context.card, context.seat, 'ready', NONE, level);
      addCounters(t, context.card, lifeOf(t, context.card), 'entered');
    } else {
      // R-EVENT-03: the player of an event controls it, like every card on the table
      enterPlay(t, context.card, context.seat, 'table', NONE, level);
      addCounters(t, context.card, countersOf(t, context.card), 'entered');
    }
    arrive(t, context.card);
    return;
  }
  // R-MASTER-05: the player of a master card controls it, whatever it is on
  const isOwn = use.type === 'master' || (typeof stays === 'object' && stays.yours === true);
  enterOn(t, context.card, host, isOwn ? context.seat : controllerOf(t, host), level);
}

export function enterOn(t: Table, card: CardId, host: CardId, controller: Seat, level: number): void {
  enterPlay(t, card, controller, 'attached', host, level);
  addCounters(t, card, countersOf(t, card), 'entered');
  arrive(t, card);
}

/** The card of an effect; a strike knows its card by its text alone, so that it is the copy played last. */
function cardMeant(t: Table, { card, seat, use: index }: EffectContext): CardId {
  const use = useAt(t, index);
  if (!use?.fromHand || t.state.def[card] === use.def) return card;
  return seatState(t, seat).ashHeap.findLast((id) => t.state.def[id] === use.def) ?? NONE;
}

/**
 * Puts the card of an effect on a card in play. It may have gone to the ash heap after it was played; if it has left that too, or
 * its host cannot have it, nothing happens (docs/RULES.md). Returns the card, or NONE.
 */
export function putOn(t: Table, context: EffectContext, host: CardId, yours: boolean): CardId {
  const { seat } = context;
  const card = cardMeant(t, context);
  if (findCard(t, card)) {
    moveOnto(t, card, host);
    return card;
  }
  const owner = t.state.owner[card] ?? NONE;
  const isAtHand =
    t.state.limbo.includes(card) || (isIn(t, owner) && seatState(t, owner).ashHeap.includes(card));
  if (!isAtHand || isBarredFrom(t, card, host)) return NONE;
  const use = useAt(t, context.use);
  const isOwn = yours || use?.type === 'master';
  enterOn(t, card, host, isOwn ? seat : controllerOf(t, host), use?.superior ? 2 : 1);
  return card;
}

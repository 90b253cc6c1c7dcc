import type { CardNoun, SeatNoun } from '../language/language.ts';
import { KEY } from '../state/ledger.ts';
import { isFighting, opponentOf } from '../state/sides.ts';
import {
  type CardId,
  type EffectContext,
  isSeatTarget,
  NONE,
  type Seat,
  type Target,
  targetSeat,
} from '../state/types.ts';
import { cardShown, currentAction, currentCombat, currentReferendum } from '../table/stack.ts';
import { defOf, EngineError, findCard, type Table } from '../table/table.ts';
import { controllerOf } from './minions.ts';
import { clockwiseFrom, isIn, predator, prey } from './seats.ts';
import { chosenIn } from './terms.ts';

/** Resolves nouns to cards and Methuselahs in the context of an effect. */

export function cardOf(t: Table, context: EffectContext, noun: CardNoun): CardId {
  const id = meant(t, context, noun);
  // R-CONTEST-03: no text refers to a contested card, except its own while it is being played
  if (findCard(t, id)?.region === 'contested' && !(noun === 'this' && isResolving(t, id))) return NONE;
  return id;
}

/** Has the card been played without finishing its effects? */
const isResolving = (t: Table, id: CardId): boolean =>
  t.state.frames.some(
    (f) =>
      (f.kind === 'play' || f.kind === 'action') &&
      f.context.card === id &&
      t.pool.uses[f.context.use]?.fromHand === true,
  );

/** The card in play or Methuselah that this card is bound to. */
function boundTo(t: Table, context: EffectContext, slot: number): Target {
  const card = findCard(t, context.card);
  return card ? (slot === 0 ? card.bound0 : card.bound1) : NONE;
}

function meant(t: Table, context: EffectContext, noun: CardNoun): CardId {
  if (typeof noun === 'object') {
    if ('pick' in noun) return context.picks[noun.pick] ?? NONE;
    return boundTo(t, context, noun.bound);
  }
  switch (noun) {
    case 'this':
      return context.card;
    case 'self':
      return context.by;
    case 'host': {
      const host = findCard(t, context.card)?.host ?? NONE;
      // R-MINION-15: an ally that played a card as a vampire is not one for the card's effects while in play
      return host !== NONE && defOf(t, context.card).onVampires && !defOf(t, host).isVampire ? NONE : host;
    }
    // ruling:101442#1: an effect may make another the acting minion of a combat
    case 'acting':
      return currentCombat(t)?.sides[0].minion ?? currentAction(t)?.minion ?? NONE;
    // R-GLOSS-06: the blocking minion is the one now attempting to block, or that has blocked
    case 'blocker':
      return currentAction(t)?.blocker ?? NONE;
    case 'opposing': {
      const combat = currentCombat(t);
      if (!combat) return NONE;
      // R-COMBAT-04: each combatant opposes the other
      return opponentOf(combat, context.by);
    }
    case 'subject':
      return context.subject;
  }
}

/** The same, and who controlled a combatant that has left play: its owner, unless another seat was noted. */
export function seatsEvenOfGone(t: Table, context: EffectContext, noun: SeatNoun): Seat[] {
  if (typeof noun !== 'object' || !('controllerOf' in noun)) return seatsOf(t, context, noun);
  const id = cardOf(t, context, noun.controllerOf);
  if (findCard(t, id) !== undefined || !isFighting(currentCombat(t), id)) return seatsOf(t, context, noun);
  const noted = t.state.ledger.find(
    (e) => e.scope === 'combat' && e.subject === id && e.key >= KEY.controlled && e.key < KEY.controlled + 10,
  );
  const seat = noted === undefined ? (t.state.owner[id] ?? NONE) : noted.key - KEY.controlled;
  return isIn(t, seat) ? [seat] : [];
}

export function seatsOf(t: Table, context: EffectContext, noun: SeatNoun): Seat[] {
  if (typeof noun === 'object') {
    if ('controllerOf' in noun) {
      const seat = controllerOf(t, cardOf(t, context, noun.controllerOf));
      return seat === NONE ? [] : [seat];
    }
    if ('controlling' in noun) return seatsControlling(t, context, noun);
    const pick =
      'boundSeat' in noun ? boundTo(t, context, noun.boundSeat) : (context.picks[noun.seatPick] ?? NONE);
    // R-END-02: a Methuselah ousted since is no longer a target
    return isSeatTarget(pick) && isIn(t, targetSeat(pick)) ? [targetSeat(pick)] : [];
  }
  switch (noun) {
    case 'you':
      return [context.seat];
    case 'yourPrey':
      return [prey(t, context.seat)];
    case 'yourPredator':
      return [predator(t, context.seat)];
    case 'predatorsPredator':
      return [predator(t, predator(t, context.seat))];
    case 'actingMethuselah':
      return [currentAction(t)?.seat ?? t.state.active];
    case 'player': {
      const played = cardShown(t);
      return played === undefined ? [] : [played.context.seat];
    }
    case 'actionTarget':
      return currentAction(t)?.directedAt ?? [];
    case 'everyone':
      return clockwiseFrom(t, context.seat);
    case 'everyoneElse':
      return clockwiseFrom(t, context.seat).filter((s) => s !== context.seat);
    case 'chosen':
      return chosenIn(t, context).flatMap((target) =>
        isSeatTarget(target) && isIn(t, targetSeat(target)) ? [targetSeat(target)] : [],
      );
    case 'castAgainst':
      return clockwiseFrom(t, context.seat).filter((seat) => hasCastAgainst(t, seat));
  }
}

/** Votes and ballots that were cancelled were not cast. */
const hasCastAgainst = (t: Table, seat: Seat): boolean =>
  currentReferendum(t)?.ballots.some(
    (b) => b.seat === seat && b.side === -1 && !b.cancelled && (b.amount > b.forOnly || b.ballots > 0),
  ) === true;

function seatsControlling(
  t: Table,
  context: EffectContext,
  { controlling, of }: Extract<SeatNoun, { controlling: unknown }>,
): Seat[] {
  const seats = seatsOf(t, context, of ?? 'everyone');
  return seats.filter((seat) =>
    t.state.cards.some(
      (c) => c.controller === seat && t.book.text.appliesTo(t, context, { all: controlling }, c.id),
    ),
  );
}

export function seatOf(t: Table, context: EffectContext, noun: SeatNoun): Seat {
  const [seat] = seatsOf(t, context, noun);
  if (seat === undefined) throw new EngineError(`No Methuselah answers to ${JSON.stringify(noun)}.`);
  return seat;
}

import type { Amount, CardNoun, SeatNoun } from '../language/language.ts';
import { isFighting, opponentOf, sideOf } from '../state/sides.ts';
import {
  type CardId,
  type Cast,
  isSeatTarget,
  NONE,
  type Seat,
  seatTarget,
  type Target,
  targetSeat,
} from '../state/types.ts';
import { currentAction, currentCombat } from '../table/stack.ts';
import { defOf, EngineError, findCard, type Table } from '../table/table.ts';
import { capacityIn } from './asvampire.ts';
import { matches } from './filters.ts';
import { controllerOf, countersOn } from './minions.ts';
import { clockwiseFrom, isIn, predator, prey } from './seats.ts';
import { bleedOf, strengthOf } from './stats.ts';

/** Who and how much: nouns and amounts, seen from an effect. */

export function cardOf(t: Table, cast: Cast, noun: CardNoun): CardId {
  const id = meant(t, cast, noun);
  // R-CONTEST-03: no text means a contested card, but its own as it is played
  if (findCard(t, id)?.region === 'contested' && !(noun === 'this' && isResolving(t, id))) return NONE;
  return id;
}

/** The card has been played, and is still doing what it says. */
const isResolving = (t: Table, id: CardId): boolean =>
  t.state.frames.some(
    (f) =>
      (f.kind === 'play' || f.kind === 'action') &&
      f.cast.card === id &&
      t.pool.uses[f.cast.use]?.fromHand === true,
  );

/** What this card is bound to: a card in play, or a Methuselah. */
function boundTo(t: Table, cast: Cast, slot: number): Target {
  const card = findCard(t, cast.card);
  return card ? (slot === 0 ? card.bound0 : card.bound1) : NONE;
}

function meant(t: Table, cast: Cast, noun: CardNoun): CardId {
  if (typeof noun === 'object') {
    if ('pick' in noun) return cast.picks[noun.pick] ?? NONE;
    return boundTo(t, cast, noun.bound);
  }
  switch (noun) {
    case 'this':
      return cast.card;
    case 'self':
      return cast.by;
    case 'host': {
      const host = findCard(t, cast.card)?.host ?? NONE;
      // R-MINION-15: an ally that played it as a vampire is no vampire for what the card does from being in play
      return host !== NONE && defOf(t, cast.card).onVampires && !defOf(t, host).isVampire ? NONE : host;
    }
    case 'acting':
      return currentAction(t)?.minion ?? NONE;
    // R-GLOSS-06: the blocking minion is the one attempting to block now, or that has blocked
    case 'blocker':
      return currentAction(t)?.blocker ?? NONE;
    case 'opposing': {
      const combat = currentCombat(t);
      if (!combat) return NONE;
      // R-COMBAT-04: each combatant opposes the other
      return opponentOf(combat, cast.by);
    }
    case 'subject':
      return cast.subject;
  }
}

export function seatsOf(t: Table, cast: Cast, noun: SeatNoun): Seat[] {
  if (typeof noun === 'object') {
    if ('controllerOf' in noun) {
      const seat = controllerOf(t, cardOf(t, cast, noun.controllerOf));
      return seat === NONE ? [] : [seat];
    }
    const pick = 'boundSeat' in noun ? boundTo(t, cast, noun.boundSeat) : (cast.picks[noun.seatPick] ?? NONE);
    // R-END-02: a Methuselah who was ousted since is nobody any more
    return isSeatTarget(pick) && isIn(t, targetSeat(pick)) ? [targetSeat(pick)] : [];
  }
  switch (noun) {
    case 'you':
      return [cast.seat];
    case 'yourPrey':
      return [prey(t, cast.seat)];
    case 'yourPredator':
      return [predator(t, cast.seat)];
    case 'actingMethuselah':
      return [currentAction(t)?.seat ?? t.state.active];
    case 'actionTarget':
      return currentAction(t)?.directedAt ?? [];
    case 'everyone':
      return clockwiseFrom(t, cast.seat);
    case 'everyoneElse':
      return clockwiseFrom(t, cast.seat).filter((s) => s !== cast.seat);
  }
}

export function seatOf(t: Table, cast: Cast, noun: SeatNoun): Seat {
  const [seat] = seatsOf(t, cast, noun);
  if (seat === undefined) throw new EngineError(`No Methuselah answers to ${JSON.stringify(noun)}.`);
  return seat;
}

/** Where the points begin among the choices: they are the last of the terms. */
export function firstPoint(t: Table, cast: Cast): number {
  const text = t.pool.uses[cast.use]?.text;
  return (text?.picks?.length ?? 0) + (text?.action?.terms?.length ?? 0) - 1;
}

const pointsOf = (t: Table, cast: Cast): Target[] => cast.picks.slice(firstPoint(t, cast));

/** How much; `them` is the Methuselah it is asked for, where an effect is about several. */
export function amountOf(t: Table, cast: Cast, amount: Amount, them: Seat = NONE): number {
  if (typeof amount === 'number') return amount;
  if (amount === 'x') return cast.x;
  if (amount === 'bleedAmount') {
    const action = currentAction(t);
    return action ? Math.max(0, bleedOf(t, action.minion)) : 0;
  }
  if (amount === 'points') return pointsOf(t, cast).filter((target) => target === seatTarget(them)).length;
  if (amount === 'margin') return currentAction(t)?.margin ?? 0;
  if ('counters' in amount) return countersOn(t, cardOf(t, cast, amount.counters));
  if ('capacity' in amount) {
    const id = cardOf(t, cast, amount.capacity);
    return id === NONE ? 0 : capacityIn(t, cast, id);
  }
  if ('pool' in amount)
    return seatsOf(t, cast, amount.pool).reduce((n, s) => n + (t.state.seats[s]?.pool ?? 0), 0);
  if ('count' in amount) {
    let n = 0;
    for (const c of t.state.cards) {
      if (amount.of === 'them' && c.controller !== them) continue;
      if (matches(t, cast, c.id, amount.count)) n++;
    }
    return n;
  }
  if ('strength' in amount) {
    const id = cardOf(t, cast, amount.strength);
    return id === NONE ? 0 : strengthOf(t, id);
  }
  if ('tally' in amount) {
    const id = cardOf(t, cast, amount.of);
    if (amount.tally === 'blockAttemptsThisAction')
      return currentAction(t)?.attempts.filter((a) => a === id).length ?? 0;
    const combat = currentCombat(t);
    return combat && isFighting(combat, id) ? sideOf(combat, id).lost : 0;
  }
  if ('sum' in amount) return amount.sum.reduce((n: number, a) => n + amountOf(t, cast, a, them), 0);
  return amount.times * amountOf(t, cast, amount.of, them);
}

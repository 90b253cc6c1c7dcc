import type { Amount, Reading, SeatNoun, Tally } from '../language/language.ts';
import { KEY, partsOfKey } from '../state/ledger.ts';
import { isFighting, sideOf } from '../state/sides.ts';
import {
  type CardId,
  type EffectContext,
  isSeatTarget,
  NONE,
  type Seat,
  type SeatState,
  seatTarget,
} from '../state/types.ts';
import { currentAction, currentCombat, currentReferendum } from '../table/stack.ts';
import { defOf, findCard, seatState, type Table } from '../table/table.ts';
import { capacityIn, countsAsVampire } from './asvampire.ts';
import { fits } from './filters.ts';
import { marksOn } from './marks.ts';
import { countersOn } from './minions.ts';
import { cardOf, seatsOf } from './nouns.ts';
import { clockwiseFrom, predator } from './seats.ts';
import { bleedOf, stealthOf, strengthOf } from './stats.ts';
import { chosenIn, pointsOf } from './terms.ts';
import { votesIn } from './votes.ts';

/** Evaluates amounts in the context of an effect. */

function countOf(
  t: Table,
  context: EffectContext,
  { count, of }: Reading<Extract<Amount, { count: unknown }>, 'of'>,
  them: Seat,
): number {
  let n = 0;
  for (const c of t.state.cards) {
    if (of === 'them' && c.controller !== them) continue;
    if (fits(t, context, c, count)) n++;
  }
  return n;
}

const TALLIES_OF: Readonly<Record<Tally, (t: Table, id: CardId) => number>> = {
  bloodLostToDamageThisRound(t, id) {
    const combat = currentCombat(t);
    return combat && isFighting(combat, id) ? sideOf(combat, id).lost : 0;
  },
  disciplinesUsedThisAction: (t, id) => disciplinesUsed(t, id).size,
  damageInflictedThisRound: (t, id) =>
    t.state.ledger.filter((e) => e.scope === 'round' && e.subject === id && e.key === KEY.dealt).length,
  blockAttemptsThisAction: (t, id) => currentAction(t)?.attempts.filter((a) => a === id).length ?? 0,
};

/** The printed cost of a card in play. */
function costOf(t: Table, id: CardId): number {
  const { card } = defOf(t, id);
  const { blood, pool } = card.kind === 'library' ? (card.cost ?? {}) : {};
  return [blood, pool].reduce<number>((sum, each) => sum + (typeof each === 'number' ? each : 0), 0);
}

const sumOver = (t: Table, seats: readonly Seat[], value: (seat: SeatState) => number): number =>
  seats.reduce((n, seat) => n + value(seatState(t, seat)), 0);

const seatsOrThem = (t: Table, context: EffectContext, who: SeatNoun | 'them', them: Seat): Seat[] =>
  who === 'them' ? (them === NONE ? [] : [them]) : seatsOf(t, context, who);

/** R-POL-06: a Methuselah casts the votes of their minions. */
function votersOnlyAgainst(t: Table): number {
  const cast = (currentReferendum(t)?.ballots ?? []).filter((b) => !b.cancelled && votesIn(b) > 0);
  const seats = new Set(cast.filter(({ side }) => side === -1).map(({ seat }) => seat));
  for (const { side, seat } of cast) if (side === 1) seats.delete(seat);
  return seats.size;
}

/** Each Methuselah has chosen a card they control. */
function capacityChosenBy(t: Table, context: EffectContext, chooser: Seat): number {
  let sum = 0;
  for (const id of context.picks)
    if (!isSeatTarget(id) && findCard(t, id)?.controller === chooser) sum += capacityIn(t, context, id);
  return sum;
}

function printedPoolCost(t: Table, id: CardId): number {
  const card = id === NONE ? undefined : defOf(t, id).card;
  const pool = card?.kind === 'library' ? card.cost?.pool : 0;
  return typeof pool === 'number' ? pool : 0;
}

/** Evaluates an amount; `them` is the current Methuselah of an effect on several. */
export function amountOf(t: Table, context: EffectContext, amount: Amount, them: Seat = NONE): number {
  if (typeof amount === 'number') return amount;
  if (amount === 'x') return context.x;
  if (amount === 'bleedAmount') {
    const action = currentAction(t);
    return action ? Math.max(0, bleedOf(t, action.minion)) : 0;
  }
  if (amount === 'points') {
    const whose = them === NONE ? context.subject : seatTarget(them);
    return pointsOf(t, context).filter((target) => target === whose).length;
  }
  if (amount === 'poolBled') return currentAction(t)?.bled ?? 0;
  if (amount === 'margin') return currentAction(t)?.margin ?? 0;
  if (amount === 'methuselahs') return clockwiseFrom(t, context.seat).length;
  if (amount === 'onlyAgainst') return votersOnlyAgainst(t);
  if (amount === 'chosen') return chosenIn(t, context).length;
  if ('counters' in amount) return countersOn(t, cardOf(t, context, amount.counters));
  if ('marks' in amount)
    return marksOn(t, cardOf(t, context, amount.on), amount.marks, amount.yours ? context.seat : NONE);
  if ('capacity' in amount) {
    const id = cardOf(t, context, amount.capacity);
    return id === NONE ? 0 : capacityIn(t, context, id);
  }
  if ('capacityOrCost' in amount) {
    const id = cardOf(t, context, amount.capacityOrCost);
    return id === NONE ? 0 : countsAsVampire(t, context, id) ? capacityIn(t, context, id) : costOf(t, id);
  }
  if ('pool' in amount) return sumOver(t, seatsOf(t, context, amount.pool), (seat) => seat.pool);
  if ('victoryPoints' in amount)
    return sumOver(t, seatsOrThem(t, context, amount.victoryPoints, them), (seat) => seat.victoryPoints);
  if ('hand' in amount)
    return sumOver(t, seatsOrThem(t, context, amount.hand, them), (seat) => seat.hand.length);
  if ('chosenCapacity' in amount) {
    if (them === NONE) return 0;
    const chooser = amount.chosenCapacity === 'theirs' ? them : predator(t, them);
    return capacityChosenBy(t, context, chooser);
  }
  if ('poolCost' in amount) return printedPoolCost(t, cardOf(t, context, amount.poolCost));
  if ('ashHeap' in amount)
    return sumOver(t, seatsOf(t, context, amount.ashHeap), (seat) => seat.ashHeap.length);
  if ('missing' in amount) {
    const id = cardOf(t, context, amount.missing);
    return id === NONE ? 0 : Math.max(0, capacityIn(t, context, id) - countersOn(t, id));
  }
  if ('count' in amount) return countOf(t, context, amount, them);
  if ('strength' in amount) {
    const id = cardOf(t, context, amount.strength);
    return id === NONE ? 0 : strengthOf(t, id);
  }
  if ('stealth' in amount) {
    const id = cardOf(t, context, amount.stealth);
    return id === NONE ? 0 : Math.max(0, stealthOf(t, id));
  }
  if ('tally' in amount) return TALLIES_OF[amount.tally](t, cardOf(t, context, amount.of));
  if ('sum' in amount) return amount.sum.reduce((n: number, a) => n + amountOf(t, context, a, them), 0);
  if ('half' in amount) {
    const whole = amountOf(t, context, amount.half, them);
    return amount.up ? Math.ceil(whole / 2) : Math.floor(whole / 2);
  }
  if ('if' in amount)
    return amountOf(
      t,
      context,
      t.book.text.allHold(t, context, amount.if) ? amount.amount : amount.else,
      them,
    );
  return amount.times * amountOf(t, context, amount.of, them);
}

/** The Disciplines of the cards that a minion has played in this action: the ledger has the ways in which they were played. */
function disciplinesUsed(t: Table, minion: CardId): Set<string> {
  const used = new Set<string>();
  for (const { scope, subject, key } of t.state.ledger) {
    const parts = scope === 'action' && subject === minion ? partsOfKey(key) : null;
    const use = parts?.is === 'use' ? t.pool.uses[parts.n] : undefined;
    if (use?.fromHand) for (const name of Object.keys(use.requires.disciplines ?? {})) used.add(name);
  }
  return used;
}

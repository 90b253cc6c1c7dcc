import type { Amount, Reading, SeatNoun, Tally } from '../language/language.ts';
import { partsOfKey } from '../state/ledger.ts';
import { isFighting, sideOf } from '../state/sides.ts';
import {
  type CardId,
  type EffectContext,
  NONE,
  type Seat,
  type SeatState,
  seatTarget,
  type Target,
} from '../state/types.ts';
import { currentAction, currentCombat } from '../table/stack.ts';
import { seatState, type Table } from '../table/table.ts';
import { capacityIn } from './asvampire.ts';
import { fits } from './filters.ts';
import { marksOn } from './marks.ts';
import { countersOn } from './minions.ts';
import { cardOf, seatsOf } from './nouns.ts';
import { clockwiseFrom } from './seats.ts';
import { bleedOf, strengthOf } from './stats.ts';

/** Evaluates amounts in the context of an effect. */

/** The index of the first point among the picks: points are the last of the terms. */
export function firstPoint(t: Table, context: EffectContext): number {
  const text = t.pool.uses[context.use]?.text;
  return (text?.picks?.length ?? 0) + (text?.action?.terms?.length ?? 0) - 1;
}

const pointsOf = (t: Table, context: EffectContext): Target[] => context.picks.slice(firstPoint(t, context));

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
  blockAttemptsThisAction: (t, id) => currentAction(t)?.attempts.filter((a) => a === id).length ?? 0,
};

const sumOver = (t: Table, seats: readonly Seat[], value: (seat: SeatState) => number): number =>
  seats.reduce((n, seat) => n + value(seatState(t, seat)), 0);

const seatsOrThem = (t: Table, context: EffectContext, who: SeatNoun | 'them', them: Seat): Seat[] =>
  who === 'them' ? (them === NONE ? [] : [them]) : seatsOf(t, context, who);

/** Evaluates an amount; `them` is the current Methuselah of an effect on several. */
export function amountOf(t: Table, context: EffectContext, amount: Amount, them: Seat = NONE): number {
  if (typeof amount === 'number') return amount;
  if (amount === 'x') return context.x;
  if (amount === 'bleedAmount') {
    const action = currentAction(t);
    return action ? Math.max(0, bleedOf(t, action.minion)) : 0;
  }
  if (amount === 'points') return pointsOf(t, context).filter((target) => target === seatTarget(them)).length;
  if (amount === 'margin') return currentAction(t)?.margin ?? 0;
  if (amount === 'methuselahs') return clockwiseFrom(t, context.seat).length;
  if ('counters' in amount) return countersOn(t, cardOf(t, context, amount.counters));
  if ('marks' in amount)
    return marksOn(t, cardOf(t, context, amount.on), amount.marks, amount.yours ? context.seat : NONE);
  if ('capacity' in amount) {
    const id = cardOf(t, context, amount.capacity);
    return id === NONE ? 0 : capacityIn(t, context, id);
  }
  if ('pool' in amount) return sumOver(t, seatsOf(t, context, amount.pool), (seat) => seat.pool);
  if ('victoryPoints' in amount)
    return sumOver(t, seatsOrThem(t, context, amount.victoryPoints, them), (seat) => seat.victoryPoints);
  if ('hand' in amount)
    return sumOver(t, seatsOrThem(t, context, amount.hand, them), (seat) => seat.hand.length);
  if ('missing' in amount) {
    const id = cardOf(t, context, amount.missing);
    return id === NONE ? 0 : Math.max(0, capacityIn(t, context, id) - countersOn(t, id));
  }
  if ('count' in amount) return countOf(t, context, amount, them);
  if ('strength' in amount) {
    const id = cardOf(t, context, amount.strength);
    return id === NONE ? 0 : strengthOf(t, id);
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

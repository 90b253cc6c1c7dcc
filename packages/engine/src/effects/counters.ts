import {
  addCounters,
  burnCounters,
  burnPool,
  countersToPool,
  gainPool,
  moveCounters,
  poolToCounters,
} from '../atoms/counters.ts';
import { addMarks, burnMarks } from '../atoms/marks.ts';
import { keywordKey, mark } from '../atoms/rows.ts';
import { amountOf } from '../query/amounts.ts';
import { marksOn } from '../query/marks.ts';
import { countersOn, isVampire, lifeOf } from '../query/minions.ts';
import { seatsEvenOfGone, seatsOf } from '../query/nouns.ts';
import { giveEdge } from '../rules/edge.ts';
import { type CardId, NONE } from '../state/types.ts';
import type { Table } from '../table/table.ts';
import { cardsOf, go } from './script.ts';
import { mustShare } from './share.ts';
import type { Verbs } from './verbs.ts';

/** Blood, pool and the Edge. */

export const COUNTER_VERBS = {
  gainBlood(t, f, e) {
    const { context } = f;
    if (e.toPool !== undefined && amountOf(t, context, e.amount) > 0) {
      f.step = 'toPool';
      return;
    }
    for (const id of cardsOf(t, context, e.who)) {
      const gained = amountOf(t, e.amount === 'points' ? { ...context, subject: id } : context, e.amount);
      addCounters(t, id, e.upToStart ? Math.min(gained, roomFor(t, id, gained)) : gained);
      if (e.onlyOneEachTurn && isVampire(t, id)) mark(t, 'turn', id, keywordKey(t, e.onlyOneEachTurn));
    }
    go(f);
  },
  burnBlood(t, f, e) {
    for (const id of cardsOf(t, f.context, e.who)) burnCounters(t, id, amountOf(t, f.context, e.amount));
    go(f);
  },
  addCounters(t, f, e) {
    for (const id of cardsOf(t, f.context, e.on))
      addMarks(t, f.context, id, e.named, amountOf(t, f.context, e.amount));
    go(f);
  },
  burnCounters(t, f, e) {
    const { context } = f;
    const of = e.yours ? context.seat : NONE;
    for (const id of cardsOf(t, context, e.from)) {
      const amount = e.amount === 'all' ? marksOn(t, id, e.named, of) : amountOf(t, context, e.amount);
      burnMarks(t, id, e.named, amount, of);
    }
    go(f);
  },
  moveBlood(t, f, e) {
    go(f);
    const { context } = f;
    const [from] = cardsOf(t, context, e.from);
    if (from === undefined) return;
    const amount = amountOf(t, context, e.amount);
    if (e.to === 'pool') countersToPool(t, from, context.seat, amount);
    else for (const to of cardsOf(t, context, e.to)) moveCounters(t, from, to, amount);
  },
  poolToCard(t, f, e) {
    for (const to of cardsOf(t, f.context, e.to))
      for (const seat of seatsOf(t, f.context, e.who).slice(0, 1))
        poolToCounters(t, seat, to, amountOf(t, f.context, e.amount));
    go(f);
  },
  gainPool(t, f, e) {
    for (const seat of seatsOf(t, f.context, e.who))
      gainPool(t, seat, amountOf(t, f.context, e.amount, seat));
    go(f);
  },
  burnPool(t, f, e) {
    // All amounts are computed before anyone burns pool.
    const amounts = seatsEvenOfGone(t, f.context, e.who).map(
      (seat) => [seat, amountOf(t, f.context, e.amount, seat)] as const,
    );
    for (const [seat, amount] of amounts) burnPool(t, seat, amount);
    go(f);
  },
  movePool(t, f, e) {
    const { context } = f;
    // ruling:101353#2: if there is too little pool, the user of the card divides it
    if (mustShare(t, context, e)) {
      f.list = [];
      f.step = 'share';
      return;
    }
    for (const from of seatsOf(t, context, e.from))
      for (const to of seatsOf(t, context, e.to))
        gainPool(t, to, burnPool(t, from, amountOf(t, context, e.amount, to)));
    go(f);
  },
  burnMix(t, f, e) {
    f.count = amountOf(t, f.context, e.amount);
    if (f.count <= 0 || seatsOf(t, f.context, e.who).length === 0) return go(f);
    f.step = 'mix';
  },
  takeEdge(t, f, e) {
    for (const seat of seatsOf(t, f.context, e.who).slice(0, 1)) giveEdge(t, seat);
    go(f);
  },
  burnEdge(t, f) {
    giveEdge(t, NONE);
    go(f);
  },
} satisfies Partial<Verbs>;

/** How much more an ally or retainer may gain without exceeding its starting life; a vampire's blood drains by itself. */
const roomFor = (t: Table, id: CardId, gained: number): number =>
  isVampire(t, id) ? gained : Math.max(0, lifeOf(t, id) - countersOn(t, id));

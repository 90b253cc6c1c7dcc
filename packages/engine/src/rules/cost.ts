import { leavePlay, lock } from '../atoms/cards.ts';
import {
  burnCounters,
  burnPool,
  setDiscardActions,
  setMasterActions,
  setTransfers,
  takeEdge,
} from '../atoms/counters.ts';
import { spendRow } from '../atoms/rows.ts';
import { happen } from '../flow/happenings.ts';
import { givenFields } from '../language/fields.ts';
import type { Cost, CostStatic } from '../language/language.ts';
import type { CompiledUse } from '../language/pool.ts';
import { amountOf } from '../query/amounts.ts';
import { countsAsVampire } from '../query/asvampire.ts';
import { matches } from '../query/filters.ts';
import { controllerOf, countersOn } from '../query/minions.ts';
import { contextOf, speakingOf } from '../query/stats.ts';
import {
  type CardId,
  type EffectContext,
  isSeatTarget,
  NONE,
  type PlayFrame,
  type Row,
  seatTarget,
  type Target,
} from '../state/types.ts';
import { isShown } from '../table/stack.ts';
import { findCard, indexOf, type Reason, reason, seatState, type Table } from '../table/table.ts';
import { needsDiscipline } from './requirements.ts';

/** Requirements for playing cards: costs (rulebook p.8). */

const WHY = {
  blood: reason('R-PLAY-16', 'notEnoughBlood'),
  pool: reason('R-PLAY-17', 'notEnoughPool'),
  locked: reason('R-TMPL-02', 'mustBeUnlocked'),
  edge: reason('R-PLAY-19', 'needsEdge'),
  discard: reason('R-PLAY-19', 'nothingToDiscard'),
  transfers: reason('R-INF-01', 'notEnoughTransfers'),
  masterActions: reason('R-MASTER-03', 'noMasterAction'),
  discardActions: reason('R-DISCARD-01', 'noDiscardAction'),
  counters: reason('R-PLAY-18', 'notEnoughCounters'),
} as const;

/** ruling:G00065#1: what may be raised or lowered is the cost of a card from hand, not what a way of playing it burns. */
const isOfCard = (use: CompiledUse | undefined): use is CompiledUse =>
  use?.fromHand === true && use.mode?.cost === undefined;

/** What a cost comes to now: cards in play may raise or lower the blood or pool a card costs. */
function changedBy(
  t: Table,
  context: EffectContext,
  use: CompiledUse | undefined,
  cancelled: boolean,
): number {
  if (!isOfCard(use)) return 0;
  let change = 0;
  // R-PLAY-22: an optional reducer is not used for a card that is cancelled
  for (const row of t.state.rows)
    if (isCostRow(row, context) && !(cancelled && row.uses !== NONE)) change += row.amount;
  for (const { card, text } of costStatics(t)) {
    if (!isForUse(t, text, use)) continue;
    const subjects = text.targeted
      ? context.picks
      : [context.by === NONE ? seatTarget(context.seat) : context.by];
    const about = subjects.find((subject) => speakingOf(t, card, text, subject) !== null);
    if (about !== undefined) change += amountOf(t, contextOf(t, card), text.amount);
  }
  return change;
}

/** The texts in play that change what cards cost. */
function costStatics(t: Table): readonly { readonly card: CardId; readonly text: CostStatic }[] {
  const statics = indexOf(t).statics.get('cost');
  if (statics === undefined) return NO_STATICS;
  const found: { readonly card: CardId; readonly text: CostStatic }[] = [];
  for (const { card, text } of statics)
    if ('stat' in text.text && text.text.stat === 'cost') found.push({ card, text: text.text });
  return found;
}

const NO_STATICS: readonly never[] = [];

const isForUse = (t: Table, { cardType, named }: CostStatic, use: CompiledUse): boolean =>
  (cardType === undefined || cardType === use.type) &&
  (named === undefined || named === t.pool.cards[use.def]?.card.name);

/** Does it depend on its target what a card costs? */
export const isPricedByTarget = (t: Table, use: CompiledUse): boolean =>
  (use.text.picks?.length ?? 0) > 0 &&
  costStatics(t).some(({ text }) => text.targeted === true && isForUse(t, text, use));

/** R-PLAY-21: a cost reducer in force: used when the card is played, or when its action resolves. */
const isCostRow = (row: Row, context: EffectContext): boolean =>
  row.kind === 'stat' &&
  row.what === 'cost' &&
  (row.subject === seatTarget(context.seat) || (context.by !== NONE && row.subject === context.by));

export interface Price {
  readonly blood: number;
  readonly pool: number;
}

const FREE: Price = { blood: 0, pool: 0 };

export function priceOf(
  t: Table,
  context: EffectContext,
  cost: Cost,
  use: CompiledUse | undefined,
  cancelled = false,
): Price {
  // ruling:G00065#1, R-TMPL-04: blood or pool that one way of playing the card burns is text, and a cancelled card has none
  if (cancelled && !isOfCard(use)) return FREE;
  const change = changedBy(t, context, use, cancelled);
  const either =
    cost.poolOrBlood === undefined ? FREE : priceFor(cost.poolOrBlood.amount, chosenPayer(t, context));
  const blood = either.blood + (cost.blood === undefined ? 0 : amountOf(t, context, cost.blood));
  const pool = either.pool + (cost.pool === undefined ? 0 : amountOf(t, context, cost.pool));
  if (change === 0) return blood === 0 && pool === 0 ? FREE : { blood, pool };
  // A change applies to what the card costs: its blood, or else its pool.
  return cost.blood !== undefined
    ? { blood: Math.max(0, blood + change), pool }
    : { blood, pool: Math.max(0, pool + change) };
}

/** Who was chosen to pay a cost in pool or blood: the one after the targets. */
const chosenPayer = (t: Table, context: EffectContext): Target =>
  context.picks[t.pool.uses[context.use]?.text.picks?.length ?? 0] ?? NONE;

const priceFor = (amount: number, payer: Target): Price =>
  payer === NONE ? FREE : isSeatTarget(payer) ? { ...FREE, pool: amount } : { ...FREE, blood: amount };

/** Who may pay a cost in pool or blood: the Methuselah, or one of the vampires that it names. */
export const payersOf = (t: Table, context: EffectContext, cost: Cost, use: CompiledUse): Target[] =>
  payersNamed(t, context, cost).filter((payer) => whyCannotBePaidBy(t, context, cost, use, payer) === null);

function payersNamed(t: Table, context: EffectContext, { poolOrBlood: either }: Cost): Target[] {
  if (either === undefined) return [];
  const vampires = t.state.cards.map((c) => c.id).filter((id) => matches(t, context, id, either.of));
  return [seatTarget(context.seat), ...vampires];
}

const whyCannotBePaidBy = (
  t: Table,
  context: EffectContext,
  cost: Cost,
  use: CompiledUse,
  payer: Target,
): Reason | null => whyCannotPay(t, { ...context, picks: [...context.picks, payer] }, cost, use);

/** Whose blood a cost is: the minion's; a Methuselah's effect on a minion's card pays with that minion. */
function payer(t: Table, context: EffectContext): CardId {
  if (t.pool.uses[context.use]?.cost.poolOrBlood !== undefined) return chosenPayer(t, context);
  return context.by !== NONE ? context.by : (findCard(t, context.card)?.host ?? NONE);
}

/** Cards between being shown and doing something: their price is not paid yet, but it is spoken for. */
const beingPlayed = (t: Table): PlayFrame[] =>
  t.state.frames.filter((f): f is PlayFrame => f.kind === 'play' && isShown(t, f));

/** Is a card in hand named to be discarded for a card that is being played? */
export const isSetAside = (t: Table, card: CardId): boolean =>
  beingPlayed(t).some((f) => f.discards.includes(card));

/** R-PLAY-16, R-PLAY-17: what is owed for a card cannot pay for another one, played while the first could be cancelled. */
function owedBy(t: Table, context: EffectContext): Price {
  let [blood, pool] = [0, 0];
  for (const f of beingPlayed(t)) {
    const use = t.pool.uses[f.context.use];
    if (use === undefined) continue;
    const price = priceOf(t, f.context, use.cost, use, f.cancelled);
    if (payer(t, f.context) === payer(t, context)) blood += price.blood;
    if (f.context.seat === context.seat) pool += price.pool;
  }
  return { blood, pool };
}

/** Has this card to be locked, or the Edge to be burned, for a card that is being played? */
const isOwed = (t: Table, what: CardId | 'edge'): boolean =>
  beingPlayed(t).some((f) => {
    const { edge, lock } = t.pool.uses[f.context.use]?.cost ?? {};
    return what === 'edge' ? edge === true : lock !== undefined && lockedBy(t, f.context, lock) === what;
  });

export function whyCannotPay(
  t: Table,
  context: EffectContext,
  cost: Cost,
  use: CompiledUse | undefined,
): Reason | null {
  if (cost.poolOrBlood !== undefined && use !== undefined && chosenPayer(t, context) === NONE)
    return payersOf(t, context, cost, use).length > 0
      ? null
      : whyCannotBePaidBy(t, context, cost, use, seatTarget(context.seat));
  const unpriced = whyCannotPayPrice(t, context, priceOf(t, context, cost, use));
  // Most cards cost nothing else: their parts need not be looked up.
  if (unpriced !== null || use?.costsMore === false) return unpriced;
  for (const whyNot of partsUnpaid(cost)) {
    const reason = whyNot(t, context, cost);
    if (reason !== null) return reason;
  }
  return null;
}

function whyCannotPayPrice(t: Table, context: EffectContext, price: Price): Reason | null {
  if (price === FREE) return null;
  const owed = owedBy(t, context);
  if (price.blood > 0) {
    const by = payer(t, context);
    // R-PLAY-16, R-MINION-11: only a vampire with that much blood pays a blood cost, or an ally with life as one
    if (by === NONE || !countsAsVampire(t, context, by) || countersOn(t, by) - owed.blood < price.blood)
      return WHY.blood;
  }
  // R-PLAY-17: only a Methuselah with that much pool pays a pool cost
  return seatState(t, context.seat).pool - owed.pool < price.pool ? WHY.pool : null;
}

/** Asked of the price as a whole: what the card costs may change. */
const isPriced = (): null => null;
/** Says which cards the discard of the same cost may be. */
const isOfDiscard = (): null => null;

/** Why a part of a cost cannot be paid. */
const partsUnpaid = givenFields<Cost, Table, EffectContext, Cost, Reason | null>({
  blood: isPriced,
  pool: isPriced,
  poolOrBlood: isPriced,
  lock(who, t, context) {
    const id = lockedBy(t, context, who);
    // R-TMPL-02, R-GLOSS-10: "lock X to do Y" needs an unlocked X, even under a wake effect
    return findCard(t, id)?.locked !== false || isOwed(t, id) ? WHY.locked : null;
  },
  burnThis: () => null,
  // R-PLAY-19: the Edge is burned only by the Methuselah who has it
  edge: (is, t, context) => (is && (t.state.edge !== context.seat || isOwed(t, 'edge')) ? WHY.edge : null),
  // R-PLAY-19: cards are discarded only from your own hand
  discard: (n, t, context, cost) => (discardable(t, context, cost).length < n ? WHY.discard : null),
  discardType: isOfDiscard,
  discardNeeds: isOfDiscard,
  transfers: (n, t, context) => (seatState(t, context.seat).transfers < n ? WHY.transfers : null),
  // R-MPH-02: a card may give another way to use a master phase action
  masterActions: (n, t, context) => (seatState(t, context.seat).masterActions < n ? WHY.masterActions : null),
  // R-DISCARD-04: a card may give another way to use a discard phase action
  discardActions: (n, t, context) =>
    seatState(t, context.seat).discardActions < n ? WHY.discardActions : null,
  counters: (n, t, context) => (countersOn(t, context.card) < n ? WHY.counters : null),
});

function lockedBy(t: Table, context: EffectContext, who: NonNullable<Cost['lock']>): CardId {
  return who === 'self'
    ? context.by
    : who === 'this'
      ? context.card
      : (findCard(t, context.card)?.host ?? NONE);
}

/** Cards in hand that may be discarded for a cost: your own, not the one being played. */
export function discardable(t: Table, context: EffectContext, cost: Cost): CardId[] {
  // R-PLAY-20: a minion discards from its controller's hand
  const { hand } = seatState(t, context.seat);
  const others = beingPlayed(t);
  return hand.filter((id) => {
    if (id === context.card || others.some((f) => f.discards.includes(id))) return false;
    const def = t.pool.cards[t.state.def[id] as number];
    if (def === undefined || (cost.discardType !== undefined && !def.types.includes(cost.discardType)))
      return false;
    return cost.discardNeeds === undefined || needsDiscipline(def, cost.discardNeeds);
  });
}

/** The cost of a cancelled card: no reducer is used for it, and as much is paid as there is. */
export function payInFull(t: Table, context: EffectContext, cost: Cost, use: CompiledUse): void {
  payPrice(t, context, cost, priceOf(t, context, cost, use, true));
}

/** Pays everything but discards, which the play has asked for. */
export function pay(t: Table, context: EffectContext, cost: Cost, use: CompiledUse | undefined): void {
  const price = priceOf(t, context, cost, use);
  if (isOfCard(use) && (cost.blood !== undefined || cost.pool !== undefined)) {
    for (const row of t.state.rows.filter((r) => isCostRow(r, context))) spendRow(t, row.id);
  }
  payPrice(t, context, cost, price);
}

function payPrice(t: Table, context: EffectContext, cost: Cost, price: Price): void {
  // R-PLAY-16, R-PLAY-18: blood is burned by the minion that plays the card, and by nobody else
  if (price.blood > 0) burnCounters(t, payer(t, context), price.blood, 'cost');
  // R-PLAY-17, R-PLAY-18: pool is burned by its Methuselah
  burnPool(t, context.seat, price.pool, 'cost');
  for (const paid of partsPaid(cost)) paid(t, context, cost);
}

/** Paid before: with the price, or by the play, which has asked what is discarded. */
const isPaid = (): void => {};

/** What else a cost takes. */
const partsPaid = givenFields<Cost, Table, EffectContext, Cost, void>({
  blood: isPaid,
  pool: isPaid,
  poolOrBlood: isPaid,
  discard: isPaid,
  discardType: isPaid,
  discardNeeds: isPaid,
  lock(who, t, context) {
    const id = lockedBy(t, context, who);
    lock(t, id);
    happen(t, 'lockedForCost', id);
  },
  edge(is, t) {
    if (is) takeEdge(t, NONE);
  },
  transfers: (n, t, context) => setTransfers(t, context.seat, seatState(t, context.seat).transfers - n),
  masterActions: (n, t, context) =>
    setMasterActions(t, context.seat, seatState(t, context.seat).masterActions - n),
  discardActions: (n, t, context) =>
    setDiscardActions(t, context.seat, seatState(t, context.seat).discardActions - n),
  counters(n, t, context) {
    burnCounters(t, context.card, n, 'cost');
  },
  burnThis(is, t, context) {
    if (is && controllerOf(t, context.card) !== NONE) leavePlay(t, context.card, 'ashHeap');
  },
});

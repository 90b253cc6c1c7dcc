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
import { countsAsVampire } from '../query/asvampire.ts';
import { matches } from '../query/filters.ts';
import { controllerOf, countersOn } from '../query/minions.ts';
import { amountOf } from '../query/nouns.ts';
import { castOf, speakingOf } from '../query/stats.ts';
import {
  type CardId,
  type Cast,
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
function changedBy(t: Table, cast: Cast, use: CompiledUse | undefined, cancelled: boolean): number {
  if (!isOfCard(use)) return 0;
  let change = 0;
  // R-PLAY-22: an optional reducer is not used for a card that is cancelled
  for (const row of t.state.rows)
    if (isCostRow(row, cast) && !(cancelled && row.uses !== NONE)) change += row.amount;
  for (const { card, text } of costStatics(t)) {
    if (!isForUse(t, text, use)) continue;
    const subjects = text.targeted ? cast.picks : [cast.by === NONE ? seatTarget(cast.seat) : cast.by];
    const about = subjects.find((subject) => speakingOf(t, card, text, subject) !== null);
    if (about !== undefined) change += amountOf(t, castOf(t, card), text.amount);
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
const isCostRow = (row: Row, cast: Cast): boolean =>
  row.kind === 'stat' &&
  row.what === 'cost' &&
  (row.subject === seatTarget(cast.seat) || (cast.by !== NONE && row.subject === cast.by));

export interface Price {
  readonly blood: number;
  readonly pool: number;
}

const FREE: Price = { blood: 0, pool: 0 };

export function priceOf(
  t: Table,
  cast: Cast,
  cost: Cost,
  use: CompiledUse | undefined,
  cancelled = false,
): Price {
  // ruling:G00065#1, R-TMPL-04: blood or pool that one way of playing the card burns is text, and a cancelled card has none
  if (cancelled && !isOfCard(use)) return FREE;
  const change = changedBy(t, cast, use, cancelled);
  const either =
    cost.poolOrBlood === undefined ? FREE : priceFor(cost.poolOrBlood.amount, chosenPayer(t, cast));
  const blood = either.blood + (cost.blood === undefined ? 0 : amountOf(t, cast, cost.blood));
  const pool = either.pool + (cost.pool === undefined ? 0 : amountOf(t, cast, cost.pool));
  if (change === 0) return blood === 0 && pool === 0 ? FREE : { blood, pool };
  // A change applies to what the card costs: its blood, or else its pool.
  return cost.blood !== undefined
    ? { blood: Math.max(0, blood + change), pool }
    : { blood, pool: Math.max(0, pool + change) };
}

/** Who was chosen to pay a cost in pool or blood: the one after the targets. */
const chosenPayer = (t: Table, cast: Cast): Target =>
  cast.picks[t.pool.uses[cast.use]?.text.picks?.length ?? 0] ?? NONE;

const priceFor = (amount: number, payer: Target): Price =>
  payer === NONE ? FREE : isSeatTarget(payer) ? { ...FREE, pool: amount } : { ...FREE, blood: amount };

/** Who may pay a cost in pool or blood: the Methuselah, or one of the vampires that it names. */
export const payersOf = (t: Table, cast: Cast, cost: Cost, use: CompiledUse): Target[] =>
  payersNamed(t, cast, cost).filter((payer) => whyNotPaidBy(t, cast, cost, use, payer) === null);

function payersNamed(t: Table, cast: Cast, { poolOrBlood: either }: Cost): Target[] {
  if (either === undefined) return [];
  const vampires = t.state.cards.map((c) => c.id).filter((id) => matches(t, cast, id, either.of));
  return [seatTarget(cast.seat), ...vampires];
}

const whyNotPaidBy = (t: Table, cast: Cast, cost: Cost, use: CompiledUse, payer: Target): Reason | null =>
  whyNotPayable(t, { ...cast, picks: [...cast.picks, payer] }, cost, use);

/** Whose blood a cost is: the minion's; a Methuselah's effect on a minion's card pays with that minion. */
function payer(t: Table, cast: Cast): CardId {
  if (t.pool.uses[cast.use]?.cost.poolOrBlood !== undefined) return chosenPayer(t, cast);
  return cast.by !== NONE ? cast.by : (findCard(t, cast.card)?.host ?? NONE);
}

/** Cards between being shown and doing something: their price is not paid yet, but it is spoken for. */
const beingPlayed = (t: Table): PlayFrame[] =>
  t.state.frames.filter((f): f is PlayFrame => f.kind === 'play' && isShown(t, f));

/** Is a card in hand named to be discarded for a card that is being played? */
export const isSetAside = (t: Table, card: CardId): boolean =>
  beingPlayed(t).some((f) => f.discards.includes(card));

/** R-PLAY-16, R-PLAY-17: what is owed for a card cannot pay for another one, played while the first could be cancelled. */
function owedBy(t: Table, cast: Cast): Price {
  let [blood, pool] = [0, 0];
  for (const f of beingPlayed(t)) {
    const use = t.pool.uses[f.cast.use];
    if (use === undefined) continue;
    const price = priceOf(t, f.cast, use.cost, use, f.cancelled);
    if (payer(t, f.cast) === payer(t, cast)) blood += price.blood;
    if (f.cast.seat === cast.seat) pool += price.pool;
  }
  return { blood, pool };
}

/** Has this card to be locked, or the Edge to be burned, for a card that is being played? */
const isOwed = (t: Table, what: CardId | 'edge'): boolean =>
  beingPlayed(t).some((f) => {
    const { edge, lock } = t.pool.uses[f.cast.use]?.cost ?? {};
    return what === 'edge' ? edge === true : lock !== undefined && lockedBy(t, f.cast, lock) === what;
  });

export function whyNotPayable(t: Table, cast: Cast, cost: Cost, use: CompiledUse | undefined): Reason | null {
  if (cost.poolOrBlood !== undefined && use !== undefined && chosenPayer(t, cast) === NONE)
    return payersOf(t, cast, cost, use).length > 0
      ? null
      : whyNotPaidBy(t, cast, cost, use, seatTarget(cast.seat));
  const unpriced = whyNotPriced(t, cast, priceOf(t, cast, cost, use));
  if (unpriced !== null) return unpriced;
  for (const whyNot of partsUnpaid(cost)) {
    const reason = whyNot(t, cast, cost);
    if (reason !== null) return reason;
  }
  return null;
}

function whyNotPriced(t: Table, cast: Cast, price: Price): Reason | null {
  if (price === FREE) return null;
  const owed = owedBy(t, cast);
  if (price.blood > 0) {
    const by = payer(t, cast);
    // R-PLAY-16, R-MINION-11: only a vampire with that much blood pays a blood cost, or an ally with life as one
    if (by === NONE || !countsAsVampire(t, cast, by) || countersOn(t, by) - owed.blood < price.blood)
      return WHY.blood;
  }
  // R-PLAY-17: only a Methuselah with that much pool pays a pool cost
  return seatState(t, cast.seat).pool - owed.pool < price.pool ? WHY.pool : null;
}

/** Asked of the price as a whole: what the card costs may change. */
const isPriced = (): null => null;
/** Says which cards the discard of the same cost may be. */
const isOfDiscard = (): null => null;

/** Why a part of a cost cannot be paid. */
const partsUnpaid = givenFields<Cost, Table, Cast, Cost, Reason | null>({
  blood: isPriced,
  pool: isPriced,
  poolOrBlood: isPriced,
  lock(who, t, cast) {
    const id = lockedBy(t, cast, who);
    // R-TMPL-02, R-GLOSS-10: "lock X to do Y" needs an unlocked X, even under a wake effect
    return findCard(t, id)?.locked !== false || isOwed(t, id) ? WHY.locked : null;
  },
  burnThis: () => null,
  // R-PLAY-19: the Edge is burned only by the Methuselah who has it
  edge: (is, t, cast) => (is && (t.state.edge !== cast.seat || isOwed(t, 'edge')) ? WHY.edge : null),
  // R-PLAY-19: cards are discarded only from your own hand
  discard: (n, t, cast, cost) => (discardable(t, cast, cost).length < n ? WHY.discard : null),
  discardType: isOfDiscard,
  discardNeeds: isOfDiscard,
  transfers: (n, t, cast) => (seatState(t, cast.seat).transfers < n ? WHY.transfers : null),
  // R-MPH-02: a card may give another way to use a master phase action
  masterActions: (n, t, cast) => (seatState(t, cast.seat).masterActions < n ? WHY.masterActions : null),
  // R-DISCARD-04: a card may give another way to use a discard phase action
  discardActions: (n, t, cast) => (seatState(t, cast.seat).discardActions < n ? WHY.discardActions : null),
  counters: (n, t, cast) => (countersOn(t, cast.card) < n ? WHY.counters : null),
});

function lockedBy(t: Table, cast: Cast, who: NonNullable<Cost['lock']>): CardId {
  return who === 'self' ? cast.by : who === 'this' ? cast.card : (findCard(t, cast.card)?.host ?? NONE);
}

/** Cards in hand that may be discarded for a cost: your own, not the one being played. */
export function discardable(t: Table, cast: Cast, cost: Cost): CardId[] {
  // R-PLAY-20: a minion discards from its controller's hand
  const { hand } = seatState(t, cast.seat);
  const others = beingPlayed(t);
  return hand.filter((id) => {
    if (id === cast.card || others.some((f) => f.discards.includes(id))) return false;
    const def = t.pool.cards[t.state.def[id] as number];
    if (def === undefined || (cost.discardType !== undefined && !def.types.includes(cost.discardType)))
      return false;
    return cost.discardNeeds === undefined || needsDiscipline(def, cost.discardNeeds);
  });
}

/** The cost of a cancelled card: no reducer is used for it, and as much is paid as there is. */
export function payInFull(t: Table, cast: Cast, cost: Cost, use: CompiledUse): void {
  payPrice(t, cast, cost, priceOf(t, cast, cost, use, true));
}

/** Pays everything but discards, which the play has asked for. */
export function pay(t: Table, cast: Cast, cost: Cost, use: CompiledUse | undefined): void {
  const price = priceOf(t, cast, cost, use);
  if (isOfCard(use) && (cost.blood !== undefined || cost.pool !== undefined)) {
    for (const row of t.state.rows.filter((r) => isCostRow(r, cast))) spendRow(t, row.id);
  }
  payPrice(t, cast, cost, price);
}

function payPrice(t: Table, cast: Cast, cost: Cost, price: Price): void {
  // R-PLAY-16, R-PLAY-18: blood is burned by the minion that plays the card, and by nobody else
  if (price.blood > 0) burnCounters(t, payer(t, cast), price.blood, 'cost');
  // R-PLAY-17, R-PLAY-18: pool is burned by its Methuselah
  burnPool(t, cast.seat, price.pool, 'cost');
  for (const paid of partsPaid(cost)) paid(t, cast, cost);
}

/** Paid before: with the price, or by the play, which has asked what is discarded. */
const isPaid = (): void => {};

/** What else a cost takes. */
const partsPaid = givenFields<Cost, Table, Cast, Cost, void>({
  blood: isPaid,
  pool: isPaid,
  poolOrBlood: isPaid,
  discard: isPaid,
  discardType: isPaid,
  discardNeeds: isPaid,
  lock(who, t, cast) {
    const id = lockedBy(t, cast, who);
    lock(t, id);
    happen(t, 'lockedForCost', id);
  },
  edge(is, t) {
    if (is) takeEdge(t, NONE);
  },
  transfers: (n, t, cast) => setTransfers(t, cast.seat, seatState(t, cast.seat).transfers - n),
  masterActions: (n, t, cast) => setMasterActions(t, cast.seat, seatState(t, cast.seat).masterActions - n),
  discardActions: (n, t, cast) => setDiscardActions(t, cast.seat, seatState(t, cast.seat).discardActions - n),
  counters(n, t, cast) {
    burnCounters(t, cast.card, n, 'cost');
  },
  burnThis(is, t, cast) {
    if (is && controllerOf(t, cast.card) !== NONE) leavePlay(t, cast.card, 'ashHeap');
  },
});

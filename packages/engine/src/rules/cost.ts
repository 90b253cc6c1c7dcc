import { discard, leavePlay, lock } from '../atoms/cards.ts';
import {
  burnCounters,
  burnPool,
  setDiscardActions,
  setMasterActions,
  setTransfers,
} from '../atoms/counters.ts';
import { atRandom, burnTopCards } from '../atoms/piles.ts';
import { spendRow } from '../atoms/rows.ts';
import { happen } from '../flow/happenings.ts';
import { givenFields } from '../language/fields.ts';
import type { Cost, CostStatic } from '../language/language.ts';
import type { CompiledUse } from '../language/pool.ts';
import { amountOf } from '../query/amounts.ts';
import { countsAsVampire } from '../query/asvampire.ts';
import { matches } from '../query/filters.ts';
import { controllerOf, countersOn } from '../query/minions.ts';
import { isPrinted } from '../query/printed.ts';
import { contextOf, isAbout, isDormant, rowHolds, speakingOf } from '../query/stats.ts';
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
import { giveEdge } from './edge.ts';
import { needsDiscipline } from './requirements.ts';

/** Costs of playing cards (rulebook p.8). */

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
  library: reason('R-PLAY-12', 'conditionNotMet'),
  ashHeap: reason('R-PLAY-12', 'conditionNotMet'),
} as const;

export interface Price {
  readonly blood: number;
  readonly pool: number;
  /** How much of the blood any ally may pay with its life. */
  readonly orLife: number;
}

const FREE: Price = { blood: 0, pool: 0, orLife: 0 };

/** ruling:G00065#1: only the cost of a card from hand can be changed, not blood or pool burned for one way of playing it. */
const isCardCost = (use: CompiledUse | undefined): use is CompiledUse =>
  use?.fromHand === true && use.mode?.cost === undefined;

/** The changes of a card's blood and pool cost by cards in play. */
function costChange(
  t: Table,
  context: EffectContext,
  cost: Cost,
  use: CompiledUse | undefined,
  cancelled: boolean,
): Price {
  if (!isCardCost(use)) return FREE;
  const change = { blood: 0, pool: 0, orLife: 0 };
  const usual = kindOfCost(cost);
  // R-PLAY-22: an optional cost reducer is not used for a cancelled card
  for (const row of t.state.rows)
    if (isCostRow(t, row, context, use) && !(cancelled && row.uses !== NONE && row.amount < 0))
      addChange(change, kindOfRow(t, row) ?? usual, row.amount);
  for (const { card, text } of costStatics(t)) {
    if (!isForUse(t, text, use)) continue;
    const subjects = text.targeted
      ? context.picks
      : [context.by === NONE ? seatTarget(context.seat) : context.by];
    const about = subjects.find((subject) => speakingOf(t, card, text, subject) !== null);
    if (about === undefined) continue;
    const { kind = usual } = text;
    const amount = amountOf(t, contextOf(t, card), text.amount);
    addChange(change, kind, amount);
  }
  return change.blood === 0 && change.pool === 0 ? FREE : change;
}

function addChange(
  change: { blood: number; pool: number; orLife: number },
  kind: NonNullable<CostStatic['kind']>,
  amount: number,
): void {
  change[kind === 'bloodOrLife' ? 'blood' : kind] += amount;
  if (kind === 'bloodOrLife') change.orLife += amount;
}

/** The texts in play that change costs. */
function costStatics(t: Table): readonly { readonly card: CardId; readonly text: CostStatic }[] {
  const statics = indexOf(t).statics.get('cost');
  if (statics === undefined) return NO_STATICS;
  const found: { readonly card: CardId; readonly text: CostStatic }[] = [];
  for (const { card, text } of statics)
    if ('stat' in text.text && text.text.stat === 'cost') found.push({ card, text: text.text });
  return found;
}

const NO_STATICS: readonly never[] = [];

const isForUse = (t: Table, { cards }: Pick<CostStatic, 'cards'>, use: CompiledUse): boolean =>
  cards === undefined || isPrinted(t.pool, use, cards);

/** Does the cost depend on the target? */
export const isPricedByTarget = (t: Table, use: CompiledUse): boolean =>
  (use.text.picks?.length ?? 0) > 0 &&
  costStatics(t).some(({ text }) => text.targeted === true && isForUse(t, text, use));

/** R-PLAY-21: a cost reducer in effect, used when the card is played or when its action resolves. */
function isCostRow(t: Table, row: Row, context: EffectContext, use: CompiledUse): boolean {
  if (row.kind !== 'stat' || row.what !== 'cost' || isDormant(row) || !rowHolds(t, row)) return false;
  const isOwn =
    row.subject === seatTarget(context.seat) || (context.by !== NONE && row.subject === context.by);
  if (!isOwn && !(row.subject === NONE && isAbout(t, row, context.by))) return false;
  const node = t.pool.nodes[row.node];
  return node === undefined || !('cards' in node) || isForUse(t, node, use);
}

function kindOfRow(t: Table, { node: at }: Row): CostStatic['kind'] {
  const node = t.pool.nodes[at];
  return node !== undefined && 'do' in node && node.do === 'modify' ? node.kind : undefined;
}

/** The cost that a change of either kind applies to: the blood cost if there is one, otherwise the pool cost. */
const kindOfCost = ({ blood }: Cost): 'blood' | 'pool' => (blood !== undefined ? 'blood' : 'pool');

export function priceOf(
  t: Table,
  context: EffectContext,
  cost: Cost,
  use: CompiledUse | undefined,
  cancelled = false,
): Price {
  // ruling:G00065#1, R-TMPL-04: blood or pool burned for one way of playing is text, which a cancelled card does not have
  if (cancelled && !isCardCost(use)) return FREE;
  const change = costChange(t, context, cost, use, cancelled);
  const either =
    cost.poolOrBlood === undefined ? FREE : priceFor(cost.poolOrBlood.amount, chosenPayer(t, context));
  const orLife = cost.bloodOrLife === undefined ? 0 : amountOf(t, context, cost.bloodOrLife);
  const blood = either.blood + orLife + (cost.blood === undefined ? 0 : amountOf(t, context, cost.blood));
  const pool = either.pool + (cost.pool === undefined ? 0 : amountOf(t, context, cost.pool));
  if (change === FREE) return blood === 0 && pool === 0 ? FREE : { blood, pool, orLife };
  return {
    blood: Math.max(0, blood + change.blood),
    pool: Math.max(0, pool + change.pool),
    orLife: orLife + change.orLife,
  };
}

/** The chosen payer of a cost in pool or blood: the pick after the targets. */
const chosenPayer = (t: Table, context: EffectContext): Target =>
  context.picks[t.pool.uses[context.use]?.text.picks?.length ?? 0] ?? NONE;

const priceFor = (amount: number, payer: Target): Price =>
  payer === NONE ? FREE : isSeatTarget(payer) ? { ...FREE, pool: amount } : { ...FREE, blood: amount };

/** Possible payers of a cost in pool or blood: the Methuselah, or a vampire that the cost allows. */
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

/** The card that pays blood: the minion; for a Methuselah's effect of a card on a minion, that minion. */
function payer(t: Table, context: EffectContext): CardId {
  if (t.pool.uses[context.use]?.cost.poolOrBlood !== undefined) return chosenPayer(t, context);
  return context.by !== NONE ? context.by : (findCard(t, context.card)?.host ?? NONE);
}

/** Cards shown but not resolved: their costs are not paid yet, but reserved. */
const beingPlayed = (t: Table): PlayFrame[] =>
  t.state.frames.filter((f): f is PlayFrame => f.kind === 'play' && isShown(t, f));

/** Will this card in hand be discarded for a card being played? */
export const isSetAside = (t: Table, card: CardId): boolean =>
  beingPlayed(t).some((f) => f.discards.includes(card));

/** R-PLAY-16, R-PLAY-17: blood and pool reserved for a card being played cannot pay for a card played in response. */
function owedBy(t: Table, context: EffectContext): Price {
  let [blood, pool] = [0, 0];
  for (const f of beingPlayed(t)) {
    const use = t.pool.uses[f.context.use];
    if (use === undefined || f.unpaid) continue;
    const price = priceOf(t, f.context, use.cost, use, f.cancelled);
    if (payer(t, f.context) === payer(t, context)) blood += price.blood;
    if (f.context.seat === context.seat) pool += price.pool;
  }
  return { blood, pool, orLife: 0 };
}

/** Will this card be locked, or the Edge burned, for a card being played? */
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
  // Most cards have no other cost, so the loop is skipped.
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
    // R-PLAY-16, R-MINION-11: paid by a vampire with that much blood, or by an ally with that much life acting as one
    if (by === NONE || countersOn(t, by) - owed.blood < price.blood) return WHY.blood;
    if (price.blood > price.orLife && !countsAsVampire(t, context, by)) return WHY.blood;
  }
  // R-PLAY-17: paid by a Methuselah with that much pool
  return seatState(t, context.seat).pool - owed.pool < price.pool ? WHY.pool : null;
}

/** Checked with the price as a whole, since cards may change it. */
const checkedWithPrice = (): null => null;
/** Only restricts which cards the `discard` part may use. */
const restrictsDiscard = (): null => null;

/** Why each part of a cost cannot be paid. */
const partsUnpaid = givenFields<Cost, Table, EffectContext, Cost, Reason | null>({
  blood: checkedWithPrice,
  pool: checkedWithPrice,
  bloodOrLife: checkedWithPrice,
  poolOrBlood: checkedWithPrice,
  lock(who, t, context) {
    const id = lockedBy(t, context, who);
    // R-TMPL-02, R-GLOSS-10: "lock X to do Y" needs an unlocked X, even with a wake effect
    return findCard(t, id)?.locked !== false || isOwed(t, id) ? WHY.locked : null;
  },
  burnThis: () => null,
  // R-PLAY-19: only the Methuselah who has the Edge can burn it
  edge: (is, t, context) => (is && (t.state.edge !== context.seat || isOwed(t, 'edge')) ? WHY.edge : null),
  // R-PLAY-19: only from your own hand
  discard: (n, t, context, cost) => (discardable(t, context, cost).length < n ? WHY.discard : null),
  discardType: restrictsDiscard,
  discardNeeds: restrictsDiscard,
  discardAtRandom: (n, t, context) => (discardable(t, context, {}).length < n ? WHY.discard : null),
  removeFromAsh: (n, t, context) => (seatState(t, context.seat).ashHeap.length < n ? WHY.ashHeap : null),
  transfers: (n, t, context) => (seatState(t, context.seat).transfers < n ? WHY.transfers : null),
  // R-MPH-02: a card may offer another use for a master phase action
  masterActions: (n, t, context) => (seatState(t, context.seat).masterActions < n ? WHY.masterActions : null),
  // R-DISCARD-04: a card may offer another use for a discard phase action
  discardActions: (n, t, context) =>
    seatState(t, context.seat).discardActions < n ? WHY.discardActions : null,
  counters: (n, t, context) => (countersOn(t, context.card) < n ? WHY.counters : null),
  library: (n, t, context) => (seatState(t, context.seat).library.length < n ? WHY.library : null),
});

function lockedBy(t: Table, context: EffectContext, who: NonNullable<Cost['lock']>): CardId {
  return who === 'self'
    ? context.by
    : who === 'this'
      ? context.card
      : (findCard(t, context.card)?.host ?? NONE);
}

/** Cards in hand that may be discarded for a cost: not the card being played, nor those set aside for another. */
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

/** Pays for a cancelled card: without cost reducers, and as much as is available. */
export function payInFull(t: Table, context: EffectContext, cost: Cost, use: CompiledUse): void {
  payPrice(t, context, cost, priceOf(t, context, cost, use, true));
}

/** Pays everything except discards, which the play frame handles. */
export function pay(t: Table, context: EffectContext, cost: Cost, use: CompiledUse | undefined): void {
  const price = priceOf(t, context, cost, use);
  if (isCardCost(use) && (cost.blood !== undefined || cost.pool !== undefined)) {
    for (const row of t.state.rows.filter((r) => isCostRow(t, r, context, use))) spendRow(t, row.id);
  } else spendRises(t, context, use);
  payPrice(t, context, cost, price);
}

/** "The next card costs more": whatever card comes next uses that up, even one that costs nothing else or is cancelled. */
export function spendRises(t: Table, context: EffectContext, use: CompiledUse | undefined): void {
  if (!isCardCost(use) || !t.pool.words.has('cost')) return;
  for (const row of t.state.rows.filter((r) => r.amount > 0 && isCostRow(t, r, context, use)))
    spendRow(t, row.id);
}

function payPrice(t: Table, context: EffectContext, cost: Cost, price: Price): void {
  // R-PLAY-16, R-PLAY-18: only the minion playing the card burns blood for it
  if (price.blood > 0) burnCounters(t, payer(t, context), price.blood, 'cost');
  // R-PLAY-17, R-PLAY-18: its Methuselah burns the pool
  burnPool(t, context.seat, price.pool, 'cost');
  for (const paid of partsPaid(cost)) paid(t, context, cost);
}

/** Already paid: with the price, or discarded by the play frame. */
const alreadyPaid = (): void => {};

/** How the other parts of a cost are paid. */
const partsPaid = givenFields<Cost, Table, EffectContext, Cost, void>({
  blood: alreadyPaid,
  pool: alreadyPaid,
  bloodOrLife: alreadyPaid,
  poolOrBlood: alreadyPaid,
  discard: alreadyPaid,
  discardType: alreadyPaid,
  discardNeeds: alreadyPaid,
  removeFromAsh: alreadyPaid,
  discardAtRandom(n, t, context) {
    for (const id of atRandom(t, discardable(t, context, {}), n)) discard(t, context.seat, id, 'cost');
  },
  lock(who, t, context) {
    const id = lockedBy(t, context, who);
    lock(t, id);
    happen(t, 'lockedForCost', id);
  },
  edge(is, t) {
    if (is) giveEdge(t, NONE);
  },
  transfers: (n, t, context) => setTransfers(t, context.seat, seatState(t, context.seat).transfers - n),
  masterActions: (n, t, context) =>
    setMasterActions(t, context.seat, seatState(t, context.seat).masterActions - n),
  discardActions: (n, t, context) =>
    setDiscardActions(t, context.seat, seatState(t, context.seat).discardActions - n),
  counters(n, t, context) {
    burnCounters(t, context.card, n, 'cost');
  },
  library(n, t, context) {
    burnTopCards(t, context.seat, n);
  },
  burnThis(is, t, context) {
    if (is && controllerOf(t, context.card) !== NONE) leavePlay(t, context.card, 'ashHeap');
  },
});

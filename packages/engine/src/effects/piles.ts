import { discard, drawCard, leavePlay, lock, toHand, toUncontrolled } from '../atoms/cards.ts';
import { burnPool } from '../atoms/counters.ts';
import { shuffleDeck } from '../atoms/decks.ts';
import {
  atRandom,
  cryptCardToUncontrolled,
  handChanged,
  removeFromPile,
  revealTop,
  toDeck,
} from '../atoms/piles.ts';
import type { EffectOf, Place } from '../language/language.ts';
import type { CompiledCard, CompiledUse } from '../language/pool.ts';
import { amountOf } from '../query/amounts.ts';
import { isOfClan } from '../query/belonging.ts';
import { countersOn } from '../query/minions.ts';
import { cardOf, seatsOf } from '../query/nouns.ts';
import { isPrintedOn } from '../query/printed.ts';
import { controlsCopy } from '../rules/contest.ts';
import { isBarredFrom } from '../rules/onlyone.ts';
import { whyRequirementFails } from '../rules/requirements.ts';
import { cloneContext } from '../state/clone.ts';
import { type CardId, type EffectContext, type EffectFrame, NONE, type Seat } from '../state/types.ts';
import { defOf, findCard, seatState, type Table, useAt } from '../table/table.ts';
import { bringIn, go, nodeAt, nodeOf, payAsNormal, runScript } from './script.ts';
import type { Verbs } from './verbs.ts';

/** Piles: cards moved between hand, library, crypt, ash heap and play, and revealed. */

/** Which cards are moved, and where. */
type CardsMoved = Omit<EffectOf['moveCards'], 'do' | 'amount' | 'upTo'>;

export const PILE_VERBS = {
  move(t, f, e) {
    const id = cardToMove(t, f.context, e);
    if (id !== NONE) moveTo(t, f.context, id, e.to, e.locked === true);
    go(f);
  },
  moveCards(t, f, e) {
    f.count = Math.min(amountOf(t, f.context, e.amount), cardsToMove(t, f.context, e).length);
    if (f.count <= 0) return go(f);
    f.step = e.upTo ? 'howMany' : 'moveCards';
  },
  exchange(t, f, e) {
    if (cardToMove(t, f.context, e) === NONE || handToExchange(t, f.context.seat).length === 0) return go(f);
    f.step = 'exchange';
  },
  cycle(t, f, e) {
    f.count = Math.min(e.most, librarySize(t, f.context, e));
    if (f.count <= 0) return go(f);
    f.step = 'howMany';
  },
  reorder(t, f, e) {
    const { library } = seatState(t, f.context.seat);
    const top = amountOf(t, f.context, e.amount);
    f.list = library.slice(Math.max(0, library.length - top)).reverse();
    f.count = 0;
    if (f.list.length < 2) return go(f);
    f.step = 'reorder';
  },
  burnPoolOrCards(t, f, e) {
    const [seat] = seatsOf(t, f.context, e.who);
    const amount = amountOf(t, f.context, e.amount);
    if (seat === undefined || amount <= 0) return go(f);
    f.count = Math.min(amount, cardsToLose(t, seat, e).length);
    if (f.count > 0) {
      f.step = 'howMany';
      return;
    }
    burnPool(t, seat, amount);
    go(f);
  },
  reveal(t, f, e) {
    go(f);
    const [seat] = seatsOf(t, f.context, e.of);
    const id = seat === undefined ? NONE : revealTop(t, seat, e.top);
    if (id === NONE) return;
    const context = cloneContext(f.context);
    context.picks.push(id);
    const effects = isRevealed(t, id, e) ? e.effects : e.else;
    if (effects !== undefined) runScript(t, effects, context);
  },
} satisfies Partial<Verbs>;

const librarySize = (t: Table, context: EffectContext, { who }: EffectOf['cycle']): number => {
  const [seat] = seatsOf(t, context, who);
  return seat === undefined ? 0 : seatState(t, seat).library.length;
};

/** Is it a card that the search is for? */
export const isSearchedFor = (t: Table, def: CompiledCard, { type, card }: EffectOf['search']): boolean =>
  (type === undefined || def.types.includes(type)) && (card === undefined || isPrintedOn(t.pool, def, card));

/** Does the revealed card match? */
function isRevealed(t: Table, id: CardId, { card, clan }: EffectOf['reveal']): boolean {
  if (card !== undefined && !isPrintedOn(t.pool, defOf(t, id), card)) return false;
  return clan === undefined || isOfClan(t, id, clan);
}

/** ruling:101681#2: of a card chosen in an ash heap, any copy will do. */
function cardToMove(t: Table, context: EffectContext, { who }: EffectOf['move' | 'exchange']): CardId {
  const id = cardOf(t, context, who);
  if (id === NONE || typeof who !== 'object' || !('pick' in who)) return id;
  const text = useAt(t, context.use)?.text;
  const pick = [...(text?.picks ?? []), ...(text?.action?.terms ?? [])][who.pick];
  if (pick?.pick !== 'ash') return id;
  const { ashHeap } = seatState(t, t.state.owner[id] ?? NONE);
  if (ashHeap.includes(id)) return id;
  return ashHeap.find((other) => defOf(t, other).index === defOf(t, id).index) ?? NONE;
}

export function moveTo(t: Table, context: EffectContext, id: CardId, to: Place, locked = false): void {
  const inPlay = findCard(t, id) !== undefined;
  switch (to) {
    case 'hand':
      if (inPlay) leavePlay(t, id, 'library');
      return toHand(t, id);
    case 'library':
    case 'libraryBottom':
    case 'crypt':
    case 'cryptBottom':
      return toDeck(t, id, to);
    case 'ashHeap':
      if (inPlay) leavePlay(t, id, 'ashHeap');
      else discard(t, t.state.owner[id] ?? NONE, id);
      return;
    case 'removed':
      if (inPlay) leavePlay(t, id, 'removed');
      else removeFromPile(t, id);
      return;
    case 'uncontrolled':
      if (inPlay) toUncontrolled(t, id);
      else cryptCardToUncontrolled(t, id);
      return;
    case 'ready':
      // R-CONTEST-10: you cannot choose to contest a card with yourself
      if (inPlay || controlsCopy(t, context.seat, id)) return;
      bringIn(t, context, id, NONE);
      if (locked && findCard(t, id)) lock(t, id);
  }
}

/** One copy of each card in hand. */
export const handToExchange = (t: Table, seat: Seat): CardId[] =>
  seatState(t, seat).hand.filter(
    (id, place, hand) => hand.findIndex((other) => defOf(t, other).index === defOf(t, id).index) === place,
  );

/** The card of the hand goes where the other one was: nothing is drawn or discarded in between. */
export function exchange(t: Table, f: EffectFrame, given: CardId): void {
  const taken = cardToMove(t, f.context, nodeOf(t, f, 'exchange'));
  discard(t, f.context.seat, given);
  toHand(t, taken);
  go(f);
}

/** The first matching card from the top of the library, which is shuffled afterwards. */
export function takeFirst(t: Table, context: EffectContext, e: EffectOf['search']): void {
  const { library } = seatState(t, context.seat);
  const id = library.findLast((card) => isSearchedFor(t, defOf(t, card), e));
  if (id !== undefined) {
    const way = e.to === 'hand' || isBarredFrom(t, id, context.by) ? undefined : wayToTake(t, context, id);
    if (e.to === 'hand') toHand(t, id);
    // ruling:102092#4: what cannot be placed is burned without cost
    else if (way === undefined || controlsCopy(t, context.seat, id)) discard(t, context.seat, id);
    else {
      // ruling:102092#3: paying is not optional, even if it ousts
      if (e.asNormal) payAsNormal(t, context, id, way);
      bringIn(t, context, id, e.to === 'self' ? context.by : NONE, way.superior ? 2 : 1);
    }
  }
  shuffleDeck(t, context.seat, library);
}

/** The way in which the minion takes a card, whatever pool it costs. */
const wayToTake = (t: Table, context: EffectContext, id: CardId): CompiledUse | undefined =>
  defOf(t, id).handUses.find(
    (use) =>
      whyRequirementFails(t, context.by, use.requires) === null &&
      amountOf(t, context, use.cost.blood ?? 0) <= countersOn(t, context.by),
  );

/** The cards that may be moved now. */
export function cardsToMove(t: Table, context: EffectContext, { of, from, cards }: CardsMoved): CardId[] {
  const [seat] = seatsOf(t, context, of);
  if (seat === undefined) return [];
  return seatState(t, seat)[from].filter(
    (id) => cards === undefined || isPrintedOn(t.pool, defOf(t, id), cards),
  );
}

/** The cards that a Methuselah may lose at random instead of pool. */
function cardsToLose(t: Table, seat: Seat, { from }: EffectOf['burnPoolOrCards']): CardId[] {
  return from === 'hand'
    ? seatState(t, seat).hand.slice()
    : seatState(t, seat).ashHeap.filter((id) => defOf(t, id).card.kind === 'library');
}

/** The Methuselah who says how many. */
export function whoCounts(t: Table, f: EffectFrame): Seat {
  const node = nodeAt(t, f);
  if (node?.do !== 'cycle' && node?.do !== 'burnPoolOrCards') return f.context.seat;
  return seatsOf(t, f.context, node.who)[0] ?? f.context.seat;
}

/** The number is chosen. */
export function takeNumber(t: Table, f: EffectFrame, chosen: number): void {
  const node = nodeAt(t, f);
  const seat = whoCounts(t, f);
  if (node?.do === 'burnPoolOrCards') {
    const amount = amountOf(t, f.context, node.amount);
    const lost = atRandom(t, cardsToLose(t, seat, node), chosen);
    // ruling:100416#1: the cards all at once, none replaced in between
    for (const id of lost) {
      if (node.from === 'hand') discard(t, seat, id);
      else removeFromPile(t, id);
    }
    burnPool(t, seat, amount - lost.length);
    return go(f);
  }
  f.count = chosen;
  if (chosen === 0) return go(f);
  if (node?.do === 'cycle') for (let n = 0; n < chosen; n++) drawCard(t, seat);
  f.step = 'moveCards';
}

/** What the next card is chosen from, and where it goes. */
export function movingNow(t: Table, f: EffectFrame): CardsMoved {
  const node = nodeAt(t, f);
  if (node?.do === 'moveCards') return node;
  return { of: nodeOf(t, f, 'cycle').who, from: 'hand', to: 'libraryBottom' };
}

/** One more card is chosen; with the last one, all of them are moved at once: nothing is drawn or discarded in between. */
export function moveOne(t: Table, f: EffectFrame, id: CardId, to: Place): void {
  f.list.push(id);
  if (f.list.length < f.count) return;
  for (const chosen of f.list) moveTo(t, f.context, chosen, to);
  f.list = [];
  handChanged(t);
  go(f);
}

import { attachments, contestCard, endContest, leavePlay } from '../atoms/cards.ts';
import { burnPool } from '../atoms/counters.ts';
import { KEY, mark, marked } from '../atoms/rows.ts';
import { happen } from '../flow/happenings.ts';
import type { CompiledUse } from '../language/pool.ts';
import { controllerOf } from '../query/minions.ts';
import { type CardId, type CardInPlay, type EffectContext, NONE, type Seat } from '../state/types.ts';
import { contestOption, type Offers, type OptionOf, yieldCardOption } from '../table/options.ts';
import { cardInPlay, defOf, findCard, indexOf, type Reason, reason, type Table } from '../table/table.ts';
import { now, told } from '../table/tell.ts';
import { isBarredFrom } from './onlyone.ts';

/** Contested cards (rulebook p.17): unique cards of which there are several. */

const WHY = { ownCopy: reason('R-CONTEST-10', 'youControlACopy') } as const;

// ---------------------------------------------------------------------------------------------- copies

/** Out of play only because the card it is on is contested. */
const isAside = (t: Table, card: CardInPlay): boolean =>
  card.was !== 'contested' && findCard(t, card.host)?.region === 'contested';

/** The other cards on the table that are the same unique card. */
function copiesOf(t: Table, id: CardId): CardInPlay[] {
  const { uniqueKey } = defOf(t, id);
  if (uniqueKey < 0) return [];
  return t.state.cards.filter((c) => isCopy(t, c, id, uniqueKey));
}

const isCopy = (t: Table, c: CardInPlay, of: CardId, uniqueKey: number): boolean =>
  c.id !== of && c.region !== 'uncontrolled' && defOf(t, c.id).uniqueKey === uniqueKey;

/** Those that are in play, or contested themselves. */
const rivalsOf = (t: Table, id: CardId): CardInPlay[] => copiesOf(t, id).filter((c) => !isAside(t, c));

/** Is there another copy that this card would meet if it came into play? */
export const meetsCopy = (t: Table, id: CardId): boolean => rivalsOf(t, id).length > 0;

export function controlsCopy(t: Table, seat: Seat, id: CardId): boolean {
  const { uniqueKey } = defOf(t, id);
  if (uniqueKey < 0) return false;
  for (const c of t.state.cards) if (c.controller === seat && isCopy(t, c, id, uniqueKey)) return true;
  return false;
}

// ---------------------------------------------------------------------------------------------- a contest begins

/** A card has come into play. Contested as it comes, it never did anything there (docs/RULES.md). */
export function arrive(t: Table, id: CardId): void {
  if (meet(t, id)) happen(t, 'enteredPlay', id);
}

/** A card, with what is on it, has come under the control of another Methuselah. */
export function changedHands(t: Table, id: CardId): void {
  for (const on of withAllOn(t, id)) meet(t, on);
}

/** A card meets the other copies of it: is it still in play? */
function meet(t: Table, id: CardId): boolean {
  const card = findCard(t, id);
  if (!card || isAside(t, card)) return false;
  const rivals = rivalsOf(t, id);
  if (rivals.length === 0) return true;
  // R-CONTEST-11: nobody contests with themselves: the incoming copy is burned
  if (rivals.some((c) => c.controller === card.controller)) {
    leavePlay(t, id, 'ashHeap');
    return false;
  }
  // R-CONTEST-02, R-CRYPT-02: the copy in play is contested by the one of another Methuselah
  for (const rival of rivals) if (rival.region !== 'contested') contestCard(t, rival.id);
  // R-CONTEST-04: and every further one joins the contest at once
  if (card.region !== 'contested') contestCard(t, id);
  return false;
}

function withAllOn(t: Table, id: CardId): CardId[] {
  return [id, ...attachments(t, id).flatMap((on) => withAllOn(t, on))];
}

// ---------------------------------------------------------------------------------------------- your own copy

/** Who will control a card that is played to stay in play, or NONE if it does not stay. */
function controllerToBe(t: Table, context: EffectContext, use: CompiledUse): Seat {
  const stays = use.mode?.stays;
  if (stays === undefined) return use.settles ? context.seat : NONE;
  // R-MASTER-05: a master card is controlled by whoever played it
  if (typeof stays !== 'object' || use.type === 'master') return context.seat;
  return controllerOf(t, context.picks[stays.pick] ?? NONE);
}

export function whyCannotPlayOwnCopy(t: Table, context: EffectContext, use: CompiledUse): Reason | null {
  // R-CONTEST-10: nor by a card that would bring it out
  for (const place of use.bringsOut) {
    const id = context.picks[place] ?? NONE;
    if (controllerOf(t, id) === context.seat && controlsCopy(t, context.seat, id)) return WHY.ownCopy;
  }
  if (!use.fromHand) return null;
  // R-CONTEST-10: no second copy of what you control, contested or not
  return controllerToBe(t, context, use) === context.seat && controlsCopy(t, context.seat, context.card)
    ? WHY.ownCopy
    : null;
}

/** R-CONTEST-10, R-CRYPT-01: nor is a vampire brought out of whom you control a copy. */
export const whyCannotBringOutCopy = (t: Table, seat: Seat, id: CardId): Reason | null =>
  controlsCopy(t, seat, id) ? WHY.ownCopy : null;

// ---------------------------------------------------------------------------------------------- the unlock phase

const contestedOf = (t: Table, seat: Seat): CardInPlay[] =>
  indexOf(t)
    .contested.map((id) => cardInPlay(t, id))
    .filter((c) => c.controller === seat && !isAside(t, c));

/** The unlock phase begins: what nobody else contests any more comes back. */
export function endContests(t: Table, seat: Seat): void {
  for (const { id } of contestedOf(t, seat)) {
    // R-CONTEST-09: out of play until all but one are yielded
    if (rivalsOf(t, id).length > 0) continue;
    // R-CONTEST-08: unlocked and face up again, in the unlock phase of the Methuselah who is left
    endContest(t, id);
    // A unique card that lay on it is in play again too.
    for (const on of withAllOn(t, id)) {
      findRoom(t, on);
      meet(t, on);
    }
  }
}

/** R-PLAY-12: its minion may have been given a card meanwhile beside which it cannot be: then it is burned. */
function findRoom(t: Table, id: CardId): void {
  const card = findCard(t, id);
  if (card?.region === 'attached' && isBarredFrom(t, id, card.host)) leavePlay(t, id, 'ashHeap');
}

/** The contests that a Methuselah has yet to pay for, or to yield, in this unlock phase. */
function unsettled(t: Table, seat: Seat): CardInPlay[] {
  if (seat !== t.state.active) return [];
  return contestedOf(t, seat).filter(
    ({ id }) => !marked(t, 'phase', id, KEY.contest) && rivalsOf(t, id).length > 0,
  );
}

export const contestsSettled = (t: Table, seat: Seat): boolean => unsettled(t, seat).length === 0;

export function offerContests(t: Table, seat: Seat, out: Offers<OptionOf<'contest' | 'yieldCard'>>): void {
  // R-CONTEST-06: to pay for each, or to yield it
  for (const { id } of unsettled(t, seat)) out.push(contestOption(id), yieldCardOption(id));
}

export function payForContest(t: Table, seat: Seat, card: CardId): void {
  mark(t, 'phase', card, KEY.contest);
  t.emit?.({ type: 'contestPaid', when: now(t), seat, card: told(t, card) });
  // R-CONTEST-05: 1 pool in each of your unlock phases
  burnPool(t, seat, 1, 'contest');
}

export function yieldCard(t: Table, seat: Seat, card: CardId): void {
  t.emit?.({ type: 'yielded', when: now(t), seat, card: told(t, card) });
  // R-CONTEST-07: burned, with all cards and counters on it
  leavePlay(t, card, 'ashHeap');
}

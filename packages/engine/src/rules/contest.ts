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

/** Contested cards (rulebook p.17): several copies of a unique card. */

const WHY = { ownCopy: reason('R-CONTEST-10', 'youControlACopy') } as const;

// ---------------------------------------------------------------------------------------------- copies

/** Out of play only because its host is contested or uncontrolled. */
function isOutWithHost(t: Table, card: CardInPlay): boolean {
  const host = findCard(t, card.host)?.region;
  return card.was !== 'contested' && (host === 'contested' || host === 'uncontrolled');
}

/** The other copies of a unique card on the table. */
function copiesOf(t: Table, id: CardId): CardInPlay[] {
  const { uniqueKey } = defOf(t, id);
  if (uniqueKey < 0) return [];
  return t.state.cards.filter((c) => isCopy(t, c, id, uniqueKey));
}

const isCopy = (t: Table, c: CardInPlay, of: CardId, uniqueKey: number): boolean =>
  c.id !== of && c.region !== 'uncontrolled' && defOf(t, c.id).uniqueKey === uniqueKey;

/** The copies that are in play or contested themselves. */
const rivalsOf = (t: Table, id: CardId): CardInPlay[] => copiesOf(t, id).filter((c) => !isOutWithHost(t, c));

/** Is there another copy that this card would contest if it entered play? */
export const meetsCopy = (t: Table, id: CardId): boolean => rivalsOf(t, id).length > 0;

export function controlsCopy(t: Table, seat: Seat, id: CardId): boolean {
  const { uniqueKey } = defOf(t, id);
  if (uniqueKey < 0) return false;
  for (const c of t.state.cards) if (c.controller === seat && isCopy(t, c, id, uniqueKey)) return true;
  return false;
}

// ---------------------------------------------------------------------------------------------- a contest begins

/** Called when a card enters play. A card contested on arrival has not entered play for triggers (docs/RULES.md). */
export function arrive(t: Table, id: CardId): void {
  if (contestCopies(t, id)) happen(t, 'enteredPlay', id);
}

/** Called when a card, with the cards on it, comes under another Methuselah's control. */
export function changedHands(t: Table, id: CardId): void {
  for (const on of withAllOn(t, id)) if (contestCopies(t, on) && on === id) happen(t, 'controlChanged', id);
}

/** Checks a card against the other copies of it; returns whether it is still in play. */
function contestCopies(t: Table, id: CardId): boolean {
  const card = findCard(t, id);
  if (!card || isOutWithHost(t, card)) return false;
  const rivals = rivalsOf(t, id);
  if (rivals.length === 0) return true;
  // R-CONTEST-11: no contest with yourself: the incoming copy is burned
  if (rivals.some((c) => c.controller === card.controller)) {
    leavePlay(t, id, 'ashHeap');
    return false;
  }
  // R-CONTEST-02, R-CRYPT-02: copies of different Methuselahs are contested
  for (const rival of rivals) if (rival.region !== 'contested') contestCard(t, rival.id);
  // R-CONTEST-04: each further copy joins the contest at once
  if (card.region !== 'contested') contestCard(t, id);
  return false;
}

function withAllOn(t: Table, id: CardId): CardId[] {
  return [id, ...attachments(t, id).flatMap((on) => withAllOn(t, on))];
}

// ---------------------------------------------------------------------------------------------- your own copy

/** The future controller of a card played to stay in play, or NONE if it does not stay. */
function futureController(t: Table, context: EffectContext, use: CompiledUse): Seat {
  const stays = use.mode?.stays;
  if (stays === undefined) return use.settles ? context.seat : NONE;
  // R-MASTER-05: the player of a master card controls it
  if (typeof stays !== 'object' || use.type === 'master' || stays.yours === true) return context.seat;
  return controllerOf(t, context.picks[stays.pick] ?? NONE);
}

export function whyCannotPlayOwnCopy(t: Table, context: EffectContext, use: CompiledUse): Reason | null {
  // R-CONTEST-10: also not with a card that brings it into play
  for (const place of use.bringsOut) {
    const id = context.picks[place] ?? NONE;
    if (controllerOf(t, id) === context.seat && controlsCopy(t, context.seat, id)) return WHY.ownCopy;
  }
  if (!use.fromHand) return null;
  // R-CONTEST-10: no second copy of a card you control, contested or not
  return futureController(t, context, use) === context.seat && controlsCopy(t, context.seat, context.card)
    ? WHY.ownCopy
    : null;
}

/** R-CONTEST-10, R-CRYPT-01: a vampire cannot be brought out if you control a copy of it. */
export const whyCannotBringOutCopy = (t: Table, seat: Seat, id: CardId): Reason | null =>
  controlsCopy(t, seat, id) ? WHY.ownCopy : null;

// ---------------------------------------------------------------------------------------------- the unlock phase

const contestedOf = (t: Table, seat: Seat): CardInPlay[] =>
  indexOf(t)
    .contested.map((id) => cardInPlay(t, id))
    .filter((c) => c.controller === seat && !isOutWithHost(t, c));

/** At the start of the unlock phase, cards that nobody else contests any more return to play. */
export function endContests(t: Table, seat: Seat): void {
  for (const { id } of contestedOf(t, seat)) {
    // R-CONTEST-09: out of play until all other copies are yielded
    if (rivalsOf(t, id).length > 0) continue;
    // R-CONTEST-08: it returns unlocked and face up, in the unlock phase of the remaining Methuselah
    endContest(t, id);
    // Unique cards attached to it are in play again too.
    for (const on of withAllOn(t, id)) {
      burnIfExcluded(t, on);
      contestCopies(t, on);
    }
  }
}

/** R-PLAY-12: burned if its minion has meanwhile received a card that excludes it. */
function burnIfExcluded(t: Table, id: CardId): void {
  const card = findCard(t, id);
  if (card?.region === 'attached' && isBarredFrom(t, id, card.host)) leavePlay(t, id, 'ashHeap');
}

/** The contests a Methuselah must still pay for or yield in this unlock phase. */
function unsettled(t: Table, seat: Seat): CardInPlay[] {
  if (seat !== t.state.active) return [];
  return contestedOf(t, seat).filter(
    ({ id }) => !marked(t, 'phase', id, KEY.contest) && rivalsOf(t, id).length > 0,
  );
}

export const contestsSettled = (t: Table, seat: Seat): boolean => unsettled(t, seat).length === 0;

export function offerContests(t: Table, seat: Seat, out: Offers<OptionOf<'contest' | 'yieldCard'>>): void {
  // R-CONTEST-06: pay for each contested card or yield it
  for (const { id } of unsettled(t, seat)) out.push(contestOption(id), yieldCardOption(id));
}

export function payForContest(t: Table, seat: Seat, card: CardId): void {
  mark(t, 'phase', card, KEY.contest);
  t.emit?.({ type: 'contestPaid', when: now(t), seat, card: told(t, card) });
  // R-CONTEST-05: 1 pool per contest in each of your unlock phases
  burnPool(t, seat, 1, 'contest');
}

export function yieldCard(t: Table, seat: Seat, card: CardId): void {
  t.emit?.({ type: 'yielded', when: now(t), seat, card: told(t, card) });
  // R-CONTEST-07: burned, with all cards and counters on it
  leavePlay(t, card, 'ashHeap');
}

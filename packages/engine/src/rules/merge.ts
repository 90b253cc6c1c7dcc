import { mergeCards } from '../atoms/cards.ts';
import { burnPool, setTitle, setTransfers } from '../atoms/counters.ts';
import { TITLES } from '../language/language.ts';
import type { CompiledCard } from '../language/pool.ts';
import { minionsOf, uncontrolledOf } from '../query/minions.ts';
import { suits } from '../query/titles.ts';
import { type CardId, NONE, type Seat } from '../state/types.ts';
import { mergeOption, type Offers, type OptionOf } from '../table/options.ts';
import { cardInPlay, defOf, type Reason, reason, seatState, type Table } from '../table/table.ts';
import { loseTitle } from './titles.ts';

/** Advanced vampires and their base cards (rulebook p.37). */

const WHY = {
  other: reason('R-MERGE-01', 'notTheSameVampire'),
  transfers: reason('R-MERGE-01', 'needsFourTransfers'),
} as const;

/** The definition of the merged vampire if one card is the advanced version of the other, else NONE. */
function definitionOfBoth(t: Table, a: CardId, b: CardId): number {
  const [one, other] = [defOf(t, a), defOf(t, b)];
  // R-MERGE-03: a merged vampire cannot merge again: its definition names no base
  if (one.base === other.index) return one.whenMerged;
  return other.base === one.index ? other.whenMerged : NONE;
}

/** `incoming` is in the seat's uncontrolled region, `inPlay` a minion that the seat controls. */
function whyCannotMerge(t: Table, seat: Seat, incoming: CardId, inPlay: CardId): Reason | null {
  if (definitionOfBoth(t, incoming, inPlay) === NONE) return WHY.other;
  // R-MERGE-01: costs 4 transfers and 1 pool; every Methuselah in the game has at least 1 pool
  return seatState(t, seat).transfers < 4 ? WHY.transfers : null;
}

/** Why a vampire in the uncontrolled region cannot merge with any minion of the seat. */
export function whyCannotMergeWithAny(t: Table, seat: Seat, incoming: CardId): Reason | null {
  let closest: Reason = WHY.other;
  for (const inPlay of minionsOf(t, seat)) {
    const why = whyCannotMerge(t, seat, incoming, inPlay);
    if (why === null) return null;
    if (why !== WHY.other) closest = why;
  }
  return closest;
}

export function offerMerges(t: Table, seat: Seat, out: Offers<OptionOf<'merge'>>): void {
  // R-MERGE-01: one is in your uncontrolled region, and you control the other
  for (const incoming of uncontrolledOf(t, seat))
    for (const inPlay of minionsOf(t, seat))
      if (whyCannotMerge(t, seat, incoming, inPlay) === null) out.push(mergeOption(incoming, inPlay));
}

export function takeMerge(t: Table, seat: Seat, { incoming, inPlay }: OptionOf<'merge'>): void {
  setTransfers(t, seat, seatState(t, seat).transfers - 4);
  burnPool(t, seat, 1, 'merge');
  const before = defOf(t, inPlay);
  mergeCards(t, inPlay, incoming, definitionOfBoth(t, incoming, inPlay));
  mergeTitles(t, inPlay, before);
}

/** A title added by the other card replaces the current one; a title printed on both keeps its changes (docs/RULES.md). */
function mergeTitles(t: Table, id: CardId, before: CompiledCard): void {
  const { title, domain } = defOf(t, id);
  // R-MERGE-03: earlier changes to its printed title still apply
  if (title === before.title && domain === before.domain) return;
  const printed = TITLES[title];
  const held = cardInPlay(t, id);
  const wasGiven = held.titleCard !== NONE || held.title !== before.title || held.domain !== before.domain;
  // R-SECT-04: a title of another sect does not replace a title it was given
  if (wasGiven && held.title !== NONE && (printed === undefined || !suits(t, id, printed, domain))) return;
  // R-GLOSS-19: the card representing the old title is burned with it
  if (held.titleCard !== NONE) loseTitle(t, id);
  // R-MERGE-04: the advanced card has precedence; R-SECT-02: the new title replaces the old one
  setTitle(t, id, title, domain, NONE);
}

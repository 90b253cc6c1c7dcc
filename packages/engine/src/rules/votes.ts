import { discard } from '../atoms/cards.ts';
import { burnCounters } from '../atoms/counters.ts';
import { happen } from '../flow/happenings.ts';
import { controllerOf, countersOn, isReady, minionsOf } from '../query/minions.ts';
import { isRestricted, total } from '../query/stats.ts';
import { titleOf, votesOfTitle } from '../query/titles.ts';
import { ballotsOf, ballotsOfTitle, blockSide, votesIn, votesOf, votesOnlyAgainst } from '../query/votes.ts';
import {
  type Ballot,
  type CardId,
  isSeatTarget,
  NONE,
  type ReferendumFrame,
  type Seat,
  seatTarget,
  type Target,
  targetSeat,
} from '../state/types.ts';
import type { EventFacts, VoteSide } from '../table/events.ts';
import {
  burnForVoteOption,
  castOption,
  castOwnOption,
  edgeVoteOption,
  type Offers,
  type OwnOption,
} from '../table/options.ts';
import { currentReferendum } from '../table/stack.ts';
import { cardInPlay, defOf, type Reason, reason, seatState, type Table } from '../table/table.ts';
import { now, told, toldIfAny } from '../table/tell.ts';
import { giveEdge } from './edge.ts';

/** Votes and ballots: casting and its cost; gained, forced and cancelled votes (rulebook p.27-28, 40). */

const WHY = {
  side: reason('R-POL-11', 'votesMustAgree'),
  tax: reason('R-PLAY-16', 'notEnoughBlood'),
} as const;

export const ballot = (
  seat: Seat,
  source: Target,
  card: CardId,
  amount: number,
  side: -1 | 0 | 1 = 0,
  ballots = 0,
): Ballot => ({
  seat,
  source,
  card,
  amount,
  ballots,
  side,
  forOnly: 0,
  againstOnly: 0,
  ofTitle: NONE,
  domain: '',
  cancelled: false,
});

/** The sides that a source may vote for; effects may restrict them. */
function sides(t: Table, source: Target): (1 | -1)[] {
  const list: (1 | -1)[] = [];
  if (!isRestricted(t, 'voteAgainst', source)) list.push(1);
  if (!isRestricted(t, 'voteFor', source)) list.push(-1);
  return list;
}
const sideOf = (side: number): VoteSide => (side > 0 ? 'for' : 'against');

/** A vampire that has voted for one side cannot gain votes for the other. */
export function whyCannotGainVotesForSide(t: Table, minion: CardId, side: 1 | -1): Reason | null {
  const cast = currentReferendum(t)?.ballots.find((b) => b.source === minion);
  // R-POL-11, ruling:G00159#2: all votes of a vampire are for the same side
  if (cast !== undefined) return cast.side === side ? null : WHY.side;
  if (!sides(t, minion).includes(side)) return WHY.side;
  // Votes for one side are cast as they are gained, so their cost must be payable.
  return voteTax(t, minion, side) > countersOn(t, minion) ? WHY.tax : null;
}

/** The blood cost of casting a minion's votes. */
export const voteTax = (t: Table, minion: CardId, side: 1 | -1): number =>
  Math.max(0, total(t, 'voteTax', minion, 0) + (side < 0 ? total(t, 'voteTaxAgainst', minion, 0) : 0));

/** R-POL-06, R-POL-10: votes may be cast in any order, and none have to be cast. */
export function offerVotes(t: Table, seat: Seat, out: Offers<OwnOption<'polling'>>): void {
  const f = currentReferendum(t);
  if (!f) return;
  for (const minion of minionsOf(t, seat)) {
    // R-POL-17, R-TORPOR-11: only ready minions vote, locked or not
    if (!isReady(t, minion) || isRestricted(t, 'vote', minion)) continue;
    // R-POL-07: a cast vote cannot be changed
    if (f.ballots.some((b) => b.source === minion)) continue;
    // R-SECT-21: a priscus has a ballot instead of votes
    const has = votesOf(t, minion) + ballotsOf(t, minion);
    for (const side of sides(t, minion)) {
      if (has + (side < 0 ? votesOnlyAgainst(t, minion) : 0) === 0) continue;
      if (voteTax(t, minion, side) <= countersOn(t, minion)) out.push(castOption(minion, sideOf(side)));
    }
  }
  // A Methuselah who must abstain cannot use the Edge or a card for votes either.
  if (isRestricted(t, 'vote', seatTarget(seat))) return;
  // R-POL-11: the votes of each source of a Methuselah's own votes are cast together, apart from other sources
  for (const own of f.ballots) {
    if (own.source !== seatTarget(seat) || own.side !== 0 || own.amount <= 0) continue;
    for (const side of sides(t, seatTarget(seat))) out.push(castOwnOption(seat, own.card, sideOf(side)));
  }
  // R-POL-18: the Edge may be burned for a vote
  if (t.state.edge === seat)
    for (const side of sides(t, seatTarget(seat))) out.push(edgeVoteOption(sideOf(side)));
  // R-POL-13, R-POL-14: each Methuselah may discard one political card for 1 vote, whatever its text
  if (!f.cardVotes.includes(seat)) {
    const seen: number[] = [];
    for (const id of seatState(t, seat).hand) {
      const def = defOf(t, id);
      if (!def.isPolitical || seen.includes(def.index)) continue;
      seen.push(def.index);
      for (const side of sides(t, seatTarget(seat))) out.push(burnForVoteOption(id, sideOf(side)));
    }
  }
}

export function takeVote(t: Table, seat: Seat, chosen: OwnOption<'polling'>): void {
  const f = currentReferendum(t);
  if (!f) return;
  const side = chosen.side === 'for' ? 1 : -1;
  switch (chosen.verb) {
    case 'cast': {
      const { minion } = chosen;
      burnCounters(t, minion, voteTax(t, minion, side), 'vote');
      const cast = ballotOfMinion(t, minion, side);
      f.ballots.push(cast);
      return tellCast(t, f, cast, minion);
    }
    case 'castOwn': {
      const own = uncast(f, seatTarget(seat), chosen.card);
      if (!own) return;
      own.side = side;
      return tellCast(t, f, own, NONE);
    }
    // R-FAQ-11: votes from burning the Edge or a card are the Methuselah's own
    case 'edgeVote': {
      giveEdge(t, NONE);
      // A referendum may make burning the Edge worth more.
      const worth = 1 + total(t, 'edgeVotes', seatTarget(seat), 0);
      const cast = ballot(seat, NONE, NONE, worth, side);
      f.ballots.push(cast);
      tellCast(t, f, cast, NONE);
      return happen(t, 'edgeVote', seatTarget(seat));
    }
    case 'burnForVote': {
      discard(t, seat, chosen.card, 'vote');
      f.cardVotes.push(seat);
      const cast = ballot(seat, NONE, chosen.card, 1, side);
      f.ballots.push(cast);
      return tellCast(t, f, cast, NONE);
    }
  }
}

function tellCast(t: Table, f: ReferendumFrame, cast: Ballot, by: CardId): void {
  const votes = votesIn(cast);
  if (votes > 0) t.emit?.({ type: 'cast', when: now(t), ...votesCast(t, cast, by, votes) });
  if (cast.ballots > 0) t.emit?.({ type: 'ballot', when: now(t), ...votesCast(t, cast, by, cast.ballots) });
  shiftBlock(t, f);
}

const votesCast = (t: Table, b: Ballot, by: CardId, amount: number): EventFacts['cast'] => ({
  seat: b.seat,
  minion: toldIfAny(t, by),
  amount,
  side: sideOf(b.side),
});

/** R-POL-11, R-SECT-23: all votes and ballots of a vampire are for the same side. */
function ballotOfMinion(t: Table, minion: CardId, side: 1 | -1): Ballot {
  // They do not count while the vampire votes for the referendum.
  const againstOnly = votesOnlyAgainst(t, minion);
  const votes = votesOf(t, minion) + againstOnly;
  const cast = ballot(controllerOf(t, minion), minion, NONE, votes, side, ballotsOf(t, minion));
  return { ...cast, againstOnly, ofTitle: titleOf(t, minion), domain: cardInPlay(t, minion).domain };
}

/** R-SECT-22: the prisci block may change sides with every ballot cast, gained or cancelled. */
function shiftBlock(t: Table, f: ReferendumFrame): void {
  const side = blockSide(f);
  if (side === f.prisci) return;
  f.prisci = side;
  t.emit?.({ type: 'prisciShifted', when: now(t), side: side === 0 ? null : side > 0 ? 'for' : 'against' });
}

const uncast = (f: ReferendumFrame, source: Target, card: CardId): Ballot | undefined =>
  f.ballots.find((b) => b.source === source && b.card === card && b.side === 0);

/** Adds votes gained from a card to a Methuselah, or to a minion: cast later, or for the side already cast. */
export function votesGained(t: Table, subject: Target, amount: number, card: CardId, only: -1 | 0 | 1): void {
  const f = currentReferendum(t);
  if (!f) return;
  if (isSeatTarget(subject)) {
    const own = uncast(f, subject, card);
    if (own) own.amount += amount;
    else f.ballots.push(ballot(targetSeat(subject), subject, card, amount));
    return;
  }
  let cast = f.ballots.find((b) => b.source === subject);
  if (cast) {
    // R-POL-11: votes gained after casting go to the side cast (docs/RULES.md)
    cast.amount = Math.max(0, cast.amount + amount);
    if (amount > 0 && !cast.cancelled)
      t.emit?.({ type: 'cast', when: now(t), ...votesCast(t, cast, subject, amount) });
  } else if (only !== 0 && !isRestricted(t, 'vote', subject)) {
    // ruling:G00159#3: votes for one side only are cast as they are gained, together with the vampire's other votes
    burnCounters(t, subject, voteTax(t, subject, only), 'vote');
    cast = ballotOfMinion(t, subject, only);
    f.ballots.push(cast);
    tellCast(t, f, cast, subject);
  }
  if (cast && only === 1) cast.forOnly += amount;
  if (cast && only === -1) cast.againstOnly += amount;
}

/** Makes a vampire vote for a side, changing votes already cast; no effect on a vampire without votes. */
export function forceVotes(t: Table, minion: CardId, side: 1 | -1): void {
  const f = currentReferendum(t);
  const against = side < 0 ? votesOnlyAgainst(t, minion) : 0;
  if (!f || minion === NONE || votesOf(t, minion) + ballotsOf(t, minion) + against === 0) return;
  let cast = f.ballots.find((b) => b.source === minion);
  if (cast?.side === side || cast?.cancelled) return;
  if (cast) cast.side = side;
  else {
    cast = ballotOfMinion(t, minion, side);
    f.ballots.push(cast);
  }
  tellCast(t, f, cast, minion);
}

/** R-SECT-23: like votes, ballots gained after casting go to the side cast. */
export function ballotsGained(t: Table, subject: Target, amount: number): void {
  const f = currentReferendum(t);
  const cast = f?.ballots.find((b) => b.source === subject);
  if (!f || !cast) return;
  cast.ballots = Math.max(0, cast.ballots + amount);
  shiftBlock(t, f);
}

/** Votes and ballots of a title gained after casting go to the side cast; votes already cast remain (docs/RULES.md). */
export function titlesGained(t: Table): void {
  const f = currentReferendum(t);
  if (!f) return;
  for (const b of f.ballots) {
    // Skips the votes of Methuselahs, who have no titles.
    if (!isReady(t, b.source)) continue;
    const title = titleOf(t, b.source);
    const { domain, title: claim } = cardInPlay(t, b.source);
    // R-POL-07: votes of a lost title stay cast; a title that was only inactive adds nothing when it is active again
    if (claim === NONE) b.ofTitle = NONE;
    if (title === NONE || (title === b.ofTitle && domain === b.domain)) continue;
    b.ofTitle = title;
    b.domain = domain;
    // R-POL-11, R-SECT-23: all votes and ballots of a vampire are for the same side
    const votes = votesOfTitle(t, b.source);
    b.amount += votes;
    b.ballots += ballotsOfTitle(t, b.source);
    if (votes > 0 && !b.cancelled)
      t.emit?.({ type: 'cast', when: now(t), ...votesCast(t, b, b.source, votes) });
  }
  shiftBlock(t, f);
}

/** Cancels a vampire's votes together with its ballots (docs/RULES.md). */
export function cancelVotes(t: Table, minion: CardId): void {
  const f = currentReferendum(t);
  const cast = f?.ballots.find((b) => b.source === minion && !b.cancelled);
  // R-FAQ-11: a vote without a minion, such as for the Edge, is the Methuselah's own and is not cancelled
  if (!f || !cast || minion === NONE) return;
  cast.cancelled = true;
  t.emit?.({ type: 'votesCancelled', when: now(t), card: told(t, minion), amount: cast.amount });
  shiftBlock(t, f);
}

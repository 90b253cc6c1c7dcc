import { discard } from '../atoms/cards.ts';
import { burnCounters, takeEdge } from '../atoms/counters.ts';
import { clearMarks, endScope } from '../atoms/rows.ts';
import { happen, scriptIndex } from '../flow/happenings.ts';
import { openWindow } from '../flow/impulse.ts';
import type { Term } from '../language/language.ts';
import { controllerOf, countersOn, isReady, minionsOf } from '../query/minions.ts';
import { clockwiseFrom } from '../query/seats.ts';
import { isRestricted, total } from '../query/stats.ts';
import { titleOf, votesOfTitle } from '../query/titles.ts';
import { ballotsOf, ballotsOfTitle, blockSide, tallyOf, votesIn, votesOf } from '../query/votes.ts';
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
import { effectFrame } from '../table/frames.ts';
import {
  burnForVoteOption,
  castOption,
  castOwnOption,
  edgeVoteOption,
  givePointOption,
  type Offers,
  type OwnOption,
  pickOption,
} from '../table/options.ts';
import { currentAction, currentReferendum, done, impulse, push } from '../table/stack.ts';
import {
  type Ask,
  cardInPlay,
  defOf,
  frameRules,
  isGone,
  type Reason,
  reason,
  seatState,
  type Table,
} from '../table/table.ts';
import { now, told, toldIfAny } from '../table/tell.ts';
import { burnCard } from './burn.ts';
import { nextTerm, termChoices } from './terms.ts';

/** Politics: the referendum (rulebook p.27-28), also of a blood hunt (p.35). */

const WHY = {
  side: reason('R-POL-11', 'votesMustAgree'),
  tax: reason('R-PLAY-16', 'notEnoughBlood'),
} as const;

export const referendumFrameRules = frameRules<ReferendumFrame>({
  steps: {
    // ---- step 1: the terms
    terms(t, f) {
      // R-POL-04, R-COURSE-04: the terms are chosen once the action has succeeded
      const open = openTerm(t, f);
      if (open === undefined) f.step = 'called';
      // Terms that cannot be chosen any more: there is no referendum, and the action has no effect (docs/RULES.md).
      else if (open.length === 0) f.step = 'over';
      else f.step = 'chooseTerms';
    },
    chooseTerms: {
      window: () => 'terms',
      offer(t, f, out) {
        const isPoint = nextTermOf(t, f)?.pick === 'points';
        for (const target of openTerm(t, f) ?? [])
          out.push(isPoint ? givePointOption(target) : pickOption(target));
        return f.seat;
      },
      take(_t, f, chosen) {
        f.context.picks.push(chosen.target);
        f.step = 'terms';
      },
    } satisfies Ask<ReferendumFrame, 'terms'>,
    // ---- step 2: polling
    called(t, f) {
      t.emit?.({
        type: 'referendum',
        when: now(t),
        seat: f.seat,
        card: told(t, f.bloodHunt ? f.diablerist : f.context.card),
        bloodHunt: f.bloodHunt,
      });
      const use = t.pool.uses[f.context.use];
      // R-POL-12: the card that called the referendum gives its caller 1 vote
      if (use?.type === 'political') f.ballots.push(ballot(f.seat, seatTarget(f.seat), f.context.card, 1));
      // R-FAQ-10: and then the caller burns no second one
      if (f.ballots.length > 0) f.cardVotes.push(f.seat);
      f.step = 'beforeVotes';
      const action = currentAction(t);
      // A card that stays may stay on what its terms have named.
      if (action && !f.bloodHunt) action.context.picks = f.context.picks.slice();
      const effects = use?.text.action?.called;
      if (effects) push(t, effectFrame(scriptIndex(t, effects), f.context));
    },
    beforeVotes(t, f) {
      // R-POL-05: effects "before votes and ballots are cast"
      openWindow(t, f, 'polling', 'beforeVotes', () => clockwiseFrom(t, f.seat));
    },
    polling(t, f) {
      impulse(t, f, 'resolve', 'polling', clockwiseFrom(t, f.seat));
    },
    // ---- step 3: the result
    resolve(t, f) {
      const votes = tallyOf(f);
      f.votesFor = votes.for;
      f.votesAgainst = votes.against;
      t.emit?.({ type: 'tallied', when: now(t), seat: f.seat, ...votes });
      f.step = 'over';
      // R-POL-09: it passes with strictly more votes for than against; a tie fails
      const passed = f.votesFor > f.votesAgainst;
      if (f.bloodHunt) {
        // R-DIAB-12: a blood hunt that passes burns the diablerist
        if (passed && !isGone(t, f.diablerist)) burnCard(t, f.diablerist, NONE);
        return;
      }
      const text = t.pool.uses[f.context.use]?.text.action;
      const effects = passed ? text?.passes : text?.fails;
      if (effects && effects.length > 0) push(t, effectFrame(scriptIndex(t, effects), f.context));
    },
    over(t, f) {
      // "After a referendum passes": when it has done what it calls for
      if (f.votesFor > f.votesAgainst) happen(t, 'referendumPassed', seatTarget(f.seat));
      endScope(t, 'referendum');
      clearMarks(t, 'referendum');
      const action = currentAction(t);
      if (action && !f.bloodHunt) action.margin = f.votesFor - f.votesAgainst;
      done(t);
    },
  },
  cleanup: () => 'over',
});

/** What a player calls the part of its course that a referendum is in. */
export type PartOfReferendum = 'terms' | 'beforeVotes' | 'polling' | 'result';
/** A frame that has opened a window is already named after the step that follows it. */
const PARTS: Readonly<Record<ReferendumFrame['step'], PartOfReferendum>> = {
  terms: 'terms',
  chooseTerms: 'terms',
  called: 'terms',
  beforeVotes: 'beforeVotes',
  polling: 'beforeVotes',
  resolve: 'polling',
  over: 'result',
};
export const partOfReferendum = ({ step }: ReferendumFrame): PartOfReferendum => PARTS[step];

/** Votes are cast, or have been and are about to be counted. */
export const isPolled = ({ step }: ReferendumFrame): boolean => step === 'polling' || step === 'resolve';

/** What may be chosen for the next of the terms, if one is left. */
function openTerm(t: Table, f: ReferendumFrame): Target[] | undefined {
  const use = t.pool.uses[f.context.use];
  const term = nextTermOf(t, f);
  return use && term && termChoices(t, f.context, use, term);
}

function nextTermOf(t: Table, f: ReferendumFrame): Term | undefined {
  const use = t.pool.uses[f.context.use];
  return use && nextTerm(t, f.context, use);
}

const ballot = (
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

/** The referendum under way passes, by one vote and without anybody's doing: for who looks ahead in a copy of the game. */
export function letPass(t: Table): void {
  const f = currentReferendum(t);
  if (!f) return;
  const { frames } = t.state;
  frames.length = frames.indexOf(f) + 1;
  f.ballots = [ballot(f.seat, NONE, NONE, 1, 1)];
  f.prisci = 0;
  f.step = 'resolve';
}

/** What a side may be: some votes are bound. */
function sides(t: Table, source: Target): (1 | -1)[] {
  const list: (1 | -1)[] = [];
  if (!isRestricted(t, 'voteAgainst', source)) list.push(1);
  if (!isRestricted(t, 'voteFor', source)) list.push(-1);
  return list;
}
const sideOf = (side: number): VoteSide => (side > 0 ? 'for' : 'against');

/** A vampire that has voted on one side gains no votes for the other. */
export function whyCannotGainVotesForSide(t: Table, minion: CardId, side: 1 | -1): Reason | null {
  const cast = currentReferendum(t)?.ballots.find((b) => b.source === minion);
  // R-POL-11, ruling:G00159#2: all votes of one vampire agree
  if (cast !== undefined) return cast.side === side ? null : WHY.side;
  if (!sides(t, minion).includes(side)) return WHY.side;
  // They are cast as they are gained, at the price of casting.
  return voteTax(t, minion, side) > countersOn(t, minion) ? WHY.tax : null;
}

/** What casting a minion's votes costs in blood. */
export const voteTax = (t: Table, minion: CardId, side: 1 | -1): number =>
  Math.max(0, total(t, 'voteTax', minion, 0) + (side < 0 ? total(t, 'voteTaxAgainst', minion, 0) : 0));

/** R-POL-06, R-POL-10: votes are cast freely, in any order; there is no obligation. */
export function offerVotes(t: Table, seat: Seat, out: Offers<OwnOption<'polling'>>): void {
  const f = currentReferendum(t);
  if (!f) return;
  for (const minion of minionsOf(t, seat)) {
    // R-POL-17, R-TORPOR-11: only while ready; locked or not does not matter
    if (!isReady(t, minion) || isRestricted(t, 'vote', minion)) continue;
    // R-POL-07: a cast vote cannot be changed
    if (f.ballots.some((b) => b.source === minion)) continue;
    // R-SECT-21: a priscus has no vote to cast, but a ballot
    if (votesOf(t, minion) === 0 && ballotsOf(t, minion) === 0) continue;
    for (const side of sides(t, minion))
      if (voteTax(t, minion, side) <= countersOn(t, minion)) out.push(castOption(minion, sideOf(side)));
  }
  // A Methuselah who must abstain has no use for the Edge or a card either.
  if (isRestricted(t, 'vote', seatTarget(seat))) return;
  // R-POL-11: each source of a Methuselah's own votes is cast as a group, and apart from the others
  for (const own of f.ballots) {
    if (own.source !== seatTarget(seat) || own.side !== 0 || own.amount <= 0) continue;
    for (const side of sides(t, seatTarget(seat))) out.push(castOwnOption(seat, own.card, sideOf(side)));
  }
  // R-POL-18: the Edge may be burned for a vote
  if (t.state.edge === seat)
    for (const side of sides(t, seatTarget(seat))) out.push(edgeVoteOption(sideOf(side)));
  // R-POL-13, R-POL-14: one political card a Methuselah for 1 vote, whatever its text
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
      const cast = ofMinion(t, minion, side);
      f.ballots.push(cast);
      return tellCast(t, f, cast, minion);
    }
    case 'castOwn': {
      const own = uncast(f, seatTarget(seat), chosen.card);
      if (!own) return;
      own.side = side;
      return tellCast(t, f, own, NONE);
    }
    // R-FAQ-11: votes for the Edge or a card burned are the Methuselah's own
    case 'edgeVote': {
      takeEdge(t, NONE);
      const cast = ballot(seat, NONE, NONE, 1, side);
      f.ballots.push(cast);
      return tellCast(t, f, cast, NONE);
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

/** R-POL-11, R-SECT-23: all votes and ballots of one vampire agree. */
function ofMinion(t: Table, minion: CardId, side: 1 | -1): Ballot {
  const cast = ballot(controllerOf(t, minion), minion, NONE, votesOf(t, minion), side, ballotsOf(t, minion));
  return { ...cast, ofTitle: titleOf(t, minion), domain: cardInPlay(t, minion).domain };
}

/** R-SECT-22: the block may shift with every ballot that is cast, gained or cancelled. */
function shiftBlock(t: Table, f: ReferendumFrame): void {
  const side = blockSide(f);
  if (side === f.prisci) return;
  f.prisci = side;
  t.emit?.({ type: 'prisciShifted', when: now(t), side: side === 0 ? null : side > 0 ? 'for' : 'against' });
}

const uncast = (f: ReferendumFrame, source: Target, card: CardId): Ballot | undefined =>
  f.ballots.find((b) => b.source === source && b.card === card && b.side === 0);

/** Votes gained by a card: a minion's own, cast later or following the side already cast; or a Methuselah's. */
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
    // R-POL-11: votes gained after casting follow the side cast (docs/RULES.md)
    cast.amount = Math.max(0, cast.amount + amount);
    if (amount > 0 && !cast.cancelled)
      t.emit?.({ type: 'cast', when: now(t), ...votesCast(t, cast, subject, amount) });
  } else if (only !== 0 && !isRestricted(t, 'vote', subject)) {
    // ruling:G00159#3: votes for one side are cast as they are gained, and the vampire's others with them
    burnCounters(t, subject, voteTax(t, subject, only), 'vote');
    cast = ofMinion(t, subject, only);
    f.ballots.push(cast);
    tellCast(t, f, cast, subject);
  }
  if (cast && only === 1) cast.forOnly += amount;
  if (cast && only === -1) cast.againstOnly += amount;
}

/** A vampire is made to vote on a side, whatever it has cast; one without votes has none to cast. */
export function forceVotes(t: Table, minion: CardId, side: 1 | -1): void {
  const f = currentReferendum(t);
  if (!f || minion === NONE || votesOf(t, minion) + ballotsOf(t, minion) === 0) return;
  let cast = f.ballots.find((b) => b.source === minion);
  if (cast?.side === side || cast?.cancelled) return;
  if (cast) cast.side = side;
  else {
    cast = ofMinion(t, minion, side);
    f.ballots.push(cast);
  }
  tellCast(t, f, cast, minion);
}

/** R-SECT-23: ballots gained after casting follow the side cast, as votes do. */
export function ballotsGained(t: Table, subject: Target, amount: number): void {
  const f = currentReferendum(t);
  const cast = f?.ballots.find((b) => b.source === subject);
  if (!f || !cast) return;
  cast.ballots = Math.max(0, cast.ballots + amount);
  shiftBlock(t, f);
}

/** A title gained after casting: its votes and its ballot follow the side cast; what was cast stands (docs/RULES.md). */
export function titlesGained(t: Table): void {
  const f = currentReferendum(t);
  if (!f) return;
  for (const b of f.ballots) {
    // The votes of a Methuselah have nobody's title.
    if (!isReady(t, b.source)) continue;
    const title = titleOf(t, b.source);
    const { domain, title: claim } = cardInPlay(t, b.source);
    // R-POL-07: what was cast for a title that is lost stands; one that only was of no use brings nothing when it is again
    if (claim === NONE) b.ofTitle = NONE;
    if (title === NONE || (title === b.ofTitle && domain === b.domain)) continue;
    b.ofTitle = title;
    b.domain = domain;
    // R-POL-11, R-SECT-23: all votes and ballots of one vampire agree
    const votes = votesOfTitle(t, b.source);
    b.amount += votes;
    b.ballots += ballotsOfTitle(t, b.source);
    if (votes > 0 && !b.cancelled)
      t.emit?.({ type: 'cast', when: now(t), ...votesCast(t, b, b.source, votes) });
  }
  shiftBlock(t, f);
}

/** A vampire's votes, and its ballots with them (docs/RULES.md). */
export function cancelVotes(t: Table, minion: CardId): void {
  const f = currentReferendum(t);
  const cast = f?.ballots.find((b) => b.source === minion && !b.cancelled);
  // R-FAQ-11: a vote of no minion, as for the Edge, is its Methuselah's own
  if (!f || !cast || minion === NONE) return;
  cast.cancelled = true;
  t.emit?.({ type: 'votesCancelled', when: now(t), card: told(t, minion), amount: cast.amount });
  shiftBlock(t, f);
}

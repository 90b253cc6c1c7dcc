import type { CardId, OptionIn, Seat, VoteSide } from '@methuselah/engine';
import { NONE } from '@methuselah/engine/internal';
import type { Eyes } from '../eyes/eyes.ts';
import { once } from '../eyes/memo.ts';
import { readingsOf } from '../reading/reading.ts';
import { costWorth } from '../worth/costs.ts';
import { canPlay } from '../worth/duel.ts';
import { minionStake, minionValue } from '../worth/minions.ts';
import { priceOf } from '../worth/pricing.ts';
import { type Case, effectContextOf, type Judge, readingOf, USELESS, type UseOption } from './judge.ts';
import { judgeUse, settledWorth } from './uses.ts';

/** Referendums: who gains, who is harmed, and whether it passes. */

/** The votes of a seat's ready minions. */
export function votesOnTable(eyes: Eyes, seat: Seat): number {
  let sum = 0;
  for (const id of eyes.minions(seat)) if (eyes.isReady(id)) sum += eyes.votes(id);
  return sum;
}

/** The votes the hand could add for these minions. */
export function votesInHand(eyes: Eyes, minions: readonly CardId[]): number {
  const { uses } = readingsOf(eyes.cards);
  let sum = 0;
  for (const id of eyes.hand) {
    let best = 0;
    for (const use of eyes.inHand(id).handUses) {
      const n = uses[use.index]?.votes ?? 0;
      if (n > best && minions.some((m) => canPlay(eyes, m, use.index))) best = n;
    }
    sum += best;
  }
  return sum;
}

/** The chance that a referendum called now passes. */
export const passChance = once((eyes: Eyes): number => {
  const own = votesOnTable(eyes, eyes.seat) + 1 + votesInHand(eyes, eyes.minions(eyes.seat));
  let against = 0;
  for (let s = 0; s < eyes.seats; s++) if (s !== eyes.seat && eyes.isIn(s)) against += votesOnTable(eyes, s);
  // Some opponents have no reason to vote against it; with few players left they all do.
  const margin = own - (eyes.playersLeft <= 3 ? 0.9 : 0.6) * against;
  return margin >= 3 ? 0.9 : margin > 0 ? 0.7 : margin > -2 ? 0.4 : 0.15;
});

/** The chance of a blood hunt on a diablerist of this seat: the others have no reason to vote against it. */
export function huntChance(eyes: Eyes, seat: Seat): number {
  let others = 0;
  for (let s = 0; s < eyes.seats; s++) if (s !== seat && eyes.isIn(s)) others += votesOnTable(eyes, s);
  const own = votesOnTable(eyes, seat) + (eyes.edge === seat ? 1 : 0);
  return others > own ? 0.9 : 0.15;
}

/** What it is worth if the current referendum passes. */
export const passWorth = once((eyes: Eyes): number => {
  const f = eyes.referendum;
  if (!f) return 0;
  // A blood hunt burns the diablerist.
  if (f.bloodHunt) return -minionStake(eyes, f.diablerist) * minionValue(eyes, f.diablerist);
  const use = eyes.use(f.context.use);
  const action = use?.text.action;
  const settled = use?.mode?.stays !== undefined ? settledWorth(eyes, use, f.context) : 0;
  return priceOf(eyes, action?.passes, f.context) - priceOf(eyes, action?.fails, f.context) + settled;
});

/** The votes others have not cast yet. */
export function votesToCome(eyes: Eyes): number {
  let sum = 0;
  const cast = eyes.referendum?.ballots ?? [];
  for (let s = 0; s < eyes.seats; s++) {
    if (s === eyes.seat || !eyes.isIn(s)) continue;
    for (const id of eyes.minions(s))
      if (eyes.isReady(id) && !cast.some((b) => b.source === id)) sum += eyes.votes(id);
  }
  return sum;
}

export const judgeVotes: Judge<OptionIn<'polling'>> = (c, o) => {
  const { eyes, note } = c;
  if (o.verb === 'pass') return 0;
  const worth = passWorth(eyes);
  const side = worth > 0.05 ? 1 : worth < -0.05 ? -1 : 0;
  if (o.verb === 'cast' || o.verb === 'castOwn') {
    if (side === 0) return note('no matter', -0.01);
    return note('for what passes', signOf(o.side) === side ? Math.abs(worth) : -Math.abs(worth));
  }
  const poll = eyes.poll ?? { for: 0, against: 0 };
  // Our side's lead; a tie fails the referendum.
  const lead = side > 0 ? poll.for - poll.against : poll.against - poll.for + 1;
  if (o.verb === 'edgeVote' || o.verb === 'burnForVote') {
    if (signOf(o.side) !== side || Math.abs(worth) < 1.5) return USELESS;
    const needed = lead <= votesToCome(eyes) / 2 && lead > -4;
    return needed ? note('a vote more', 0.3 * Math.abs(worth) - 0.6) : USELESS;
  }
  const reading = readingOf(c, o);
  if (reading?.votes) return addedVotes(c, o, reading.votes, worth, side, lead);
  // Only what would pass, and only if that harms us.
  if (reading?.endsAction)
    return side < 0 && lead <= 0 ? note('votes cancelled', 0.7 * Math.abs(worth)) : USELESS;
  if (reading?.cancelsVotes)
    return lead <= 0 && side !== 0 ? note('votes cancelled', 0.5 * Math.abs(worth)) : USELESS;
  return judgeUse(c, o);
};

const signOf = (side: VoteSide): number => (side === 'for' ? 1 : -1);

function addedVotes(
  { eyes, note }: Case,
  o: UseOption,
  votes: number,
  worth: number,
  side: number,
  lead: number,
): number {
  if (side === 0 || Math.abs(worth) < 0.5) return USELESS;
  const use = eyes.use(o.use);
  if (!use || (use.votesSide !== 0 && use.votesSide !== side)) return USELESS;
  // Only if the minion has not voted, or has voted for our side.
  const cast = eyes.referendum?.ballots.find((b) => b.source === o.minion && b.source !== NONE);
  if (cast !== undefined && cast.side !== side) return USELESS;
  const cost = costWorth(eyes, use.cost, effectContextOf(eyes.seat, o, use.def));
  const uncast = cast === undefined && o.minion !== NONE ? eyes.votes(o.minion) : 0;
  if (lead + uncast > votesToCome(eyes)) return USELESS;
  const decides = lead + uncast + votes > 0 ? 0.6 : 0.15;
  return note('more votes', decides * Math.abs(worth) - cost);
}

/** What cancelling a vampire's votes is worth: a gain if it voted for the other side. */
export function cancelVotesWorth(eyes: Eyes, minion: CardId): number {
  const ballot = eyes.referendum?.ballots.find((b) => b.source === minion && !b.cancelled);
  if (!ballot) return -1;
  const side = passWorth(eyes) > 0 ? 1 : -1;
  return ballot.side === side ? -2 * ballot.amount : ballot.amount;
}

import type { Seat } from '@methuselah/engine';
import {
  isRestricted,
  NONE,
  pollOf,
  poolsIfPassed,
  type ReferendumFrame,
  seatTarget,
  type Table,
  votesIn,
  votesOf,
  voteTax,
} from '@methuselah/engine/internal';
import type { Played, PollRow, ReferendumStage } from '../contract/index.ts';
import type { Shelf } from './cards.ts';
import { capital, type ViewerContext } from './viewercontext.ts';

export function referendumStage(
  context: ViewerContext,
  shelf: Shelf,
  f: ReferendumFrame,
  played: readonly Played[],
): ReferendumStage {
  const { t, game, locale } = context;
  const { events } = locale.words;
  const poll = pollOf(t);
  const pools = poolsIfPassed(game);
  const subject = f.bloodHunt ? f.diablerist : f.context.card;
  shelf.about(subject);
  return {
    is: 'referendum',
    title: capital(events.referendum(context.card(subject), f.bloodHunt)),
    played,
    card: f.bloodHunt ? null : context.number(f.context.card),
    bloodHunt: f.bloodHunt,
    // R-DIAB-12: the vampire burns if the blood hunt passes
    terms: f.bloodHunt
      ? [capital(events.burned(context.card(subject)))]
      : counted(f.context.picks.filter((target) => target !== NONE).map((target) => context.target(target))),
    for: poll?.for ?? 0,
    against: poll?.against ?? 0,
    rows: t.state.seats.flatMap((p, seat) =>
      p.ousted ? [] : [rowOf(context, f, seat, pools?.[seat] ?? null)],
    ),
    prisci:
      poll === null || poll.ballots.for + poll.ballots.against === 0
        ? ''
        : locale.host.prisci(poll.prisci, poll.ballots.for, poll.ballots.against),
    lastCall: context.frames.some(
      (frame) => frame.kind === 'impulse' && frame.window === 'polling' && frame.lastCall,
    ),
  };
}

function rowOf(context: ViewerContext, f: ReferendumFrame, seat: Seat, poolIfPassed: number | null): PollRow {
  const votes = (side: 1 | -1): number =>
    f.ballots.reduce((n, b) => n + (b.seat === seat && b.side === side && !b.cancelled ? votesIn(b) : 0), 0);
  return {
    seat,
    for: votes(1),
    against: votes(-1),
    possible: possibleVotes(context.t, f, seat),
    poolIfPassed,
  };
}

/** Votes not yet cast, by public knowledge: from ready minions, from the seat itself, and one for the Edge. */
export function possibleVotes(t: Table, f: ReferendumFrame, seat: Seat): number {
  let possible = 0;
  for (const { id, controller, region, counters } of t.state.cards) {
    // R-POL-17: only while ready; R-POL-07: a cast vote cannot be changed
    if (controller !== seat || region !== 'ready' || f.ballots.some(({ source }) => source === id)) continue;
    if (!isRestricted(t, 'vote', id) && voteTax(t, id, 1) <= counters) possible += votesOf(t, id);
  }
  if (isRestricted(t, 'vote', seatTarget(seat))) return possible;
  for (const { source, side, amount } of f.ballots)
    if (source === seatTarget(seat) && side === 0) possible += amount;
  // R-POL-18: the Edge may be burned for a vote
  return t.state.edge === seat ? possible + 1 : possible;
}

/** Counts repeated names: "2x Alexis" for two points. */
function counted(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${count}× ${name}` : name));
}

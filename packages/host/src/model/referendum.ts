import type { Seat, Target } from '@methuselah/engine';
import {
  firstPoint,
  isClanTarget,
  isRestricted,
  NONE,
  pollOf,
  poolsIfPassed,
  type ReferendumFrame,
  seatTarget,
  type Table,
  targetClan,
  votesIn,
  votesOf,
  voteTax,
} from '@methuselah/engine/internal';
import type { Effect } from '@methuselah/engine/language';
import { clanText } from '@methuselah/text/internal';
import type { Played, PollRow, ReferendumStage } from '../contract/index.ts';
import type { TheatreWords } from '../words/theatre/words.ts';
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
    terms: f.bloodHunt ? [capital(events.burned(context.card(subject)))] : termsOf(context, f),
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

/** The chosen terms as sentences: "Bertrand takes 3 pool from Evelyn". */
function termsOf(context: ViewerContext, { context: chosenBy }: ReferendumFrame): string[] {
  const { picks, use } = chosenBy;
  const { theatre } = context.locale.host;
  const chosen = picks.filter((target) => target !== NONE);
  const { terms = [], passes = [] } = context.t.pool.uses[use]?.text.action ?? {};
  // Points are always the last of the terms.
  const at = terms.some(({ pick }) => pick === 'points')
    ? picks.slice(0, firstPoint(context.t, chosenBy)).filter((target) => target !== NONE).length
    : chosen.length;
  const [first = NONE] = chosen;
  // The Methuselah whose pool is moved is part of the sentence about the points.
  const isMoved = passes.some(({ do: does }) => does === 'movePool');
  const single = chosen.slice(isMoved ? 1 : 0, at).map((target) => {
    if (isClanTarget(target)) return theatre.chosenClan(clanOf(context, target));
    return theatre.chosenCard(context.target(target));
  });
  const say = passes.flatMap(({ do: does }) => POINTS[does] ?? [])[0];
  const points = counted(chosen.slice(at).map((target) => context.target(target))).map(([who, n]) =>
    say ? say(theatre, n, who, context.target(first)) : theatre.chosenCard(`${who} (${n})`),
  );
  return [...single, ...points].map(capital);
}

type SayPoints = (words: TheatreWords, n: number, who: string, from: string) => string;
/** What points do to those who get them. */
const POINTS: Readonly<Partial<Record<Effect['do'], SayPoints>>> = {
  movePool: (words, n, who, from) => words.movesPool(n, from, who),
  burnPool: (words, n, who) => words.burnsPool(n, who),
  gainPool: (words, n, who) => words.gainsPool(n, who),
};

const clanOf = ({ t, locale }: ViewerContext, target: Target): string =>
  clanText(locale, t.pool.clans[targetClan(target)] ?? '');

/** How often each name occurs. */
function counted(names: readonly string[]): [name: string, count: number][] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts];
}

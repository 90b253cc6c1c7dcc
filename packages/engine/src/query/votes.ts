import type { ActionFrame, Ballot, CardId, ReferendumFrame } from '../state/types.ts';
import { currentReferendum } from '../table/stack.ts';
import type { Table } from '../table/table.ts';
import { isReady } from './minions.ts';
import { total } from './stats.ts';
import { titleNamed, titleOf, votesOfTitle } from './titles.ts';

/** Votes a minion may cast, and the tally of a referendum with the block of the prisci (rulebook p.28, 40). */

// R-SECT-21: the prisci have 3 votes as a group
const BLOCK = 3;

/** The votes of a minion in a referendum: those of its title, and any gained. */
export const votesOf = (t: Table, minion: CardId): number =>
  // R-POL-17: none unless it is ready; R-POL-15: primogen 1, prince or baron 2, justicar 3, Inner Circle member 4
  isReady(t, minion) ? Math.max(0, total(t, 'votes', minion, votesOfTitle(t, minion))) : 0;

/** The votes that a minion has only if it votes against. */
export const votesOnlyAgainst = (t: Table, minion: CardId): number =>
  isReady(t, minion) ? Math.max(0, total(t, 'votesAgainst', minion, 0)) : 0;

/** Has the referendum of the action passed, by votes or automatically? */
export const hasPassed = (action: ActionFrame | undefined): boolean =>
  action !== undefined && (action.margin > 0 || action.automatic);

/** The ballots of a minion in the sub-referendum of the prisci. */
export const ballotsOf = (t: Table, minion: CardId): number =>
  // R-POL-17: only while ready
  isReady(t, minion) ? Math.max(0, total(t, 'ballots', minion, ballotsOfTitle(t, minion))) : 0;

/** R-SECT-21: a priscus has 1 ballot. */
export const ballotsOfTitle = (t: Table, minion: CardId): number =>
  titleNamed(titleOf(t, minion)) === 'priscus' ? 1 : 0;

export interface Count {
  readonly for: number;
  readonly against: number;
}

/** ruling:G00159#1: votes limited to one side do not count while the vampire votes for the other. */
export const votesIn = (b: Ballot): number => b.amount - (b.side === 1 ? b.againstOnly : b.forOnly);

function count(cast: readonly Ballot[], of: (b: Ballot) => number): Count {
  let [votesFor, votesAgainst] = [0, 0];
  for (const b of cast) {
    if (b.cancelled) continue;
    if (b.side === 1) votesFor += of(b);
    if (b.side === -1) votesAgainst += of(b);
  }
  return { for: votesFor, against: votesAgainst };
}

const ballotsIn = (b: Ballot): number => b.ballots;

/** R-SECT-22: the block votes with the majority of its ballots; tied, it abstains. */
export function blockSide(f: ReferendumFrame): -1 | 0 | 1 {
  const ballots = count(f.ballots, ballotsIn);
  return ballots.for > ballots.against ? 1 : ballots.for < ballots.against ? -1 : 0;
}

/** The votes cast so far, including the block's. */
export function tallyOf(f: ReferendumFrame): Count {
  const votes = count(f.ballots, votesIn);
  return {
    for: votes.for + (f.prisci === 1 ? BLOCK : 0),
    against: votes.against + (f.prisci === -1 ? BLOCK : 0),
  };
}

/** The public state of a referendum: votes, the side of the block, and its ballots. */
export interface Poll extends Count {
  readonly prisci: 'for' | 'against' | 'abstaining';
  readonly ballots: Count;
}

export function pollOf(t: Table): Poll | null {
  const f = currentReferendum(t);
  if (f === undefined) return null;
  return {
    ...tallyOf(f),
    prisci: f.prisci === 1 ? 'for' : f.prisci === -1 ? 'against' : 'abstaining',
    ballots: count(f.ballots, ballotsIn),
  };
}

import type { Points, Term } from '../language/language.ts';
import type { CompiledUse } from '../language/pool.ts';
import { firstPoint } from '../query/nouns.ts';
import { clockwiseFrom } from '../query/seats.ts';
import { type Cast, NONE, type Seat, seatTarget, type Target } from '../state/types.ts';
import { type Reason, reason, type Table } from '../table/table.ts';
import { candidates } from './candidates.ts';
import { whyNotSecond } from './onlyone.ts';
import { whyNotOwn } from './steal.ts';
import { whyNotTitleCard, whyNotTitleGiven } from './titles.ts';

/** The terms of a referendum (rulebook p.27): what is chosen once the action has succeeded. */

const WHY = { noTerms: reason('R-POL-04', 'noLegalTerms') } as const;

/** ruling:G00158#1: a referendum whose terms cannot be chosen is not called: no card is played and no ability used for it. */
export const whyNotTerms = (t: Table, cast: Cast, use: CompiledUse): Reason | null =>
  use.text.action?.terms === undefined || canBeChosen(t, cast, use) ? null : WHY.noTerms;

/** Can every term that is still open be chosen? */
function canBeChosen(t: Table, cast: Cast, use: CompiledUse): boolean {
  const term = nextTerm(t, cast, use);
  return term === undefined || termChoices(t, cast, use, term).length > 0;
}

/** What is chosen next: the picks of the announcement come before the terms. */
export function nextTerm(t: Table, cast: Cast, { text }: CompiledUse): Term | undefined {
  const terms = text.action?.terms ?? [];
  const chosen = cast.picks.length - (text.picks?.length ?? 0);
  const last = terms[terms.length - 1];
  if (last?.pick === 'points' && chosen >= terms.length && pointsLeft(t, cast, last) > 0) return last;
  return terms[chosen];
}

/** What a term may be: such that those after it can be chosen, too. */
export function termChoices(t: Table, cast: Cast, use: CompiledUse, term: Term): Target[] {
  if (term.pick === 'points') return forPoint(t, cast, term);
  const list: Target[] = [];
  candidates(t, cast, term, list);
  return list.filter((target) => {
    const chosen: Cast = { ...cast, picks: [...cast.picks, target] };
    return isAllowed(t, chosen, use) && canBeChosen(t, chosen, use);
  });
}

/** ruling:G00034#1: what the referendum would put on a vampire, or give it, is for who can have it; what it would steal is another's. */
const isAllowed = (t: Table, cast: Cast, use: CompiledUse): boolean =>
  whyNotOwn(t, cast, use) === null &&
  whyNotSecond(t, cast, use) === null &&
  whyNotTitleCard(t, cast, use) === null &&
  whyNotTitleGiven(t, cast, use) === null;

const pointsLeft = (t: Table, cast: Cast, { points }: Points): number =>
  points - (cast.picks.length - firstPoint(t, cast));

/** The Methuselahs who may be given the next point. They are gone through clockwise, so that each division comes up once. */
function forPoint(t: Table, cast: Cast, term: Points): Target[] {
  const left = pointsLeft(t, cast, term);
  const from = firstPoint(t, cast);
  const seats: Seat[] = clockwiseFrom(t, cast.seat).filter(
    (seat) => !cast.picks.slice(0, from).includes(seatTarget(seat)),
  );
  const given = cast.picks.slice(from);
  const last = given[given.length - 1] ?? NONE;
  return seats.map(seatTarget).filter((target, place, all) => {
    if (place < all.indexOf(last)) return false;
    // With this one, and with as many of the rest as there are points for, are they enough?
    const among = new Set([...given, target]).size;
    return among + Math.min(left - 1, all.length - 1 - place) >= term.least;
  });
}

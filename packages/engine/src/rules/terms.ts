import type { Points, Term } from '../language/language.ts';
import { firstPoint, seatsOf } from '../query/nouns.ts';
import { clockwiseFrom } from '../query/seats.ts';
import { type Cast, NONE, type ReferendumFrame, type Seat, seatTarget, type Target } from '../state/types.ts';
import { currentReferendum } from '../table/stack.ts';
import { seatState, type Table } from '../table/table.ts';
import { candidates } from './candidates.ts';

/** The terms of a referendum (rulebook p.27): what is chosen once the action has succeeded. */

/** What is chosen next: the picks of the announcement come before the terms. */
export function nextTerm(t: Table, f: ReferendumFrame): Term | undefined {
  const text = t.pool.uses[f.cast.use]?.text;
  const terms = text?.action?.terms ?? [];
  const chosen = f.cast.picks.length - (text?.picks?.length ?? 0);
  const last = terms[terms.length - 1];
  if (last?.pick === 'points' && chosen >= terms.length && pointsLeft(t, f.cast, last) > 0) return last;
  return terms[chosen];
}

export function termChoices(t: Table, f: ReferendumFrame, term: Term): Target[] {
  if (term.pick === 'points') return forPoint(t, f.cast, term);
  const list: Target[] = [];
  candidates(t, f.cast, term, list);
  return list;
}

/** Is the choice at hand where a point goes? */
export function isPoint(t: Table): boolean {
  const f = currentReferendum(t);
  return f?.step === 'chooseTerms' && nextTerm(t, f)?.pick === 'points';
}

function pointsLeft(t: Table, cast: Cast, { points, poolOf }: Points): number {
  const given = cast.picks.length - firstPoint(t, cast);
  if (poolOf === undefined) return points - given;
  // Nobody can be made to give what they have not (docs/RULES.md).
  const [seat] = seatsOf(t, cast, poolOf);
  return Math.min(points, seat === undefined ? 0 : seatState(t, seat).pool) - given;
}

/** The Methuselahs who may be given the next point. They are gone through clockwise, so that each division comes up once. */
function forPoint(t: Table, cast: Cast, term: Points): Target[] {
  const left = pointsLeft(t, cast, term);
  if (left <= 0) return [];
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
    return among + Math.min(left - 1, all.length - 1 - place) >= Math.min(term.least, all.length);
  });
}

import type { Effect } from '../language/language.ts';
import { amountOf, seatsOf } from '../query/nouns.ts';
import { type Cast, type Seat, seatTarget, type Target } from '../state/types.ts';
import { seatState, type Table } from '../table/table.ts';

/** Pool that moves to several Methuselahs, and is less than what they were allocated. */

type MovePool = Extract<Effect, { do: 'movePool' }>;

interface Share {
  readonly to: Seat;
  readonly most: number;
}

const sharesOf = (t: Table, cast: Cast, e: MovePool): Share[] =>
  seatsOf(t, cast, e.to)
    .map((to) => ({ to, most: amountOf(t, cast, e.amount, to) }))
    .filter(({ most }) => most > 0);

const sum = (shares: readonly Share[]): number => shares.reduce((n, { most }) => n + most, 0);

/** R-GLOSS-18: as much as there is. */
export function poolToShare(t: Table, cast: Cast, e: MovePool): number {
  const [from] = seatsOf(t, cast, e.from);
  return from === undefined ? 0 : seatState(t, from).pool;
}

export function mustShare(t: Table, cast: Cast, e: MovePool): boolean {
  const shares = sharesOf(t, cast, e);
  const pool = poolToShare(t, cast, e);
  return shares.length > 1 && pool > 0 && pool < sum(shares);
}

/** Who may be given the next one: nobody more than allocated. They are gone through in order, so that each division comes up once. */
export function shareChoices(t: Table, cast: Cast, e: MovePool, given: readonly Target[]): Target[] {
  const shares = sharesOf(t, cast, e);
  const left = poolToShare(t, cast, e) - given.length;
  const had = (to: Seat): number => given.filter((target) => target === seatTarget(to)).length;
  const last = given[given.length - 1];
  const from = Math.max(
    0,
    shares.findIndex(({ to }) => seatTarget(to) === last),
  );
  return shares
    .filter(({ to, most }, place) => {
      // With this one and those after it, all of it is given away.
      const room = sum(shares.slice(place)) - had(to);
      return place >= from && had(to) < most && room >= left;
    })
    .map(({ to }) => seatTarget(to));
}

import type { Effect } from '../language/language.ts';
import { amountOf } from '../query/amounts.ts';
import { seatsOf } from '../query/nouns.ts';
import { type EffectContext, type Seat, seatTarget, type Target } from '../state/types.ts';
import { seatState, type Table } from '../table/table.ts';

/** Dividing pool among several Methuselahs when there is less than the allocated amounts. */

type MovePool = Extract<Effect, { do: 'movePool' }>;

interface Share {
  readonly to: Seat;
  readonly most: number;
}

const sharesOf = (t: Table, context: EffectContext, e: MovePool): Share[] =>
  seatsOf(t, context, e.to)
    .map((to) => ({ to, most: amountOf(t, context, e.amount, to) }))
    .filter(({ most }) => most > 0);

const sum = (shares: readonly Share[]): number => shares.reduce((n, { most }) => n + most, 0);

/** R-GLOSS-18: as much pool as there is. */
export function poolToShare(t: Table, context: EffectContext, e: MovePool): number {
  const [from] = seatsOf(t, context, e.from);
  return from === undefined ? 0 : seatState(t, from).pool;
}

export function mustShare(t: Table, context: EffectContext, e: MovePool): boolean {
  const shares = sharesOf(t, context, e);
  const pool = poolToShare(t, context, e);
  return shares.length > 1 && pool > 0 && pool < sum(shares);
}

/** Who may receive the next point of pool, up to the allocated amount; in order, so that each division comes up once. */
export function shareChoices(
  t: Table,
  context: EffectContext,
  e: MovePool,
  given: readonly Target[],
): Target[] {
  const shares = sharesOf(t, context, e);
  const left = poolToShare(t, context, e) - given.length;
  const received = (to: Seat): number => given.filter((target) => target === seatTarget(to)).length;
  const last = given[given.length - 1];
  const from = Math.max(
    0,
    shares.findIndex(({ to }) => seatTarget(to) === last),
  );
  return shares
    .filter(({ to, most }, place) => {
      // This seat and the later ones must be able to take all that is left.
      const room = sum(shares.slice(place)) - received(to);
      return place >= from && received(to) < most && room >= left;
    })
    .map(({ to }) => seatTarget(to));
}

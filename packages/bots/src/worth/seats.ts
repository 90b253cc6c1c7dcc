import type { Seat } from '@methuselah/engine';
import { NONE } from '@methuselah/engine/internal';
import type { Eyes } from '../eyes/eyes.ts';

/** What pool is worth, in units of a pool of one's own while there is plenty. */

/** The worth of having so much pool: the last ones are worth most. */
const POOL: readonly number[] = (() => {
  const worth = [0];
  for (let p = 1; p <= 80; p++) worth.push((worth[p - 1] as number) + 0.8 + 2.6 * Math.exp(-(p - 1) / 4.5));
  return worth;
})();
export const poolWorth = (pool: number): number =>
  POOL[Math.max(0, Math.min(80, Math.round(pool)))] as number;

/** Being ousted, and ousting: a victory point and 6 pool. */
export const OUSTED = -60;
export const OUSTS = 40;

/**
 * How much of another's gain is one's own (negative: their loss is one's gain), by where they sit; the prey is to go, the
 * predator is to be weak, but the prey of the prey must not fall, nor one's predator to a stronger one.
 */
export function stake(eyes: Eyes, seat: Seat): number {
  if (seat === eyes.seat) return 1;
  if (seat === eyes.prey) return -1;
  if (seat === eyes.predator) return -0.4;
  if (seat === eyes.preyOf(eyes.prey)) return 0.1;
  return -0.1;
}

/** What another's ousting is worth, by whoever it is. */
function oustWorth(eyes: Eyes, seat: Seat): number {
  if (seat === eyes.seat) return OUSTED;
  if (seat === eyes.prey) return OUSTS;
  // Whoever ousts them is stronger for it.
  if (seat === eyes.predator) return eyes.playersLeft > 3 ? -3 : -8;
  return -8;
}

/** What it is worth that a seat's pool changes by so much. */
export function poolChange(eyes: Eyes, seat: Seat, by: number): number {
  if (seat === NONE || by === 0 || !eyes.isIn(seat)) return 0;
  const pool = eyes.pool(seat);
  const change = stake(eyes, seat) * (poolWorth(pool + by) - poolWorth(pool));
  return pool + by <= 0 ? change + oustWorth(eyes, seat) : change;
}

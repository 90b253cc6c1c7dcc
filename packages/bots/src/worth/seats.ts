import type { Seat } from '@methuselah/engine';
import { NONE } from '@methuselah/engine/internal';
import type { Eyes } from '../eyes/eyes.ts';

/** The worth of pool, in units of one's own pool while there is plenty. */

/** The worth of having this much pool: the last counters are worth most. */
const POOL: readonly number[] = (() => {
  const worth = [0];
  for (let p = 1; p <= 80; p++) worth.push((worth[p - 1] as number) + 0.8 + 2.6 * Math.exp(-(p - 1) / 4.5));
  return worth;
})();
export const poolWorth = (pool: number): number =>
  POOL[Math.max(0, Math.min(80, Math.round(pool)))] as number;

/** Being ousted; and ousting the prey, for a victory point and 6 pool. */
export const OUSTED = -60;
export const OUSTS = 40;

/**
 * How much another seat's gain counts for this seat (negative: their loss is a gain). The prey should be ousted and the predator
 * weak, but the prey's prey should survive, and the predator should not fall to a stronger one.
 */
export function stake(eyes: Eyes, seat: Seat): number {
  if (seat === eyes.seat) return 1;
  if (seat === eyes.prey) return -1;
  if (seat === eyes.predator) return -0.4;
  if (seat === eyes.preyOf(eyes.prey)) return 0.1;
  return -0.1;
}

/** The worth of a seat being ousted. */
function oustWorth(eyes: Eyes, seat: Seat): number {
  if (seat === eyes.seat) return OUSTED;
  if (seat === eyes.prey) return OUSTS;
  // Whoever ousts the predator becomes a stronger one.
  if (seat === eyes.predator) return eyes.playersLeft > 3 ? -3 : -8;
  return -8;
}

/** The worth of a change of a seat's pool. */
export function poolChange(eyes: Eyes, seat: Seat, by: number): number {
  if (seat === NONE || by === 0 || !eyes.isIn(seat)) return 0;
  const pool = eyes.pool(seat);
  const change = stake(eyes, seat) * (poolWorth(pool + by) - poolWorth(pool));
  const worth = pool + by <= 0 ? change + oustWorth(eyes, seat) : change;
  return eyes.priced({ is: 'pool', seat, n: by, worth });
}

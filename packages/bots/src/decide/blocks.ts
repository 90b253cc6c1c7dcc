import type { CardId } from '@methuselah/engine';
import type { Eyes } from '../eyes/eyes.ts';
import { once } from '../eyes/memo.ts';
import { readingsOf } from '../reading/reading.ts';
import { canPlay, duel } from '../worth/duel.ts';
import { bloodChange } from '../worth/minions.ts';
import { poolChange } from '../worth/seats.ts';
import { inHandFor, planUnderWay, successWorth } from './course.ts';

/** Whether to block, with which minion, and whether to bounce a bleed. */

/** The harm done if the current action succeeds, allowing for a bleed that may still grow. */
export const harmOf = once((eyes: Eyes): number => {
  const { action } = eyes;
  if (!action) return 0;
  const plan = planUnderWay(eyes, action);
  const atMe = action.action === 'bleed' && action.directedAt.includes(eyes.seat);
  const growing = atMe && eyes.handCount(action.seat) >= 3 ? 0.7 : 0;
  // The referendum may still fail.
  const doubt = action.action === 'political' ? 0.5 : 1;
  return -doubt * successWorth(eyes, plan, growing);
});

/** What a block attempt by this minion is worth. */
export function blockWorth(eyes: Eyes, minion: CardId): number {
  const { action } = eyes;
  if (!action) return 0;
  const need = eyes.stealth(action.minion) - eyes.intercept(minion);
  // A failed attempt would fail again.
  if (need > 0 && action.attempts.includes(minion)) return -1;
  const tax = bloodChange(eyes, minion, -eyes.blockTax(minion));
  const more = need > 0 ? inHandFor(eyes, minion, 'intercept') : 0;
  if (more < need) return -1;
  const chance = need > 0 ? 0.6 : 0.75;
  const fight = duel(eyes, action.minion, minion);
  const alone = awakeOf(eyes).length <= 1 ? 0.3 : 0.1;
  return chance * (harmOf(eyes) + fight) - alone - (need > 0 ? 0.2 : 0) + tax;
}

export const awakeOf = (eyes: Eyes): CardId[] =>
  eyes.minions(eyes.seat).filter((id) => eyes.isReady(id) && eyes.isAwake(id));

/** What bouncing the current bleed is worth: the pool saved, and the harm to its new target. */
export function bounceWorth(eyes: Eyes): number {
  const { action } = eyes;
  if (action?.action !== 'bleed' || !action.directedAt.includes(eyes.seat)) return 0;
  const amount = eyes.bleed(action.minion);
  if (amount <= 0) return 0;
  let best = Number.NEGATIVE_INFINITY;
  for (let s = 0; s < eyes.seats; s++) {
    if (s === eyes.seat || s === action.seat || !eyes.isIn(s)) continue;
    best = Math.max(best, poolChange(eyes, s, -amount));
  }
  if (best === Number.NEGATIVE_INFINITY) return 0;
  return best - poolChange(eyes, eyes.seat, -amount);
}

/** Is there a bounce in hand that one of these minions could play? */
export function holdsBounce(eyes: Eyes, minions: readonly CardId[]): boolean {
  const { uses } = readingsOf(eyes.cards);
  for (const id of eyes.hand) {
    for (const use of eyes.inHand(id).handUses)
      if (uses[use.index]?.redirects && minions.some((m) => canPlay(eyes, m, use.index))) return true;
  }
  return false;
}

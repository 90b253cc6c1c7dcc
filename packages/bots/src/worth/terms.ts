import type { Seat, Target } from '@methuselah/engine';
import { type EffectContext, isSeatTarget, NONE, seatTarget, targetSeat } from '@methuselah/engine/internal';
import type { Several } from '@methuselah/engine/language';
import type { Eyes, UseText } from '../eyes/eyes.ts';
import { readingsOf } from '../reading/reading.ts';
import type { WeighedAction } from '../reading/uses.ts';
import { bestPick } from './candidates.ts';
import { priceOf } from './pricing.ts';

/** Chooses the terms of a referendum before it is called. */

/** The worth of a referendum if it passes, with the terms that its caller would choose. */
export function withBestTerms(eyes: Eyes, use: UseText, context: EffectContext): number {
  const action: WeighedAction | undefined = use.text.action;
  const passes = action?.passes;
  const mine = context.seat === eyes.seat;
  const worth = (trial: EffectContext): number => (mine ? 1 : -1) * priceOf(eyes, passes, trial);
  let filled = context;
  for (const term of action?.terms ?? []) {
    if (term.pick === 'several') {
      filled = withSeveral(eyes, term, filled, worth);
      continue;
    }
    const times = term.pick === 'points' ? eyes.amount(filled, term.points) : 1;
    for (let i = 0; i < times; i++) {
      let { target } = bestPick(eyes, term, filled, worth);
      // Points must go to several Methuselahs: the last one goes to another.
      if (term.pick === 'points' && term.least > 1 && i === times - 1) {
        const [given] = filled.picks.slice(-1);
        const other = otherSeat(eyes, context.seat, given ?? NONE);
        if (given === target) target = other;
      }
      filled = { ...filled, picks: [...filled.picks, target] };
    }
  }
  const stays = use.mode?.stays;
  const gist = readingsOf(eyes.cards).gists[use.def];
  const settled = stays === undefined || !gist ? 0 : (mine ? 1 : -0.4) * (gist.controller + gist.host);
  return priceOf(eyes, passes, filled) + settled;
}

/** Several are chosen as long as each makes the referendum better; NONE ends them. */
function withSeveral(
  eyes: Eyes,
  term: Several,
  context: EffectContext,
  worth: (trial: EffectContext) => number,
): EffectContext {
  const most = term.most === undefined ? Number.POSITIVE_INFINITY : eyes.amount(context, term.most);
  let filled = context;
  for (let n = 0; n < most; n++) {
    const { target } = bestPick(eyes, term, filled, worth);
    if (target === NONE) break;
    filled = { ...filled, picks: [...filled.picks, target] };
  }
  return { ...filled, picks: [...filled.picks, NONE] };
}

function otherSeat(eyes: Eyes, caller: Seat, given: Target): Target {
  const chosen = isSeatTarget(given) ? targetSeat(given) : NONE;
  for (let s = 0; s < eyes.seats; s++)
    if (eyes.isIn(s) && s !== caller && s !== chosen && s !== eyes.seat) return seatTarget(s);
  // Nobody else is left.
  return seatTarget(caller);
}

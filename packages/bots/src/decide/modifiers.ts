import type { OptionIn } from '@methuselah/engine';
import { NONE } from '@methuselah/engine/internal';
import { costWorth } from '../worth/costs.ts';
import { duel } from '../worth/duel.ts';
import { priceOf } from '../worth/pricing.ts';
import { bleedBonus, inHandFor, outlook, planUnderWay, replacesBleed, successWorth } from './course.ts';
import {
  type ActionWindow,
  type Case,
  CYCLE,
  effectContextOf,
  type Judge,
  readingOf,
  USELESS,
  type UseOption,
} from './judge.ts';
import { judgeUse, settledWorth } from './uses.ts';

/** Our current action: only as much stealth as needed, and more bleed only when nobody can block any more. */
export const judgeModifiers: Judge<OptionIn<ActionWindow>> = (c, o) => {
  const { eyes, note } = c;
  const { action } = eyes;
  if (o.verb === 'pass' || !action) return 0;
  if (o.verb === 'block' || o.verb === 'sendSlave') return USELESS;
  const use = eyes.use(o.use);
  const reading = readingOf(c, o);
  if (!use || !reading) return USELESS;
  if (
    o.minion === action.minion &&
    reading.bloodCost > 0 &&
    eyes.counters(o.minion) - reading.bloodCost < owed(c, action.context.use)
  )
    return note('the action itself is still to be paid', USELESS);
  const context = effectContextOf(eyes.seat, o, use.def);
  const cost = note('what it costs', -costWorth(eyes, use.cost, context));
  const plan = planUnderWay(eyes, action);
  const { window } = c.decision;
  const bleeds = action.action === 'bleed';
  if (window === 'blocking' && action.blocker !== NONE) {
    if (reading.failsBlock) return failWorth(c) + cost;
    const hides = reading.stealth + reading.interceptLess;
    if (hides > 0) return stealthWorth(c, o, hides) + cost;
  }
  if (reading.bleed > 0 && bleeds) {
    // A larger bleed might be blocked by those who still can.
    if (window !== 'declined' && window !== 'succeeding') return USELESS;
    const now = successWorth(eyes, plan);
    const then = successWorth(eyes, plan, bleedBonus(eyes, use, context));
    if (then <= now) return USELESS;
    return note('more bleed', then - now) + cost + CYCLE;
  }
  if (reading.stealth > 0 || reading.interceptLess > 0) {
    // Stealth that may be added before it is needed.
    if (window !== 'announced' && !use.ability) return USELESS;
    const { chance } = outlook(eyes, plan);
    return note('unseen', (1 - chance) * Math.max(0, successWorth(eyes, plan)) * 0.5) + cost;
  }
  if (reading.nobodyBlocks) {
    const { chance } = outlook(eyes, plan);
    return (
      note(
        'nobody blocks',
        (1 - chance) * Math.max(0, successWorth(eyes, plan)) + priceOf(eyes, use.text.effects, context),
      ) + cost
    );
  }
  if (reading.endsAction) {
    const fight = action.blocker === NONE ? 0 : duel(eyes, action.minion, action.blocker);
    return note('no fight', priceOf(eyes, use.text.effects, context) - fight) + cost;
  }
  if (replacesBleed(use.text.effects)) {
    const lost = Math.max(0, successWorth(eyes, plan));
    return note('in place of the bleed', settledWorth(eyes, use, context) - lost) + cost;
  }
  return judgeUse(c, o);
};

/** The blood the current action costs when it succeeds. */
const owed = ({ readings }: Case, use: number): number => readings.uses[use]?.bloodCost ?? 0;

/** What stealth against the current blocker is worth. */
function stealthWorth(c: Case, o: UseOption, hides: number): number {
  const { eyes, note } = c;
  const { action } = eyes;
  if (!action) return USELESS;
  const need = eyes.intercept(action.blocker) - eyes.stealth(action.minion) + 1;
  if (need <= 0) return USELESS;
  const all = Math.max(hides, inHandFor(eyes, action.minion, 'stealth'));
  if (all < need) return USELESS;
  const gain = unblockedWorth(c);
  // Prefer the smallest amount that is enough.
  const surplus = hides > need ? 0.15 * (hides - need) : 0.1 * (need - hides);
  const bleeds = (eyes.use(o.use)?.addsBleed ?? false) ? 0.3 : 0;
  return note('shakes off the blocker', gain) + note('no more than needed', bleeds - surplus);
}

/** What it is worth to get rid of the current blocker for good, if the attempt would succeed. */
function failWorth(c: Case): number {
  const { eyes, note } = c;
  const { action } = eyes;
  if (!action || eyes.intercept(action.blocker) < eyes.stealth(action.minion)) return USELESS;
  // A little less than stealth that is enough: that stays for the next blocker.
  return note('shakes off the blocker', unblockedWorth(c) - 0.1);
}

/** What it is worth if the current blocker does not stop the action. */
function unblockedWorth({ eyes }: Case): number {
  const { action } = eyes;
  if (!action) return 0;
  const growing = action.action === 'bleed' ? 0.5 * inHandFor(eyes, action.minion, 'bleed') : 0;
  const worth = successWorth(eyes, planUnderWay(eyes, action), growing);
  return 0.85 * Math.max(0, worth) - 0.7 * duel(eyes, action.minion, action.blocker) - 0.4;
}

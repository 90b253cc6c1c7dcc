import type { OptionIn } from '@methuselah/engine';
import { NONE } from '@methuselah/engine/internal';
import { bleedBonus, inHandFor, replacesBleed } from '../decide/course.ts';
import { type ActionWindow, effectContextOf, readingOf, type UseOption } from '../decide/judge.ts';
import { type Asked, type Counsel, costReasons, part } from './asked.ts';
import { type Because, now, type Reason } from './because.ts';
import { conUse, proUse } from './uses.ts';

/** One's own action: stealth against a blocker, and more bleed once nobody blocks. */

export const MODIFIERS: Counsel<OptionIn<ActionWindow>> = {
  pro: (asked, o) => (o.verb === 'play' || o.verb === 'use' ? proModifier(asked, o) : []),
  con: (asked, o) => (o.verb === 'play' || o.verb === 'use' ? conModifier(asked, o) : []),
};

function proModifier(asked: Asked, o: UseOption): Reason[] {
  const { eyes } = asked;
  const { action } = eyes;
  const reading = readingOf(asked, o);
  const use = eyes.use(o.use);
  if (!action || !reading || !use) return [];
  const hides = reading.stealth + reading.interceptLess;
  if (part(asked, 'shakes off the blocker') !== 0) {
    const n = eyes.stealth(action.minion) + hides;
    const of = eyes.intercept(action.blocker);
    return [now({ why: 'shakesOff', other: action.blocker, n, of })];
  }
  if (part(asked, 'more bleed') > 0) {
    const seat = action.directedAt[0] ?? eyes.prey;
    const of = eyes.bleed(action.minion);
    const n = of + bleedBonus(eyes, use, effectContextOf(eyes.seat, o, use.def));
    const pool = eyes.pool(seat);
    return n >= pool ? [now({ why: 'ousts', seat, n, pool })] : [now({ why: 'moreBleed', seat, n, of })];
  }
  if (part(asked, 'nobody blocks') > 0) return [now({ why: 'unblockable' })];
  if (part(asked, 'no fight') > 0 && action.blocker !== NONE)
    return [now({ why: 'avoidsFight', other: action.blocker })];
  return proUse(asked, o);
}

/** Nobody can block any more. */
const isUnopposed = ({ decision: { window } }: Asked): boolean =>
  window === 'declined' || window === 'succeeding' || window === 'resolved';

/** Why no more bleed is needed. */
function enough({ eyes }: Asked): Because {
  const { action } = eyes;
  const seat = action?.directedAt[0] ?? eyes.prey;
  const n = action ? eyes.bleed(action.minion) : 0;
  return n >= eyes.pool(seat) ? { why: 'bleedEnough', seat, n } : { why: 'noGain' };
}

function conModifier(asked: Asked, o: UseOption): Reason[] {
  const { eyes } = asked;
  const { action } = eyes;
  const reading = readingOf(asked, o);
  const use = eyes.use(o.use);
  if (!action || !reading || !use) return [];
  if (part(asked, 'the action itself is still to be paid') < 0)
    return [now({ why: 'savesBlood', card: action.minion })];
  const hides = reading.stealth + reading.interceptLess;
  if (hides > 0) {
    if (isUnopposed(asked)) return [now({ why: 'stealthUnneeded' })];
    if (action.blocker === NONE) return [now({ why: 'stealthLater' })];
    const [n, of] = [eyes.stealth(action.minion), eyes.intercept(action.blocker)];
    if (n > of) return [now({ why: 'stealthEnough', n, of })];
    const all = n + Math.max(hides, inHandFor(eyes, action.minion, 'stealth'));
    if (all <= of) return [now({ why: 'stealthShort', n: all, of })];
  }
  if (action.action === 'bleed' && replacesBleed(use.text.effects))
    return [now({ why: 'givesUpBleed', n: eyes.bleed(action.minion) })];
  if (reading.bleed > 0 && action.action === 'bleed')
    return isUnopposed(asked) ? [now(enough(asked))] : [now({ why: 'bleedLater' })];
  if (part(asked, 'what it costs') < -0.2) {
    const cost = costReasons(asked, use.cost, effectContextOf(eyes.seat, o, use.def));
    if (cost.length > 0) return cost;
  }
  return conUse(asked, o);
}

import type { CardId, OptionIn, Seat } from '@methuselah/engine';
import { NONE } from '@methuselah/engine/internal';
import { awakeOf, blockWorth, harmOf, holdsBounce } from '../decide/blocks.ts';
import { inHandFor, planUnderWay, successWorth } from '../decide/course.ts';
import { type ActionWindow, effectContextOf, readingOf, type UseOption } from '../decide/judge.ts';
import type { Eyes } from '../eyes/eyes.ts';
import { duel } from '../worth/duel.ts';
import { poolChange } from '../worth/seats.ts';
import { type Asked, type Counsel, costReasons, part } from './asked.ts';
import { type Because, now, type Reason } from './because.ts';
import { weightiest } from './changes.ts';
import { conUse, proUse } from './uses.ts';

/** Another player's action: what it would do if nobody blocks, and who could. */

export const REACTIONS: Counsel<OptionIn<ActionWindow>> = {
  pro(asked, o) {
    const { eyes } = asked;
    switch (o.verb) {
      case 'pass':
      case 'sendSlave':
        return [];
      case 'block':
        return [...harmReasons(eyes), ...meansOf(eyes, o.minion)];
      case 'play':
      case 'use':
        return proReaction(asked, o);
    }
  },
  con(asked, o) {
    const { eyes } = asked;
    switch (o.verb) {
      case 'pass':
      case 'sendSlave':
        return [];
      case 'block':
        return conBlock(asked, o.minion);
      case 'play':
      case 'use':
        return eyes.action ? conReaction(asked, o) : conUse(asked, o);
    }
  },
};

/** What the action does if it succeeds; a bleed against oneself as it stands. */
function harmReasons(eyes: Eyes): Reason[] {
  const { action } = eyes;
  if (!action) return [];
  const changes = eyes.heard(() => successWorth(eyes, planUnderWay(eyes, action)));
  return weightiest(eyes, changes, -1, { when: action.action === 'political' ? 'passes' : 'unblocked' });
}

/** What it would do is not worth a block. */
const tooLittle = (eyes: Eyes, card: CardId): Reason[] => [
  ...harmReasons(eyes),
  now(eyes.action?.action === 'political' ? { why: 'mayFail' } : { why: 'littleHarm', card }),
];

/** How a block could succeed. */
function meansOf(eyes: Eyes, card: CardId, more = 0): Reason[] {
  const { action } = eyes;
  if (!action) return [];
  const [n, of] = [eyes.intercept(card) + more, eyes.stealth(action.minion)];
  if (n >= of) return [now({ why: 'interceptEnough', card, n, of })];
  return [now({ why: 'interceptInHand', card, n: of - n })];
}

/** A fight to be avoided. */
function badFight(eyes: Eyes, card: CardId): Reason[] {
  const { action } = eyes;
  if (!action || duel(eyes, action.minion, card) > -0.5) return [];
  return [now({ why: 'badFight', card, other: action.minion })];
}

function conBlock(asked: Asked, card: CardId): Reason[] {
  const { eyes, decision } = asked;
  const { action } = eyes;
  if (!action) return [];
  if (decision.window === 'beforeBlocks' && holdsBounce(eyes, awakeOf(eyes)) && bleedsMe(eyes))
    return [now({ why: 'bounceLater' })];
  const [n, of] = [eyes.intercept(card), eyes.stealth(action.minion)];
  if (n < of && action.attempts.includes(card)) return [now({ why: 'failedBefore', card })];
  if (n + inHandFor(eyes, card, 'intercept') < of) return [now({ why: 'interceptShort', card, n, of })];
  if (harmOf(eyes) <= 0.05) return [now({ why: 'harmless' })];
  const fight = badFight(eyes, card);
  return fight.length > 0 ? fight : tooLittle(eyes, card);
}

const bleedsMe = ({ action, seat }: Eyes): boolean =>
  action?.action === 'bleed' && action.directedAt.includes(seat);

// ---------------------------------------------------------------------------------------------- cards

function proReaction(asked: Asked, o: UseOption): Reason[] {
  const { eyes, decision } = asked;
  const { action } = eyes;
  const reading = readingOf(asked, o);
  if (!action || !reading) return proUse(asked, o);
  const bleed = eyes.bleed(action.minion);
  if (reading.redirects) return bounceReasons(eyes, bleed);
  if (reading.attemptsBlock) return [...harmReasons(eyes), ...meansOf(eyes, o.minion, reading.intercept)];
  if (reading.intercept > 0 && decision.window === 'blocking') {
    const n = eyes.intercept(action.blocker) + reading.intercept;
    const of = eyes.stealth(action.minion);
    const means: Because =
      n >= of
        ? { why: 'interceptEnough', card: action.blocker, n, of }
        : { why: 'interceptInHand', card: action.blocker, n: of - n };
    return [...harmReasons(eyes), now(means)];
  }
  if (reading.wakes || reading.unlocksSelf) return [...harmReasons(eyes), now(wakeReason(eyes, o.minion))];
  if (reading.bleedLess > 0)
    return [now({ why: 'lessBleed', n: Math.min(bleed, reading.bleedLess), of: bleed })];
  return proUse(asked, o);
}

function bounceReasons(eyes: Eyes, n: number): Reason[] {
  const seat = bounceTarget(eyes, n);
  const pool = eyes.pool(eyes.seat);
  const ousted: Reason = { when: 'otherwise', because: { why: 'oustsYou', n, pool } };
  return [...(seat === NONE ? [] : [now({ why: 'bounce', seat, n })]), ...(n >= pool ? [ousted] : [])];
}

/** Who is best bled instead. */
export function bounceTarget(eyes: Eyes, n: number): Seat {
  const { action } = eyes;
  let [best, most] = [NONE, Number.NEGATIVE_INFINITY];
  for (let s = 0; s < eyes.seats; s++) {
    if (s === eyes.seat || s === action?.seat || !eyes.isIn(s)) continue;
    const worth = poolChange(eyes, s, -n);
    if (worth > most) [best, most] = [s, worth];
  }
  return best;
}

const wakeReason = (eyes: Eyes, card: CardId): Because =>
  bleedsMe(eyes) && holdsBounce(eyes, [card]) && !holdsBounce(eyes, awakeOf(eyes))
    ? { why: 'wakesToBounce', card }
    : { why: 'wakesToBlock', card };

/** Why there is nothing to block with it now. */
function untimelyBlock({ eyes, decision: { window } }: Asked, blocks: boolean): Because | null {
  const { action } = eyes;
  if (!action) return null;
  if (!eyes.mayBlock(action.directedAt, action.seat).includes(eyes.seat)) return { why: 'notYours' };
  if (window === 'blocking') return blocks ? null : { why: 'attemptFirst' };
  return window === 'beforeBlocks' ? null : { why: 'tooLate' };
}

function conReaction(asked: Asked, o: UseOption): Reason[] {
  const { eyes, decision } = asked;
  const { action } = eyes;
  const reading = readingOf(asked, o);
  const use = eyes.use(o.use);
  if (!action || !reading || !use) return [];
  const harmless = harmOf(eyes) <= 0.05;
  if (reading.redirects) return [now({ why: 'bounceSaved' })];
  const blocks = reading.attemptsBlock || reading.intercept > 0;
  if (blocks || reading.wakes || reading.unlocksSelf) {
    const untimely = untimelyBlock(asked, blocks);
    if (untimely !== null) return [now(untimely)];
    if (harmless) return [now({ why: 'harmless' })];
    const card = reading.intercept > 0 && action.blocker !== NONE ? action.blocker : o.minion;
    const [n, of] = [eyes.intercept(card) + reading.intercept, eyes.stealth(action.minion)];
    if (blocks && n < of) return [now({ why: 'interceptShort', card, n, of })];
    if (reading.intercept > 0 && eyes.intercept(card) >= of && decision.window === 'blocking')
      return [now({ why: 'interceptEnough', card, n: eyes.intercept(card), of })];
    if (part(asked, 'a bounce lost') > 0) return [now({ why: 'bounceSaved' })];
    if (!blocks && n < of) return [now({ why: 'interceptShort', card, n, of })];
    const fight = badFight(eyes, card);
    if (fight.length > 0) return fight;
    if (blockWorth(eyes, card) < 1.5) return tooLittle(eyes, card);
  }
  if (reading.bleedLess > 0 && decision.window !== 'declined') return [now({ why: 'blockFirst' })];
  if (part(asked, 'what it costs') < 0)
    return costReasons(asked, use.cost, effectContextOf(eyes.seat, o, use.def));
  return conUse(asked, o);
}

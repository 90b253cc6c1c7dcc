import type { CardId, OptionIn } from '@methuselah/engine';
import { NONE } from '@methuselah/engine/internal';
import type { Eyes, UseText } from '../eyes/eyes.ts';
import { costWorth } from '../worth/costs.ts';
import { couldBounce, duel } from '../worth/duel.ts';
import { poolChange } from '../worth/seats.ts';
import { awakeOf, blockWorth, bounceWorth, harmOf, holdsBounce } from './blocks.ts';
import { inHandFor } from './course.ts';
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
import { judgeUse } from './uses.ts';

/** Another player's action: blocks, intercept, wakes and bounces. */
export const judgeReactions: Judge<OptionIn<ActionWindow>> = (c, o) => {
  const { eyes, note } = c;
  switch (o.verb) {
    case 'pass':
      return eyes.action ? note('may bounce it', heldBounceWorth(c)) : 0;
    case 'block':
      return eyes.action ? note('block', blockWorth(eyes, o.minion)) : USELESS;
    case 'sendSlave':
      return USELESS;
    case 'play':
    case 'use':
      return judgeReaction(c, o);
  }
};

function judgeReaction(c: Case, o: UseOption): number {
  const { eyes, note } = c;
  const { action } = eyes;
  if (!action) return judgeUse(c, o);
  const use = eyes.use(o.use);
  const reading = readingOf(c, o);
  if (!use || !reading) return USELESS;
  const cost = note('what it costs', -costWorth(eyes, use.cost, effectContextOf(eyes.seat, o, use.def)));
  if (reading.redirects) return note('bounce', bounceWorth(eyes)) + cost - savedBounceWorth(eyes);
  if (reading.attemptsBlock) return note('block', forced(eyes, o.minion, reading.intercept)) + cost;
  if (reading.intercept > 0 && c.decision.window === 'blocking')
    return interceptWorth(c, reading.intercept) + cost - note('a bounce lost', bounceLost(c, use));
  if (reading.intercept > 0) return USELESS;
  if (reading.wakes || reading.unlocksSelf) return wakeWorth(c, o) + cost;
  if (reading.bleedLess > 0) {
    const amount = eyes.bleed(action.minion);
    const left = Math.max(0, amount - reading.bleedLess);
    // Try to block first.
    if (c.decision.window !== 'declined') return USELESS;
    return (
      note('less bleed', poolChange(eyes, eyes.seat, -left) - poolChange(eyes, eyes.seat, -amount)) +
      cost -
      0.5
    );
  }
  if (reading.stealth > 0 || reading.bleed > 0) return USELESS;
  return judgeUse(c, o);
}

/** A bounce in hand beats most blocks; it is played after all blocks are declined. */
function heldBounceWorth({ eyes, decision }: Case): number {
  if (decision.window !== 'beforeBlocks' || !holdsBounce(eyes, awakeOf(eyes))) return 0;
  return Math.max(0, 0.8 * (bounceWorth(eyes) - savedBounceWorth(eyes)));
}

/** Save bounces for big bleeds, unless our pool is low. */
const savedBounceWorth = (eyes: Eyes): number => (eyes.pool(eyes.seat) > 8 ? 1.6 : 0.6);

function forced(eyes: Eyes, minion: CardId, intercept: number): number {
  const { action } = eyes;
  if (!action) return USELESS;
  const need = eyes.stealth(action.minion) - eyes.intercept(minion) - intercept;
  if (need > 0) return USELESS;
  return 0.75 * (harmOf(eyes) + duel(eyes, action.minion, minion)) - 0.5;
}

/** Our block attempt lacks intercept. */
function interceptWorth({ eyes, note }: Case, intercept: number): number {
  const { action } = eyes;
  if (!action || action.blocker === NONE || eyes.controller(action.blocker) !== eyes.seat) return USELESS;
  const need = eyes.stealth(action.minion) - eyes.intercept(action.blocker);
  if (need <= 0) return USELESS;
  const all = Math.max(intercept, inHandFor(eyes, action.blocker, 'intercept'));
  if (all < need) return USELESS;
  const gain = 0.8 * (harmOf(eyes) + duel(eyes, action.minion, action.blocker)) - 0.2;
  const surplus = intercept > need ? 0.15 * (intercept - need) : 0.1 * (need - intercept);
  return note('enough intercept', gain) + CYCLE - surplus;
}

/** A card that could bounce a bleed should not be spent on intercept. */
const bounceLost = ({ eyes }: Case, use: UseText): number =>
  use.fromHand && couldBounce(eyes, use.def) ? 1 : 0;

/** Waking is worth what the minion can do once awake. */
function wakeWorth({ eyes, note, decision }: Case, o: UseOption): number {
  const { action } = eyes;
  if (!action || (decision.window !== 'beforeBlocks' && decision.window !== 'declined')) return USELESS;
  const harm = harmOf(eyes);
  if (harm < 1.5) return USELESS;
  const others = awakeOf(eyes);
  const bounces = holdsBounce(eyes, [o.minion]) && !holdsBounce(eyes, others);
  const bounce = bounces ? bounceWorth(eyes) - savedBounceWorth(eyes) : 0;
  const mayBlock =
    decision.window === 'beforeBlocks' &&
    eyes.mayBlock(action.directedAt, action.seat).includes(eyes.seat) &&
    !action.declined.includes(eyes.seat);
  const block = mayBlock ? blockWorth(eyes, o.minion) : 0;
  const best = others.reduce((n, id) => Math.max(n, mayBlock ? blockWorth(eyes, id) : 0), 0);
  return note('wakes for it', 0.9 * Math.max(bounce, block - best)) - 0.4;
}

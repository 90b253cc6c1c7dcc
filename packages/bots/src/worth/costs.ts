import { type EffectContext, NONE } from '@methuselah/engine/internal';
import { type Cost, givenFields } from '@methuselah/engine/language';
import type { Eyes, UseText } from '../eyes/eyes.ts';
import { discardsPrice } from './hand.ts';
import { bloodChange, lockChange } from './minions.ts';
import { presence } from './presence.ts';
import { poolChange } from './seats.ts';

/** The worth of costs to this seat. */

/** Transfers and phase actions are free, as they are lost with the phase anyway. */
const freeInPhase = (): number => 0;
/** Priced together with the discarded cards. */
const pricedWithDiscard = (): number => 0;

const partsOf = givenFields<Cost, Eyes, EffectContext, Cost, number>({
  pool: (amount, eyes, context) => -poolChange(eyes, context.seat, -eyes.amount(context, amount)),
  blood(amount, eyes, context) {
    const n = Math.min(eyes.counters(context.by), eyes.amount(context, amount));
    return context.by === NONE ? 0 : -bloodChange(eyes, context.by, -n);
  },
  bloodOrLife(amount, eyes, context) {
    const n = Math.min(eyes.counters(context.by), eyes.amount(context, amount));
    return context.by === NONE ? 0 : -bloodChange(eyes, context.by, -n);
  },
  poolOrBlood: ({ amount }) => 0.7 * amount,
  burnThis: (is, eyes, context) => (is ? 0.5 * Math.max(0, presence(eyes, context.card)) : 0),
  lock(who, eyes, context) {
    if (who === 'this') return 0.05;
    return -lockChange(eyes, who === 'self' ? context.by : (eyes.card(context.card)?.host ?? NONE), true);
  },
  counters: (n) => 0.5 * n,
  discard: (n, eyes, context, cost) => discardsPrice(eyes, context, cost, n),
  discardType: pricedWithDiscard,
  discardNeeds: pricedWithDiscard,
  discardAtRandom: (n) => 0.4 * n,
  removeFromAsh: (n) => 0.05 * n,
  edge: (is) => (is ? 0.8 : 0),
  // A library seldom runs out.
  library: (n) => 0.02 * n,
  transfers: freeInPhase,
  masterActions: freeInPhase,
  discardActions: freeInPhase,
});

/** The price of a cost to its payer. */
export function costWorth(eyes: Eyes, cost: Cost | undefined, context: EffectContext): number {
  let sum = 0;
  if (cost !== undefined) for (const part of partsOf(cost)) sum += part(eyes, context, cost);
  return sum;
}

/** The extra cost due to the targets of a use: a card on them may raise it. */
export function tollOfTargets(eyes: Eyes, use: UseText, context: EffectContext): number {
  let pool = 0;
  for (const target of context.picks) {
    if (target < 0) continue;
    for (const on of eyes.attached(target))
      for (const { text } of eyes.text(on)?.statics ?? [])
        if ('targeted' in text && text.targeted && eyes.isPrinted(use.index, text.cards ?? {}))
          pool += eyes.amount(context, text.amount);
  }
  if (pool === 0) return 0;
  const cost = use.cost.pool === undefined ? 0 : eyes.amount(context, use.cost.pool);
  return poolChange(eyes, context.seat, -cost - pool) - poolChange(eyes, context.seat, -cost);
}

import type { CardId, OptionIn } from '@methuselah/engine';
import { type EffectContext, isSeatTarget, NONE, targetSeat } from '@methuselah/engine/internal';
import type { Amount } from '@methuselah/engine/language';
import { tollOfTargets } from '../worth/costs.ts';
import { keepWorth } from '../worth/hand.ts';
import { bloodChange, damageChange, minionValue } from '../worth/minions.ts';
import { priceOf } from '../worth/pricing.ts';
import { poolChange } from '../worth/seats.ts';
import type { Case, Judge } from './judge.ts';
import { settledWorth } from './uses.ts';
import { cancelVotesWorth, huntChance } from './votes.ts';

/** Small choices left open by a card or rule: targets, amounts and sources. */

const withPick = (context: EffectContext, at: number): EffectContext => ({
  ...context,
  picks: [...context.picks, at],
});

export const judgeTarget: Judge<OptionIn<'target'>> = ({ eyes, note }, { target }) => {
  const f = eyes.asking;
  if (f === undefined || f.kind === 'damage') return 0;
  const context = withPick(f.context, target);
  if (f.kind === 'effect') {
    const node = eyes.cards.scripts[f.script]?.[f.pc];
    return node?.do === 'choose' ? note('what it does to it', priceOf(eyes, node.effects, context)) : 0;
  }
  const use = eyes.use(context.use);
  if (!use) return 0;
  if (use.redirects && isSeatTarget(target) && eyes.action) {
    // The chosen seat is bled instead.
    return note('bled instead', poolChange(eyes, targetSeat(target), -eyes.bleed(eyes.action.minion)));
  }
  const votes = use.text.effects?.some((e) => e.do === 'cancelVotes') ? cancelVotesWorth(eyes, target) : 0;
  return note(
    'what it does to it',
    priceOf(eyes, use.text.effects, context) +
      settledWorth(eyes, use, context) +
      tollOfTargets(eyes, use, context) +
      votes,
  );
};

export const judgeTerms: Judge<OptionIn<'terms'>> = ({ eyes, note }, { target }) => {
  const f = eyes.referendum;
  if (!f) return 0;
  const context = withPick(f.context, target);
  const use = eyes.use(context.use);
  if (!use) return 0;
  // Later points of a division are not chosen yet: rate the terms as they stand.
  return note(
    'these terms',
    priceOf(eyes, use.text.action?.passes, context) + settledWorth(eyes, use, context),
  );
};

/** X: the most useful amount. */
export const judgeX: Judge<OptionIn<'x'>> = (c, { x }) => {
  const { eyes, note } = c;
  const f = eyes.asking;
  if (f?.kind !== 'play') return 0;
  const use = eyes.use(f.context.use);
  if (!use) return 0;
  const context: EffectContext = { ...f.context, x };
  if (use.text.prevent !== undefined && use.text.prevent !== 'all')
    return preventX(c, use.text.prevent, context, x);
  if (x === 0) return 0;
  const worthOf = (id: CardId): number => priceOf(eyes, use.text.effects, withPick(context, id));
  const [first, ...others] = eyes.minions(eyes.seat);
  if (first === undefined) return note('so much', 0);
  const best = eyes.tried(() => others.reduce((a, b) => (worthOf(b) > worthOf(a) ? b : a), first));
  return note('so much', worthOf(best));
};

function preventX({ eyes, note }: Case, prevent: Amount, context: EffectContext, x: number): number {
  const frames = eyes.damage;
  let damage = 0;
  let aggravated = false;
  for (const p of frames?.packets ?? []) {
    if (p.target !== context.by) continue;
    damage += p.amount;
    aggravated ||= p.aggravated;
  }
  const prevented = x === 0 ? 1 : eyes.amount(context, prevent);
  // Blood paid is no longer there to heal damage.
  const left = Math.max(0, damage - prevented);
  return note('prevented', damageChange(eyes, context.by, left + x, aggravated && left > 0));
}

export const judgeMay: Judge<OptionIn<'may'>> = ({ eyes, note }, o) => {
  if (o.verb === 'no') return 0;
  const f = eyes.asking;
  const node = f?.kind === 'effect' ? eyes.cards.scripts[f.script]?.[f.pc] : undefined;
  return f?.kind === 'effect' && node?.do === 'gate'
    ? note('if so', priceOf(eyes, node.effects, f.context))
    : 0.1;
};

export const judgeToPool: Judge<OptionIn<'toPool'>> = ({ note }, { amount }) =>
  note('to the pool', 0.5 * amount);

export const judgeShare: Judge<OptionIn<'share'>> = ({ eyes, note }, { target }) =>
  note('pool', poolChange(eyes, targetSeat(target), 1));

export const judgePayment: Judge<OptionIn<'payMix'>> = (c, o) => {
  switch (o.verb) {
    case 'payPool':
      return inPool(c);
    case 'payBlood':
      return inBlood(c, o.vampire);
    case 'payCost':
      return isSeatTarget(o.payer) ? inPool(c) : inBlood(c, o.payer);
  }
};
const inPool = ({ eyes, note }: Case): number => note('pool', poolChange(eyes, eyes.seat, -1));
const inBlood = ({ eyes, note }: Case, vampire: CardId): number =>
  note('blood', bloodChange(eyes, vampire, -1));

function having({ eyes, note }: Case, card: CardId): number {
  const text = eyes.text(card);
  return note('worth having', text === null ? 0.1 : 0.5 + keepWorth(eyes, text));
}
export const judgeSearch: Judge<OptionIn<'search'>> = (c, o) => (o.verb === 'pass' ? 0 : having(c, o.card));
export const judgeTrophies: Judge<OptionIn<'trophies'>> = (c, o) =>
  o.verb === 'pass' ? 0 : having(c, o.trophy);

export const judgeMayDiablerise: Judge<OptionIn<'mayDiablerise'>> = (c, o) =>
  o.verb === 'no' ? 0 : c.note('diablerie', diablerie(c));

export const judgeRescueCost: Judge<OptionIn<'rescueCost'>> = ({ eyes, note }, o) =>
  note(
    'who pays',
    bloodChange(eyes, o.rescued, -o.rescuedPays) + bloodChange(eyes, o.rescuer, -o.rescuerPays),
  );

/** Always take equipment, and move stolen equipment, if allowed. */
export const judgeTaking: Judge<OptionIn<'equipment' | 'takeEquipment' | 'stolen'>> = (_, o) =>
  o.verb === 'pass' ? 0 : 0.5;

/** All options are worth the same. */
export const indifferent: Judge<OptionIn<'maySearch' | 'order'>> = () => 0;

function diablerie({ eyes }: Case): number {
  const { action } = eyes;
  const own = action?.seat === eyes.seat ? (action?.minion ?? NONE) : (action?.blocker ?? NONE);
  const gain = eyes.counters(own) + 1 < eyes.capacity(own) ? 2.5 : 2;
  return gain - huntChance(eyes, eyes.seat) * minionValue(eyes, own);
}

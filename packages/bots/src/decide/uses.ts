import { type EffectContext, NONE } from '@methuselah/engine/internal';
import type { Eyes, UseText } from '../eyes/eyes.ts';
import { readingsOf } from '../reading/reading.ts';
import { withBestPicks } from '../worth/candidates.ts';
import { costWorth, tollOfTargets } from '../worth/costs.ts';
import { minionValue } from '../worth/minions.ts';
import { priceOf } from '../worth/pricing.ts';
import { stake } from '../worth/seats.ts';
import { type Case, CYCLE, effectContextOf, USELESS, type UseOption } from './judge.ts';

/** Rates cards and abilities by their effects alone: the fallback if a window has no better rating. */

/** What a permanent is worth where it enters play. */
export function settledWorth(eyes: Eyes, use: UseText, context: EffectContext): number {
  if (!use.settles) return 0;
  const gist = readingsOf(eyes.cards).gists[use.def];
  const card = eyes.cards.cards[use.def];
  if (!gist || !card) return 0;
  const owner = context.seat === eyes.seat ? 1 : 0.7 * stake(eyes, context.seat);
  const kind = use.text.action?.kind;
  if (kind === 'recruit' && card.card.kind === 'library') {
    const { life = 1, bleed = 0, strength = 0 } = card.card;
    const worth = owner * (1 + 0.4 * life + 1.5 * bleed + 0.4 * strength + gist.controller);
    return eyes.priced({ is: 'recruits', life, bleed, worth });
  }
  const stays = use.mode?.stays;
  const host =
    kind === 'equip' || kind === 'employ' || stays === 'self'
      ? context.by
      : typeof stays === 'object'
        ? (context.picks[stays.pick] ?? NONE)
        : NONE;
  if (host === NONE) {
    const worth = owner * (gist.controller + (stays === 'table' ? gist.host : 0));
    return context.seat === eyes.seat
      ? eyes.priced({ is: 'settles', worth })
      : eyes.priced({ is: 'settlesFor', seat: context.seat, worth });
  }
  // Harmful attachments belong on the best minions of dangerous opponents.
  const theirs = stake(eyes, eyes.controller(host));
  const weight = theirs > 0 ? theirs : theirs <= -1 ? -0.9 : theirs <= -0.4 ? -0.6 : -0.15;
  const size = gist.host < 0 ? Math.min(1.5, minionValue(eyes, host) / 6) : 1;
  // A second copy on the same minion adds little.
  const again = eyes.attached(host).some((id) => eyes.text(id)?.index === use.def) ? 0.2 : 1;
  const worth = owner * gist.controller * again + weight * gist.host * size * again;
  return eyes.priced({ is: gist.host < 0 ? 'hampered' : 'bears', card: host, worth });
}

/** What a use is worth with its best targets, without its cost. */
export const useWorth = (eyes: Eyes, use: UseText, context: EffectContext): number =>
  withBestPicks(
    eyes,
    use,
    context,
    (trial) =>
      priceOf(eyes, use.text.effects, trial) +
      settledWorth(eyes, use, trial) +
      tollOfTargets(eyes, use, trial),
  );

/** A play or use, rated by its effects alone. */
export function judgeUse({ eyes, note }: Case, o: UseOption): number {
  const use = eyes.use(o.use);
  if (!use) return USELESS;
  const context = effectContextOf(eyes.seat, o, use.def);
  const worth = note('what it does', useWorth(eyes, use, context));
  const cost = note('what it costs', -costWorth(eyes, use.cost, context));
  const duty = use.ability?.duty ? note('a duty', 3) : 0;
  const cycle = use.fromHand && worth > 0 ? note('a new card', CYCLE) : 0;
  const card = eyes.cards.cards[use.def];
  const unique =
    use.fromHand && card && card.uniqueKey >= 0 && controlsCopy(eyes, use.def)
      ? note('a second one', -20)
      : 0;
  return worth + cost + duty + cycle + unique - 0.05;
}

const controlsCopy = (eyes: Eyes, def: number): boolean =>
  eyes.onTable.some(
    (c) => c.controller === eyes.seat && c.region !== 'uncontrolled' && eyes.text(c.id)?.index === def,
  );

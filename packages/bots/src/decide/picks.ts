import type { Option } from '@methuselah/engine';
import { type Cast, isSeatTarget, NONE, RESCUE_PRICE, targetSeat } from '@methuselah/engine/internal';
import type { Amount } from '@methuselah/engine/language';
import { tollOfTargets } from '../worth/costs.ts';
import { keepWorth } from '../worth/hand.ts';
import { bloodChange, damageChange, minionValue } from '../worth/minions.ts';
import { priceOf } from '../worth/pricing.ts';
import { poolChange } from '../worth/seats.ts';
import { type Case, type Judge, USELESS } from './judge.ts';
import { settledWorth } from './uses.ts';
import { huntChance, voteSideOf } from './votes.ts';

/** The small choices that a card or a rule leaves open: whom, how much, from where. */

const withPick = (cast: Cast, at: number): Cast => ({ ...cast, picks: [...cast.picks, at] });

function judgeTarget({ eyes, note }: Case, o: Option): number {
  const f = eyes.asking;
  if (f === undefined || f.kind === 'damage') return 0;
  const cast = withPick(f.cast, o.at);
  if (f.kind === 'effect') {
    const node = eyes.cards.scripts[f.script]?.[f.pc];
    return node?.do === 'choose' ? note('what it does to it', priceOf(eyes, node.effects, cast)) : 0;
  }
  const use = eyes.use(cast.use);
  if (!use) return 0;
  if (use.redirects && isSeatTarget(o.at) && eyes.action) {
    // Whoever is bled in their place.
    return note('bled instead', poolChange(eyes, targetSeat(o.at), -eyes.bleed(eyes.action.minion)));
  }
  const votes = use.text.effects?.some((e) => e.do === 'cancelVotes') ? voteSideOf(eyes, o.at) : 0;
  return note(
    'what it does to it',
    priceOf(eyes, use.text.effects, cast) +
      settledWorth(eyes, use, cast) +
      tollOfTargets(eyes, use, cast) +
      votes,
  );
}

function judgeTerms({ eyes, note }: Case, o: Option): number {
  const f = eyes.referendum;
  if (!f) return 0;
  const cast = withPick(f.cast, o.at);
  const use = eyes.use(cast.use);
  if (!use) return 0;
  // The other points of a division are still to be given: the whole is judged as it stands.
  return note('these terms', priceOf(eyes, use.text.action?.passes, cast) + settledWorth(eyes, use, cast));
}

/** X: as much as is of use. */
function judgeX({ eyes, note }: Case, o: Option): number {
  const f = eyes.asking;
  if (f?.kind !== 'play') return 0;
  const use = eyes.use(f.cast.use);
  if (!use) return 0;
  const cast: Cast = { ...f.cast, x: o.n };
  if (use.text.prevent !== undefined) return preventX({ eyes, note } as Case, use.text.prevent, cast, o.n);
  if (o.n === 0) return 0;
  let best = Number.NEGATIVE_INFINITY;
  for (const id of eyes.minions(eyes.seat))
    best = Math.max(best, priceOf(eyes, use.text.effects, withPick(cast, id)));
  return note('so much', best === Number.NEGATIVE_INFINITY ? 0 : best);
}

function preventX({ eyes, note }: Case, prevent: Amount, cast: Cast, x: number): number {
  const frames = eyes.damage;
  let damage = 0;
  let aggravated = false;
  for (const p of frames?.packets ?? []) {
    if (p.target !== cast.by) continue;
    damage += p.amount;
    aggravated ||= p.aggravated;
  }
  const prevented = x === 0 ? 1 : eyes.amount(cast, prevent);
  // Blood paid is blood that does not mend.
  const left = Math.max(0, damage - prevented);
  return note('prevented', damageChange(eyes, cast.by, left + x, aggravated && left > 0));
}

export const judgePicks: Judge = (c, o) => {
  const { eyes, note } = c;
  switch (c.decision.window) {
    case 'target':
      return judgeTarget(c, o);
    case 'terms':
      return judgeTerms(c, o);
    case 'x':
      return judgeX(c, o);
    case 'may': {
      if (o.verb === 'no') return 0;
      const f = eyes.asking;
      const node = f?.kind === 'effect' ? eyes.cards.scripts[f.script]?.[f.pc] : undefined;
      return f?.kind === 'effect' && node?.do === 'gate'
        ? note('if so', priceOf(eyes, node.effects, f.cast))
        : 0.1;
    }
    case 'toPool':
      return note('to the pool', 0.5 * o.n);
    case 'share':
      return note('pool', poolChange(eyes, targetSeat(o.at), 1));
    case 'payMix':
      if (o.by === NONE) return note('pool', poolChange(eyes, eyes.seat, -1));
      return note('blood', bloodChange(eyes, o.by, -1));
    case 'search':
    case 'maySearch':
    case 'trophies': {
      if (o.verb !== 'pick') return 0;
      const text = eyes.text(o.card);
      return note('worth having', text === null ? 0.1 : 0.5 + keepWorth(eyes, text));
    }
    case 'mayDiablerise':
      return o.verb === 'yes' ? note('diablerie', diablerie(c)) : 0;
    case 'rescueCost':
      return note('who pays', bloodChange(eyes, o.card, -o.n) + bloodChange(eyes, o.by, o.n - RESCUE_PRICE));
    case 'equipment':
    case 'takeEquipment':
    case 'stolen':
      return o.verb === 'pass' ? 0 : 0.5;
    default:
      return o.verb === 'pass' || o.verb === 'no' ? 0 : o.verb === 'order' ? 0.1 : USELESS + 0.6;
  }
};

function diablerie({ eyes }: Case): number {
  const { action } = eyes;
  const own = action?.seat === eyes.seat ? (action?.minion ?? NONE) : (action?.blocker ?? NONE);
  const gain = eyes.counters(own) + 1 < eyes.capacity(own) ? 2.5 : 2;
  return gain - huntChance(eyes, eyes.seat) * minionValue(eyes, own);
}

import type { Seat, Target } from '@methuselah/engine';
import { type Cast, NONE, seatTarget } from '@methuselah/engine/internal';
import { type Condition, type Effect, isSeatNoun, type Toll } from '@methuselah/engine/language';
import type { Eyes, UseText } from '../eyes/eyes.ts';
import { readingsOf } from '../reading/reading.ts';
import { bestPick } from './candidates.ts';
import { duel } from './duel.ts';
import { discardsPrice } from './hand.ts';
import { bloodChange, damageChange, lockChange, minionStake, minionValue, torporChange } from './minions.ts';
import { allThatFit, amountMeant, cardMeant, cardsMeant, fits, seatsMeant } from './nouns.ts';
import { poolChange, stake } from './seats.ts';

/** What effects are worth to the seat that looks, whoever's they are: in pool of its own. */

export function priceOf(eyes: Eyes, effects: readonly Effect[] | undefined, cast: Cast): number {
  let sum = 0;
  if (effects !== undefined) for (const effect of effects) sum += priceOfOne(eyes, effect, cast);
  return sum;
}

function priceOfOne(eyes: Eyes, e: Effect, cast: Cast): number {
  const cards = (who: Parameters<typeof cardsMeant>[2], worth: (id: number) => number): number => {
    let sum = 0;
    for (const id of cardsMeant(eyes, cast, who)) sum += worth(id);
    return sum;
  };
  const amount = (a: Parameters<typeof amountMeant>[2], them: Seat = NONE): number =>
    amountMeant(eyes, cast, a, them);
  switch (e.do) {
    case 'modify': {
      if (e.stat === 'handSize' || e.stat === 'transfers') return 0.3 * amount(e.amount);
      const n = LASTING[e.stat] ?? 0;
      if (n === 0 || isSeatNoun(e.who)) return 0;
      return cards(e.who, (id) => Math.sign(minionStake(eyes, id)) * n * amount(e.amount));
    }
    case 'restrict':
      return cards(e.who, (id) => (e.what === 'unlock' || e.what === 'act' ? -2 * minionStake(eyes, id) : 0));
    case 'schedule':
      return 0.5 * priceOf(eyes, e.effects, cast);
    case 'gainBlood': {
      const n = amount(e.amount);
      return cards(e.who, (id) => {
        const card = eyes.card(id);
        const room =
          card?.region === 'uncontrolled' ? n : Math.max(0, eyes.capacity(id) - (card?.counters ?? 0));
        return bloodChange(eyes, id, eyes.text(id)?.isVampire ? Math.min(n, room) : n);
      });
    }
    case 'burnBlood':
      return cards(e.who, (id) => bloodChange(eyes, id, -Math.min(eyes.counters(id), amount(e.amount))));
    case 'moveBlood': {
      const from = cardMeant(eyes, cast, e.from);
      const n = Math.min(eyes.counters(from), amount(e.amount));
      if (e.to === 'pool') return bloodChange(eyes, from, -n) + poolChange(eyes, cast.seat, n);
      return bloodChange(eyes, from, -n) + bloodChange(eyes, cardMeant(eyes, cast, e.to), n);
    }
    case 'poolToCard': {
      let sum = 0;
      for (const seat of seatsMeant(eyes, cast, e.who)) {
        const n = amount(e.amount, seat);
        sum += poolChange(eyes, seat, -n) + bloodChange(eyes, cardMeant(eyes, cast, e.to), n);
      }
      return sum;
    }
    case 'gainPool':
    case 'burnPool': {
      let sum = 0;
      for (const seat of seatsMeant(eyes, cast, e.who))
        sum += poolChange(eyes, seat, (e.do === 'gainPool' ? 1 : -1) * amount(e.amount, seat));
      return sum;
    }
    case 'movePool': {
      let sum = 0;
      let moved = 0;
      for (const seat of seatsMeant(eyes, cast, e.to)) {
        const n = amount(e.amount, seat);
        moved += n;
        sum += poolChange(eyes, seat, n);
      }
      for (const seat of seatsMeant(eyes, cast, e.from)) sum += poolChange(eyes, seat, -moved);
      return sum;
    }
    case 'burnMix': {
      let sum = 0;
      for (const seat of seatsMeant(eyes, cast, e.who))
        sum -= 0.6 * stake(eyes, seat) * amount(e.amount, seat);
      return sum;
    }
    case 'lock':
      return cards(e.who, (id) => lockChange(eyes, id, true));
    case 'unlock':
      return cards(e.who, (id) => lockChange(eyes, id, false));
    case 'burn':
    case 'remove':
      return cards(e.who, (id) => -presence(eyes, id));
    case 'toTorpor':
      return cards(e.who, (id) => torporChange(eyes, id));
    case 'toReady':
      return cards(e.who, (id) => 0.65 * minionStake(eyes, id) * minionValue(eyes, id));
    case 'toUncontrolled':
      return cards(e.who, (id) => -0.8 * minionStake(eyes, id) * minionValue(eyes, id));
    case 'control':
    case 'steal': {
      const to = e.do === 'steal' ? [cast.seat] : seatsMeant(eyes, cast, e.to);
      return cards(e.who, (id) => {
        if (to.includes(eyes.controller(id))) return 0;
        const gain = to.includes(eyes.seat) ? 1 : -0.2;
        const value = eyes.text(id)?.isMinion ? minionValue(eyes, id) : 0.7;
        return gain * value - (eyes.controller(id) === eyes.seat ? value : 0);
      });
    }
    case 'takeEdge':
      return seatsMeant(eyes, cast, e.who).includes(eyes.seat) ? (eyes.edge === eyes.seat ? 0 : 0.8) : -0.2;
    case 'burnEdge':
      return eyes.edge === eyes.seat ? -0.8 : eyes.edge === NONE ? 0 : 0.2;
    case 'title':
      return cards(e.who, (id) => 2 * Math.sign(minionStake(eyes, id)));
    case 'loseTitle':
      return cards(e.who, (id) => -2 * Math.sign(minionStake(eyes, id)));
    case 'draw':
    case 'drawCrypt':
      return seatsMeant(eyes, cast, e.who).includes(eyes.seat) ? 0.3 * amount(e.amount) : 0;
    case 'discard': {
      const own = seatsMeant(eyes, cast, e.who).includes(eyes.seat);
      if (!own) return 0.4;
      return e.chosenBy === undefined ? 0.1 : -0.5;
    }
    case 'search':
    case 'ashToHand':
      return cast.seat === eyes.seat ? 0.8 : -0.1;
    case 'act':
      return cast.seat === eyes.seat ? 1 : -0.3;
    case 'enterCombat': {
      const first = cardMeant(eyes, cast, e.first);
      const second = cardMeant(eyes, cast, e.second);
      if (first === NONE || second === NONE) return 0;
      return duel(eyes, first, second);
    }
    case 'damage': {
      const to = cardMeant(eyes, cast, e.to);
      return to === NONE ? 0 : damageChange(eyes, to, amount(e.amount), e.aggravated === true);
    }
    case 'diablerise':
      return cast.seat === eyes.seat ? 2 : -1;
    case 'gate': {
      const yes = priceOf(eyes, e.effects, cast) - tollPrice(eyes, e.pay, cast);
      const no = priceOf(eyes, e.else, cast);
      if (e.may) return cast.seat === eyes.seat ? Math.max(0, yes, no) : yes;
      return 0.6 * yes + 0.4 * no;
    }
    case 'choose': {
      const { best } = bestPick(eyes, e.pick, cast, (trial) => priceOf(eyes, e.effects, trial));
      return best;
    }
    case 'each': {
      let sum = 0;
      const among: readonly Target[] =
        typeof e.of === 'string'
          ? seatsMeant(eyes, cast, e.of).map(seatTarget)
          : allThatFit(eyes, cast, e.of.all);
      for (const target of among)
        sum += priceOf(eyes, e.effects, { ...cast, picks: [...cast.picks, target], subject: target });
      return sum;
    }
    default:
      return 0;
  }
}

const LASTING: Record<string, number> = {
  bleed: 1,
  strength: 0.5,
  votes: 0.3,
  capacity: 0.3,
  discipline: 0.7,
};

/** What a card in play is worth to the seat that looks. */
export function presence(eyes: Eyes, id: number): number {
  const card = eyes.card(id);
  const text = eyes.text(id);
  if (!card || !text) return 0;
  if (card.region === 'uncontrolled') return card.controller === eyes.seat ? 1 + card.counters : 0;
  if (text.isMinion) return minionStake(eyes, id) * minionValue(eyes, id);
  const gist = readingsOf(eyes.cards).gists[text.index];
  if (!gist) return 0;
  const host = card.host === NONE ? 0 : gist.host * (stake(eyes, eyes.controller(card.host)) > 0 ? 1 : -0.5);
  if (card.controller === eyes.seat) return gist.controller + host;
  // What a card does to those it is against grows with its counters.
  const victim =
    gist.others * (1 + 0.5 * card.counters) + (eyes.preyOf(card.controller) === eyes.seat ? gist.prey : 0);
  return 0.7 * stake(eyes, card.controller) * gist.controller + host + victim;
}

function tollPrice(eyes: Eyes, toll: Toll | undefined, cast: Cast): number {
  if (toll === undefined) return 0;
  const pool =
    toll.pool === undefined ? 0 : -poolChange(eyes, cast.seat, -amountMeant(eyes, cast, toll.pool));
  const blood =
    toll.blood === undefined ? 0 : -bloodChange(eyes, cast.by, -amountMeant(eyes, cast, toll.blood));
  return pool + blood;
}

/** What its targets add to the cost of a use: a card on them may say that it is dearer. */
export function tollOfTargets(eyes: Eyes, use: UseText, cast: Cast): number {
  const name = eyes.cards.cards[use.def]?.card.name;
  let pool = 0;
  for (const target of cast.picks) {
    if (target < 0) continue;
    for (const on of eyes.attached(target))
      for (const { text } of eyes.text(on)?.statics ?? [])
        if ('targeted' in text && text.targeted && text.named === name)
          pool += amountMeant(eyes, cast, text.amount);
  }
  if (pool === 0) return 0;
  const cost = use.cost.pool === undefined ? 0 : amountMeant(eyes, cast, use.cost.pool);
  return poolChange(eyes, cast.seat, -cost - pool) - poolChange(eyes, cast.seat, -cost);
}

/** What a use costs who uses it. */
export function costOf(eyes: Eyes, use: UseText, cast: Cast): number {
  const { cost } = use;
  let sum = 0;
  if (cost.pool !== undefined) sum -= poolChange(eyes, cast.seat, -amountMeant(eyes, cast, cost.pool));
  if (cost.blood !== undefined && cast.by !== NONE)
    sum -= bloodChange(eyes, cast.by, -Math.min(eyes.counters(cast.by), amountMeant(eyes, cast, cost.blood)));
  if (cost.poolOrBlood !== undefined) sum += 0.7 * cost.poolOrBlood.amount;
  if (cost.burnThis) sum += 0.5 * Math.max(0, presence(eyes, cast.card));
  if (cost.lock === 'self') sum -= lockChange(eyes, cast.by, true);
  if (cost.lock === 'host') sum -= lockChange(eyes, eyes.card(cast.card)?.host ?? NONE, true);
  if (cost.lock === 'this') sum += 0.05;
  if (cost.counters !== undefined) sum += 0.5 * cost.counters;
  if (cost.discard !== undefined && cast.seat === eyes.seat) sum += discardsPrice(eyes, use, cast);
  if (cost.edge) sum += 0.8;
  return sum;
}

/** Conditions that are plainly false now; what cannot be told is taken to hold. */
export function plainlyFalse(eyes: Eyes, conditions: readonly Condition[] | undefined, cast: Cast): boolean {
  if (conditions === undefined) return false;
  for (const c of conditions) {
    if (c.if === 'is') {
      const id = cardMeant(eyes, cast, c.card);
      if (id === NONE || !fits(eyes, cast, id, c.filter)) return true;
    } else if (c.if === 'action') {
      if (eyes.action && !c.kind.includes(eyes.action.action)) return true;
    } else if (c.if === 'directedAt') {
      if (eyes.action && !seatsMeant(eyes, cast, c.who).some((s) => eyes.action?.directedAt.includes(s)))
        return true;
    } else if (c.if === 'atLeast') {
      if (amountMeant(eyes, cast, c.a) < amountMeant(eyes, cast, c.b)) return true;
    }
  }
  return false;
}

import type { CardId, OptionIn } from '@methuselah/engine';
import { type CombatFrame, NONE, type StrikeOption, sideAgainst, sideOf } from '@methuselah/engine/internal';
import type { Eyes } from '../eyes/eyes.ts';
import { readingsOf, type StrikeReading } from '../reading/reading.ts';
import { costWorth } from '../worth/costs.ts';
import { arsenalOf, canPlay, duel } from '../worth/duel.ts';
import { bloodChange, damageChange, lockChange } from '../worth/minions.ts';
import { priceOf } from '../worth/pricing.ts';
import {
  type Case,
  CYCLE,
  effectContextOf,
  type Judge,
  readingOf,
  USELESS,
  type UseOption,
} from './judge.ts';
import { judgeUse } from './uses.ts';

/** Combat: range, strikes, damage prevention and presses. */

export interface Sides {
  readonly combat: Readonly<CombatFrame>;
  readonly own: CardId;
  readonly other: CardId;
}

/** Our minion and its opponent; null if we are not in the combat. */
export function sidesOf(eyes: Eyes): Sides | null {
  const { combat } = eyes;
  if (!combat) return null;
  const own = combat.sides.find(({ minion }) => eyes.controller(minion) === eyes.seat)?.minion;
  return own === undefined ? null : { combat, own, other: sideAgainst(combat, own).minion };
}

export const HAND: StrikeReading = {
  kind: 'damage',
  amount: 0,
  hand: true,
  ranged: false,
  aggravated: false,
  first: false,
  undodgeable: false,
  unlocks: false,
  effects: [],
};

/** The strike the opponent has announced, or a hand strike. */
export function expectedStrike(eyes: Eyes, { combat, own }: Sides): StrikeReading {
  const { strike: announced } = sideAgainst(combat, own);
  if (announced === null) return HAND;
  return readingsOf(eyes.cards).uses[announced.use]?.strike ?? HAND;
}

/** Does a strike of this kind take blood or life? */
const HARMS: Readonly<Record<StrikeReading['kind'], boolean>> = {
  damage: true,
  stealBlood: true,
  dodge: false,
  combatEnds: false,
  destroyEquipment: false,
  stealEquipment: false,
  special: false,
};

export const damageLanding = (eyes: Eyes, by: CardId, strike: StrikeReading, long: boolean): number => {
  if (!HARMS[strike.kind]) return 0;
  if (long && !strike.ranged) return 0;
  return strike.amount + (strike.hand ? eyes.strength(by) : 0);
};

const dodges = (strike: StrikeReading, other: StrikeReading): boolean =>
  strike.kind === 'dodge' && !other.undodgeable;

/** What an exchange of these two strikes is worth. */
export function exchange(
  eyes: Eyes,
  { own, other }: Sides,
  mine: StrikeReading,
  theirs: StrikeReading,
  long: boolean,
): number {
  if (mine.kind === 'combatEnds') return mine.unlocks ? lockChange(eyes, own, false) : 0;
  if (theirs.kind === 'combatEnds') return 0;
  const dealt = dodges(theirs, mine) ? 0 : damageLanding(eyes, own, mine, long);
  const taken = dodges(mine, theirs) ? 0 : damageLanding(eyes, other, theirs, long);
  let sum = 0;
  if (mine.kind === 'stealBlood') {
    const n = Math.min(dealt, eyes.counters(other));
    const room = Math.max(0, eyes.capacity(own) - eyes.counters(own));
    sum += bloodChange(eyes, other, -n) + 0.6 * bloodChange(eyes, own, Math.min(n, room + taken));
    // Stolen blood heals damage taken.
    if (theirs.kind === 'damage') sum += damageChange(eyes, own, Math.max(0, taken - n), theirs.aggravated);
    return sum;
  }
  sum += damageChange(eyes, other, dealt, mine.aggravated) + besides(eyes, own, mine, theirs, long);
  if (theirs.kind === 'stealBlood') sum += bloodChange(eyes, own, -Math.min(taken, eyes.counters(own)));
  else sum += damageChange(eyes, own, taken, theirs.aggravated);
  return sum;
}

/** What a special strike does, if it takes effect. */
function besides(eyes: Eyes, own: CardId, mine: StrikeReading, theirs: StrikeReading, long: boolean): number {
  if (mine.kind !== 'special' || dodges(theirs, mine) || (long && !mine.ranged)) return 0;
  const context = effectContextOf(eyes.seat, { card: NONE, minion: own, use: NONE }, NONE);
  return priceOf(eyes, mine.effects, context);
}

/** The best exchange at a range, with the strikes in hand and on our minion. */
function bestExchange(eyes: Eyes, sides: Sides, long: boolean): number {
  const { uses } = readingsOf(eyes.cards);
  const theirs = expectedStrike(eyes, sides);
  let best = exchange(eyes, sides, HAND, theirs, long);
  const consider = (use: number): void => {
    const strike = uses[use]?.strike;
    if (strike) best = Math.max(best, exchange(eyes, sides, strike, theirs, long));
  };
  for (const id of eyes.hand) {
    const text = eyes.inHand(id);
    if (!text.types.includes('combat')) continue;
    for (const use of text.handUses)
      if (use.text.strike && canPlay(eyes, sides.own, use.index)) consider(use.index);
  }
  for (const id of eyes.attached(sides.own))
    for (const use of eyes.text(id)?.playUses ?? []) consider(use.index);
  return best;
}

/** The card use behind a strike option; null for hand strikes and granted strikes, which are rated as hand strikes. */
export function strikeUse(o: StrikeOption): { use: number; card: CardId; minion: CardId } | null {
  switch (o.verb) {
    case 'play':
    case 'use':
      return o;
    case 'committedStrike':
      return { use: o.use, card: o.weapon, minion: o.minion };
    case 'handStrike':
    case 'grantedStrike':
      return null;
  }
}

export const judgeStrikes: Judge<OptionIn<'strike'>> = (c, o) => {
  const { eyes, note } = c;
  if (o.verb === 'pass') return 0;
  const sides = sidesOf(eyes);
  const used = strikeUse(o);
  const use = used === null ? undefined : eyes.use(used.use);
  const strike = used === null ? HAND : c.readings.uses[used.use]?.strike;
  if (!sides || !strike) return o.verb === 'play' || o.verb === 'use' ? judgeUse(c, o) - 1 : USELESS - 1;
  const worth = note(
    'the exchange',
    exchange(eyes, sides, strike, expectedStrike(eyes, sides), sides.combat.long),
  );
  const cost =
    used && use
      ? note('what it costs', -costWorth(eyes, use.cost, effectContextOf(eyes.seat, used, use.def)))
      : 0;
  return worth + cost + (use?.fromHand ? CYCLE : 0) + 50;
};

/** What preventing this much damage is worth. */
function preventionWorth({ eyes, note }: Case, prevents: number): number {
  const f = eyes.asking;
  const minion = f?.kind === 'damage' ? f.order[f.at] : undefined;
  if (f?.kind !== 'damage' || minion === undefined) return USELESS;
  let damage = 0;
  let aggravated = false;
  for (const p of f.packets) {
    if (p.target !== minion) continue;
    damage += p.amount;
    aggravated ||= p.aggravated;
  }
  const left = Math.max(0, damage - prevents);
  return note(
    'prevented',
    damageChange(eyes, minion, left, aggravated) - damageChange(eyes, minion, damage, aggravated),
  );
}

export const judgeDamage: Judge<OptionIn<'damage'>> = (c, o) => {
  switch (o.verb) {
    case 'pass':
      return 0;
    case 'prevent':
      return preventionWorth(c, 1);
    case 'play':
    case 'use': {
      const reading = readingOf(c, o);
      const use = c.eyes.use(o.use);
      if (!reading || reading.prevents === 0) return judgeUse(c, o);
      const x = use?.text.x === undefined ? reading.prevents : 1;
      return preventionWorth(c, x) - (use && !use.text.x ? costOfUse(c, o) : 0) - 0.1;
    }
  }
};

const costOfUse = ({ eyes }: Case, o: UseOption): number => {
  const use = eyes.use(o.use);
  return use ? costWorth(eyes, use.cost, effectContextOf(eyes.seat, o, use.def)) : 0;
};

export const judgeRange: Judge<OptionIn<'range'>> = (c, o) => {
  if (o.verb === 'pass') return 0;
  const sides = sidesOf(c.eyes);
  if (o.verb !== 'maneuver' && !(sides && readingOf(c, o)?.maneuvers)) return judgeUse(c, o);
  if (!sides) return USELESS;
  const { long } = sides.combat;
  const gain = bestExchange(c.eyes, sides, !long) - bestExchange(c.eyes, sides, long);
  const cost = o.verb === 'maneuver' ? 0 : costOfUse(c, o) + 0.2;
  return c.note('the other range', gain) - cost - 0.1;
};

export const judgePress: Judge<OptionIn<'press'>> = (c, o) => {
  if (o.verb === 'pass') return 0;
  const sides = sidesOf(c.eyes);
  if (o.verb !== 'press' && !(sides && readingOf(c, o)?.presses)) return judgeUse(c, o);
  if (!sides) return USELESS;
  const { pressed } = sides.combat;
  const [first, second] = sides.combat.sides;
  const cost = o.verb === 'press' ? 0 : costOfUse(c, o) + 0.2;
  const goOn = duel(c.eyes, first.minion, second.minion);
  return c.note(pressed ? 'no further round' : 'a further round', pressed ? -goOn : goOn) - cost - 0.3;
};

/** The other windows of a combat, in which only cards are used. */
export const judgeCombat: Judge<
  OptionIn<'beforeRange' | 'beforeStrikes' | 'afterStrikes' | 'roundEnd' | 'combatEnding'>
> = (c, o) => {
  const { eyes, note } = c;
  if (o.verb === 'pass') return 0;
  const sides = sidesOf(eyes);
  if (!sides) return judgeUse(c, o);
  const { combat, own, other } = sides;
  const reading = readingOf(c, o);
  if (!reading) return USELESS;
  const cost = costOfUse(c, o);
  if (reading.roundDamage > 0) {
    return note('damage each round', damageChange(eyes, other, reading.roundDamage, false)) - cost + CYCLE;
  }
  if (reading.handStrikesOnly) {
    const mine = arsenalOf(eyes, own).damage;
    const theirs = eyes.strength(other);
    const worth = damageChange(eyes, other, mine, false) + damageChange(eyes, own, theirs, false);
    return note('hand strikes only', 0.5 * worth + (mine > theirs ? 0.3 : 0)) - cost;
  }
  if (reading.fightsOn) {
    const [first, second] = combat.sides;
    return note('a further round', duel(eyes, first.minion, second.minion)) - cost - 0.3;
  }
  if (reading.range !== null) {
    const isLong = reading.range === 'long';
    const gain = bestExchange(eyes, sides, isLong) - bestExchange(eyes, sides, combat.long);
    return note('the range', gain) - cost - 0.1;
  }
  if (reading.aggravates) {
    const mine = eyes.strength(own);
    const gain = damageChange(eyes, other, mine, true) - damageChange(eyes, other, mine, false);
    return note('aggravated damage', combat.long ? USELESS : gain) - cost;
  }
  if (reading.gainsBloodInCombat) {
    const { lost } = sideOf(combat, other);
    const room = eyes.capacity(own) - eyes.counters(own);
    return note('blood gained', bloodChange(eyes, own, Math.min(lost, room))) - cost - 0.1;
  }
  if (reading.additionalStrikes > 0)
    return note('additional strikes', 0.7 * damageChange(eyes, other, eyes.strength(own), false)) - cost;
  return judgeUse(c, o);
};

/** Aggravated damage is worse, so prevent as much of it as possible. */
export const judgeWhichDamage: Judge<OptionIn<'whichDamage'>> = ({ note }, o) =>
  note('aggravated damage prevented', o.aggravated);

/** Strike at equipment first, else at the minion itself. */
export const judgeAim: Judge<OptionIn<'strikeTarget'>> = ({ eyes }, o) =>
  o.target === NONE ? 0.1 : eyes.text(o.target)?.isEquipment ? 0.5 : 0;

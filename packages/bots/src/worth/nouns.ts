import type { CardId, Seat } from '@methuselah/engine';
import {
  type Cast,
  isClanTarget,
  isFighting,
  isSeatTarget,
  NONE,
  sideAgainst,
  targetClan,
  targetSeat,
} from '@methuselah/engine/internal';
import {
  type Amount,
  type CardNoun,
  type Filter,
  isSeatNoun,
  type SeatNoun,
  TITLES,
  type Who,
} from '@methuselah/engine/language';
import type { Eyes } from '../eyes/eyes.ts';

/** Who and how much, as a seat sees it; where only the game could say, a fair guess. */

export function cardMeant(eyes: Eyes, cast: Cast, noun: CardNoun): CardId {
  if (typeof noun === 'object') {
    if ('pick' in noun) return cast.picks[noun.pick] ?? NONE;
    const card = eyes.card(cast.card);
    return (noun.bound === 0 ? card?.bound0 : card?.bound1) ?? NONE;
  }
  switch (noun) {
    case 'this':
      return cast.card;
    case 'self':
      return cast.by;
    case 'host':
      return eyes.card(cast.card)?.host ?? NONE;
    case 'acting':
      return eyes.action?.minion ?? cast.by;
    case 'blocker':
      return eyes.action?.blocker ?? NONE;
    case 'opposing': {
      const combat = eyes.combat;
      if (!combat) return NONE;
      return sideAgainst(combat, cast.by).minion;
    }
    case 'subject':
      return cast.subject >= 0 ? cast.subject : NONE;
  }
}

export function seatsMeant(eyes: Eyes, cast: Cast, noun: SeatNoun): readonly Seat[] {
  if (typeof noun === 'object') {
    if ('controllerOf' in noun) return one(eyes.controller(cardMeant(eyes, cast, noun.controllerOf)));
    const target =
      'seatPick' in noun
        ? (cast.picks[noun.seatPick] ?? NONE)
        : noun.boundSeat === 0
          ? (eyes.card(cast.card)?.bound0 ?? NONE)
          : (eyes.card(cast.card)?.bound1 ?? NONE);
    return isSeatTarget(target) ? one(targetSeat(target)) : [];
  }
  switch (noun) {
    case 'you':
      return one(cast.seat);
    case 'yourPrey':
      return one(eyes.preyOf(cast.seat));
    case 'yourPredator':
      return one(eyes.predatorOf(cast.seat));
    case 'actingMethuselah':
      return one(eyes.action?.seat ?? cast.seat);
    case 'actionTarget':
      return eyes.action?.directedAt ?? one(eyes.preyOf(cast.seat));
    case 'everyone':
    case 'everyoneElse': {
      const all: Seat[] = [];
      for (let s = 0; s < eyes.seats; s++)
        if (eyes.isIn(s) && (noun === 'everyone' || s !== cast.seat)) all.push(s);
      return all;
    }
  }
}
const one = (seat: Seat): readonly Seat[] => (seat === NONE ? [] : [seat]);

/** The cards meant, if it is cards. */
export function cardsMeant(eyes: Eyes, cast: Cast, who: Who): readonly CardId[] {
  if (isSeatNoun(who)) return [];
  if (typeof who === 'object' && 'all' in who) return allThatFit(eyes, cast, who.all);
  const id = cardMeant(eyes, cast, who);
  return eyes.card(id) ? [id] : [];
}

export function allThatFit(eyes: Eyes, cast: Cast, filter: Filter): CardId[] {
  const found: CardId[] = [];
  for (const { id } of eyes.onTable) if (fits(eyes, cast, id, filter)) found.push(id);
  return found;
}

function isOf(eyes: Eyes, cast: Cast, seat: Seat, of: NonNullable<Filter['of']>): boolean {
  switch (of) {
    case 'you':
      return seat === cast.seat;
    case 'others':
      return seat !== cast.seat;
    case 'yourPrey':
      return seat === eyes.preyOf(cast.seat);
    case 'yourPredator':
      return seat === eyes.predatorOf(cast.seat);
    case 'actionTarget':
      return eyes.action?.directedAt.includes(seat) ?? false;
    case 'notActing':
      return seat !== eyes.action?.seat;
  }
}

/** Does a card fit a description, as far as may be seen? */
export function fits(eyes: Eyes, cast: Cast, id: CardId, f: Filter): boolean {
  const card = eyes.card(id);
  if (!card) return false;
  if (f.of !== undefined && !isOf(eyes, cast, card.controller, f.of)) return false;
  if (f.region === undefined || f.region === 'controlled') {
    if (card.region === 'uncontrolled' || card.region === 'contested') return false;
  } else if (card.region !== f.region) return false;
  const text = eyes.text(id);
  if (text === null) return false;
  switch (f.kind) {
    case 'vampire':
      if (!text.isVampire) return false;
      break;
    case 'ally':
      if (!text.isAlly) return false;
      break;
    case 'minion':
      if (!text.isMinion) return false;
      break;
    case 'equipment':
      if (!text.isEquipment) return false;
      break;
    case 'retainer':
      if (!text.isRetainer) return false;
      break;
  }
  if (f.named !== undefined && text.card.name !== f.named) return false;
  if (f.keyword !== undefined && !(text.card.keywords ?? []).includes(f.keyword)) return false;
  if (f.copyOf !== undefined && text.index !== cast.def) return false;
  if (f.locked !== undefined && card.locked !== f.locked) return false;
  if (f.clan !== undefined && eyes.clan(id) !== clanMeant(eyes, cast, f.clan)) return false;
  if (f.sect !== undefined && eyes.sect(id) !== f.sect) return false;
  if (f.trait !== undefined && !eyes.hasTrait(id, f.trait)) return false;
  if (f.discipline !== undefined && eyes.level(id, f.discipline) < 1) return false;
  if (f.superior !== undefined && eyes.level(id, f.superior) < 2) return false;
  if (f.canLearn !== undefined && eyes.level(id, f.canLearn) >= 2) return false;
  if (f.titled !== undefined && eyes.hasTitle(id) !== f.titled) return false;
  if (f.title !== undefined && !f.title.some((title) => TITLES[eyes.title(id)] === title)) return false;
  if (f.minCapacity !== undefined && eyes.capacity(id) < f.minCapacity) return false;
  if (f.maxCapacity !== undefined && eyes.capacity(id) > f.maxCapacity) return false;
  if (f.youngerThan !== undefined) {
    const elder = cardMeant(eyes, cast, f.youngerThan);
    if (elder !== NONE && eyes.capacity(id) >= eyes.capacity(elder)) return false;
  }
  if (f.olderThan !== undefined) {
    const younger = cardMeant(eyes, cast, f.olderThan);
    if (younger !== NONE && eyes.capacity(id) <= eyes.capacity(younger)) return false;
  }
  if (f.minCounters !== undefined && card.counters < f.minCounters) return false;
  if (f.not !== undefined && cardMeant(eyes, cast, f.not) === id) return false;
  if (f.on !== undefined && card.host !== cardMeant(eyes, cast, f.on)) return false;
  if (f.onMinionOf !== undefined && !isOf(eyes, cast, eyes.controller(card.host), f.onMinionOf)) return false;
  if (f.inCombat === true && !isFighting(eyes.combat, id)) return false;
  if (f.hasVoted === true && !eyes.referendum?.ballots.some((b) => b.source === id)) return false;
  return true;
}

function clanMeant(eyes: Eyes, cast: Cast, clan: NonNullable<Filter['clan']>): string {
  if (typeof clan === 'string') return clan;
  const target = cast.picks[clan.pick] ?? NONE;
  return isClanTarget(target) ? (eyes.cards.clans[targetClan(target)] ?? '') : '?';
}

/** `them`: the Methuselah who gains or burns it. */
export function amountMeant(eyes: Eyes, cast: Cast, amount: Amount, them: Seat = NONE): number {
  if (typeof amount === 'number') return amount;
  if (typeof amount === 'string') {
    if (amount === 'x') return cast.x === 0 ? 2 : cast.x;
    if (amount === 'bleedAmount') return eyes.action ? eyes.bleed(eyes.action.minion) : 1;
    if (amount === 'margin') return Math.max(0, eyes.action?.margin ?? 2);
    return pointsFor(eyes, cast, them);
  }
  if ('counters' in amount) return eyes.counters(cardMeant(eyes, cast, amount.counters));
  if ('capacity' in amount) return eyes.capacity(cardMeant(eyes, cast, amount.capacity));
  if ('pool' in amount) return eyes.pool(seatsMeant(eyes, cast, amount.pool)[0] ?? NONE);
  if ('count' in amount) {
    const all = allThatFit(eyes, cast, amount.count);
    return amount.of === 'them' ? all.filter((id) => eyes.controller(id) === them).length : all.length;
  }
  if ('strength' in amount) {
    const id = cardMeant(eyes, cast, amount.strength);
    return id === NONE ? 1 : eyes.strength(id);
  }
  if ('tally' in amount) return 1;
  if ('sum' in amount)
    return amount.sum.reduce<number>((n, part) => n + amountMeant(eyes, cast, part, them), 0);
  return amount.times * amountMeant(eyes, cast, amount.of, them);
}

/** Points given to a Methuselah: the picks after those of the announcement and the terms before. */
function pointsFor(eyes: Eyes, cast: Cast, them: Seat): number {
  const text = eyes.use(cast.use)?.text;
  const first = (text?.picks?.length ?? 0) + Math.max(0, (text?.action?.terms?.length ?? 1) - 1);
  let points = 0;
  for (let i = first; i < cast.picks.length; i++) {
    const target = cast.picks[i] as number;
    if (isSeatTarget(target) && targetSeat(target) === them) points += 1;
  }
  return points;
}

import {
  type CardNoun,
  type Group,
  isSeatNoun,
  type SeatNoun,
  type Term,
  type Who,
} from '@methuselah/engine/language';
import type { Context, Determiner, Noun, Unit } from './grammar.ts';

/** Both combatants. */
export const BOTH: Group = { all: { inCombat: true } };

/** Nouns for whom a text is about. A chosen card is described when first named, and is "that vampire" afterwards. */

export function cardNoun(noun: CardNoun, x: Context): Noun {
  if (typeof noun === 'string') return x.say.cardNoun[noun](x);
  return 'pick' in noun ? pickNoun(noun.pick, x) : x.say.bound(noun.bound, x);
}

export function seatNoun(noun: SeatNoun, x: Context): Noun {
  if (noun === 'you') return x.you;
  if (typeof noun === 'string') return x.say.seatNoun[noun](x);
  if ('seatPick' in noun) return pickNoun(noun.seatPick, x);
  if ('boundSeat' in noun) return x.say.boundSeat(noun.boundSeat, x);
  return x.say.controllerOf(cardNoun(noun.controllerOf, x), x);
}

export function pickNoun(place: number, x: Context): Noun {
  const pick = x.picks[place];
  // Inside "each", the card at hand counts as one more choice after the others.
  if (pick === undefined && x.subject !== null) return x.subject;
  if (pick === undefined)
    throw new Error(`${x.card.name} speaks of choice ${place}, which it does not have.`);
  const key = `pick ${place}`;
  const count = x.together.get(place);
  const words = x.named.has(key) ? x.say.thatPick : x.say.pick;
  if (count !== undefined && pick.pick === 'card' && !x.named.has(key)) {
    x.named.add(key);
    return x.say.several(pick, count, x);
  }
  x.named.add(key);
  return (words[pick.pick] as (pick: Term, x: Context) => Noun)(pick, x);
}

export function whoNoun(who: Who, determiner: Determiner, x: Context): Noun {
  if (who === BOTH) return x.say.bothCombatants;
  if (typeof who === 'object' && 'all' in who) return x.say.cards(who.all, determiner, x);
  return isSeatNoun(who) ? seatNoun(who, x) : cardNoun(who, x);
}

/** The unit of the counters on a card: blood, life, or counters. */
export function unitOf(who: Who, x: Context): Unit {
  if (who !== 'this' || x.card.kind === 'vampire') return 'blood';
  const isAlive = x.card.modes.some(({ type }) => type === 'ally' || type === 'retainer');
  return isAlive ? 'life' : 'counter';
}

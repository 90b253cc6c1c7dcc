import { walkEffects } from '@methuselah/engine/internal';
import {
  type Amount,
  type Card,
  type CardNoun,
  type Effect,
  type Filter,
  type FilterSeat,
  type Group,
  isSeatNoun,
  type Printed,
  type SeatNoun,
  type Term,
  type Who,
} from '@methuselah/engine/language';
import { commonKind } from './alternatives.ts';
import type { Bound, Context, Determiner, EffectOf, Noun, Unit } from './grammar.ts';

/** Both combatants. */
export const BOTH: Group = { all: { inCombat: true } };

/** Nouns for whom a text is about. A chosen card is described when first named, and is "that vampire" afterwards. */

export function cardNoun(noun: CardNoun, x: Context): Noun {
  if (typeof noun === 'string') return x.say.cardNoun[noun](x);
  return 'pick' in noun ? pickNoun(noun.pick, x) : boundNoun(noun.bound, x);
}

/** A card that can only be a vampire: "the opposing vampire". */
export const vampireNoun = (noun: CardNoun, x: Context): Noun =>
  noun === 'opposing' ? x.say.opposingVampire : cardNoun(noun, x);

/** Is it what the sentence is about already? */
export const isTopic = (noun: Noun, x: Context): boolean => x.topic?.text === noun.text;
/** A noun as a subject: a pronoun if the sentence is about it already. */
export const asSubject = (noun: Noun, x: Context): Noun => (isTopic(noun, x) ? x.say.pronoun(noun) : noun);

/** What is left of a description when the card is named again: "vampire", "Toreador", "location". */
export function bareFilter(filter: Filter | null): Filter {
  const { keyword, clan, named } = filter ?? {};
  const kind = commonKind(filter ?? {});
  return {
    ...(kind === undefined ? {} : { kind }),
    ...(keyword === undefined || kind !== undefined ? {} : { keyword }),
    ...(typeof clan === 'string' ? { clan } : {}),
    ...(named === undefined ? {} : { kind: 'any' as const }),
  };
}

/** Is what the card remembers the minion that played it? */
const remembersPlayer = (card: Card, slot: number): boolean =>
  card.kind === 'library' &&
  card.modes.some(({ effects = [] }) =>
    [...walkEffects(effects)].some((e) => e.do === 'bind' && e.slot === slot && e.to === 'self'),
  );

/** A card that was chosen and is remembered: told from the other one by what was done to it. */
function boundNoun(slot: number, x: Context): Noun {
  const { card } = x;
  if (remembersPlayer(card, slot)) return x.say.bound('player', { kind: 'vampire' }, x);
  const mode =
    card.kind === 'library' ? card.modes.find(({ effects = [] }) => effects.some(isBinding)) : null;
  const places = (mode?.effects ?? []).flatMap((e) => (isBinding(e) ? [e.to.pick] : []));
  const pick = mode?.picks?.[places[slot] ?? -1];
  const filter = pick?.pick === 'card' ? pick.filter : {};
  const isLocked = (of: number): boolean =>
    (mode?.effects ?? []).some(
      (e) => e.do === 'lock' && typeof e.who === 'object' && 'bound' in e.who && e.who.bound === of,
    );
  const fallback: Bound = slot === 0 ? 'first' : 'second';
  if (places.length === 1) return x.say.bound('chosen', filter, x);
  if (places.length !== 2) return x.say.bound(fallback, filter, x);
  const isOfOne = isLocked(0) !== isLocked(1);
  const which: Bound = !isOfOne ? fallback : !isLocked(slot) ? 'other' : x.type === null ? 'locked' : 'one';
  return x.say.bound(which, filter, x);
}
const isBinding = (e: Effect): e is EffectOf<'bind'> & { readonly to: { readonly pick: number } } =>
  e.do === 'bind' && typeof e.to === 'object' && 'pick' in e.to;

/** Does the card give more of what it gives already? */
export const isAdditional = (effect: EffectOf<'modify'>, x: Context): boolean => {
  // A comparison is not yet a mention.
  const trial: Context = { ...x, named: new Set(x.named) };
  return (
    x.type === null &&
    (x.card.statics ?? []).some(
      (each) =>
        'stat' in each &&
        each.stat === effect.stat &&
        whoNoun(each.who, 'each', trial).text === whoNoun(effect.who, 'each', trial).text,
    )
  );
};

/** Is it all that there is on the card? The amount names the card already. */
export const isAll = ({ who, amount }: EffectOf<'burnBlood'>): boolean =>
  typeof amount === 'object' && 'counters' in amount && amount.counters === who;

/** Can the card be locked by its own text? */
export const locksItself = ({ abilities = [] }: Card): boolean =>
  abilities.some(({ cost }) => cost?.lock === 'this');

export function seatNoun(noun: SeatNoun, x: Context): Noun {
  if (noun === 'you') return x.you;
  if (typeof noun === 'string') return x.say.seatNoun[noun](x);
  if ('seatPick' in noun) return pickNoun(noun.seatPick, x);
  if ('boundSeat' in noun) return x.say.boundSeat(noun.boundSeat, x);
  if ('controlling' in noun) return x.say.controlling(x.say.cards(noun.controlling, 'a', x), noun.of);
  return x.say.controllerOf(cardNoun(noun.controllerOf, x), x);
}

/** Is the target of its bleed chosen? */
export const bleedsAnybody = ({ picks }: Context): boolean => picks.some(({ pick }) => pick === 'seat');

/** Inside "each", the choice that stands for the card or Methuselah at hand. */
export const EACH: Term = { pick: 'seat', of: 'any' };

/** The choice that stands for a revealed card. */
export const REVEALED: Term = { pick: 'ash' };
/** Any card of a library. */
export const isAnyLibraryCard = (printed: Printed | undefined): boolean =>
  printed !== undefined && Object.keys(printed).length === 0;

/** The card that a search is for. */
export const searchedFor = ({ type, card = {} }: EffectOf<'search'>): Printed =>
  type === undefined ? card : { ...card, type: [type] };

/** A Methuselah of a filter: the one at hand, inside "each", is "they". */
export const filterSeat = (of: FilterSeat, x: Context): FilterSeat =>
  typeof of === 'object' && 'seatPick' in of && x.picks[of.seatPick] === EACH ? 'you' : of;

/** A bonus made of X: "+X", "+2X+1"; null for any other. */
export function ofX(amount: Amount): string | null {
  if (amount === 'x') return '+X';
  if (typeof amount !== 'object') return null;
  if ('times' in amount && amount.of === 'x') return `+${amount.times}X`;
  if (!('sum' in amount) || amount.sum.length !== 2) return null;
  const [first = 0, more] = amount.sum;
  const x = ofX(first);
  return x === null || typeof more !== 'number' ? null : `${x}+${more}`;
}

/** An amount made of the number of cards that were chosen, which is X: "2X"; null for any other. */
export function ofChosen(amount: Amount): string | null {
  if (amount === 'chosen') return 'X';
  if (typeof amount !== 'object' || !('times' in amount) || amount.of !== 'chosen') return null;
  return `${amount.times}X`;
}

/** Does the amount take away the whole bleed? */
export const isWholeBleed = (amount: Amount): boolean =>
  typeof amount === 'object' && 'times' in amount && amount.times === -1 && amount.of === 'bleedAmount';

/** Does the amount take away all of a minion's stealth? */
export const isWholeStealth = (amount: Amount): boolean =>
  typeof amount === 'object' &&
  'times' in amount &&
  amount.times === -1 &&
  typeof amount.of === 'object' &&
  'stealth' in amount.of;

/** Does the amount fill a vampire: "gains enough blood to reach full capacity"? */
export const isFilling = (amount: Amount): boolean => typeof amount === 'object' && 'missing' in amount;

export function pickNoun(place: number, x: Context): Noun {
  const pick = x.picks[place];
  // Inside "each", the card at hand counts as one more choice after the others.
  if ((pick === undefined || pick === EACH) && x.subject !== null) return x.subject;
  if (pick === undefined)
    throw new Error(`${x.card.name} speaks of choice ${place}, which it does not have.`);
  if (pick === REVEALED) return x.say.revealedCard;
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
  if (typeof who === 'object' && 'all' in who) return groupNoun(who, determiner, x);
  return isSeatNoun(who) ? seatNoun(who, x) : cardNoun(who, x);
}

/** A group, with the others that the effect is about: "allies and younger vampires". */
function groupNoun(who: Group, determiner: Determiner, x: Context): Noun {
  if (x.groups.length === 0) return x.say.cards(who.all, determiner, x);
  const nouns = x.groups.map(({ all }) => x.say.cards(all, 'all', x));
  const text = x.say.list(
    nouns.map((noun) => noun.text),
    'and',
  );
  return { text, plural: true, person: nouns.every(({ person }) => person === true) };
}

/** A minion that may be a vampire or an ally. */
function isAnyMinion(who: Who, x: Context): boolean {
  if (typeof who === 'string') return who === 'opposing' || who === 'blocker';
  if ('all' in who) return who.all.kind === 'minion';
  const pick = 'pick' in who ? x.picks[who.pick] : undefined;
  return pick?.pick === 'card' && pick.filter.kind === 'minion';
}

/** Does it put itself on the opposing minion, whatever that is? */
export const goesOnOpposing = ({ card }: Context): boolean =>
  card.kind === 'library' &&
  card.modes.some(({ strike }) =>
    strike?.effects?.some((effect) => effect.do === 'putOn' && effect.who === 'opposing'),
  );

/** Is it a chosen ally or retainer? */
function isAlwaysAlive(who: Who, { picks }: Context): boolean {
  const pick = typeof who === 'object' && 'pick' in who ? picks[who.pick] : undefined;
  if (pick?.pick !== 'card') return false;
  const kinds = (pick.filter.either ?? [pick.filter]).map(({ kind }) => kind ?? pick.filter.kind);
  return kinds.every((kind) => kind === 'ally' || kind === 'retainer');
}

/** The unit of the counters on a card: blood, life, or counters. */
export function unitOf(who: Who, x: Context): Unit {
  if (isAlwaysAlive(who, x)) return 'life';
  if (isAnyMinion(who, x) || (who === 'host' && (goesOnOpposing(x) || x.host === 'minion')))
    return 'bloodOrLife';
  if (who !== 'this' || x.card.kind === 'vampire') return 'blood';
  const isAlive = x.card.modes.some(({ type }) => type === 'ally' || type === 'retainer');
  return isAlive ? 'life' : 'counter';
}

/** The counters that a card enters play with. */
export const countersOf = ({ card }: Context): number => (card.kind === 'library' ? (card.counters ?? 0) : 0);

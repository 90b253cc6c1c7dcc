import {
  type Ability,
  type ActionText,
  type Amount,
  type AmountForm,
  type AmountOf,
  amountForm,
  type BothNamed,
  type Condition,
  type ConditionOf,
  type EffectOf,
  type InPlayText,
  type LibraryCard,
  type Mode,
  type Reading,
  type ReadingOf,
  type StrikeText,
  type TermOf,
  type Trigger,
  type Use,
  type VampireCard,
} from '@methuselah/engine/language';
import type { Clause, Context, Noun, PlainVerb } from './grammar.ts';

/**
 * Optional fields of card data. Each language lists those that it words; listed here are those worded for all languages by the
 * composing code, or needing no words. A new field does not compile until it is listed here or in every language.
 */

interface EffectFields {
  modify: 'if' | 'unlimited' | 'alsoLater' | 'once';
  grant: 'if' | 'eachRound' | 'pay';
  restrict: 'alsoLater';
  gainBlood: 'onlyOneEachTurn';
  title: 'city';
  additionalStrikes: 'unlimited';
}
/** Clauses for effects in one language; `Said` lists the fields they word. */
export type EffectWords<Said> = {
  readonly [V in PlainVerb]: (
    effect: ReadingOf<EffectOf, V, BothNamed<EffectFields, Said>>,
    x: Context,
  ) => Clause;
};

/** Phrases for conditions in one language; `Said` lists the fields they word. */
export type ConditionWords<Said> = {
  readonly [C in keyof ConditionOf]: (condition: ReadingOf<ConditionOf, C, Said>, x: Context) => string;
};

/** Phrases for computed amounts in one language; `Said` lists the fields they word. */
export type AmountWords<Said> = {
  readonly [F in AmountForm]: (value: ReadingOf<AmountOf, F, Said>, x: Context) => string;
};
type WordsOfAmounts = { readonly [F in AmountForm]: (value: AmountOf[F], x: Context) => string };

/** What an amount counts one by one, and how many times; null if it counts nothing. */
export function perEach(value: Amount, eachOf: (counted: Amount) => string | null): [number, string | null] {
  if (typeof value === 'object' && 'times' in value) return [value.times, eachOf(value.of)];
  return [1, eachOf(value)];
}

/** What the conditions of an amount say: "if you have the Edge". */
export const conditionsOf = (conditions: readonly Condition[], x: Context): string =>
  x.say.list(
    conditions.map((each) => x.say.condition[each.if](each as never, x)),
    'and',
  );

/** Words an amount with such a table. */
export const measuredBy =
  (words: WordsOfAmounts) =>
  (value: Amount, x: Context): string =>
    measured(words, amountForm(value), value, x);

function measured<F extends AmountForm>(
  words: WordsOfAmounts,
  form: F,
  value: AmountOf[F],
  x: Context,
): string {
  return words[form](value, x);
}

/** Nouns for choices in one language; `Said` lists the fields they word. */
export type PickWords<Said> = {
  readonly [P in keyof TermOf]: (pick: ReadingOf<TermOf, P, Said>, x: Context) => Noun;
};

/** A strike, limited to the fields that a language words. */
export type StrikeFor<Said extends keyof StrikeText> = Reading<
  StrikeText,
  Said | 'effects' | 'undodgeable' | 'notAgainst' | 'unpreventableBy' | 'wears' | 'spent'
>;

/** An action, limited to the fields that a language words. */
export type ActionFor<Said extends keyof ActionText> = Reading<
  ActionText,
  Said | 'announced' | 'terms' | 'called' | 'passes' | 'fails' | 'mandatory' | 'at'
>;

/** Fields of a use that are worded for all languages. */
type BesideCombat =
  | 'windows'
  | 'when'
  | 'cost'
  | 'x'
  | 'picks'
  | 'effects'
  | 'action'
  | 'strike'
  | 'once'
  | 'onceShared'
  | 'onceBy'
  | 'onceForMode'
  | 'copies';
type UseField = BesideCombat | 'maneuver' | 'maneuverTo' | 'press' | 'prevent' | 'preventFrom' | 'preventFor';

/** A mode, as the composing code reads it. */
export type SaidMode = Reading<
  Mode,
  UseField | 'keywords' | 'disciplines' | 'by' | 'stays' | 'wake' | 'lockedToo' | 'replaced' | 'asPlayed'
>;
/** An ability, as the composing code reads it. */
export type SaidAbility = Reading<Ability, UseField | 'duty' | 'anyTurn'>;
/** A trigger, as the composing code reads it. */
export type SaidTrigger = Reading<
  Trigger,
  'about' | 'aboutThis' | 'if' | 'instead' | 'once' | 'onceForCopies'
>;
/** Optional fields of any card. */
type OfAnyCard =
  | 'keywords'
  | 'unique'
  | 'traits'
  | 'slaveTo'
  | 'statics'
  | 'abilities'
  | 'triggers'
  | 'burnedIf';
/** A vampire, as the composing code reads it; its other fields are printed as icons or numbers. */
export type SaidVampire = Reading<
  VampireCard,
  OfAnyCard | 'title' | 'city' | 'votes' | 'circle' | 'path' | 'advancedOf' | 'merged' | 'strength' | 'bleed'
>;
/** A library card, as the composing code reads it. */
export type SaidLibraryCard = Reading<
  LibraryCard,
  | OfAnyCard
  | 'requires'
  | 'cost'
  | 'life'
  | 'strength'
  | 'bleed'
  | 'atSuperior'
  | 'counters'
  | 'outOfTurn'
  | 'trifle'
  | 'burnOption'
  | 'onlyOne'
  | 'onePerMethuselah'
  | 'together'
  | 'notWith'
  | 'notBothBy'
  | 'titleCard'
  | 'playsAs'
  | 'asVampire'
  | 'becomes'
>;
/** The text of a card in play, as the composing code reads it. */
export type SaidInPlay = Reading<InPlayText, 'statics' | 'abilities' | 'triggers' | 'burnedIf'>;

/** The combat part of a use, limited to the fields that a language words. */
export type CombatUseFor<Said extends keyof Use> = Reading<Use, Said | BesideCombat>;

/** Clauses for cards moved between piles, in one language. */
export type PileWords = {
  readonly [V in 'move' | 'moveCards' | 'exchange' | 'cycle' | 'reorder' | 'burnPoolOrCards']: (
    effect: ReadingOf<EffectOf, V, { move: 'locked'; moveCards: 'upTo' | 'cards' }>,
    x: Context,
  ) => Clause;
};

/** Clauses for counters with a name of their own, in one language. */
export type CounterWords = {
  readonly [V in 'addCounters' | 'burnCounters']: (
    effect: ReadingOf<EffectOf, V, { burnCounters: 'yours' }>,
    x: Context,
  ) => Clause;
};

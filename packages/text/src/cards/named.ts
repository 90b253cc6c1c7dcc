import {
  type Ability,
  type ActionText,
  type Amount,
  type AmountForm,
  type AmountOf,
  amountForm,
  type BothNamed,
  type ConditionOf,
  type CostStatic,
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
 * Fields that may be left out of a node. Each language names those that it says, and here are those that it need not: they are
 * said for all languages by what puts sentences together, or without words. A new field does not compile until it is named here,
 * or in all languages.
 */

interface EffectFields {
  modify: 'if' | 'unlimited' | 'alsoLater' | 'once';
  grant: 'if';
  gainBlood: 'onlyOneEachTurn';
  title: 'city';
  additionalStrikes: 'unlimited';
}
/** The clauses of a language, which names the fields of effects that they say. */
export type EffectWords<Said> = {
  readonly [V in PlainVerb]: (
    effect: ReadingOf<EffectOf, V, BothNamed<EffectFields, Said>>,
    x: Context,
  ) => Clause;
};

/** The phrases of a language for conditions, with the fields of conditions that they say. */
export type ConditionWords<Said> = {
  readonly [C in keyof ConditionOf]: (condition: ReadingOf<ConditionOf, C, Said>, x: Context) => string;
};

/** The amounts of a language as quantities that are read from the table, with the fields of amounts that it says. */
export type AmountWords<Said> = {
  readonly [F in AmountForm]: (value: ReadingOf<AmountOf, F, Said>, x: Context) => string;
};
type WordsOfAmounts = { readonly [F in AmountForm]: (value: AmountOf[F], x: Context) => string };

/** An amount by such a table. */
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

/** The nouns of a language for choices, with the fields of choices that they say. */
export type PickWords<Said> = {
  readonly [P in keyof TermOf]: (pick: ReadingOf<TermOf, P, Said>, x: Context) => Noun;
};

/** A strike, for a language that names what it says of it. */
export type StrikeFor<Said extends keyof StrikeText> = Reading<StrikeText, Said | 'effects'>;

/** An action, for a language that names what it says of it. */
export type ActionFor<Said extends keyof ActionText> = Reading<
  ActionText,
  Said | 'terms' | 'called' | 'passes' | 'fails' | 'mandatory' | 'at'
>;

/** The fields of a use that are said for all languages. */
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
  | 'onceShared';
type UseField = BesideCombat | 'maneuver' | 'press' | 'prevent' | 'preventFrom';

/** A mode, for what puts its sentences together. */
export type SaidMode = Reading<
  Mode,
  UseField | 'keywords' | 'disciplines' | 'by' | 'stays' | 'wake' | 'lockedToo' | 'replaced'
>;
/** An ability, for what puts its sentences together. */
export type SaidAbility = Reading<Ability, UseField | 'duty' | 'anyTurn'>;
/** A trigger, for what puts its sentences together. */
export type SaidTrigger = Reading<Trigger, 'about' | 'aboutThis' | 'if' | 'instead' | 'once'>;
/** What may be left out of any card. */
type OfAnyCard =
  | 'keywords'
  | 'unique'
  | 'traits'
  | 'slaveTo'
  | 'statics'
  | 'abilities'
  | 'triggers'
  | 'burnedIf';
/** A vampire, for what puts its sentences together: what is not said in words stands on its face. */
export type SaidVampire = Reading<
  VampireCard,
  OfAnyCard | 'title' | 'city' | 'votes' | 'circle' | 'advancedOf' | 'merged' | 'strength' | 'bleed'
>;
/** A library card, for what puts its sentences together. */
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
  | 'notWith'
  | 'titleCard'
  | 'playsAs'
  | 'becomes'
>;
/** What a card does in play, for what puts its sentences together. */
export type SaidInPlay = Reading<InPlayText, 'statics' | 'abilities' | 'triggers' | 'burnedIf'>;

/** What a use does in combat, for a language that names what it says of it. */
export type CombatUseFor<Said extends keyof Use> = Reading<Use, Said | BesideCombat>;

/** What a card in play changes of costs, for a language that names what it says of it. */
export type CostStaticFor<Said extends keyof CostStatic> = Reading<CostStatic, Said | 'if'>;

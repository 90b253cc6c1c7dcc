import {
  type Ability,
  type Condition,
  type ReadingOf,
  type Static,
  type StaticKind,
  type StaticOf,
  staticKind,
  type Who,
} from '@methuselah/engine/language';
import { contextOf, isForMany } from './context.ts';
import { effectClause, effectSentences, maySentences } from './effects.ts';
import type { Clause, Context, Noun } from './grammar.ts';
import type { SaidAbility, SaidInPlay, SaidTrigger } from './named.ts';
import { cardNoun, whoNoun } from './nouns.ts';
import { levelOf, occasionPhrases, plainConditions } from './occasion.ts';
import { extended, fronted, infinitive, statement } from './sentences.ts';
import { combatSentences, isDirected, referendumSentences } from './uses.ts';

/** Sentences for what a card does while in play. */

export type Level = 'basic' | 'superior' | 'any';

/** All sentences, or those for a card played at one level. */
export function inPlaySentences(text: SaidInPlay, level: Level, x: Context): string[] {
  const isOf = (conditions: readonly Condition[] | undefined): boolean =>
    level === 'any' || (conditions ?? []).every((each) => (levelOf(each) ?? level) === level);
  const statics = (text.statics ?? []).filter((each) => isOf(each.if));
  const abilities = (text.abilities ?? []).filter((each) => isOf(each.when));
  const sentence = (each: Static) => `${staticSentence(each, x)}.`;
  return [
    ...statics.filter((each) => !isAboutOwnAction(each)).map(sentence),
    ...(text.triggers ?? []).filter((each) => isOf(each.if)).flatMap((each) => triggerSentences(each, x)),
    ...grouped(abilities).flatMap((each) => abilitySentences(each, x)),
    ...statics.filter(isAboutOwnAction).map(sentence),
    ...(text.burnedIf === undefined ? [] : [`${x.say.burnedIf(plainConditions(text.burnedIf, x), x)}.`]),
    ...eachTurn(abilities, x),
  ];
}

/** Is it about an action that the card provides? That action was mentioned before. */
const isAboutOwnAction = (text: Static): boolean => (text.if ?? []).some((each) => each.if === 'actionWith');

/** Groups abilities that share one use; others stand alone. */
function grouped(abilities: readonly Ability[]): (readonly Ability[])[] {
  const shared = abilities.filter((each) => each.onceShared);
  const groups = abilities.filter((each) => !each.onceShared || each === shared[0]);
  return groups.map((each) => (each.onceShared ? shared : [each]));
}

/** "A vampire can gain blood from only one hunting ground each turn." */
function eachTurn(abilities: readonly Ability[], x: Context): string[] {
  const words = abilities
    .flatMap((each) => each.effects ?? [])
    .flatMap((effect) =>
      effect.do === 'gainBlood' && effect.onlyOneEachTurn !== undefined ? [effect.onlyOneEachTurn] : [],
    );
  return [...new Set(words)].map((word) => `${x.say.onlyOneEachTurn(word, x)}.`);
}

/** The optional fields of statics that are worded here or by the language. */
interface Said {
  stat: 'if';
  discipline: 'if';
  cost: 'if' | 'cardType' | 'named' | 'targeted';
  restriction: 'if';
  play: 'if';
  trait: 'if';
}
/** The subject of a sentence about a static, which is omitted for the card's own. */
interface Subject {
  readonly who: Who;
  /** More words follow. */
  readonly hasTail: boolean;
}

/** A text about the card itself or its controller needs no subject. */
const isOwn = ({ who, hasTail }: Subject, x: Context): boolean =>
  who === 'you' || (who === 'this' && x.card.kind === 'vampire' && !hasTail);

function bonusWords(rest: string, about: Subject, x: Context): string {
  return isOwn(about, x) ? rest : statement({ who: whoNoun(about.who, 'all', x), verb: x.say.get, rest });
}

const STATICS: {
  readonly [K in StaticKind]: (text: ReadingOf<StaticOf, K, Said>, about: Subject, x: Context) => string;
} = {
  stat(text, about, x) {
    if (text.stat === 'voteTax' || text.stat === 'voteTaxAgainst')
      return x.say.voteTax(text, whoNoun(about.who, 'all', x), x);
    return bonusWords(x.say.bonus(text.stat, text.amount, x), about, x);
  },
  discipline: (text, about, x) =>
    bonusWords(x.say.bonus(text.stat, text.amount, x, text.discipline), about, x),
  cost: (text, _about, x) => x.say.costStatic(text, x),
  restriction: (text, { who }, x) => statement(x.say.restriction[text.restrict](whoNoun(who, 'all', x), x)),
  play: (text, { who }, x) =>
    statement(x.say.restriction[text.restrict](whoNoun(who, 'all', x), x, text.named)),
  trait: (text, { who }, x) => x.say.traitStatic(text, whoNoun(who, 'all', x), x),
};
const WORDS_OF: {
  readonly [K in StaticKind]: (text: StaticOf[K], about: Subject, x: Context) => string;
} = STATICS;

function wordsOf<K extends StaticKind>(kind: K, text: StaticOf[K], about: Subject, x: Context): string {
  return WORDS_OF[kind](text, about, x);
}

function staticSentence(text: Static, x: Context): string {
  // "Malkavians get +1 stealth" rather than "the acting minion gets +1 stealth if it is a Malkavian"
  const acting =
    text.who === 'acting'
      ? (text.if ?? []).find((each) => each.if === 'is' && each.card === 'acting')
      : undefined;
  const who: Who = acting?.if === 'is' ? { all: acting.filter } : text.who;
  const tail = occasionPhrases(
    {},
    (text.if ?? []).filter((each) => each !== acting),
    x,
  );
  return [wordsOf(staticKind(text), text, { who, hasTail: tail.length > 0 }, x), ...tail].join(' ');
}

/** Sentences for one ability, or for several that share one use. */
function abilitySentences(abilities: readonly SaidAbility[], base: Context): string[] {
  const [ability, ...others] = abilities;
  if (ability === undefined) return [];
  const x = contextOf(base.card, base.say, ability);
  const { say, agent } = x;
  const isManeuverOnce = ability.strike !== undefined && ability.maneuver !== undefined;
  const when = [
    ability.once === undefined || isManeuverOnce ? '' : say.once[ability.once],
    ...occasionPhrases(ability.action === undefined ? ability : {}, conditionsOf(ability), x, ability),
  ].filter((words) => words !== '');
  if (ability.duty) return fronted(when, effectSentences(ability.effects ?? [], x));
  if (ability.strike !== undefined) return fronted(when, combatSentences(ability, x));
  const [first = '', ...rest] = maySentences(when, agent, paidBy(ability, x), ability.effects ?? [], x);
  const as = ability.action === undefined ? '' : ` ${say.asAction(ability.action, isDirected(ability), x)}`;
  const or = others.map((other) => ` ${say.list(['', alternative(other, base, agent)], 'or').trim()}`);
  return [extended(first, `${or.join('')}${as}`), ...rest, ...referendumSentences(ability, x)];
}

/** What is paid, and what it gives in combat: "burn 1 blood", "prevent 1 damage". */
const paidBy = (ability: Ability, x: Context): Clause[] => [
  ...x.say.cost(ability.cost ?? {}, x),
  ...x.say.combatClauses(ability, x),
];

/** An alternative ability: only what it does. */
function alternative(ability: Ability, base: Context, agent: Noun): string {
  const x = contextOf(base.card, base.say, ability);
  const done = (ability.effects ?? []).map((effect) => effectClause(effect, x));
  return base.say.list(
    [...paidBy(ability, x), ...done].map((clause) => infinitive(clause, agent)),
    'and',
  );
}

/** Conditions still to be said: the noun for many users covers what they must be, and "each combat" covers being in combat. */
function conditionsOf(ability: Ability): readonly Condition[] {
  const isOfCombat = ability.once === 'combat' || ability.once === 'round';
  return (ability.when ?? []).filter((each) => {
    if (each.if === 'inCombat') return !isOfCombat;
    return !(isForMany(ability) && each.if === 'is' && each.card === 'self');
  });
}

function triggerSentences(trigger: SaidTrigger, base: Context): string[] {
  const about =
    trigger.aboutThis === 'this' || trigger.aboutThis === 'host'
      ? cardNoun(trigger.aboutThis, base)
      : trigger.about === undefined
        ? null
        : base.say.cards(trigger.about, 'a', base);
  const subject = trigger.about === undefined ? about : base.say.thatCard(trigger.about, base);
  const isActing = trigger.aboutThis === 'host' && trigger.at === 'bleedSucceeds';
  const x: Context = { ...base, subject, isActing };
  const when = [
    trigger.once === undefined ? '' : base.say.once[trigger.once],
    base.say.happening[trigger.at](about, x),
    ...plainConditions(trigger.if, x),
    ...(trigger.instead ? [base.say.instead] : []),
  ];
  return fronted(when, effectSentences(trigger.effects, x));
}

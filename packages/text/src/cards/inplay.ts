import {
  type Ability,
  type ActionKind,
  type Condition,
  type Effect,
  type Filter,
  type ReadingOf,
  type Static,
  type StaticKind,
  type StaticOf,
  staticKind,
  type Who,
} from '@methuselah/engine/language';
import { contextOf, isForMany } from './context.ts';
import { deedWords, effectClause, effectSentences, isCompound, maySentences, OF_A_TURN } from './effects.ts';
import type { Blocked, Clause, Context, Noun } from './grammar.ts';
import type { SaidAbility, SaidInPlay, SaidTrigger } from './named.ts';
import { asSubject, cardNoun, goesOnOpposing, seatNoun, unitOf, whoNoun } from './nouns.ts';
import { levelOf, occasionOf, occasionPhrases, plainConditions, topicOf } from './occasion.ts';
import {
  alternative,
  type Doing,
  extended,
  fronted,
  infinitive,
  may,
  statement,
  statements,
} from './sentences.ts';
import { combatSentences, isDirected, referendumSentences } from './uses.ts';

/** Sentences for what a card does while in play. */

export type Level = 'basic' | 'superior' | 'any';

/** All sentences, or those for a card played at one level. */
export function inPlaySentences(text: SaidInPlay, level: Level, x: Context): string[] {
  const isOf = (conditions: readonly Condition[] | undefined): boolean =>
    level === 'any' || (conditions ?? []).every((each) => (levelOf(each) ?? level) === level);
  const statics = (text.statics ?? []).filter((each) => isOf(each.if));
  const abilities = (text.abilities ?? []).filter((each) => isOf(each.when));
  const sentence = (each: Static, place: number, all: readonly Static[]) =>
    `${staticSentence(each, isOfTheSame(each, all[place - 1]) ? { ...x, topic: whoNoun(each.who, 'all', x) } : x)}.`;
  return [
    ...statics.filter((each) => !isAboutOwnAction(each)).map(sentence),
    ...(text.triggers ?? []).filter((each) => isOf(each.if)).flatMap((each) => triggerSentences(each, x)),
    ...grouped(abilities).flatMap((each) => abilitySentences(each, x)),
    ...statics.filter(isAboutOwnAction).map(sentence),
    ...(text.burnedIf === undefined ? [] : [`${burnedIf(text.burnedIf, x)}.`]),
    ...eachTurn(abilities, x),
  ];
}

/** Do both hold at any time, of the same minion? Then a pronoun stands for it: "They cannot play …". */
const isOfTheSame = (text: Static, before: Static | undefined): boolean =>
  before !== undefined && before.who === text.who && text.who !== 'this' && [text, before].every(isAlways);
const isAlways = ({ if: conditions = [] }: Static): boolean =>
  conditions.every((each) => levelOf(each) !== null);

const burnedIf = (conditions: readonly Condition[], x: Context): string =>
  x.say.burnedIf(plainConditions(conditions, { ...x, topic: cardNoun('this', x) }), x);

/** Is it about an action that the card provides? That action was mentioned before. */
const isAboutOwnAction = (text: Static): boolean => (text.if ?? []).some((each) => each.if === 'actionWith');

/** Groups abilities that share one use, or that begin alike; others stand alone. */
function grouped(abilities: readonly Ability[]): (readonly Ability[])[] {
  const shared = abilities.filter((each) => each.onceShared);
  const groups: Ability[][] = [];
  for (const each of abilities) {
    const last = groups.at(-1);
    if (each.onceShared && each !== shared[0]) continue;
    if (each.onceShared) groups.push(shared);
    else if (last?.[0] !== undefined && beginsAlike(last[0], each)) last.push(each);
    else groups.push([each]);
  }
  return groups;
}

/** Same user, time and price, and the same first effect? */
function beginsAlike(a: Ability, b: Ability): boolean {
  const beginning = ({ picks: _, effects = [], ...rest }: Ability) => JSON.stringify([rest, effects[0]]);
  const [first] = a.effects ?? [];
  const isPlain = [...(a.effects ?? []), ...(b.effects ?? [])].every((effect) => !isCompound(effect));
  const isWhole = a.onceShared || a.duty || a.action !== undefined || a.strike !== undefined;
  return first !== undefined && !('pick' in first) && isPlain && !isWhole && beginning(a) === beginning(b);
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
  cost: 'if' | 'cards' | 'kind' | 'targeted';
  restriction: 'if';
  play: 'if' | 'named' | 'types' | 'needs' | 'needsAny';
  target: 'if' | 'by' | 'cards';
  immunity: 'if';
  aggravation: 'if';
  trait: 'if';
  requirement: 'if' | 'youToo';
}
/** The subject of a sentence about a static, which is omitted for the card's own. */
interface Subject {
  readonly who: Who;
  /** More words follow. */
  readonly hasTail: boolean;
  /** It is about referendums that the card calls. */
  readonly isCaller: boolean;
  /** It is not about these actions. */
  readonly except: readonly ActionKind[];
}

/** A text about the card itself or its controller needs no subject. */
const isOwn = ({ who, hasTail }: Pick<Subject, 'who' | 'hasTail'>, x: Context): boolean =>
  who === 'you' || (who === 'this' && x.card.kind === 'vampire' && !hasTail);

const subjectOf = ({ who }: Pick<Subject, 'who'>, x: Context): Noun => asSubject(whoNoun(who, 'all', x), x);

function bonusWords(rest: string, about: Subject, x: Context): string {
  return isOwn(about, x) ? rest : statement({ who: subjectOf(about, x), verb: x.say.get, rest });
}

const STATICS: {
  readonly [K in StaticKind]: (text: ReadingOf<StaticOf, K, Said>, about: Subject, x: Context) => string;
} = {
  stat(text, about, x) {
    if (text.stat === 'voteTax' || text.stat === 'voteTaxAgainst')
      return x.say.voteTax(
        text,
        whoNoun(about.who, 'all', x),
        about.isCaller ? cardNoun('self', x) : null,
        x,
      );
    if (text.stat === 'blockTax' || text.stat === 'blockTaxOrLife')
      return statement(
        x.say.blockTax(whoNoun(about.who, 'all', x), text.amount, text.stat === 'blockTaxOrLife', x),
      );
    if (text.stat === 'blockTaxLibrary')
      return statement(x.say.blockTaxLibrary(whoNoun(about.who, 'all', x), text.amount, x));
    return bonusWords(x.say.bonus(text.stat, text.amount, x), about, x);
  },
  discipline: (text, about, x) =>
    bonusWords(x.say.bonus(text.stat, text.amount, x, text.discipline), about, x),
  cost: (text, _about, x) =>
    statement(
      x.say.costChange(
        {
          cards: text.cards ?? {},
          kind: text.kind,
          amount: text.amount,
          who: text.who,
          targeted: text.targeted === true,
          isNext: false,
        },
        x,
      ),
    ),
  restriction(text, { who, except }, x) {
    if (text.restrict === 'beBlocked') return statement(x.say.unblockable(whoNoun(who, 'all', x), except, x));
    return statement(x.say.restriction[text.restrict](subjectOf({ who }, x), x));
  },
  play: (text, about, x) =>
    statement(x.say.restriction[text.restrict](subjectOf(about, x), x, { cards: text })),
  target: ({ by, cards, restrict }, about, x) =>
    statement(
      x.say.restriction[restrict](subjectOf(about, x), x, {
        ...(by === undefined ? {} : { by }),
        ...(cards === undefined ? {} : { actionCards: cards }),
      }),
    ),
  immunity: (text, about, x) =>
    statement(x.say.immuneTo(subjectOf(about, x), x.say.cards(text.immuneTo, 'all', x))),
  aggravation: ({ aggravatedFrom: from }, about, x) =>
    statement(
      x.say.aggravatedFrom(
        subjectOf(about, x),
        from === 'this' ? cardNoun('this', x) : x.say.cards(from, 'a', x),
      ),
    ),
  trait: (text, { who }, x) => x.say.traitStatic(text, whoNoun(who, 'all', x), x),
  requirement: (text, { who }, x) => x.say.meets(text, whoNoun(who, 'all', x), x),
};
const WORDS_OF: {
  readonly [K in StaticKind]: (text: StaticOf[K], about: Subject, x: Context) => string;
} = STATICS;

function wordsOf<K extends StaticKind>(kind: K, text: StaticOf[K], about: Subject, x: Context): string {
  return WORDS_OF[kind](text, about, x);
}

function staticSentence(text: Static, x: Context): string {
  const conditions = text.if ?? [];
  // "Malkavians get +1 stealth" rather than "the acting minion gets +1 stealth if it is a Malkavian"
  const acting =
    text.who === 'acting' ? conditions.find((each) => each.if === 'is' && each.card === 'acting') : undefined;
  const who: Who = acting?.if === 'is' ? { all: acting.filter } : text.who;
  const caller = isVoteTax(text) ? conditions.find(isCalled) : undefined;
  const exception = isUnblockable(text) ? conditions.find(isNotOfKind) : undefined;
  const rest = conditions.filter((each) => ![acting, caller, exception].includes(each));
  const topic = whoNoun(who, 'all', x);
  const about: Context = { ...x, topic: topic.you ? null : topic };
  const tail = occasionPhrases({}, rest, about, { isLasting: true });
  const subject: Subject = {
    who,
    hasTail: tail.length > 0,
    isCaller: caller !== undefined,
    except: exception?.if === 'not' && exception.of.if === 'action' ? exception.of.kind : [],
  };
  return [wordsOf(staticKind(text), text, subject, x), ...tail].join(' ');
}
const isVoteTax = (text: Static): boolean =>
  'stat' in text && (text.stat === 'voteTax' || text.stat === 'voteTaxAgainst');
const isUnblockable = (text: Static): boolean => 'restrict' in text && text.restrict === 'beBlocked';
const isCalled = (each: Condition): boolean => each.if === 'selfIs' && each.role === 'caller';
const isNotOfKind = (each: Condition): boolean => each.if === 'not' && each.of.if === 'action';

/** Sentences for one ability, or for several that share one use or begin alike. */
function abilitySentences(abilities: readonly SaidAbility[], base: Context): string[] {
  const [ability, ...others] = abilities;
  if (ability === undefined) return [];
  const x = contextOf(base.card, base.say, ability);
  const { say, agent } = x;
  const isManeuverOnce = ability.strike !== undefined && ability.maneuver !== undefined;
  const conditions = conditionsOf(ability).map((each) => ofActing(each, ability));
  // A minion's phases are those of its controller, who reads the card: "during your unlock phase".
  const isOfReader = ability.by === 'self' || ability.by === 'host' || ability.by === 'yourPrey';
  const reader = isOfReader ? { ...x, agent: say.you, you: say.you } : x;
  const occasion = occasionOf(ability.action === undefined ? ability : {}, conditions, reader, ability);
  const once = ability.once === undefined || isManeuverOnce ? '' : say.once[ability.once];
  const isAgain = canBeRepeated(ability);
  const front = [once, ...occasion.user, ...(isAgain ? [] : occasion.times), ...occasion.conditions];
  const when = front.filter((words) => words !== '');
  if (ability.duty) {
    const duty = fronted(when, effectSentences(ability.effects ?? [], x, { isOne: true }));
    return [...duty, ...others.flatMap((other) => abilitySentences([other], base))];
  }
  const isNamed =
    (topicOf(isAgain ? conditions.filter((each) => !isByActing(each)) : conditions, x)?.text === agent.text &&
      (!isAgain || occasion.conditions.length > 0)) ||
    (isForMany(ability) && (ability.when ?? []).some(isByActing)) ||
    (!isAgain && occasion.times.some((time) => time.endsWith(agent.text)));
  const subject = isNamed && !agent.you ? say.pronoun(oneUser(ability, x) ?? agent) : agent;
  const doer: Noun = isForMany(ability) ? { ...agent, text: say.cardNoun.self(x).text } : agent;
  const doing: Doing = { agent: doer, subject, when, at: isAgain ? occasion.times : [] };
  if (ability.strike !== undefined) return strikeSentences(ability, doing, x);
  if (isOptionalMove(ability)) return fronted(when, [`${statements(movesOf(ability, x), x)}.`]);
  const price = actionPrice(ability, x);
  const as =
    ability.action === undefined
      ? ''
      : ` ${[say.asAction(ability.action, isDirected(ability) && !goesOnOpposing(x), x), ...(price === null ? [] : [say.thatCosts(price)])].join(' ')}`;
  if (ability.action?.kind === 'bleed') {
    const { bleed } = ability.action;
    const more = say.toBleed(bleed === undefined ? null : say.bonus('bleed', bleed, x));
    return [extended(`${may(doing, price === null ? paidBy(ability, x) : [], more, x)}.`, as)];
  }
  if (others.length > 0 && !ability.onceShared) return [`${eitherWay(abilities, doing, x)}.`];
  const paid = price === null ? paidBy(ability, x) : [];
  const [first = '', ...rest] = maySentences(doing, paid, ability.effects ?? [], x);
  const or = others.map((other) => ` ${say.list(['', otherWay(other, ability, base, agent)], 'or').trim()}`);
  const copies = ability.copies === undefined ? [] : [`${say.copies(ability.copies, x)}.`];
  return [extended(first, `${or.join('')}${as}`), ...rest, ...copies, ...referendumSentences(ability, x)];
}

/** A maneuver or press that a minion has each combat, at no cost. */
const isOptionalMove = ({ press, maneuver, cost, effects, prevent, action, strike }: SaidAbility): boolean =>
  (press === true || maneuver !== undefined) &&
  [cost, effects, prevent, action, strike].every((each) => each === undefined);
const movesOf = ({ press, maneuver }: SaidAbility, x: Context): Clause[] =>
  [...(maneuver === undefined ? [] : ['maneuver' as const]), ...(press ? ['press' as const] : [])].map(
    (grant) => effectClause({ do: 'grant', grant, who: 'self', for: 'inPlay' }, x),
  );

/** What an action costs, where it is only blood, life or pool: it is paid if the action succeeds. */
function actionPrice({ action, cost = {} }: SaidAbility, x: Context): string | null {
  const { blood, pool, counters, ...others } = cost;
  if (action === undefined || Object.keys(others).length > 0) return null;
  if (blood !== undefined && pool === undefined) return x.say.amount(blood, 'blood', x);
  if (pool !== undefined && blood === undefined) return x.say.amount(pool, 'pool', x);
  return counters === undefined ? null : x.say.amount(counters, unitOf('this', x), x);
}

/** The rulebook reads "during X, do Y" as "once each X": a price that can be paid again has its time beside it. */
const canBeRepeated = ({ once, cost, effects = [] }: SaidAbility): boolean =>
  once === undefined && (cost === undefined ? effects.some(isSacrifice) : !cost.burnThis);
const isSacrifice = (effect: Effect): boolean => effect.do === 'burn' && effect.who !== 'this';

/** A strike that a minion has: with its maneuver, or "this vampire can strike: dodge". */
function strikeSentences(ability: SaidAbility, doing: Doing, x: Context): string[] {
  const { strike } = ability;
  if (
    strike === undefined ||
    strike.kind === 'special' ||
    ability.maneuver !== undefined ||
    ability.by !== 'self'
  )
    return fronted(doing.when ?? [], combatSentences(ability, x));
  const [, ...besides] = combatSentences(ability, x);
  return [`${may(doing, x.say.cost(ability.cost ?? {}, x), x.say.toStrike(strike, x), x)}.`, ...besides];
}

/** What is paid, and what it gives in combat: "burn 1 blood", "prevent 1 damage". */
const paidBy = (ability: Ability, x: Context): Clause[] => [
  ...x.say.cost(ability.cost ?? {}, x),
  ...x.say.combatClauses(ability, x),
];
const deedsOf = (ability: Ability, x: Context): Clause[] => [
  ...paidBy(ability, x),
  ...(ability.effects ?? []).map((effect) => effectClause(effect, x)),
];

/** An alternative ability: only what it does, without what it has in common with the first one. */
function otherWay(ability: Ability, first: Ability, base: Context, agent: Noun): string {
  const [said, another] = [first, ability].map((each) => deedsOf(each, contextOf(base.card, base.say, each)));
  const isSingle = said?.length === 1 && another?.length === 1;
  return base.say.list(
    (another ?? []).map((clause) => alternative(clause, isSingle ? said[0] : undefined, agent)),
    'and',
  );
}

/** Abilities that begin alike: "give your prey control of this card and either … or …". */
function eitherWay(abilities: readonly Ability[], doing: Doing, x: Context): string {
  const { say } = x;
  const [first] = abilities;
  const [beginning] = first?.effects ?? [];
  if (first === undefined || beginning === undefined) return '';
  const topic = beginning.do === 'control' ? seatNoun(beginning.to, x) : null;
  const common = infinitive(effectClause(beginning, x), doing.agent);
  const ways = abilities.map((each) => {
    const [, ...rest] = each.effects ?? [];
    return deedWords(doing.agent, rest, { ...contextOf(x.card, say, each), topic });
  });
  return may(doing, paidBy(first, x), say.list([common, say.either(ways)], 'and'), x);
}

/** Conditions still to be said: the noun for many users covers what they must be, and "each combat" covers being in combat. */
function conditionsOf(ability: Ability): readonly Condition[] {
  const isOfCombat = ability.once === 'combat' || ability.once === 'round';
  const { at } = ability.action ?? {};
  const hasUser = (ability.when ?? []).some((each) => each.if === 'is' && each.card === 'self');
  return (ability.when ?? []).filter((each) => {
    if (each.if === 'inCombat') return !isOfCombat;
    if (isSomeCounter(each)) return !isForEachCounter(ability);
    // A directed action is against a ready minion of another Methuselah.
    if (at !== undefined && each.if === 'is' && each.card === at) return !isOfAnother(each.filter);
    return !(isForMany(ability) && each.if === 'is' && (each.card === 'self' || (isWhose(each) && hasUser)));
  });
}

/** Whose card this is: the noun for its users says it. */
const isWhose = ({ card, filter }: Extract<Condition, { if: 'is' }>): boolean =>
  card === 'this' && filter.of !== undefined && Object.keys(filter).length === 1;

/** "For each counter" says already that there must be one. */
const isSomeCounter = (each: Condition): boolean =>
  each.if === 'atLeast' && each.b === 1 && typeof each.a === 'object' && 'counters' in each.a;
const isForEachCounter = ({ effects = [] }: Ability): boolean =>
  effects.some((e) => e.do === 'burnMix' && typeof e.amount === 'object' && 'counters' in e.amount);

const isOfAnother = ({ of, region = 'ready', ...more }: Filter): boolean =>
  of === 'others' && region === 'ready' && Object.keys(more).length === 0;

/** Conditions about the action, as what a minion blocks. */
function blockedBy(each: Condition): Blocked | null {
  if (each.if === 'action') return { actors: [], kinds: each.kind };
  if (each.if === 'is' && each.card === 'acting') return { actors: [each.filter], kinds: [] };
  if (each.if !== 'any') return null;
  const all = each.of.map(blockedBy);
  const known = all.filter((one) => one !== null);
  if (known.length < all.length) return null;
  return {
    actors: known.flatMap(({ actors }) => actors),
    kinds: known.flatMap(({ kinds }) => kinds),
  };
}

/** "during a bleed action of a Ravnos you control": what many can use while they act is told of the one who does. */
function ofActing(each: Condition, { by, when = [] }: Ability): Condition {
  const user = when.find((other) => other.if === 'is' && other.card === 'self');
  if (by !== 'anyMinion' || !isByActing(each) || user?.if !== 'is') return each;
  return { if: 'is', card: 'acting', filter: user.filter };
}

/** The one of many who acts: "as a Ravnos announces a bleed action, they can …". */
function oneUser({ by, when = [] }: Ability, x: Context): Noun | null {
  const user = when.find((each) => each.if === 'is' && each.card === 'self');
  return by === 'anyMinion' && user?.if === 'is' ? x.say.cards(user.filter, 'a', x) : null;
}

const isByActing = (each: Condition): boolean => each.if === 'selfIs' && each.role === 'acting';

/** Is it for the combat that results from a block? */
const isForCombat = (effect: Effect): boolean =>
  effect.do === 'schedule' && (effect.for === 'resultingRound' || effect.for === 'resultingCombat');

const isFighter = (each: Condition): boolean => each.if === 'selfIs' && each.role === 'combatant';

/** What a happening is about, or null if it need not be said. */
function aboutNoun({ at, about, aboutThis }: SaidTrigger, x: Context): Noun | null {
  if (aboutThis === 'this' || aboutThis === 'host' || aboutThis === 'opposing') return cardNoun(aboutThis, x);
  if (aboutThis === 'hostController') return seatNoun({ controllerOf: 'host' }, x);
  if (aboutThis === 'yourPrey' || aboutThis === 'yourPredator') return seatNoun(aboutThis, x);
  if (about !== undefined) return x.say.cards(about, 'a', x);
  if (at === 'referendumPassed' && aboutThis === 'you')
    return x.say.cards({ kind: 'vampire', of: 'you' }, 'a', x);
  if (at === 'edgeGained' || at === 'edgeLost') return aboutThis === 'you' ? x.you : null;
  if (!OF_A_TURN.has(at)) return null;
  return aboutThis === 'you' ? x.you : x.say.methuselahs(false);
}

function triggerSentences(trigger: SaidTrigger, base: Context): string[] {
  const about = aboutNoun(trigger, base);
  const subject = trigger.about === undefined ? about : base.say.thatCard(trigger.about, base);
  const isBleed = trigger.at === 'bleedSucceeds' || trigger.at === 'bled';
  const isActing = trigger.aboutThis === 'host' && isBleed;
  const conditions = trigger.if ?? [];
  const target = isBleed ? conditions.find((each) => each.if === 'directedAt') : undefined;
  const isOfReferendum = trigger.at === 'referendumPassed' || trigger.at === 'tallied';
  const caller = isOfReferendum ? conditions.find(isCalled) : undefined;
  const fighter = trigger.at === 'combatEnds' ? conditions.find(isFighter) : undefined;
  const isBlock = trigger.at === 'blockSucceeded' && about !== null;
  const own = trigger.at === 'blockSucceeded' && about === null ? conditions.find(isByActing) : undefined;
  const block = isBlock ? conditions.find((each) => blockedBy(each) !== null) : undefined;
  const rest = conditions.filter((each) => ![target, caller, block, own, fighter].includes(each));
  const x: Context = {
    ...base,
    subject,
    isActing,
    bled: target?.if === 'directedAt' ? seatNoun(target.who, base) : null,
    blocked: block === undefined ? null : blockedBy(block),
    isOfCombat: trigger.effects.every(isForCombat),
    isNext:
      !OF_A_TURN.has(trigger.at) &&
      trigger.effects.some((effect) => effect.do === 'burn' && effect.who === 'this'),
    topic: conditions.length === 0 && trigger.aboutThis !== undefined ? about : null,
  };
  const when = [
    trigger.once === undefined
      ? ''
      : `${base.say.once[trigger.once]}${trigger.onceForCopies ? ` ${base.say.forAllCopies}` : ''}`,
    own === undefined
      ? base.say.happening[trigger.at](
          caller === undefined && fighter === undefined ? about : cardNoun('self', base),
          x,
        )
      : base.say.ifBlocked(cardNoun('self', base)),
    ...plainConditions(rest, x),
    ...(trigger.instead ? [base.say.instead] : []),
  ];
  return fronted(when, effectSentences(trigger.effects, x, { isOne: true }));
}

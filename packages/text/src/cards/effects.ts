import type {
  Condition,
  Effect,
  Group,
  Happening,
  ReadEffect,
  Scope,
  Stat,
  Term,
  Who,
} from '@methuselah/engine/language';
import { type Clause, COMPOUND, type Context, type EffectOf, type Noun, type PlainVerb } from './grammar.ts';
import { BOTH, cardNoun, EACH, isTopic, pickNoun, REVEALED, seatNoun, whoNoun } from './nouns.ts';
import { plainConditions, topicOf } from './occasion.ts';
import {
  capital,
  type Doing,
  deed,
  extended,
  fronted,
  infinitive,
  may,
  statement,
  statements,
} from './sentences.ts';

/** Sentences for effects. */

type CompoundEffect = EffectOf<(typeof COMPOUND)[number]>;
export const isCompound = (effect: Effect): effect is CompoundEffect =>
  (COMPOUND as readonly string[]).includes(effect.do);

/** How effects are put into sentences. */
interface Telling {
  /** Sentences that come first. */
  readonly before?: readonly string[];
  /** Orders with which the first sentence begins. */
  readonly orders?: readonly Clause[];
  /** All belongs to what was said before it, and is one sentence: "If the action is blocked, lock … and end the action." */
  readonly isOne?: boolean;
}

/** Effects as imperatives, one sentence per subject. */
export function effectSentences(
  effects: readonly Effect[],
  x: Context,
  { before = [], orders = [], isOne = false }: Telling = {},
): string[] {
  const said: string[] = [...before];
  let bonuses: string[] = [];
  let isLimitedBonus = false;
  let clauses: Clause[] = [...orders];
  const endSentence = () => {
    const limit = isLimitedBonus ? ` (${x.say.limited})` : '';
    if (bonuses.length > 0) said.push(`${x.say.list(bonuses, 'and')}${limit}.`);
    if (clauses.length > 0) said.push(`${statements(clauses, x)}.`);
    bonuses = [];
    clauses = [];
    isLimitedBonus = false;
  };
  let last: Effect | null = null;
  const spoken = merged(effects, x);
  for (const [place, [effect, context]] of spoken.entries()) {
    const inside = lastsAlike(effect, spoken[place + 1]?.[0]) ? { ...context, isShared: true } : context;
    const along = ownGrant(effect, inside);
    const bonus = ownBonus(effect, isSameStat(effect, last), inside);
    if (isCompound(effect)) {
      endSentence();
      said.push(...compoundSentences(effect, following(effect, last, inside)));
    } else if (effect.do === 'grant' && effect.pay !== undefined) {
      endSentence();
      const agent = whoNoun(effect.who, 'a', inside);
      said.push(`${may({ agent }, x.say.cost(effect.pay, inside), [paidGrant(effect, inside)], inside)}.`);
    } else if (
      along !== null &&
      (clauses.at(-1)?.who ?? null) === null &&
      said.length + bonuses.length + clauses.length > 0
    ) {
      endSentence();
      said.push(extended(said.pop() ?? '', `, ${along}`));
    } else if (bonus !== null) {
      if (clauses.length > 0) endSentence();
      const given = bonuses.pop();
      const isMore = given !== undefined && isSameStat(effect, last);
      bonuses.push(...(isMore ? [`${given}, ${bonus}`] : given === undefined ? [bonus] : [given, bonus]));
      isLimitedBonus ||= isLimited(effect, inside);
    } else if (isOptional(effect, inside)) {
      const option = `${may({ agent: inside.agent }, [], [effectClause(effect, inside)], inside)} ${x.say.ifAny}`;
      // What is optional as the card is played belongs to what is done then.
      const deeds = clauses.length === 0 ? [] : [statements(clauses, x)];
      clauses = [];
      endSentence();
      said.push(`${x.say.list([...deeds, option], 'and')}.`);
    } else {
      const clause = withPronoun(effectClause(effect, inside), inside);
      const previous = clauses.at(-1);
      const isOther = previous !== undefined && previous.who?.text !== clause.who?.text;
      if (bonuses.length > 0 || (isOther && !isOne)) endSentence();
      clauses.push(clause);
    }
    last = effect;
  }
  endSentence();
  return said;
}

/** After what was said of the same combat, neither the duration nor the subject is named again. */
const following = (effect: Effect, last: Effect | null, x: Context): Context =>
  effect.do === 'schedule' && last?.do === 'restrict' && effect.for === 'combat' && last.for === 'combat'
    ? { ...x, isShared: true, topic: whoNoun(last.who, 'all', x) }
    : x;

/** Does the next effect say how long both last? */
const lastsAlike = (effect: Effect, next: Effect | undefined): boolean =>
  next !== undefined &&
  (effect.do === 'restrict' || effect.do === 'modify') &&
  (next.do === 'restrict' || next.do === 'modify') &&
  effect.for === 'combat' &&
  next.for === 'combat' &&
  effect.who === 'opposing' &&
  next.who === 'opposing' &&
  effect.if === undefined;

/** What is paid for when it is used: "prevent 1 damage each round this combat". */
function paidGrant(effect: EffectOf<'grant'>, x: Context): Clause {
  const { grant, amount: prevent = 1, prevents: preventFrom = {} } = effect;
  const [clause] = grant === 'prevent' ? x.say.combatClauses({ prevent, preventFrom }, x) : [];
  return clause === undefined
    ? effectClause(effect, x)
    : { ...clause, rest: `${clause.rest} ${durationWords(effect, x)}` };
}

/** Its subject is the topic: a pronoun stands for it. */
const withPronoun = (clause: Clause, x: Context): Clause =>
  clause.who !== null && isTopic(clause.who, x) ? { ...clause, who: x.say.pronoun(clause.who) } : clause;

/**
 * Effects in the order of the text, each with its context. Effects that do the same to several similar choices or groups are
 * merged; a choice made on the way is named where it is used; bookkeeping effects are omitted.
 */
function merged(effects: readonly Effect[], x: Context): [Effect, Context][] {
  const kept: [Effect, Context][] = [];
  for (const effect of effects) {
    if (effect.do === 'bind') continue;
    if (
      effect.do === 'choose' &&
      (effect.who ?? 'you') === 'you' &&
      effect.else === undefined &&
      !effect.effects.every(isBind)
    ) {
      const isLater = kept.length > 0;
      kept.push(...merged(effect.effects, { ...x, picks: [...x.picks, effect.pick], isLater }));
      continue;
    }
    const [first, inside] = kept.at(-1) ?? [];
    const both = first === undefined ? null : asOne(first, effect, inside ?? x);
    if (both !== null) kept.splice(-1, 1, both);
    else kept.push([effect, x]);
  }
  return kept;
}

/** Is the choice only remembered? Then it is an order of its own. */
const isBind = (effect: Effect): boolean => effect.do === 'bind';

/** Two effects that one clause says; null if they need two. */
function asOne(first: Effect, effect: Effect, x: Context): [Effect, Context] | null {
  if (first.do === 'restrict' && first.who === 'self' && isAlike({ ...first, who: 'opposing' }, effect))
    return [{ ...first, who: BOTH }, x];
  // "attempt to block with +2 intercept"
  if (first.do === 'modify' && first.stat === 'intercept' && effect.do === 'attemptBlock')
    return isAlike(first.who, effect.who) ? [effect, { ...x, blockWith: first }] : null;
  // "allies and younger vampires get -1 intercept"
  if (first.do === 'modify' && effect.do === 'modify' && isGroup(first.who) && isGroup(effect.who))
    return isAlike({ ...first, who: effect.who }, effect)
      ? [first, { ...x, groups: [...(x.groups.length === 0 ? [first.who] : x.groups), effect.who] }]
      : null;
  const [a, b] = [pickOf(first), pickOf(effect)];
  if (first.do !== effect.do || a === null || b === null || a === b || !isAlike(x.picks[a], x.picks[b]))
    return null;
  x.together.set(a, (x.together.get(a) ?? 1) + 1);
  return [first, x];
}

const isGroup = (who: Who): who is Group => typeof who === 'object' && 'all' in who;
const pickOf = (effect: Effect | undefined): number | null => {
  if (effect === undefined || !('who' in effect) || typeof effect.who !== 'object') return null;
  return 'pick' in effect.who ? effect.who.pick : null;
};
const isAlike = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Does it affect a choice that is optional? */
function isOptional(effect: Effect, x: Context): boolean {
  const place = pickOf(effect);
  const pick = place === null || x.together.has(place) ? undefined : x.picks[place];
  return pick?.pick === 'card' && pick.optional === true;
}

/** "with 1 optional press": what a card also gives to the minion that plays it. */
function ownGrant(effect: Effect, x: Context): string | null {
  if (effect.do !== 'grant' || effect.who !== 'self' || x.type === null || effect.pay !== undefined)
    return null;
  if (effect.grant === 'prevent' || effect.grant === 'strike') return null;
  const scope = effect.eachRound ? x.say.eachRound : effect.for === 'round' ? '' : x.say.scope[effect.for];
  const only = effect.only === undefined ? '' : `, ${x.say.onlyTo[effect.only]}`;
  return [`${x.say.withOptional(effect.grant, null)}${only}`, scope, ...plainConditions(effect.if, x)]
    .filter((words) => words !== '')
    .join(' ');
}

/** "+1 stealth": what a card gives to the action or block of the minion that plays it; `isMore` than was just said. */
function ownBonus(effect: Effect, isMore: boolean, x: Context): string | null {
  if (effect.do !== 'modify' || effect.for !== 'action' || effect.evenIfNotNeeded || x.type === null)
    return null;
  const isOwn =
    effect.stat === 'intercept'
      ? effect.who === 'self'
      : (effect.stat === 'stealth' || effect.stat === 'bleed') && effect.who === 'acting' && x.isActing;
  if (!isOwn) return null;
  const bonus = x.say.bonus(effect.stat, effect.amount, x);
  return [isMore ? x.say.withAdditional(bonus) : bonus, ...plainConditions(effect.if, x)].join(' ');
}

const isSameStat = (a: Effect, b: Effect | null): boolean =>
  a.do === 'modify' && b?.do === 'modify' && a.stat === b.stat;
const isLimited = (effect: Effect, x: Context): boolean =>
  (effect.do === 'additionalStrikes' && !effect.unlimited) ||
  (effect.do === 'modify' && effect.stat === 'bleed' && !effect.unlimited && x.type === 'modifier');

/** A single effect, with its duration and condition. */
export function effectClause(effect: Effect, x: Context): Clause {
  const say = x.say.effect[effect.do as PlainVerb] as (effect: Effect, x: Context) => Clause;
  const said = say(effect, x);
  const clause = x.isLater ? { ...said, afterwards: x.say.afterwards } : said;
  const about: Context = { ...x, topic: clause.who ?? x.topic };
  const tail = [
    'for' in effect ? durationWords(effect, x) : '',
    ...('if' in effect ? plainConditions(effect.if, about) : []),
    isLimited(effect, x) ? `(${x.say.limited})` : '',
  ].filter((words) => words !== '');
  if (tail.length === 0) return clause;
  const withTail = (rest: string): string => [rest, ...tail].join(' ');
  const given = clause.given && { given: { ...clause.given, rest: withTail(clause.given.rest) } };
  return { ...clause, rest: withTail(clause.rest), ...given };
}

const OF_A_PHASE: readonly Stat[] = ['masterActions', 'transfers', 'discardActions'];

/** The duration, unless it is obvious. */
function durationWords(effect: Extract<Effect, { for: Scope }>, x: Context): string {
  if (effect.do === 'restrict' && effect.what === 'replaceAtOnce') return '';
  if (x.isShared) return '';
  if (effect.do === 'restrict' && effect.for === 'action' && effect.what !== 'wake') return x.say.thisAction;
  // What an action card does as it is announced lasts no longer than the action.
  if (effect.for === 'action' && x.type === 'action') return x.say.thisAction;
  if (effect.do === 'grant' && x.isPressing) return '';
  if (effect.do === 'grant' && effect.eachRound) return x.say.eachRound;
  if (effect.do === 'modify' && effect.for === 'game') return x.say.wholeGame;
  if (effect.do === 'modify' && effect.for === 'combat' && effect.once) return x.say.onceThisCombat;
  // What may be done in a phase is lost with it.
  if (effect.do === 'modify' && OF_A_PHASE.includes(effect.stat)) return '';
  return x.say.scope[effect.for];
}

/** "You can pay this to do that"; "that" may take several sentences. */
export function maySentences(
  doing: Doing,
  paid: readonly Clause[],
  effects: readonly Effect[],
  x: Context,
): string[] {
  const spoken = merged(effects, x);
  if (!spoken.some(([effect]) => isCompound(effect))) {
    const done = spoken.map(([effect, inside]) => effectClause(effect, inside));
    return [`${may(doing, paid, done, x)}.`];
  }
  const plain = effects.findIndex(isCompound);
  // "This vampire can lock a minion. If it is an ally, burn it."
  if (paid.length === 0 && plain > 0) {
    const done = merged(effects.slice(0, plain), x).map(([effect, inside]) => effectClause(effect, inside));
    return [`${may(doing, paid, done, x)}.`, ...effectSentences(effects.slice(plain), x)];
  }
  const [first = '', ...rest] = effectSentences(effects, x, { isOne: true });
  if (paid.length === 0)
    return fronted([...(doing.when ?? []), x.say.ifYouWant(doing.agent)], [first, ...rest]);
  return [`${may(doing, paid, [], x)}: ${first}`, ...rest];
}

/** What is done, after "to" or "can": "lock up to two vampires they control". */
export const deedWords = (agent: Noun, effects: readonly Effect[], x: Context): string =>
  x.say.list(
    merged(effects, x).map(([effect, inside]) => infinitive(effectClause(effect, inside), agent)),
    'and',
  );

/** "This vampire burns 1 blood to unlock": what is paid, and what it is paid for. */
export function paidSentences(
  agent: Noun,
  price: readonly Clause[],
  effects: readonly Effect[],
  x: Context,
): string[] {
  return [`${statements(price, x)} ${x.say.inOrderTo(deedWords(agent, effects, x))}.`];
}

/** "Pay this to do that", addressed to the user; "that" may take several sentences. */
export function deedSentences(
  agent: Noun,
  paid: readonly Clause[],
  effects: readonly Effect[],
  x: Context,
): string[] {
  const spoken = merged(effects, x);
  const isPlain = !spoken.some(([effect]) => isCompound(effect));
  const done = isPlain ? spoken.map(([effect, inside]) => effectClause(effect, inside)) : [];
  const deeds = deed({ agent }, paid, done, x);
  if (isPlain) return deeds === '' ? [] : [`${deeds}.`];
  const [first = '', ...more] = effectSentences(effects, x);
  // A price alone is not a sentence.
  return [deeds === '' ? first : `${deeds}. ${capital(first)}`, ...more];
}

/** Happenings in the turn of a Methuselah, who is named. */
export const OF_A_TURN: ReadonlySet<Happening> = new Set([
  'unlockPhase',
  'masterPhase',
  'minionPhase',
  'minionPhaseEnd',
  'influencePhase',
  'discardPhase',
  'discardPhaseEnd',
  'turnEnds',
]);

/** The optional fields of compound effects that the text mentions. */
interface Said {
  gate: 'may' | 'once' | 'who' | 'if' | 'pay' | 'payer' | 'lookingAt' | 'else';
  choose: 'who' | 'else';
  eachChooses: 'optional';
  reveal: 'card' | 'clan' | 'else';
  schedule: 'about' | 'instead' | 'once' | 'if';
}
type CompoundVerb = CompoundEffect['do'];

const COMPOUNDS: {
  readonly [V in CompoundVerb]: (effect: ReadEffect<V, Said>, x: Context) => string[];
} = {
  gate(effect, x) {
    const conditions = plainConditions(effect.if, x);
    const when = [
      ...(effect.once === undefined ? [] : [x.say.once[effect.once]]),
      ...(conditions.length === 0 ? [] : [x.say.list(conditions, 'and')]),
    ];
    const about = aboutConditions(effect.if, x);
    const [other, ...others] = effectSentences(effect.else ?? [], x, { isOne: true });
    const otherwise = other === undefined ? [] : [`${x.say.otherwise}, ${other}`, ...others];
    if (!effect.may && effect.pay === undefined) {
      const isOne = when.length > 0;
      return [...fronted(when, effectSentences(effect.effects, about, { isOne })), ...otherwise];
    }
    const agent =
      effect.payer !== undefined
        ? cardNoun(effect.payer, x)
        : effect.who === undefined
          ? x.agent
          : seatNoun(effect.who, x);
    const paid = x.say.cost(effect.pay ?? {}, x);
    const deeds = maySentences({ agent, when }, paid, effect.effects, x);
    if (effect.lookingAt === undefined) return [...deeds, ...otherwise];
    return [`${statement(x.say.lookAtHand(effect.lookingAt, x))}.`, ...deeds, ...otherwise];
  },
  choose(effect, x) {
    if (effect.else !== undefined && effect.who === undefined) {
      const deeds = maySentences({ agent: x.agent }, [], effect.effects, {
        ...x,
        picks: [...x.picks, effect.pick],
      });
      const [other = '', ...others] = effectSentences(effect.else, x, { isOne: true });
      return [...deeds, `${x.say.otherwise}, ${other}`, ...others];
    }
    const who = effect.who === undefined ? null : seatNoun(effect.who, x);
    const isTheirs =
      effect.pick.pick === 'card' && effect.who !== undefined && effect.pick.filter.of === effect.who;
    const choosing: Context = { ...x, picks: [...x.picks, effect.pick], ...(isTheirs && { topic: who }) };
    const chosen = x.say.choose(pickNoun(x.picks.length, choosing), choosing);
    const isFree = who !== null && effect.pick.pick === 'card' && effect.pick.optional === true;
    // What is done to the choice is not optional any more.
    const pick: Term =
      isFree && effect.pick.pick === 'card' ? { ...effect.pick, optional: false } : effect.pick;
    const inside: Context = { ...x, picks: [...x.picks, pick] };
    const said = isFree ? may({ agent: who }, [], infinitive(chosen, who), x) : statement({ ...chosen, who });
    const [other, ...others] = effectSentences(effect.else ?? [], x, { isOne: true });
    const otherwise = other === undefined ? [] : [`${x.say.otherwise}, ${other}`, ...others];
    return [`${said}.`, ...effectSentences(effect.effects, inside), ...otherwise];
  },
  eachChooses(effect, x) {
    const who = whoNoun(effect.of, 'each', x);
    const theirs: Context = { ...x, whose: 'they' };
    const chosen = x.say.choose(x.say.cards({ ...effect.filter, of: 'you' }, 'a', theirs), theirs);
    const said = effect.optional
      ? may({ agent: who }, [], infinitive(chosen, who), x)
      : statement({ ...chosen, who });
    return [`${said}.`, ...effectSentences(effect.effects, x)];
  },
  reveal(effect, x) {
    const inside: Context = { ...x, picks: [...x.picks, REVEALED] };
    const isAny = effect.card === undefined && effect.clan === undefined;
    const said = effectSentences(effect.effects, inside, { isOne: true });
    const [other, ...others] = effectSentences(effect.else ?? [], inside, { isOne: true });
    return [
      `${statement(x.say.revealTop(effect.top, effect.of, x))}.`,
      ...(isAny ? said : fronted([x.say.ifRevealed(effect, x)], said)),
      ...(other === undefined ? [] : [`${x.say.otherwise}, ${other}`, ...others]),
    ];
  },
  each(effect, x) {
    const subject = whoNoun(effect.of, 'each', x);
    return effectSentences(effect.effects, { ...x, subject, whose: 'they', picks: [...x.picks, EACH] });
  },
  schedule(effect, x) {
    const later = afterFailedBlocks(effect);
    // "Before action resolution, lock each minion who attempts to block the action and fails."
    if (later !== null) return sentencesOf('schedule', later, { ...x, subject: x.say.failedBlockers });
    // What is scheduled for the end of an action is about the action in progress.
    const isOfThisAction = effect.at === 'actionResolved';
    const caller = effect.at === 'referendumCalled' ? effect.if?.find(isOfCaller) : undefined;
    const about =
      caller?.if === 'is'
        ? x.say.cards(caller.filter, 'a', x)
        : effect.about === undefined || isOfThisAction
          ? null
          : whoNoun(effect.about, 'a', x);
    const conditions = plainConditions(
      effect.if?.filter((each) => each !== caller),
      x,
    );
    const said = effectSentences(effect.effects, { ...x, isShared: false }, { isOne: true });
    const isSaid =
      x.isShared ||
      effect.for === 'action' ||
      effect.at === 'actionResolved' ||
      effect.at === 'combatEnds' ||
      effect.at === 'turnEnds';
    const scope = isSaid ? '' : x.say.scope[effect.for];
    const isNext = effect.once === true && (OF_A_TURN.has(effect.at) || effect.at === 'referendumCalled');
    const when = [scope, x.say.happening[effect.at](about, isNext ? { ...x, isNext } : x), ...conditions];
    if (effect.instead && said.length === 0) return [`${x.say.nothingInstead}.`];
    return fronted([...when, ...(effect.instead ? [x.say.instead] : [])], said);
  },
};

/** Is it about the vampire that calls the referendum? */
const isOfCaller = (each: Condition): boolean => each.if === 'is' && each.card === 'acting';

/** What befalls each minion whose block fails, once the action resolves. */
function afterFailedBlocks({ at, effects }: ReadEffect<'schedule', Said>): EffectOf<'schedule'> | null {
  const [later, ...others] = effects;
  const isLater = later?.do === 'schedule' && later.about === 'subject' && others.length === 0;
  return at === 'blockFailed' && isLater ? later : null;
}

/** After a condition, a pronoun stands for its subject. */
const aboutConditions = (conditions: readonly Condition[] | undefined, x: Context): Context => ({
  ...x,
  topic: topicOf(conditions, x) ?? x.topic,
});
const SENTENCES_OF: { readonly [V in CompoundVerb]: (effect: EffectOf<V>, x: Context) => string[] } =
  COMPOUNDS;

function sentencesOf<V extends CompoundVerb>(verb: V, effect: EffectOf<V>, x: Context): string[] {
  return SENTENCES_OF[verb](effect, x);
}
const compoundSentences = (effect: CompoundEffect, x: Context): string[] => sentencesOf(effect.do, effect, x);

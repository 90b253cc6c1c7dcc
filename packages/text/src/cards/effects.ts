import type { Effect, ReadEffect, Scope } from '@methuselah/engine/language';
import { type Clause, COMPOUND, type Context, type EffectOf, type Noun, type PlainVerb } from './grammar.ts';
import { BOTH, pickNoun, seatNoun, whoNoun } from './nouns.ts';
import { plainConditions } from './occasion.ts';
import { capital, deed, extended, fronted, may, statement, statements } from './sentences.ts';

/** Sentences for effects. */

type CompoundEffect = EffectOf<(typeof COMPOUND)[number]>;
export const isCompound = (effect: Effect): effect is CompoundEffect =>
  (COMPOUND as readonly string[]).includes(effect.do);

/** Effects as imperatives, one sentence per subject, after the sentences `before`. */
export function effectSentences(
  effects: readonly Effect[],
  x: Context,
  before: readonly string[] = [],
): string[] {
  const said: string[] = [...before];
  let bonuses: string[] = [];
  let isLimitedBonus = false;
  let clauses: Clause[] = [];
  const endSentence = () => {
    const limit = isLimitedBonus ? ` (${x.say.limited})` : '';
    if (bonuses.length > 0) said.push(`${x.say.list(bonuses, 'and')}${limit}.`);
    if (clauses.length > 0) said.push(`${statements(clauses, x)}.`);
    bonuses = [];
    clauses = [];
    isLimitedBonus = false;
  };
  let last: Effect | null = null;
  for (const [effect, inside] of merged(effects, x)) {
    const along = ownGrant(effect, inside);
    const bonus = ownBonus(effect, inside);
    if (isCompound(effect)) {
      endSentence();
      said.push(...compoundSentences(effect, inside));
    } else if (
      along !== null &&
      (clauses.at(-1)?.who ?? null) === null &&
      said.length + bonuses.length + clauses.length > 0
    ) {
      endSentence();
      said.push(extended(said.pop() ?? '', `, ${along}`));
    } else if (bonus !== null) {
      if (clauses.length > 0) endSentence();
      bonuses.push(isSameStat(effect, last) ? x.say.additional(bonus) : bonus);
      isLimitedBonus ||= isLimited(effect, inside);
    } else if (isOptional(effect, inside)) {
      endSentence();
      said.push(`${may([], inside.agent, [], [effectClause(effect, inside)], inside)}.`);
    } else {
      const clause = effectClause(effect, inside);
      const previous = clauses.at(-1);
      if (bonuses.length > 0 || (previous !== undefined && previous.who?.text !== clause.who?.text))
        endSentence();
      clauses.push(clause);
    }
    last = effect;
  }
  endSentence();
  return said;
}

/**
 * Effects in the order of the text, each with its context. Effects that do the same to several similar choices are merged; a
 * choice made on the way is named where it is used; bookkeeping effects are omitted.
 */
function merged(effects: readonly Effect[], x: Context): [Effect, Context][] {
  const kept: [Effect, Context][] = [];
  for (const effect of effects) {
    if (effect.do === 'bind') continue;
    if (effect.do === 'choose' && (effect.who ?? 'you') === 'you') {
      kept.push(...merged(effect.effects, { ...x, picks: [...x.picks, effect.pick] }));
      continue;
    }
    const first = kept.at(-1)?.[0];
    if (first?.do === 'restrict' && first.who === 'self' && isAlike({ ...first, who: 'opposing' }, effect)) {
      kept.splice(-1, 1, [{ ...first, who: BOTH }, x]);
      continue;
    }
    const [a, b] = [pickOf(first), pickOf(effect)];
    const isSame =
      first?.do === effect.do && a !== null && b !== null && a !== b && isAlike(x.picks[a], x.picks[b]);
    if (isSame) x.together.set(a, (x.together.get(a) ?? 1) + 1);
    else kept.push([effect, x]);
  }
  return kept;
}

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
  if (effect.do !== 'grant' || effect.who !== 'self' || x.type === null) return null;
  if (effect.grant !== 'maneuver' && effect.grant !== 'press') return null;
  const scope = effect.for === 'round' ? '' : x.say.scope[effect.for];
  return [x.say.withOptional(effect.grant, null), scope, ...plainConditions(effect.if, x)]
    .filter((words) => words !== '')
    .join(' ');
}

/** "+1 stealth": what a card gives to the action or block of the minion that plays it. */
function ownBonus(effect: Effect, x: Context): string | null {
  if (effect.do !== 'modify' || effect.for !== 'action' || x.type === null) return null;
  const isOwn =
    effect.stat === 'intercept'
      ? effect.who === 'self'
      : (effect.stat === 'stealth' || effect.stat === 'bleed') && effect.who === 'acting' && x.isActing;
  if (!isOwn) return null;
  return [x.say.bonus(effect.stat, effect.amount, x), ...plainConditions(effect.if, x)].join(' ');
}

const isSameStat = (a: Effect, b: Effect | null): boolean =>
  a.do === 'modify' && b?.do === 'modify' && a.stat === b.stat;
const isLimited = (effect: Effect, x: Context): boolean =>
  effect.do === 'modify' && effect.stat === 'bleed' && !effect.unlimited && x.type === 'modifier';

/** A single effect, with its duration and condition. */
export function effectClause(effect: Effect, x: Context): Clause {
  const say = x.say.effect[effect.do as PlainVerb] as (effect: Effect, x: Context) => Clause;
  const clause = say(effect, x);
  const tail = [
    'for' in effect ? durationWords(effect, x) : '',
    ...('if' in effect ? plainConditions(effect.if, x) : []),
    isLimited(effect, x) ? `(${x.say.limited})` : '',
  ].filter((words) => words !== '');
  if (tail.length === 0) return clause;
  const withTail = (rest: string): string => [rest, ...tail].join(' ');
  const given = clause.given && { given: { ...clause.given, rest: withTail(clause.given.rest) } };
  return { ...clause, rest: withTail(clause.rest), ...given };
}

/** The duration, unless it is obvious. */
function durationWords(effect: Extract<Effect, { for: Scope }>, x: Context): string {
  if (effect.do === 'restrict' && effect.for === 'action' && effect.what !== 'wake') return x.say.thisAction;
  return x.say.scope[effect.for];
}

/** "You can pay this to do that"; "that" may take several sentences. */
export function maySentences(
  when: readonly string[],
  agent: Noun,
  paid: readonly Clause[],
  effects: readonly Effect[],
  x: Context,
): string[] {
  const spoken = merged(effects, x);
  if (!spoken.some(([effect]) => isCompound(effect))) {
    const done = spoken.map(([effect, inside]) => effectClause(effect, inside));
    return [`${may(when, agent, paid, done, x)}.`];
  }
  const [first = '', ...rest] = effectSentences(effects, x);
  if (paid.length === 0) return fronted([...when, x.say.ifYouWant(agent)], [first, ...rest]);
  return [`${may(when, agent, paid, [], x)}: ${first}`, ...rest];
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
  const deeds = deed(agent, paid, done, x);
  if (isPlain) return deeds === '' ? [] : [`${deeds}.`];
  const [first = '', ...more] = effectSentences(effects, x);
  // A price alone is not a sentence.
  return [deeds === '' ? first : `${deeds}. ${capital(first)}`, ...more];
}

/** The optional fields of compound effects that the text mentions. */
interface Said {
  gate: 'may' | 'who' | 'if' | 'pay' | 'else';
  choose: 'who';
  schedule: 'about' | 'instead' | 'once';
}
type CompoundVerb = CompoundEffect['do'];

const COMPOUNDS: {
  readonly [V in CompoundVerb]: (effect: ReadEffect<V, Said>, x: Context) => string[];
} = {
  gate(effect, x) {
    const conditions = plainConditions(effect.if, x);
    const when = conditions.length === 0 ? [] : [x.say.list(conditions, 'and')];
    const [other, ...others] = effectSentences(effect.else ?? [], x);
    const otherwise = other === undefined ? [] : [`${x.say.otherwise}, ${other}`, ...others];
    if (!effect.may && effect.pay === undefined)
      return [...fronted(when, effectSentences(effect.effects, x)), ...otherwise];
    const agent = effect.who === undefined ? x.agent : seatNoun(effect.who, x);
    return [...maySentences(when, agent, x.say.cost(effect.pay ?? {}, x), effect.effects, x), ...otherwise];
  },
  choose(effect, x) {
    const inside: Context = { ...x, picks: [...x.picks, effect.pick] };
    const chosen = x.say.choose(pickNoun(x.picks.length, inside), inside);
    const who = effect.who === undefined ? null : seatNoun(effect.who, x);
    return [`${statement({ ...chosen, who })}.`, ...effectSentences(effect.effects, inside)];
  },
  each(effect, x) {
    const subject = whoNoun(effect.of, 'each', x);
    return effectSentences(effect.effects, { ...x, subject, whose: 'they' });
  },
  schedule(effect, x) {
    const about = effect.about === undefined ? null : whoNoun(effect.about, 'a', x);
    const said = effectSentences(effect.effects, x);
    const isSaid = effect.for === 'action' || effect.at === 'actionResolved' || effect.at === 'combatEnds';
    const scope = isSaid ? '' : x.say.scope[effect.for];
    const when = [scope, x.say.happening[effect.at](about, x)];
    if (effect.instead && said.length === 0) return [`${x.say.nothingInstead}.`];
    return fronted([...when, ...(effect.instead ? [x.say.instead] : [])], said);
  },
};
const SENTENCES_OF: { readonly [V in CompoundVerb]: (effect: EffectOf<V>, x: Context) => string[] } =
  COMPOUNDS;

function sentencesOf<V extends CompoundVerb>(verb: V, effect: EffectOf<V>, x: Context): string[] {
  return SENTENCES_OF[verb](effect, x);
}
const compoundSentences = (effect: CompoundEffect, x: Context): string[] => sentencesOf(effect.do, effect, x);

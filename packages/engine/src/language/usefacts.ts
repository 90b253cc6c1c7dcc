import type { CompiledUse } from './compiled.ts';
import type { Amount, Effect, EffectOf, EffectVerb, ReadEffect, Use } from './language.ts';

/** Facts about a use that the rules need without walking its nodes. */
export type UseFacts = Pick<
  CompiledUse,
  | 'addsStealth'
  | 'addsIntercept'
  | 'addsBleed'
  | 'redirects'
  | 'forcesBlock'
  | 'gainsPool'
  | 'addsStrikes'
  | 'addsVotes'
  | 'drawsCrypt'
  | 'votesSide'
  | 'cancels'
  | 'hindersReactions'
  | 'bringsOut'
  | 'steals'
  | 'feeds'
  | 'honours'
  | 'sendsToBlock'
  | 'aidsBlock'
  | 'blocksAnyAction'
  | 'bringsFromHand'
>;

type Yes = { [K in keyof UseFacts]: UseFacts[K] extends boolean ? K : never }[keyof UseFacts];

const isNegative = (amount: Amount): boolean =>
  typeof amount === 'number'
    ? amount < 0
    : typeof amount === 'object' && 'times' in amount && amount.times < 0;
const isNothing = (amount: Amount): boolean => typeof amount === 'number' && amount <= 0;

const nothing = (): null => null;

/** The optional fields of effects, whether or not they affect these facts. */
interface OptionalFields {
  modify:
    | 'discipline'
    | 'if'
    | 'unlimited'
    | 'evenIfNotNeeded'
    | 'side'
    | 'alsoLater'
    | 'once'
    | 'cards'
    | 'kind';
  grant: 'amount' | 'uses' | 'must' | 'strike' | 'eachRound' | 'pay' | 'prevents' | 'only' | 'if';
  restrict: 'alsoLater' | 'cards' | 'if';
  schedule: 'about' | 'instead' | 'once' | 'if';
  putOn: 'yours' | 'notThisRound';
  toUncontrolled: 'keepsCards';
  bringFromHand: 'ignoresRequirements' | 'poolCostBelow' | 'damageBelow';
  gainBlood: 'onlyOneEachTurn' | 'toPool' | 'upToStart';
  burnCounters: 'yours';
  title: 'city';
  cancel: 'unpaid';
  discard: 'type' | 'needs' | 'chosenBy' | 'atRandom';
  search: 'type' | 'card' | 'first' | 'asNormal' | 'revealed';
  move: 'locked';
  moveCards: 'upTo' | 'cards';
  reveal: 'card' | 'clan' | 'else';
  attemptBlock: 'ofAnyAction';
  failBlock: 'notAgain';
  endAction: 'notAgain';
  cancelReferendum: 'toHand' | 'notAgain';
  damage: 'aggravated' | 'by' | 'ranged' | 'unpreventable';
  additionalStrikes: 'unlimited';
  gate: 'may' | 'once' | 'who' | 'if' | 'pay' | 'payer' | 'lookingAt' | 'else';
  choose: 'who' | 'else';
  eachChooses: 'optional';
}

/** The facts that an effect implies for its use, at any nesting depth. */
const FACTS: { readonly [V in EffectVerb]: (e: ReadEffect<V, OptionalFields>) => Yes | null } = {
  modify: byStat,
  grant: nothing,
  restrict: (e) => (e.what === 'play' && e.cards?.types?.includes('reaction') ? 'hindersReactions' : null),
  schedule: nothing,
  sect: nothing,
  clan: nothing,
  trait: nothing,
  gainBlood: (e) => (e.toPool === undefined ? null : 'gainsPool'),
  burnBlood: nothing,
  moveBlood: (e) => (e.to === 'pool' ? 'gainsPool' : null),
  poolToCard: nothing,
  gainPool: (e) => (e.who === 'you' ? 'gainsPool' : null),
  burnPool: nothing,
  movePool: (e) => (e.to === 'you' ? 'gainsPool' : null),
  burnMix: nothing,
  takeEdge: nothing,
  burnEdge: nothing,
  lock: nothing,
  unlock: nothing,
  burn: nothing,
  remove: nothing,
  toTorpor: nothing,
  toReady: nothing,
  control: nothing,
  bind: nothing,
  title: nothing,
  loseTitle: nothing,
  putOn: nothing,
  toUncontrolled: nothing,
  moveOnto: nothing,
  bringFromHand: () => 'bringsFromHand',
  steal: nothing,
  draw: nothing,
  drawCrypt: (e) => (e.who === 'you' ? 'drawsCrypt' : null),
  discard: nothing,
  search: nothing,
  move: nothing,
  exchange: nothing,
  moveCards: nothing,
  cycle: nothing,
  reorder: nothing,
  burnPoolOrCards: nothing,
  act: nothing,
  cancel: () => 'cancels',
  redirect: () => 'redirects',
  attemptBlock: () => 'forcesBlock',
  failBlock: nothing,
  endAction: nothing,
  cancelReferendum: nothing,
  passReferendum: nothing,
  failReferendum: nothing,
  enterCombat: nothing,
  damage: nothing,
  endCombat: nothing,
  addCounters: nothing,
  burnCounters: nothing,
  anotherRound: nothing,
  queueCombat: nothing,
  setRange: nothing,
  mustStrikeWith: nothing,
  continueAction: nothing,
  exchangeRoles: nothing,
  nextRoundAt: nothing,
  additionalStrikes: (e) => (e.unlimited ? null : 'addsStrikes'),
  cancelVotes: nothing,
  forceVotes: nothing,
  diablerise: nothing,
  gate: nothing,
  reveal: nothing,
  choose: nothing,
  eachChooses: nothing,
  each: nothing,
};
const BY_VERB: { readonly [V in EffectVerb]: (e: EffectOf[V]) => Yes | null } = FACTS;

function byStat(e: EffectOf['modify']): Yes | null {
  if (e.stat === 'cost')
    return e.cards?.type?.includes('reaction') && !isNegative(e.amount) ? 'hindersReactions' : null;
  if (e.stat === 'votes') return e.for === 'referendum' ? 'addsVotes' : null;
  if (e.for !== 'action') return null;
  if (e.stat === 'bleed') return e.unlimited || isNothing(e.amount) ? null : 'addsBleed';
  if (e.evenIfNotNeeded || isNegative(e.amount)) return null;
  return e.stat === 'stealth' ? 'addsStealth' : e.stat === 'intercept' ? 'addsIntercept' : null;
}

function factOf<V extends EffectVerb>(verb: V, e: EffectOf[V]): Yes | null {
  return BY_VERB[verb](e);
}

function votesSide(all: readonly Effect[]): -1 | 0 | 1 {
  if (all.some((e) => e.do === 'modify' && e.side === 'for')) return 1;
  return all.some((e) => e.do === 'modify' && e.side === 'against') ? -1 : 0;
}

/** The index of the pick that an effect is about, as a list; empty if it is not about a pick. */
const pickIn = (who: unknown): readonly number[] =>
  typeof who === 'object' && who !== null && 'pick' in who && typeof who.pick === 'number' ? [who.pick] : [];

/** `all` are the effects of the use, including nested ones. */
export function factsOf(text: Use, all: readonly Effect[]): UseFacts {
  const effects = text.effects ?? [];
  const facts = new Set(all.map((e) => factOf(e.do, e)));
  const some = (fact: Yes): boolean => facts.has(fact);
  return {
    addsStealth: some('addsStealth'),
    addsIntercept: some('addsIntercept'),
    addsBleed: some('addsBleed'),
    redirects: some('redirects'),
    forcesBlock: some('forcesBlock'),
    gainsPool: some('gainsPool'),
    addsStrikes: some('addsStrikes'),
    votesSide: votesSide(all),
    addsVotes: some('addsVotes'),
    drawsCrypt: some('drawsCrypt'),
    cancels: some('cancels'),
    hindersReactions: some('hindersReactions'),
    bringsFromHand: some('bringsFromHand'),
    bringsOut: effects.flatMap((e) => (e.do === 'toReady' ? pickIn(e.who) : [])),
    steals: effects.flatMap((e) => (e.do === 'steal' ? pickIn(e.who) : [])),
    feeds: effects.flatMap((e) => {
      const keyword = e.do === 'gainBlood' ? e.onlyOneEachTurn : undefined;
      return e.do === 'gainBlood' && keyword ? pickIn(e.who).map((pick) => ({ pick, keyword })) : [];
    }),
    sendsToBlock: effects.flatMap((e) => (e.do === 'attemptBlock' ? pickIn(e.who) : [])),
    aidsBlock: effects.flatMap((e) =>
      e.do === 'modify' && byStat(e) === 'addsIntercept' ? pickIn(e.who) : [],
    ),
    blocksAnyAction: effects.some((e) => e.do === 'attemptBlock' && e.ofAnyAction === true),
    honours: (text.action?.passes ?? []).flatMap((e) =>
      e.do === 'title' ? pickIn(e.who).map((pick) => ({ pick, title: e.title, city: e.city ?? '' })) : [],
    ),
  };
}

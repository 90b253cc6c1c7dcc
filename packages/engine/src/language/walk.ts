import type { ActionText, Effect, EffectOf, EffectVerb, Mode, StrikeText, Use } from './language.ts';

/** Walks the effects of a card, including nested ones. */

/** The fields of a text that hold effects. */
export type ListField<T> = {
  [K in keyof T]-?: NonNullable<T[K]> extends readonly Effect[] ? K : never;
}[keyof T];
/** The fields of effects that hold other effects. */
export type Branch = { [V in EffectVerb]: ListField<EffectOf[V]> }[EffectVerb];

const BRANCHES: { readonly [B in Branch]: (e: Effect) => readonly Effect[] | undefined } = {
  effects: (e) => ('effects' in e ? e.effects : undefined),
  else: (e) => ('else' in e ? e.else : undefined),
};
const NAMES = Object.keys(BRANCHES) as Branch[];

/** The effect lists nested in an effect, by field. */
export function namedBranches(effect: Effect): [Branch, readonly Effect[]][] {
  const lists: [Branch, readonly Effect[]][] = [];
  for (const name of NAMES) {
    const list = BRANCHES[name](effect);
    if (list !== undefined) lists.push([name, list]);
  }
  return lists;
}
export const branchesOf = (effect: Effect): (readonly Effect[])[] =>
  namedBranches(effect).map(([, list]) => list);

/**
 * When nested effects happen: now, or later if at all. `last` marks an effect that raises a signal, which drops the rest of
 * its list.
 */
const HAPPENS: Readonly<Record<EffectVerb, 'now' | 'later' | 'last'>> = {
  modify: 'now',
  grant: 'now',
  restrict: 'now',
  schedule: 'later',
  sect: 'now',
  clan: 'now',
  trait: 'now',
  gainBlood: 'now',
  burnBlood: 'now',
  addCounters: 'now',
  burnCounters: 'now',
  moveBlood: 'now',
  poolToCard: 'now',
  gainPool: 'now',
  burnPool: 'now',
  movePool: 'now',
  burnMix: 'now',
  takeEdge: 'now',
  burnEdge: 'now',
  lock: 'now',
  unlock: 'now',
  burn: 'now',
  remove: 'now',
  toTorpor: 'now',
  toReady: 'now',
  control: 'now',
  bind: 'now',
  title: 'now',
  loseTitle: 'now',
  putOn: 'now',
  toUncontrolled: 'now',
  moveOnto: 'now',
  bringFromHand: 'now',
  steal: 'now',
  draw: 'now',
  drawCrypt: 'now',
  discard: 'now',
  search: 'now',
  move: 'now',
  exchange: 'now',
  moveCards: 'now',
  cycle: 'now',
  reorder: 'now',
  burnPoolOrCards: 'now',
  act: 'now',
  cancel: 'now',
  redirect: 'last',
  attemptBlock: 'last',
  failBlock: 'last',
  endAction: 'last',
  cancelReferendum: 'last',
  passReferendum: 'now',
  failReferendum: 'last',
  enterCombat: 'now',
  damage: 'now',
  endCombat: 'last',
  anotherRound: 'now',
  queueCombat: 'now',
  setRange: 'now',
  mustStrikeWith: 'now',
  continueAction: 'last',
  exchangeRoles: 'now',
  nextRoundAt: 'now',
  additionalStrikes: 'now',
  cancelVotes: 'now',
  forceVotes: 'now',
  diablerise: 'now',
  gate: 'now',
  reveal: 'now',
  choose: 'now',
  eachChooses: 'now',
  each: 'now',
};
/** Do its nested effects happen later, if at all? */
export const isForLater = (effect: Effect): boolean => HAPPENS[effect.do] === 'later';
/** Must it be the last of its list? */
export const endsItsList = (effect: Effect): boolean => HAPPENS[effect.do] === 'last';

/** All effects in a list, including nested ones. */
export function* walkEffects(effects: readonly Effect[]): Generator<Effect> {
  for (const effect of effects) {
    yield effect;
    for (const list of branchesOf(effect)) yield* walkEffects(list);
  }
}

/** An effect list and the lists nested in it, except those for later. */
export function* listsIn(effects: readonly Effect[]): Generator<readonly Effect[]> {
  yield effects;
  for (const effect of effects)
    if (!isForLater(effect)) for (const list of branchesOf(effect)) yield* listsIn(list);
}

/** The effect lists of a use, its action and its strike: by field, the part of the name that stands for it. */
export const USE_LISTS: Readonly<Record<ListField<Use>, string>> = { effects: 'do' };
export const MODE_LISTS: Readonly<Record<Exclude<ListField<Mode>, ListField<Use>>, string>> = {
  asPlayed: 'played',
};
export const ACTION_LISTS: Readonly<Record<ListField<ActionText>, string>> = {
  announced: 'announced',
  called: 'called',
  passes: 'passes',
  fails: 'fails',
};
export const STRIKE_LISTS: Readonly<Record<ListField<StrikeText>, string>> = { effects: 'strike' };

/** The effect lists in a text, each with its name. */
export function listsOf<F extends string>(
  names: Readonly<Record<F, string>>,
  text: { readonly [K in F]?: readonly Effect[] } | undefined,
): { readonly field: F; readonly name: string; readonly list: readonly Effect[] }[] {
  const found: { readonly field: F; readonly name: string; readonly list: readonly Effect[] }[] = [];
  for (const field in names) {
    const list = text?.[field];
    if (list !== undefined) found.push({ field, name: names[field], list });
  }
  return found;
}

export const walked = (use: Use): Effect[] => [...walkEffects(use.effects ?? [])];

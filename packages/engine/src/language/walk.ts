import type { Effect, EffectOf, EffectVerb, Use } from './language.ts';

/** Reading the effects of a card, whatever they are nested in. */

type ListsOf<E> = { [K in keyof E]-?: NonNullable<E[K]> extends readonly Effect[] ? K : never }[keyof E];
/** The fields of any effect that hold other effects. */
export type Branch = { [V in EffectVerb]: ListsOf<EffectOf[V]> }[EffectVerb];

const BRANCHES: { readonly [B in Branch]: (e: Effect) => readonly Effect[] | undefined } = {
  effects: (e) => ('effects' in e ? e.effects : undefined),
  else: (e) => ('else' in e ? e.else : undefined),
};
const NAMES = Object.keys(BRANCHES) as Branch[];

/** The lists of effects that an effect holds, by the fields that hold them. */
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

/** What an effect holds happens later, if at all. */
export const isForLater = (effect: Effect): boolean => effect.do === 'schedule';

/** All effects below a list, whatever they are nested in. */
export function* walkEffects(effects: readonly Effect[]): Generator<Effect> {
  for (const effect of effects) {
    yield effect;
    for (const list of branchesOf(effect)) yield* walkEffects(list);
  }
}

/** A list of effects and the lists in it, but for what they leave for later. */
export function* listsIn(effects: readonly Effect[]): Generator<readonly Effect[]> {
  yield effects;
  for (const effect of effects)
    if (!isForLater(effect)) for (const list of branchesOf(effect)) yield* listsIn(list);
}

export const walked = (use: Use): Effect[] => [...walkEffects(use.effects ?? [])];

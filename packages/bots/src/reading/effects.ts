import type { EffectOf, EffectVerb, ReadEffect } from '@methuselah/engine/language';

/**
 * The fields that may be left out of an effect. A bot need not weigh each of them, but who adds one says here that bots know of
 * it: until then its verb has no price, no gist and no reading.
 */
interface Weighed {
  modify: 'discipline' | 'if' | 'unlimited' | 'evenIfNotNeeded' | 'side' | 'alsoLater' | 'once';
  grant: 'amount' | 'uses' | 'must' | 'strike' | 'if';
  schedule: 'about' | 'instead' | 'once';
  gainBlood: 'onlyOneEachTurn' | 'toPool';
  title: 'city';
  discard: 'type' | 'needs' | 'chosenBy';
  search: 'asNormal';
  endAction: 'notAgain';
  damage: 'aggravated' | 'by' | 'ranged' | 'unpreventable';
  additionalStrikes: 'unlimited';
  gate: 'may' | 'who' | 'if' | 'pay' | 'else';
  choose: 'who';
}

/** What is made of each effect, by its verb: of effects whose fields are all known. */
export type ByVerb<Rest extends readonly unknown[], Answer> = {
  readonly [V in EffectVerb]: (e: ReadEffect<V, Weighed>, ...rest: Rest) => Answer;
};

/** The same, as it is asked of any effect. */
export type ForEffects<Rest extends readonly unknown[], Answer> = {
  readonly [V in EffectVerb]: (e: EffectOf[V], ...rest: Rest) => Answer;
};

import type { EffectOf, EffectVerb, ReadEffect } from '@methuselah/engine/language';

/**
 * The optional fields of effects that bots know. A bot need not weigh them all, but a new field must be listed here before
 * pricing, gists and readings compile.
 */
interface KnownFields {
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

/** A function for each effect verb, given effects with known fields only. */
export type ByVerb<Rest extends readonly unknown[], Answer> = {
  readonly [V in EffectVerb]: (e: ReadEffect<V, KnownFields>, ...rest: Rest) => Answer;
};

/** The same for any effect. */
export type ForEffects<Rest extends readonly unknown[], Answer> = {
  readonly [V in EffectVerb]: (e: EffectOf[V], ...rest: Rest) => Answer;
};

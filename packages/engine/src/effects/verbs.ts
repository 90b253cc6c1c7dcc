import type { EffectOf, EffectVerb, ReadEffect } from '../language/language.ts';
import type { EffectFrame } from '../state/types.ts';
import type { Table } from '../table/table.ts';

/** The optional fields of each effect that are read here, by lasting rows, or by the rules that the effect calls. */
interface Heeded {
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

/** Implements a verb: changes the game, then advances to the next node or leaves the frame at a step that asks. */
export type Verbs = {
  readonly [V in EffectVerb]: (t: Table, f: EffectFrame, e: ReadEffect<V, Heeded>) => void;
};

/** The same for any effect: `Verbs` is assignable to it only if `Heeded` lists every optional field. */
export type Interpreter = { readonly [V in EffectVerb]: (t: Table, f: EffectFrame, e: EffectOf[V]) => void };

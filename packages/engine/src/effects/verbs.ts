import type { EffectOf, EffectVerb, ReadEffect } from '../language/language.ts';
import type { EffectFrame } from '../state/types.ts';
import type { Table } from '../table/table.ts';

/** The fields that may be left out of an effect, as they are heeded here, by the rows an effect leaves, and by the rules it calls. */
interface Heeded {
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

/** What a verb does: it writes the game, and either goes on to the next node or leaves the frame at a step that asks. */
export type Verbs = {
  readonly [V in EffectVerb]: (t: Table, f: EffectFrame, e: ReadEffect<V, Heeded>) => void;
};

/** The same, for any effect: a verb that has not named a field of its effect cannot be one of these. */
export type Interpreter = { readonly [V in EffectVerb]: (t: Table, f: EffectFrame, e: EffectOf[V]) => void };

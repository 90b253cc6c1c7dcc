import type { Effect, EffectOf, EffectVerb } from '../language/language.ts';
import type { EffectFrame } from '../state/types.ts';
import type { Table } from '../table/table.ts';
import { ACTION_VERBS } from './actions.ts';
import { CARD_VERBS } from './cards.ts';
import { COMBAT_VERBS } from './combat.ts';
import { COUNTER_VERBS } from './counters.ts';
import { FLOW_VERBS } from './flow.ts';
import { LASTING_VERBS } from './lasting.ts';
import { PILE_VERBS } from './piles.ts';
import { POLITICAL_VERBS } from './politics.ts';
import type { Interpreter, Verbs } from './verbs.ts';

/** The interpreter of the card language: maps each verb to its implementation. */

const VERBS: Verbs = {
  ...LASTING_VERBS,
  ...COUNTER_VERBS,
  ...CARD_VERBS,
  ...PILE_VERBS,
  ...ACTION_VERBS,
  ...COMBAT_VERBS,
  ...POLITICAL_VERBS,
  ...FLOW_VERBS,
};
const INTERPRETER: Interpreter = VERBS;

function run<V extends EffectVerb>(t: Table, f: EffectFrame, verb: V, e: EffectOf[V]): void {
  INTERPRETER[verb](t, f, e);
}

export const interpret = (t: Table, f: EffectFrame, e: Effect): void => run(t, f, e.do, e);

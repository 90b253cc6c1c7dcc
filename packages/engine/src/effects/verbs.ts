import type { EffectOf, EffectVerb } from '../language/language.ts';
import type { EffectFrame } from '../state/types.ts';
import type { Table } from '../table/table.ts';

/** What a verb does: it writes the game, and either goes on to the next node or leaves the frame at a step that asks. */
export type Verbs = { readonly [V in EffectVerb]: (t: Table, f: EffectFrame, e: EffectOf[V]) => void };

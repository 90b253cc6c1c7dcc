import type { EventOf, EventType, GameEvent } from './events.ts';
import type { Option, OptionOf, Verb } from './options.ts';

/** Dispatch tables with a function for every verb of an option, or for every type of event. */

/** One function per verb of an option. */
export type ByVerb<Context, Answer> = {
  readonly [V in Verb]: (o: OptionOf<V>, context: Context) => Answer;
};

/** One function per type of event. */
export type ByType<Context, Answer> = {
  readonly [T in EventType]: (e: EventOf<T>, context: Context) => Answer;
};

const applyVerb = <V extends Verb, C, A>(table: ByVerb<C, A>, verb: V, o: OptionOf<V>, context: C): A =>
  table[verb](o, context);

const applyType = <T extends EventType, C, A>(table: ByType<C, A>, type: T, e: EventOf<T>, context: C): A =>
  table[type](e, context);

export const byVerb = <C, A>(table: ByVerb<C, A>, o: Option, context: C): A =>
  applyVerb(table, o.verb, o, context);

export const byType = <C, A>(table: ByType<C, A>, e: GameEvent, context: C): A =>
  applyType(table, e.type, e, context);

import type { EventOf, EventType, GameEvent } from './events.ts';
import type { Option, OptionOf, Verb } from './options.ts';

/** Tables with a function for each verb of an option, or for each type of an event: none may be missing. */

/** By verb: the answer to an option, in a context. */
export type ByVerb<Context, Answer> = {
  readonly [V in Verb]: (o: OptionOf<V>, context: Context) => Answer;
};

/** By type: the answer to an event, in a context. */
export type ByType<Context, Answer> = {
  readonly [T in EventType]: (e: EventOf<T>, context: Context) => Answer;
};

const askVerb = <V extends Verb, C, A>(table: ByVerb<C, A>, verb: V, o: OptionOf<V>, context: C): A =>
  table[verb](o, context);

const askType = <T extends EventType, C, A>(table: ByType<C, A>, type: T, e: EventOf<T>, context: C): A =>
  table[type](e, context);

export const byVerb = <C, A>(table: ByVerb<C, A>, o: Option, context: C): A =>
  askVerb(table, o.verb, o, context);

export const byType = <C, A>(table: ByType<C, A>, e: GameEvent, context: C): A =>
  askType(table, e.type, e, context);

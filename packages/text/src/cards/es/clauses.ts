import type { Clause, Noun } from '../grammar.ts';
import { type SpanishVerb, V } from './verbs.ts';

/** Spanish clauses, made with a verb. */

/** A clause addressed to the reader. */
export const order = (action: SpanishVerb, rest: string): Clause => ({ who: null, verb: action, rest });
/** The causative: "hacer que tu presa queme 1 de reserva sanguínea". */
export const made = (who: Noun, action: SpanishVerb, rest: string) => ({
  verb: V.make,
  rest: `que ${who.text} ${action.that[who.plural ? 1 : 0]} ${rest}`.trim(),
});
/** A clause with a subject; addressed to the reader if the subject is "you". */
export const does = (who: Noun, action: SpanishVerb, rest: string): Clause =>
  who.you ? order(action, rest) : { who, verb: action, rest, given: made(who, action, rest) };
export const gets = (who: Noun, rest: string, aside = ''): Clause =>
  who.you
    ? order(V.get, `${rest}${aside}`)
    : {
        who,
        verb: V.get,
        rest: `${rest}${aside}`,
        given: { verb: V.give, rest: `${rest} a ${who.text}${aside}` },
      };

import type { Clause, Context, Noun, Verb } from './grammar.ts';

/** Clauses put together: orders, statements, what may be done and for what. */

const form = (verb: Verb, who: Noun | null): string =>
  who === null ? verb.imp : who.you ? verb.you : who.plural ? verb.p3 : verb.s3;

/** The verb and what follows, without its subject. */
const predicate = ({ who, verb, rest }: Clause): string => `${form(verb, who)} ${rest}`.trim();

/** "Unlock this vampire", "that Methuselah burns 1 pool". */
export const statement = (clause: Clause): string =>
  clause.who === null ? predicate(clause) : `${clause.who.text} ${predicate(clause)}`;

/** Clauses of one subject: "lock this vampire and burn this card". */
export function statements(clauses: readonly Clause[], x: Context): string {
  const said = clauses.map((clause, i) => (i === 0 ? statement(clause) : predicate(clause)));
  return x.say.list(said, 'and');
}

/** "to burn this card", seen from who does it. */
export function infinitive(clause: Clause, agent: Noun): string {
  const isOwn = clause.who === null || clause.who.text === agent.text;
  const { verb, rest } = isOwn ? clause : (clause.given ?? clause);
  return `${verb.inf} ${rest}`.trim();
}

/** "During your unlock phase, if you have the Edge,": what comes before the rest of a sentence. */
const fronts = (when: readonly string[]): string =>
  when
    .filter((phrase) => phrase !== '')
    .map((phrase) => `${phrase}, `)
    .join('');

/** Sentences, the first of them begun with when. */
export const fronted = (when: readonly string[], said: readonly string[]): string[] =>
  said.map((words, i) => (i === 0 ? fronts(when) + words : words));

/** "lock this card to gain 1 pool": what is paid and done. */
export function deed(agent: Noun, paid: readonly Clause[], done: readonly Clause[], x: Context): string {
  const { list, inOrderTo } = x.say;
  const [price = [], gain = []] = [paid, done].map((clauses) =>
    clauses.map((clause) => infinitive(clause, agent)),
  );
  return price.length > 0 && gain.length > 0
    ? `${list(price, 'and')} ${inOrderTo(list(gain, 'and'))}`
    : list([...price, ...gain], 'and');
}

/** "… you can lock this card to gain 1 pool". */
export function may(
  when: readonly string[],
  agent: Noun,
  paid: readonly Clause[],
  done: readonly Clause[],
  x: Context,
): string {
  const main = deed(agent, paid, done, x);
  return `${fronts(when)}${`${agent.text} ${form(x.say.can, agent)} ${main}`.trim()}`;
}

/** A sentence begins with a capital, also after the sign of a directed action. */
export const capital = (sentence: string): string =>
  sentence.replace(
    /^(Ⓓ )?(\p{Ll})/u,
    (_, sign: string | undefined, letter: string) => (sign ?? '') + letter.toUpperCase(),
  );

/** A sentence with something more before its full stop. */
export const extended = (sentence: string, more: string): string => `${sentence.replace(/\.$/, '')}${more}.`;

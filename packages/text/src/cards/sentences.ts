import type { Clause, Context, Noun, Verb } from './grammar.ts';

/** Combines clauses into imperatives, statements, and "you can … to …". */

const form = (verb: Verb, who: Noun | null): string =>
  who === null ? verb.imp : who.you ? verb.you : who.plural ? verb.p3 : verb.s3;

/** The verb and what follows it, without the subject. */
const predicate = ({ who, verb, rest }: Clause): string => `${form(verb, who)} ${rest}`.trim();

/** "Unlock this vampire", "that Methuselah burns 1 pool". */
export const statement = (clause: Clause): string =>
  clause.who === null ? predicate(clause) : `${clause.who.text} ${predicate(clause)}`;

/** Clauses with one subject: "lock this vampire and burn this card". */
export function statements(clauses: readonly Clause[], x: Context): string {
  const said = clauses.map((clause, i) => (i === 0 ? statement(clause) : predicate(clause)));
  return x.say.list(said, 'and');
}

/** "to burn this card", for the given agent. */
export function infinitive(clause: Clause, agent: Noun): string {
  const isOwn = clause.who === null || clause.who.text === agent.text;
  const { verb, rest } = isOwn ? clause : (clause.given ?? clause);
  return `${verb.inf} ${rest}`.trim();
}

/** The opening of a sentence: "During your unlock phase, if you have the Edge,". */
const fronts = (when: readonly string[]): string =>
  when
    .filter((phrase) => phrase !== '')
    .map((phrase) => `${phrase}, `)
    .join('');

/** Adds the opening to the first sentence. */
export const fronted = (when: readonly string[], said: readonly string[]): string[] =>
  said.map((words, i) => (i === 0 ? fronts(when) + words : words));

/** What is paid and done: "lock this card to gain 1 pool". */
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

/** Capitalises a sentence, also after the sign of a directed action. */
export const capital = (sentence: string): string =>
  sentence.replace(
    /^(Ⓓ )?(\p{Ll})/u,
    (_, sign: string | undefined, letter: string) => (sign ?? '') + letter.toUpperCase(),
  );

/** Adds words before the full stop. */
export const extended = (sentence: string, more: string): string => `${sentence.replace(/\.$/, '')}${more}.`;

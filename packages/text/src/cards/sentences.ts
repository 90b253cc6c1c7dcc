import type { Clause, Context, Noun, Verb } from './grammar.ts';

/** Combines clauses into imperatives, statements, and "you can … to …". */

const form = (verb: Verb, who: Noun | null): string =>
  who === null ? verb.imp : who.you ? verb.you : who.plural ? verb.p3 : verb.s3;

/** The verb in the given form, and what follows it. */
function phrase({ rest, next, afterwards }: Clause, verb: string, following: string): string {
  const words = [verb, rest, ...(next ? [next.and, following, next.rest] : [])].filter((word) => word !== '');
  return afterwards === undefined ? words.join(' ') : afterwards(words.join(' '));
}

/** Does the agent do it to itself? */
const isReflexive = (
  clause: Clause,
  agent: Noun | null,
): clause is Clause & Required<Pick<Clause, 'reflexive'>> =>
  clause.reflexive !== undefined && clause.reflexive.object === agent?.text;

/** The verb and what follows it, without the subject. */
const predicate = (clause: Clause): string =>
  isReflexive(clause, clause.who)
    ? form(clause.reflexive.verb, clause.who)
    : phrase(clause, form(clause.verb, clause.who), clause.next ? form(clause.next.verb, clause.who) : '');

/** "Unlock this vampire", "that Methuselah burns 1 pool". */
export const statement = (clause: Clause): string =>
  clause.who === null ? predicate(clause) : `${clause.who.text} ${predicate(clause)}`.trim();

/** Clauses in one sentence: "lock this vampire and burn this card", "burn this card and this vampire gets +2 bleed". */
export function statements(all: readonly Clause[], x: Context): string {
  const clauses = withoutRepeating(all, x);
  const said = clauses.map((clause, i) => {
    const before = clauses[i - 1];
    if (before === undefined) return statement(clause);
    if (before.who?.text === clause.who?.text) return predicate(clause);
    // An order after what somebody else does: "and you burn this card".
    return statement(clause.who === null ? { ...clause, who: x.say.you } : clause);
  });
  return x.say.list(said, 'and');
}

/** What the same subject cannot do is one clause: "cannot maneuver, press or use equipment". */
function withoutRepeating(clauses: readonly Clause[], x: Context): readonly Clause[] {
  const runs: Clause[][] = [];
  for (const clause of clauses) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    const isAlike = before?.who?.text === clause.who?.text && before?.verb === clause.verb;
    if (run !== undefined && isAlike && clause.verb === x.say.cannot) run.push(clause);
    else runs.push([clause]);
  }
  return runs.flatMap((run) => {
    const [first] = run;
    if (first === undefined || run.length === 1) return run;
    const { given: _, ...clause } = first;
    const rest = x.say.list(
      run.map((each) => each.rest),
      'or',
    );
    return [{ ...clause, rest }];
  });
}

/** "to burn this card", for the given agent. */
export function infinitive(clause: Clause, agent: Noun): string {
  if (isReflexive(clause, agent)) return clause.reflexive.verb.inf;
  const isOwn = clause.who === null || clause.who.text === agent.text;
  const said = isOwn ? clause : { ...clause, ...clause.given };
  return phrase(said, said.verb.inf, said.next?.verb.inf ?? '');
}

/** The infinitive without what it has in common with the one before: "or from their pool to this vampire". */
export function alternative(clause: Clause, before: Clause | undefined, agent: Noun): string {
  if (before === undefined || before.verb.inf !== clause.verb.inf) return infinitive(clause, agent);
  const isSameAmount = clause.much !== undefined && clause.much === before.much;
  return isSameAmount ? clause.rest.slice(clause.much.length).trim() : clause.rest;
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

/** Who may do something, and when it is done: `subject` is the agent or its pronoun, `at` stands beside the price. */
export interface Doing {
  readonly agent: Noun;
  readonly subject?: Noun;
  readonly when?: readonly string[];
  readonly at?: readonly string[];
}

/** What is paid and done: "lock this card during your unlock phase to gain 1 pool". */
export function deed(
  { agent, at = [] }: Doing,
  paid: readonly Clause[],
  done: readonly Clause[],
  x: Context,
): string {
  const gain = done.map((clause) => infinitive(clause, agent));
  return bargain(
    paid.map((clause) => infinitive(clause, agent)),
    at,
    x.say.list(gain, 'and'),
    x,
  );
}

/** A price, the time at which it is paid, and what is gained. */
function bargain(price: readonly string[], at: readonly string[], gain: string, x: Context): string {
  const { list, inOrderTo } = x.say;
  if (price.length === 0) return [gain, ...at].join(' ');
  return [list(price, 'and'), ...at, ...(gain === '' ? [] : [inOrderTo(gain)])].join(' ');
}

/** "… you can lock this card to gain 1 pool"; what is gained may be in words already. */
export function may(
  doing: Doing,
  paid: readonly Clause[],
  done: readonly Clause[] | string,
  x: Context,
): string {
  const { agent, subject = agent, when = [], at = [] } = doing;
  const price = paid.map((clause) => infinitive(clause, agent));
  const main = typeof done === 'string' ? bargain(price, at, done, x) : deed(doing, paid, done, x);
  return `${fronts(when)}${`${subject.text} ${form(x.say.can, subject)} ${main}`.trim()}`;
}

/** Capitalises a sentence, also after the sign of a directed action. */
export const capital = (sentence: string): string =>
  sentence.replace(
    /^(Ⓓ )?(\p{Ll})/u,
    (_, sign: string | undefined, letter: string) => (sign ?? '') + letter.toUpperCase(),
  );

/** Adds words before the full stop. */
export const extended = (sentence: string, more: string): string => `${sentence.replace(/\.$/, '')}${more}.`;

import type { Filter } from '@methuselah/engine/language';
import type { Context, Determiner, Noun } from './grammar.ts';

/** Alternatives of a filter: "an ally or younger vampire", "an Independent or Anarch vampire"; and what is left out of one. */

/** Where an attribute of all alternatives is said: with each of them, or once, after the last. */
const SAID: Readonly<Record<keyof Filter, 'each' | 'last'>> = {
  kind: 'each',
  named: 'each',
  keyword: 'each',
  copyOf: 'each',
  of: 'last',
  region: 'each',
  locked: 'each',
  clan: 'each',
  sect: 'each',
  path: 'last',
  trait: 'each',
  inCircleOf: 'last',
  discipline: 'last',
  superior: 'last',
  canLearn: 'last',
  titled: 'each',
  title: 'each',
  minCapacity: 'last',
  maxCapacity: 'last',
  youngerThan: 'each',
  olderThan: 'each',
  minCounters: 'last',
  maxCounters: 'last',
  marked: 'last',
  unique: 'each',
  not: 'each',
  on: 'last',
  onMinionOf: 'last',
  onA: 'last',
  diablerist: 'last',
  poolAtMost: 'last',
  inCombat: 'last',
  hasVoted: 'last',
  chosen: 'each',
  allocated: 'last',
  either: 'last',
  except: 'last',
};

/** Attributes that can stand side by side before or after one noun. */
const ATTRIBUTES: readonly string[] = ['sect', 'trait', 'keyword', 'discipline', 'superior'];

/** Is each alternative one attribute of the same noun: "wraith or zombie ally"? */
function areAttributes({ kind = 'any', either = [] }: Filter): boolean {
  const fields = either.map((one) => Object.keys(one));
  const [first = ''] = fields[0] ?? [];
  return (
    fields.every((names) => names.length === 1 && names[0] === first) &&
    ATTRIBUTES.includes(first) &&
    (first !== 'keyword' || kind !== 'any')
  );
}

const isSaidLast = (field: string, { region }: Filter): boolean =>
  field === 'region' ? region !== 'ready' : SAID[field as keyof Filter] === 'last';

/**
 * The alternatives that are nouns of their own, each with what is said of it; null if there are none. What is said of all
 * of them is repeated with each, or said with the first alone.
 */
export function alternatives(filter: Filter, repeats: boolean): readonly Filter[] | null {
  const { either, ...common } = filter;
  if (either === undefined || areAttributes(filter)) return null;
  const entries = Object.entries(common);
  const last = Object.fromEntries(entries.filter(([field]) => isSaidLast(field, filter)));
  const each = Object.fromEntries(entries.filter(([field]) => !isSaidLast(field, filter)));
  const noun: Filter = filter.kind === undefined ? {} : { kind: filter.kind };
  return either.map((one, i) => ({
    ...(repeats || i === 0 ? each : noun),
    ...(i === either.length - 1 ? last : {}),
    ...one,
  }));
}

/** The kind that all alternatives have in common, for "that minion". */
export function commonKind({ kind, either }: Filter): Filter['kind'] {
  if (kind !== undefined || either === undefined) return kind;
  const kinds = either.map((one) => (typeof one.clan === 'string' ? 'vampire' : one.kind));
  const [first] = kinds;
  if (kinds.every((each) => each === first)) return first;
  return kinds.every((each) => each === 'vampire' || each === 'ally' || each === 'minion') ? 'minion' : 'any';
}

/** The Discipline that is lacking, if nothing else is left out: "without Auspex". */
export const lackedBy = (filters: readonly Filter[]): string | null => {
  const [only, ...others] = filters;
  const { discipline, ...rest } = only ?? {};
  return discipline !== undefined && others.length + Object.keys(rest).length === 0 ? discipline : null;
};

/** Alternatives as one noun: of all, "allies and retainers"; otherwise "an ally or retainer". */
export const joined = (nouns: readonly Noun[], determiner: Determiner, x: Context): Noun => ({
  text: x.say.list(
    nouns.map(({ text }) => text),
    determiner === 'all' ? 'and' : 'or',
  ),
  plural: determiner === 'all',
  feminine: nouns.every(({ feminine }) => feminine === true),
  person: nouns.every(({ person }) => person === true),
});

/** Is the filter said with a noun of its own, not with attributes alone? */
export const namesNoun = ({ kind = 'any', named, copyOf, clan, keyword, title = [] }: Filter): boolean =>
  kind !== 'any' ||
  named !== undefined ||
  copyOf !== undefined ||
  typeof clan === 'string' ||
  keyword !== undefined ||
  title.length === 1;

/** The words of alternatives that are attributes, joined slot by slot: "Independent or Anarch". */
export function eitherWords<Slot extends string>(
  slots: readonly Slot[],
  said: readonly ((slot: Slot) => string[])[],
  x: Context,
): Partial<Record<Slot, string>> {
  const words: Partial<Record<Slot, string>> = {};
  for (const slot of slots) {
    const each = said.map((of) => of(slot).join(' ')).filter((text) => text !== '');
    if (each.length > 0) words[slot] = x.say.list(each, 'or');
  }
  return words;
}

import { type PlayWords, TYPED, type TypedName } from '../words/sections/play.ts';

/** A parsed line of input. */
export type Typed =
  | { readonly is: 'options'; readonly numbers: readonly string[] }
  | { readonly is: TypedName; readonly rest: string }
  | { readonly is: 'nothing' }
  | { readonly is: 'unknown' };

/** p passes once, pp until my turn, ppp until there is something other than passing to choose. */
const PASSES: Readonly<Record<string, 'once' | keyof PlayWords['until']>> = {
  p: 'once',
  pp: 'turn',
  ppp: 'choice',
};

export function readTyped(line: string, { typed, until }: PlayWords): Typed {
  const text = line.trim();
  if (text === '') return { is: 'nothing' };
  if (/^\d+([\s,]+\d+)*$/.test(text)) return { is: 'options', numbers: text.split(/[\s,]+/) };
  if (text.startsWith('?')) return { is: 'why', rest: text.slice(1).trim() };
  const [word = '', ...more] = text.split(/\s+/);
  const short = PASSES[word];
  if (short !== undefined && more.length === 0)
    return { is: 'pass', rest: short === 'once' ? '' : until[short] };
  const names = (known: TypedName): string[] => [known, folded(typed[known].name)];
  const begun = TYPED.filter((known) => names(known).some((each) => each.startsWith(folded(word))));
  // An unambiguous prefix is enough.
  const name =
    TYPED.find((known) => names(known).includes(folded(word))) ?? (begun.length === 1 ? begun[0] : undefined);
  return name === undefined ? { is: 'unknown' } : { is: name, rest: more.join(' ') };
}

/** How far to pass, by any known word in "pass until my turn"; null if there is none. */
export function passTo(rest: string, { until }: PlayWords): 'once' | 'turn' | 'choice' | null {
  if (rest === '') return 'once';
  const words = folded(rest).split(/\s+/);
  for (const stop of ['turn', 'choice'] as const)
    if (words.includes(stop) || words.includes(folded(until[stop]))) return stop;
  return null;
}

/** Normalizes input for comparison: no accents, lower case. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase().trim();

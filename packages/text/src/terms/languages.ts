import { LANGS, type Lang } from '@methuselah/cards/lang';
import * as en from './en.ts';
import * as es from './es.ts';
import * as fr from './fr.ts';
import * as it from './it.ts';
import * as pt from './pt.ts';

export type Term = keyof typeof en;

const WORDS = { en, fr, es, it, pt } as const satisfies Readonly<
  Record<Lang, Readonly<Record<Term, string | null>>>
>;
type Words = {
  readonly [T in Term]: { readonly [L in Lang]: (typeof WORDS)[L][T] };
};

const ALL = Object.keys(en) as Term[];

/** The terms of the game as the rulebooks have them, in every language; null where a rulebook has none. */
export const TERMS = Object.fromEntries(
  ALL.map((term) => [term, Object.fromEntries(LANGS.map((lang) => [lang, WORDS[lang][term]]))]),
) as Words;

/** The terms that the rulebook of a language does not have. */
export const MISSING_TERMS: Readonly<Record<Lang, readonly Term[]>> = Object.fromEntries(
  LANGS.map((lang) => [lang, ALL.filter((term) => WORDS[lang][term] === null)]),
) as Record<Lang, Term[]>;

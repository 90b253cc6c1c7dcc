import type { Lang } from '@methuselah/cards/lang';
import type { ErrorWords } from './words.ts';

const ERRORS: Readonly<Record<Lang, () => Promise<{ readonly ERRORS: ErrorWords }>>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  it: () => import('./it.ts'),
  pt: () => import('./pt.ts'),
};

/** What is told of input that makes no sense, in a language. */
export const errorsIn = async (lang: Lang): Promise<ErrorWords> => (await ERRORS[lang]()).ERRORS;

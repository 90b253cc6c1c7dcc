import type { Lang } from '@methuselah/cards/lang';
import type { ErrorWords } from './words.ts';

const ERRORS: Readonly<Record<Lang, () => Promise<{ readonly ERRORS: ErrorWords }>>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  it: () => import('./it.ts'),
  pt: () => import('./pt.ts'),
};

/** Error messages of a language, loaded on demand. */
export const errorsIn = async (lang: Lang): Promise<ErrorWords> => (await ERRORS[lang]()).ERRORS;

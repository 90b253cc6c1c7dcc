import type { Lang } from '@methuselah/cards/lang';
import type { ErrorWords } from './errors/words.ts';

const ERRORS: Readonly<Record<Lang, () => Promise<{ readonly ERRORS: ErrorWords }>>> = {
  en: () => import('./errors/en.ts'),
  fr: () => import('./errors/fr.ts'),
  es: () => import('./errors/es.ts'),
  it: () => import('./errors/it.ts'),
  pt: () => import('./errors/pt.ts'),
};

/** What is told of input that makes no sense, in a language. */
export const errorsIn = async (lang: Lang): Promise<ErrorWords> => (await ERRORS[lang]()).ERRORS;

import type { Lang } from '@methuselah/text';
import type { ReasonWords } from '@methuselah/text/internal';

/** Reasons why something cannot be done, loaded on demand. */
const LOADERS: Readonly<Record<Lang, () => Promise<{ readonly REASONS: ReasonWords }>>> = {
  en: () => import('@methuselah/text/reasons/en'),
  fr: () => import('@methuselah/text/reasons/fr'),
  es: () => import('@methuselah/text/reasons/es'),
  it: () => import('@methuselah/text/reasons/it'),
  pt: () => import('@methuselah/text/reasons/pt'),
};

export const reasonsFor = async (lang: Lang): Promise<ReasonWords> => (await LOADERS[lang]()).REASONS;

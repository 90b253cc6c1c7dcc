import type { Lang } from '@methuselah/text';
import type { RuleWords } from '@methuselah/text/internal';

/** Texts of the rules behind the options, loaded on demand. */
const LOADERS: Readonly<Record<Lang, () => Promise<{ readonly RULES: RuleWords }>>> = {
  en: () => import('@methuselah/text/rules/en'),
  fr: () => import('@methuselah/text/rules/fr'),
  es: () => import('@methuselah/text/rules/es'),
  it: () => import('@methuselah/text/rules/it'),
  pt: () => import('@methuselah/text/rules/pt'),
};

export const rulesFor = async (lang: Lang): Promise<RuleWords> => (await LOADERS[lang]()).RULES;

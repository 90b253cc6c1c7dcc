import type { Lang } from '@methuselah/text';
import type { Glossary } from '@methuselah/text/internal';

const LOADERS: Readonly<Record<Lang, () => Promise<{ readonly GLOSSARY: Glossary }>>> = {
  en: () => import('@methuselah/text/glossary/en'),
  fr: () => import('@methuselah/text/glossary/fr'),
  es: () => import('@methuselah/text/glossary/es'),
  it: () => import('@methuselah/text/glossary/it'),
  pt: () => import('@methuselah/text/glossary/pt'),
};

/** The glossary of a language, loaded when a card is first opened in it. */
export const glossaryFor = async (lang: Lang): Promise<Glossary> => (await LOADERS[lang]()).GLOSSARY;

import { CATALOGUE } from '@methuselah/cards/catalogue';
import { localeFor } from '@methuselah/host';
import { LANGS, type Lang } from '@methuselah/text';
import { clanText, disciplineText } from '@methuselah/text/internal';
import type { CatalogueTerms } from '../src/deck/terms.ts';

/** The words of the catalogue in a language: computed at build time, so that a page need not load the words of the table. */
export async function termsIn(lang: Lang): Promise<CatalogueTerms> {
  const locale = await localeFor(lang);
  const each = (keys: Iterable<string>, text: (key: string) => string): Record<string, string> =>
    Object.fromEntries([...new Set(keys)].map((key) => [key, text(key)]));
  const titles = CATALOGUE.flatMap((card) =>
    card.kind === 'crypt' && card.title !== 'own' ? (card.title ?? []) : [],
  );
  return {
    clans: each(
      CATALOGUE.flatMap(({ clans }) => clans),
      (clan) => clanText(locale, clan),
    ),
    disciplines: each(
      CATALOGUE.flatMap(({ disciplines }) => Object.keys(disciplines)),
      (code) => disciplineText(locale, code),
    ),
    titles: Object.fromEntries(titles.map((title) => [title, locale.words.terms.title(title, null)])),
  };
}

/** Source of a virtual module: `virtual:terms`, or `virtual:term/fr`. */
export async function termModule(name: string): Promise<string | null> {
  if (name === 'virtual:terms')
    return `export const TERMS = { ${LANGS.map((lang) => `${lang}: async () => (await import('virtual:term/${lang}')).TERMS`).join(', ')} };`;
  const lang = LANGS.find((each) => name === `virtual:term/${each}`);
  return lang === undefined ? null : `export const TERMS = ${JSON.stringify(await termsIn(lang))};`;
}

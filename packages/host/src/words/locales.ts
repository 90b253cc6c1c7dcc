import type { Lang } from '@methuselah/text';
import { CARD_WORDS, type CardWords } from '@methuselah/text/internal';
import type { BareLocale, HostLocale } from './words.ts';

const LOADERS: Readonly<Record<Lang, () => Promise<{ readonly LOCALE: BareLocale }>>> = {
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  pt: () => import('./pt.ts'),
};

/** Loads one language, with the given card texts. */
export const localeWith = async (lang: Lang, cards: CardWords): Promise<HostLocale> =>
  speaking((await LOADERS[lang]()).LOCALE, cards);

/** Loads one language; card texts are generated from the card data. */
export const localeFor = (lang: Lang): Promise<HostLocale> => localeWith(lang, CARD_WORDS[lang]);

const cache = new Map<BareLocale, HostLocale>();

/** Cached: the same language and cards give the same object. */
export function speaking(bare: BareLocale, cards: CardWords): HostLocale {
  const spoken = cache.get(bare);
  if (spoken?.cards === cards) return spoken;
  const locale = { ...bare, cardName: cards.name, cards };
  cache.set(bare, locale);
  return locale;
}

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

/** One language with what its cards say, loaded when it is asked for. */
export const localeWith = async (lang: Lang, cards: CardWords): Promise<HostLocale> =>
  speaking((await LOADERS[lang]()).LOCALE, cards);

/** One language, loaded when it is asked for; its cards speak from their data. */
export const localeFor = (lang: Lang): Promise<HostLocale> => localeWith(lang, CARD_WORDS[lang]);

const known = new Map<BareLocale, HostLocale>();

/** The same language with the same cards is the same object. */
export function speaking(bare: BareLocale, cards: CardWords): HostLocale {
  const spoken = known.get(bare);
  if (spoken?.cards === cards) return spoken;
  const locale = { ...bare, cardName: cards.name, cards };
  known.set(bare, locale);
  return locale;
}

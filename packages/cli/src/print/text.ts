import type { Lang } from '@methuselah/cards';
import { cardById, fullName } from '@methuselah/cards/catalogue';
import { type Locale, localeOf } from '@methuselah/text/internal';

/** A locale that names every card, playable or not. */
export const localeIn = (lang: Lang): Locale =>
  localeOf(lang, ({ id, name }) => {
    const card = cardById(id);
    return card ? fullName(card, lang) : name;
  });

/** Joins items with semicolons, since they may contain commas. */
export const listed = (lang: Lang, items: readonly string[]): string =>
  items.join(lang === 'fr' ? '\u00a0; ' : '; ');

/** A label with its colon and a space. */
export const labelled = (lang: Lang, label: string): string => `${label}${lang === 'fr' ? '\u00a0' : ''}: `;

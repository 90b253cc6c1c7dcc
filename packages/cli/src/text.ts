import type { Lang } from '@methuselah/cards';
import { cardById, fullName } from '@methuselah/cards/catalogue';
import { type Tongue, tongueOf } from '@methuselah/text';

/** The words of the table with the names of all cards, playable or not. */
export const tongueIn = (lang: Lang): Tongue =>
  tongueOf(lang, ({ id, name }) => {
    const card = cardById(id);
    return card ? fullName(card, lang) : name;
  });

/** A label with its colon and a space. */
export const labelled = (lang: Lang, label: string): string => `${label}${lang === 'fr' ? '\u00a0' : ''}: `;

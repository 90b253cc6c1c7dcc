import type { Lang } from '@methuselah/cards';
import { cardById, fullName } from '@methuselah/cards/catalogue';
import type { Card } from '@methuselah/engine';
import { CARD_LANGS, cardText, TABLE_LANGS, type Tongue, tongueOf } from '@methuselah/text';

/** What a card does, in words; null while there are none in that language. */
export function textOf(card: Card, lang: Lang): string | null {
  const known = CARD_LANGS.find((other) => other === lang);
  return known === undefined ? null : cardText(card, known);
}

/** The words of the table, in English while there are none in that language, with the names of all cards. */
export function tongueIn(lang: Lang): Tongue {
  return tongueOf(TABLE_LANGS.find((known) => known === lang) ?? 'en', ({ id, name }) => {
    const card = cardById(id);
    return card ? fullName(card, lang) : name;
  });
}

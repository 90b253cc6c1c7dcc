import type { Lang } from '@methuselah/cards';
import type { Card } from '@methuselah/engine';
import { CARD_LANGS, cardText } from '@methuselah/text';

/** What a card does, in words; null while there are none in that language. */
export function textOf(card: Card, lang: Lang): string | null {
  const known = CARD_LANGS.find((other) => other === lang);
  return known === undefined ? null : cardText(card, known);
}

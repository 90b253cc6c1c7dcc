import type { Lang } from '@methuselah/cards/lang';
import type { Card } from '@methuselah/engine/language';
import { type CardWords, cardWordsOf } from './cardwords.ts';
import { composeText } from './compose.ts';
import { english } from './en/index.ts';
import { spanish } from './es/index.ts';
import { french } from './fr/index.ts';
import type { CardGrammar } from './grammar.ts';
import { italian } from './it/index.ts';
import { portuguese } from './pt/index.ts';

/** The grammar of card texts, by language. */
export const CARD_GRAMMARS: Readonly<Record<Lang, CardGrammar>> = {
  en: english,
  es: spanish,
  fr: french,
  it: italian,
  pt: portuguese,
};

/** Card names and texts by language, generated from card data. */
export const CARD_WORDS: Readonly<Record<Lang, CardWords>> = {
  en: cardWordsOf(english, 'en'),
  es: cardWordsOf(spanish, 'es'),
  fr: cardWordsOf(french, 'fr'),
  it: cardWordsOf(italian, 'it'),
  pt: cardWordsOf(portuguese, 'pt'),
};

/** A card's text in one language, generated from card data; one line for each way to play it. */
export const cardText = (card: Card, lang: Lang): string => composeText(card, CARD_GRAMMARS[lang]);

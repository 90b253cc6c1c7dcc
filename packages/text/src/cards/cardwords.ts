import { nameIn } from '@methuselah/cards';
import type { Lang } from '@methuselah/cards/lang';
import type { Pool } from '@methuselah/engine';
import type { Card } from '@methuselah/engine/language';
import { abilityText } from './ability.ts';
import { composeText } from './compose.ts';
import type { CardGrammar } from './grammar.ts';

/** What cards are called and what they say in a language: made from their data, or finished before and kept. */
export interface CardWords {
  readonly name: (card: Card) => string;
  readonly text: (card: Card) => string;
  /** What one way of using a card does, shortly, by its number in a pool. */
  readonly ability: (pool: Pool, use: number) => string;
  readonly keyword: (word: string) => string;
}

export const cardWordsOf = (grammar: CardGrammar, lang: Lang): CardWords => ({
  name: (card) => nameIn(card, lang),
  text: (card) => composeText(card, grammar),
  ability: (pool, use) => abilityText(pool, use, grammar),
  keyword: (word) => grammar.keyword(word),
});

import { nameIn } from '@methuselah/cards';
import type { Lang } from '@methuselah/cards/lang';
import type { Pool } from '@methuselah/engine';
import type { Card } from '@methuselah/engine/language';
import { abilityText } from './ability.ts';
import { composeText } from './compose.ts';
import type { CardGrammar } from './grammar.ts';

/** Card names and texts in one language: generated from the card data, or stored texts. */
export interface CardWords {
  readonly name: (card: Card) => string;
  readonly text: (card: Card) => string;
  /** What one use of a card does, in short; `use` is its index in the pool. */
  readonly ability: (pool: Pool, use: number) => string;
  readonly keyword: (word: string) => string;
}

export function cardWordsOf(grammar: CardGrammar, lang: Lang): CardWords {
  /** Every question says them again. */
  const abilities = new WeakMap<Pool, Map<number, string>>();
  return {
    name: (card) => nameIn(card, lang),
    text: (card) => composeText(card, grammar),
    ability(pool, use) {
      const known = abilities.get(pool) ?? new Map<number, string>();
      abilities.set(pool, known);
      const text = known.get(use) ?? abilityText(pool, use, grammar);
      known.set(use, text);
      return text;
    },
    keyword: (word) => grammar.keyword(word),
  };
}

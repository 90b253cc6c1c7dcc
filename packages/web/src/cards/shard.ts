import type { Card } from '@methuselah/engine/language';
import type { Lang } from '@methuselah/text';

/** What the page knows of cards, in parts that are loaded for those cards that it needs. The build makes them (`build/shards.ts`). */

/** What some cards are called and say in a language. */
export interface ShardTexts {
  /** By the number of the card. */
  readonly names: Readonly<Record<number, string>>;
  readonly texts: Readonly<Record<number, string>>;
  /** What a way of using a card does, by its key: "100236/1". */
  readonly uses: Readonly<Record<string, string>>;
  readonly keywords: Readonly<Record<string, string>>;
}

export interface Shard {
  /** The numbers of its cards. */
  readonly ids: readonly number[];
  readonly cards: () => Promise<{ readonly CARDS: readonly Card[] }>;
  readonly texts: Readonly<Record<Lang, () => Promise<{ readonly TEXTS: ShardTexts }>>>;
}

import type { CardType } from '@methuselah/engine/language';

/** What is printed on a card, in a language. Sent once for all cards; a page keeps it by number. */
export interface Face {
  readonly card: number;
  readonly name: string;
  /** The types of a library card, "vampire" for one of the crypt. */
  readonly types: readonly (CardType | 'vampire')[];
  readonly typeText: string;
  readonly clan: string | null;
  readonly clanText: string;
  readonly disciplines: readonly {
    readonly code: string;
    readonly superior: boolean;
    readonly text: string;
  }[];
  readonly capacity: number | null;
  readonly group: string;
  readonly sectText: string;
  readonly titleText: string;
  readonly cost: { readonly unit: 'pool' | 'blood'; readonly n: number | 'X' } | null;
  readonly life: number | null;
  readonly keywords: readonly string[];
  readonly unique: boolean;
  /** The generated text, a line for each way of playing it. */
  readonly lines: readonly string[];
}

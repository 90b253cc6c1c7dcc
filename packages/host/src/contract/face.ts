import type { CardType } from '@methuselah/engine/language';

/** What is printed on a card, in one language. Sent once; a page keeps it by card number. */
export interface Face {
  readonly card: number;
  readonly name: string;
  /** The types of a library card; "vampire" for a crypt card. */
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
  /** The generated text, one line for each way to play the card. */
  readonly lines: readonly string[];
}

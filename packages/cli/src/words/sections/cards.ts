import type { ListProblem } from '@methuselah/cards/decklist';

/** Texts about cards and decks. */
export interface CardWords {
  readonly notPlayable: string;
  readonly line: (line: number, text: string) => string;
  readonly problems: Readonly<Record<ListProblem['key'], string>>;
  readonly meant: (names: readonly string[]) => string;
  readonly notPlayableCards: (names: readonly string[]) => string;
  readonly banned: (names: readonly string[]) => string;
  readonly fine: string;
  readonly deck: string;
  readonly coverage: Readonly<Record<'set' | 'playableCards' | 'cards' | 'allSets', string>>;
}

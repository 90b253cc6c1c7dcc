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
  readonly atLine: (line: number) => string;
  /** "3 cards missing": they cannot be played yet. */
  readonly missing: (n: number) => string;
  readonly playable: string;
  /** A deck for learning, half as large as a legal one. */
  readonly half: string;
  readonly difficulty: string;
  /** How many decks there are, are legal, and can be played. */
  readonly many: (decks: number, legal: number, playable: number) => string;
  /** Cards that many decks need and that cannot be played yet. */
  readonly needed: (names: readonly string[]) => string;
  /** Cards that can be played instead of another. */
  readonly instead: (names: readonly string[]) => string;
  readonly coverage: Readonly<Record<'precon' | 'set' | 'playableCards' | 'cards' | 'allSets', string>>;
}

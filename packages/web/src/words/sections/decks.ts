import type { Difficulty } from '@methuselah/cards';
import type { DeckKey, Level } from './start.ts';

/** A bot, by its level. */
export type BotLevel = Exclude<Level, 'person'>;

/** How to win with each deck, in a sentence; it comes with the cards of the deck. */
export type DeckPlans = Readonly<Record<DeckKey, string>>;

/** Choosing a deck and opponents on the start screen. */
export interface DeckWords {
  readonly difficulty: string;
  readonly difficulties: Readonly<Record<Difficulty, string>>;
  /** Label of the level of all bots. */
  readonly bots: string;
  readonly botLevels: Readonly<Record<BotLevel, string>>;
}

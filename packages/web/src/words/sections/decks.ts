import type { Difficulty } from '@methuselah/cards';
import type { DeckKey, Level } from './start.ts';

/** A bot, by its level. */
export type BotLevel = Exclude<Level, 'person'>;

/** Choosing a deck and opponents on the start screen. */
export interface DeckWords {
  /** How to win with a deck, in a sentence. */
  readonly plans: Readonly<Record<DeckKey, string>>;
  readonly difficulty: string;
  readonly difficulties: Readonly<Record<Difficulty, string>>;
  /** Label of the level of all bots. */
  readonly bots: string;
  readonly botLevels: Readonly<Record<BotLevel, string>>;
  /** The seed is not a number. */
  readonly badSeed: string;
}

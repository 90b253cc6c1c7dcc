import type { AdviceWords } from './sections/advice.ts';
import type { CardWords } from './sections/card.ts';
import type { ClientWords } from './sections/client.ts';
import type { DeckWords } from './sections/decks.ts';
import type { LearnWords } from './sections/learn.ts';
import type { SpeedWords } from './sections/speed.ts';
import type { StartWords } from './sections/start.ts';
import type { TableWords } from './sections/table.ts';
import type { TheatreWords } from './sections/theatre.ts';

/** The page's own texts, beside those of the game. One object per language; a missing text is a type error. */
export interface PageWords {
  /** Start, saves, settings, the end, the curtain, help. */
  readonly start: StartWords;
  readonly decks: DeckWords;
  /** The table: regions, buttons, log, keys. */
  readonly table: TableWords;
  /** What the bots would do. */
  readonly advice: AdviceWords;
  /** An opened card. */
  readonly card: CardWords;
  readonly client: ClientWords;
  /** The first game and the lessons. */
  readonly learn: LearnWords;
  readonly speed: SpeedWords;
  readonly theatre: TheatreWords;
}

import type { DeckReport } from '@methuselah/bots/decktest';
import type { Deck } from '@methuselah/engine';
import type { Reply, Request } from '@methuselah/host';

/** Messages between the page and the worker. All are plain data. */

export type {
  NewChair,
  NewTable,
  Orders,
  Refused,
  ReplayAt,
  ReplayOpened,
  Reply,
  Request,
  TableNews,
  TableRequest,
} from '@methuselah/host';

/** Each request has a number and gets one reply with the same number. */
export interface Asked {
  readonly n: number;
  readonly request: Request;
}
export interface Answered {
  readonly n: number;
  readonly reply: Reply;
}
/** Sent before each reply that changes the game: the game to store (JSON), apart from what is shown. */
export interface ToKeep {
  readonly saved: string;
}

/** Asks a worker of its own to try a deck: so many games of bots against decks of the field. */
export interface Trial {
  readonly deck: Deck;
  readonly field: readonly Deck[];
  readonly games: number;
  readonly seats: number;
  readonly seed: number;
}
/** What the games so far say; sent again and again until all are played. */
export interface TrialProgress {
  readonly done: number;
  readonly report: DeckReport;
}

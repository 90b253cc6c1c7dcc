import type { Reply, Request } from '@methuselah/host';

/** What the page and the worker say to each other. Everything is plain data. */

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
/** Comes before each reply that changes the game: the game as it is to be kept (JSON). What is shown has no part of it. */
export interface ToKeep {
  readonly saved: string;
}

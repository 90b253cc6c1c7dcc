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

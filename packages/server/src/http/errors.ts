import { STATUS_CODES } from 'node:http';
import type { DeckFault } from '../accounts/decks.ts';
import type { ROOM_REFUSALS } from '../lobby/room.ts';

/** Everything that can be wrong with a request, with its status. Nothing else is ever said about it. */
const STATUS = {
  badRequest: 400,
  noSession: 401,
  /** There is no such login, or it has another password. */
  wrongLogin: 401,
  badOrigin: 403,
  /** Only a person may do this, not a token. */
  notByToken: 403,
  notHost: 403,
  /** Others may not watch this table. */
  notSeated: 403,
  notFound: 404,
  noTable: 404,
  noChair: 404,
  notBegun: 409,
  begun: 409,
  seated: 409,
  taken: 409,
  full: 409,
  noDeck: 409,
  openChairs: 409,
  notReady: 409,
  busy: 409,
  /** Has a login already. */
  registered: 409,
  /** Is a guest, who has no password. */
  noLogin: 409,
  tooLarge: 413,
  /** With what is wrong with the deck. */
  badDeck: 422,
  tooMany: 429,
  internal: 500,
  unavailable: 503,
  /** Another node plays this table, by the rules of its own release. */
  otherRules: 503,
} as const satisfies Readonly<Record<(typeof ROOM_REFUSALS)[number], number>> &
  Readonly<Record<string, number>>;

export type ErrorKey = keyof typeof STATUS;
export const ERROR_KEYS = Object.keys(STATUS) as [ErrorKey, ...ErrorKey[]];

export const statusOf = (key: ErrorKey): number => STATUS[key];

/** Ends a request with an error of the list. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly key: ErrorKey;
  readonly problems: readonly DeckFault[] | null;

  constructor(key: ErrorKey, problems: readonly DeckFault[] | null = null) {
    super(key);
    this.key = key;
    this.problems = problems;
  }
}

/** A whole answer, for a connection that has no other one. */
export function refusalText(key: ErrorKey): string {
  const status = statusOf(key);
  const body = JSON.stringify({ error: key });
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${body.length}`,
    '',
    body,
  ].join('\r\n');
}

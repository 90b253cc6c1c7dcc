import type { Deck } from '@methuselah/engine';
import type { Request } from './contract/index.ts';

export const cardsOfDecks = (decks: readonly Deck[]): number[] =>
  decks.flatMap(({ crypt, library }) => [...crypt, ...library]);

/** The cards of the decks that are asked for (`newtable.ts`), and of a saved game (`records.ts`). */
export interface CardsOf {
  readonly decks: (asked: readonly unknown[]) => readonly number[];
  readonly record: (json: string) => readonly number[];
}

/**
 * The cards that a request needs beside those of the open games, to be loaded before it is handled. A bad request is refused when
 * it is handled. Decks and records are asked where `needsDecks` and `needsRecords` say so.
 */
export function cardsNeeded(request: Request, cardsOf: CardsOf): readonly number[] {
  switch (request.is) {
    case 'new':
      return cardsOf.decks([request.table.chairs].flat().map((asked) => asked?.deck));
    case 'prepare':
      return cardsOf.decks(request.decks);
    case 'load':
      return cardsOf.record(request.saved);
    case 'replay':
      return cardsOf.record(request.record);
    case 'faces':
      return request.cards;
    case 'lang':
    case 'seek':
    case 'choose':
    case 'influence':
    case 'votes':
    case 'pass':
    case 'undo':
    case 'ready':
    case 'hold':
    case 'orders':
    case 'why':
    case 'advice':
      return [];
  }
}

/** May a bot play after this request? Then the bots are to be loaded before it is handled. */
export const needsBots = (request: Request): boolean =>
  request.is === 'load' ||
  request.is === 'prepare' ||
  (request.is === 'new' && [request.table.chairs].flat().some((asked) => asked?.chair !== 'person'));

/** Are decks chosen? Then what begins a table (`newtable.ts`) is to be loaded before the request is handled. */
export const needsDecks = (request: Request): boolean => request.is === 'new' || request.is === 'prepare';

/** Is a saved game read? Then what reads it (`records.ts`) is to be loaded before the request is handled. */
export const needsRecords = (request: Request): boolean => request.is === 'load' || request.is === 'replay';

import { DECKS, type DeckList, toDeck } from '@methuselah/cards';
import { type Deck, readRecord } from '@methuselah/engine';
import type { Request } from './contract/index.ts';

/** A prebuilt deck by its key, which is untrusted. */
export const deckOf = (key: unknown): DeckList | undefined => DECKS.find((deck) => deck.key === key);

const cardsOfDecks = (decks: readonly Deck[]): number[] =>
  decks.flatMap(({ crypt, library }) => [...crypt, ...library]);

const cardsOfPrebuilt = (keys: readonly unknown[]): number[] =>
  cardsOfDecks(keys.flatMap((key) => deckOf(key) ?? []).map(toDeck));

function cardsOfRecord(json: string): number[] {
  const read = readRecord(json);
  return read.ok ? cardsOfDecks(read.record.players.map(({ deck }) => deck)) : [];
}

/**
 * The cards that a request needs beside those of the open games, to be loaded before it is handled. A bad request is refused when
 * it is handled.
 */
export function cardsNeeded(request: Request): readonly number[] {
  switch (request.is) {
    case 'new':
      return cardsOfPrebuilt([request.table.chairs].flat().map((asked) => asked?.deck));
    case 'prepare':
      return cardsOfPrebuilt(request.decks);
    case 'load':
      return cardsOfRecord(request.saved);
    case 'replay':
      return cardsOfRecord(request.record);
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

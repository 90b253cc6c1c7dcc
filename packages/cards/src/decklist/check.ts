import { CARDS } from '../cards.ts';
import type { DeckList } from '../decks.ts';
import { checkDeckFor, type DeckCheck } from './legality.ts';

/** Checks whether a deck is legal, and whether all its cards are implemented. */
export const checkDeck = (
  deck: Pick<DeckList, 'crypt' | 'library'>,
  isPlayable: (id: number) => boolean = (id) => CARDS.card(id) !== undefined,
): DeckCheck => checkDeckFor(deck, isPlayable);

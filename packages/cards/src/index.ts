export { DECKS, type DeckEntry, type DeckList, toDeck } from './decks.ts';
export { FIFTH_EDITION } from './fifth/index.ts';

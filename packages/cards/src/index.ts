export { FIFTH_EDITION } from './cards.ts';
export { DECKS, type DeckEntry, type DeckList, toDeck } from './decks.ts';
export { LANGS, type Lang } from './lang.ts';
export { nameIn } from './names.ts';

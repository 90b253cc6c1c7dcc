export { DECKS, type DeckEntry, type DeckList, toDeck } from './decks.ts';
export { FIFTH_EDITION } from './fifth/index.ts';
export { LANGS, type Lang } from './lang.ts';
export { nameIn } from './names.ts';

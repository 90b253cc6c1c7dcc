export { CARDS, cardOf, definitionOf, FIFTH_EDITION, PLAYABLE } from './cards.ts';
export { DECKS, type DeckEntry, type DeckList, toDeck } from './decks.ts';
export type { Definition, LibraryDefinition, ModeDefinition, VampireDefinition } from './definition.ts';
export { LANGS, type Lang } from './lang.ts';
export { nameIn, translated } from './names.ts';

export { CARDS, cardOf, definitionOf, PLAYABLE, PLAYABLE_CARDS } from './cards.ts';
export { LANGS, type Lang } from './catalogue/lang.ts';
export {
  DECKS,
  type DeckEntry,
  type DeckList,
  type Difficulty,
  type PrebuiltDeck,
  toDeck,
} from './decks.ts';
export type {
  Definition,
  LibraryDefinition,
  ModeDefinition,
  VampireDefinition,
} from './definition/definition.ts';
export { nameIn, translated } from './names.ts';

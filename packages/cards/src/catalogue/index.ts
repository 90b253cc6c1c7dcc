/** Every card ever published: facts and search. Separate from the playable cards because it is large. */
export {
  CATALOGUE,
  type CatalogueCard,
  type CryptFacts,
  cardById,
  type LibraryFacts,
  type PrintedCost,
} from './facts.ts';
export { findCards, fullName, suggestCards } from './names.ts';
export { type CardQuery, costOf, type Range, searchCards } from './search.ts';

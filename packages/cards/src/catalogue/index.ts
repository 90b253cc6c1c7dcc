/** Every card ever published: what it is, and how to find it. Apart from the playable cards, because it is large. */
export {
  CATALOGUE,
  type CatalogueCard,
  type CryptFacts,
  cardById,
  type LibraryFacts,
  type PrintedCost,
} from './facts.ts';
export { findCards, fullName, suggestCards } from './names.ts';

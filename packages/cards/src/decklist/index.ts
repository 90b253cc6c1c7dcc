/** Deck lists in the formats of the community's programs, and the check whether they are legal. */
export { checkDeck } from './check.ts';
export { DECK_FORMATS, type DeckFormat, FILE_ENDINGS, writeDeck } from './formats.ts';
export { HEADINGS } from './headings.ts';
export { checkDeckFor, type DeckCheck, type DeckIssue, issuesOf, substitutesFor } from './legality.ts';
export { type ListProblem, type ReadDeck, readDeckList, readDeckLists, type WrittenDeck } from './read.ts';
export {
  type DeckStatistics,
  type DisciplineCount,
  OPENING,
  type Opening,
  statisticsOf,
} from './statistics.ts';
export { cardsOf, columns, printedDisciplines, printedTitle, writeDeckList } from './write.ts';

/** Deck lists as plain text, and the check whether they are legal. */
export { checkDeck, type DeckCheck } from './check.ts';
export { HEADINGS } from './headings.ts';
export { type ListProblem, type ReadDeck, readDeckList, type WrittenDeck } from './read.ts';
export { columns, printedDisciplines, writeDeckList } from './write.ts';

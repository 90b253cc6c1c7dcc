export { LIBRARY, testDeck, testPool, VAMPIRES } from './cards/index.ts';

export { type Attack, attacks, ESCAPES, goodRecord, MARKUP } from './attacks.ts';
export { EXAMPLES } from './cards/examples.ts';
export { LIBRARY, padded, testCards, testDeck, testPool, VAMPIRES } from './cards/index.ts';
export { fifthPool, fifthSetup } from './fifth.ts';
export { cardsIn, deepViolations, leaks, violations } from './invariants.ts';
export { tellGame } from './log.ts';
export type { Oust } from './ousts.ts';
export * from './scenario/index.ts';
export { reversed, savedAndLoaded } from './scenario/reversed.ts';
export {
  type BenchRun,
  benchGame,
  cloneBench,
  type PlayedOut,
  type PlayOptions,
  pickPlace,
  playGame,
  playOn,
  type Style,
  testPlayers,
  testSetup,
} from './selfplay.ts';

export { EXAMPLES } from './cards/examples.ts';
export { LIBRARY, paddedPool, testDeck, testPool, VAMPIRES } from './cards/index.ts';
export { fifthSetup } from './fifth.ts';
export { deepViolations, leaks, violations } from './invariants.ts';
export { tellGame } from './log.ts';
export * from './scenario/index.ts';
export {
  type BenchRun,
  benchGame,
  cloneBench,
  culprit,
  type Oust,
  type PlayedOut,
  type PlayOptions,
  pickPlace,
  playGame,
  playOn,
  type Style,
  testPlayers,
  testSetup,
} from './selfplay.ts';

/** Tries a deck in games between bots: how it fares against others, how it wins and loses, which cards stay in the hand. */
export { POOL_CAUSES, type PoolCause } from './causes.ts';
export { type CardUse, type DeckReport, reportOf } from './report.ts';
export { type DeckTest, playTestGame, type TestedGame } from './testgame.ts';

import type { Deck } from '@methuselah/engine';
import type { ArenaGame } from './game.ts';
import { type Contest, type Pairing, pairingsOf } from './pairings.ts';
import { inThreads } from './threads.ts';

export { type ArenaGame, playPairing, seatBots } from './game.ts';
export { type Interval, wilson } from './interval.ts';
export { botsFor, type Contest, type Pairing, pairingsOf, period } from './pairings.ts';
export { type Fault, GAME_ENDS, type GameEnd, type Out, type Outcome, playOut } from './play.ts';
export { ratingsOf, type Scored } from './rating.ts';
export { rounded, type Spread, spreadOf } from './spread.ts';
export { type Results, resultsOf, type Standing } from './tally.ts';
export { inThreads, type Threads } from './threads.ts';

/** Plays a contest on worker threads. `each` gets the games in order; results do not depend on the number of threads. */
export const playContest = (
  contest: Omit<Contest, 'decks'>,
  decks: readonly Deck[],
  threads: number,
  each: (game: ArenaGame, done: number) => void,
): Promise<void> =>
  inThreads<Pairing, ArenaGame>(pairingsOf({ ...contest, decks: decks.length }), {
    file: new URL('./worker.ts', import.meta.url),
    data: decks,
    count: threads,
    each,
  });

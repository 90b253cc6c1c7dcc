import { Dice } from '@methuselah/engine';
import type { BotName } from '../names.ts';

/** The schedule of an arena: which bot plays which deck on which chair, for every game. */

export interface Chair {
  readonly bot: BotName;
  /** Index in the list of decks. */
  readonly deck: number;
}

/** One game. The first chair takes the first turn. */
export interface Pairing {
  readonly seed: number;
  readonly chairs: readonly Chair[];
}

export interface Contest {
  /** One bot per chair. */
  readonly bots: readonly BotName[];
  /** Number of decks. */
  readonly decks: number;
  readonly games: number;
  readonly seed: number;
}

/**
 * The bots rotate around the table with the same seed and decks, so that each plays the same deal from each chair. Then
 * the decks rotate; then decks are seated in another order, so that each deck meets every other as prey and as predator.
 */
export function pairingsOf({ bots, decks, games, seed }: Contest): Pairing[] {
  const seats = bots.length;
  const round = period(bots);
  // Every deck is used equally often; with more chairs than decks, a table has some decks twice.
  const orders = new Dice(seed).drawn([...Array(decks).keys()], seats * Math.ceil(games / (round * seats)));
  return Array.from({ length: games }, (_, i) => {
    const deal = Math.floor(i / round);
    const lap = Math.floor(deal / seats);
    return {
      seed: seed + deal,
      chairs: bots.map((_, chair) => ({
        bot: bots[(chair + i) % seats] as BotName,
        deck: orders[lap * seats + ((chair + deal) % seats)] ?? 0,
      })),
    };
  });
}

/** Number of rotations after which the same bots sit on the same chairs: one if all are equal. */
export function period(bots: readonly BotName[]): number {
  for (let step = 1; step < bots.length; step++)
    if (bots.every((bot, i) => bot === bots[(i + step) % bots.length])) return step;
  return bots.length;
}

/** One bot per chair; the last one named fills the remaining chairs. */
export function botsFor(names: readonly BotName[], seats: number): BotName[] {
  return Array.from({ length: seats }, (_, chair) => (names[chair] ?? names.at(-1)) as BotName);
}

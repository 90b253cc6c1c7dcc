import { Dice } from '@methuselah/engine';
import type { BotName } from '../bots.ts';

/** Who meets whom, on which chair, with which deck: all games of an arena, before the first is played. */

export interface Chair {
  readonly bot: BotName;
  /** The place of the deck among those given. */
  readonly deck: number;
}

/** One game. The first chair begins. */
export interface Pairing {
  readonly seed: number;
  readonly chairs: readonly Chair[];
}

export interface Contest {
  /** A bot for each chair. */
  readonly bots: readonly BotName[];
  /** How many decks there are. */
  readonly decks: number;
  readonly games: number;
  readonly seed: number;
}

/**
 * The bots go round the table with the same seed and the same decks before them, so that each plays the same deal from
 * each chair. Then the decks go round; then they are seated in another order, so that all meet as prey and as predator.
 */
export function pairingsOf({ bots, decks, games, seed }: Contest): Pairing[] {
  const seats = bots.length;
  const round = period(bots);
  // Every deck comes as often as the others; with more chairs than decks some are at a table again.
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

/** After so many steps round the table the bots sit as before: with five of a kind after one. */
export function period(bots: readonly BotName[]): number {
  for (let step = 1; step < bots.length; step++)
    if (bots.every((bot, i) => bot === bots[(i + step) % bots.length])) return step;
  return bots.length;
}

/** A bot for each chair: the last one named takes those that are left. */
export function botsFor(names: readonly BotName[], seats: number): BotName[] {
  return Array.from({ length: seats }, (_, chair) => (names[chair] ?? names.at(-1)) as BotName);
}

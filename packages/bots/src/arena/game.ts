import { type Deck, newGame, type Pool } from '@methuselah/engine';
import { TURN_LIMIT } from '@methuselah/engine/internal';
import type { Bot } from '../bot.ts';
import { BOTS } from '../bots.ts';
import type { BotName } from '../names.ts';
import type { Pairing } from './pairings.ts';
import { type Outcome, playOut } from './play.ts';

/** A pairing and its result. */
export interface ArenaGame extends Pairing, Outcome {
  /** Hash of the final state. */
  readonly hash: string;
}

/** One bot per seat, each with its own dice. */
export const seatBots = (names: readonly BotName[], seed: number): Bot[] =>
  names.map((name, seat) => BOTS[name](Math.imul(seed, 31) + seat));

/** Plays one pairing. The pool must hold the cards of all decks. */
export function playPairing(pairing: Pairing, decks: readonly Deck[], pool: Pool): ArenaGame {
  const { seed, chairs } = pairing;
  const players = chairs.map(({ bot, deck }, seat) => ({
    name: `${bot} ${seat + 1}`,
    deck: decks[deck] as Deck,
  }));
  const game = newGame({ pool, seed, players, first: 0, turnLimit: TURN_LIMIT });
  const bots = seatBots(
    chairs.map(({ bot }) => bot),
    seed,
  );
  return { ...pairing, ...playOut(game, bots), hash: game.hash() };
}

import type { BotName } from '@methuselah/bots';
import { type GameEnd, type Out, playOut, seatBots } from '@methuselah/bots/arena';
import { CARDS } from '@methuselah/cards';
import { Dice, type GameRecord, poolOfDecks, recordGame, type Seat } from '@methuselah/engine';
import { playerName, TURN_LIMIT } from '@methuselah/engine/internal';
import type { NamedDeck } from './entrants.ts';

export type { GameEnd } from '@methuselah/bots/arena';

/** One simulated game: seating, play and result. */

export interface Simulation {
  /** One bot per seat. */
  readonly bots: readonly BotName[];
  readonly decks: readonly NamedDeck[];
}

/** The result of a game, as one line of JSON. */
export interface GameLine {
  readonly seed: number;
  readonly seats: readonly SeatLine[];
  /** The winning seat; null without a winner. */
  readonly winner: Seat | null;
  readonly end: GameEnd;
  readonly turns: number;
  readonly decisions: number;
  /** Hash of the final state. */
  readonly hash: string;
}
export interface SeatLine {
  readonly player: string;
  readonly bot: BotName;
  readonly deck: string;
  readonly victoryPoints: number;
  readonly pool: number;
  /** How and in which turn the seat left the game, and who gained by it; null if it did not. */
  readonly out: Out | null;
}

/** Plays one game, with decks and bots seated at random by the seed. */
export function simulate(seed: number, simulation: Simulation): { line: GameLine; record: () => GameRecord } {
  const dice = new Dice(seed ^ 0x5ea75);
  const decks = dice.drawn(simulation.decks, simulation.bots.length);
  const bots = dice.drawn(simulation.bots);
  const players = decks.map(({ deck }, seat) => ({ name: playerName(seat), deck }));
  const pool = poolOfDecks(
    decks.map(({ deck }) => deck),
    CARDS,
  );
  const game = recordGame({ pool, seed, players, turnLimit: TURN_LIMIT });
  const { seats, winner, end, turns, decisions } = playOut(game, seatBots(bots, seed));
  const line: GameLine = {
    seed,
    seats: seats.map(({ victoryPoints, pool, out }, seat) => ({
      player: playerName(seat),
      bot: bots[seat] as BotName,
      deck: decks[seat]?.name ?? '',
      victoryPoints,
      pool,
      out,
    })),
    winner,
    end,
    turns,
    decisions,
    hash: game.hash(),
  };
  return { line, record: () => game.record() };
}

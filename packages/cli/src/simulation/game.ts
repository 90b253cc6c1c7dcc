import type { BotName } from '@methuselah/bots';
import { type GameEnd, type Out, playOut, seatBots } from '@methuselah/bots/arena';
import { CARDS } from '@methuselah/cards';
import { Dice, type GameRecord, poolOfDecks, recordGame, type Seat } from '@methuselah/engine';
import { playerName, TURN_LIMIT } from '@methuselah/engine/internal';
import type { NamedDeck } from './entrants.ts';

export type { GameEnd } from '@methuselah/bots/arena';

/** One simulated game: who sits where, who plays, and what came of it. */

export interface Simulation {
  /** A bot for each seat. */
  readonly bots: readonly BotName[];
  readonly decks: readonly NamedDeck[];
}

/** A game as a line of JSON. */
export interface GameLine {
  readonly seed: number;
  readonly seats: readonly SeatLine[];
  /** The seat that won, or null. */
  readonly winner: Seat | null;
  readonly end: GameEnd;
  readonly turns: number;
  readonly decisions: number;
  /** Of the final state. */
  readonly hash: string;
}
export interface SeatLine {
  readonly player: string;
  readonly bot: BotName;
  readonly deck: string;
  readonly victoryPoints: number;
  readonly pool: number;
  /** How they left the game, in which turn of the table, and to whose profit; null if they did not. */
  readonly out: Out | null;
}

/** Decks and bots in random seats. */
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

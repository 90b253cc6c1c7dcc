import { GAME_ENDS, rounded, type Spread, spreadOf } from '@methuselah/bots/arena';
import type { GameEnd, GameLine } from './game.ts';

export interface DeckStatistics {
  readonly deck: string;
  /** Number of seats that played it. */
  readonly games: number;
  readonly wins: number;
  /** Wins per game; null without games. */
  readonly share: number | null;
  /** Per game; null without games. */
  readonly victoryPoints: number | null;
}
export interface Statistics {
  readonly games: number;
  readonly decks: readonly DeckStatistics[];
  readonly ties: number;
  readonly turns: Spread;
  readonly decisions: Spread;
  readonly ends: Readonly<Record<GameEnd, number>>;
}

/** Decks in the given order. If several seats of a game play the same deck, each seat counts. */
export function statisticsOf(lines: readonly GameLine[], decks: readonly string[]): Statistics {
  const ends = Object.fromEntries(GAME_ENDS.map((end) => [end, 0])) as Record<GameEnd, number>;
  for (const { end } of lines) ends[end]++;
  return {
    games: lines.length,
    decks: decks.map((deck) => {
      const seats = lines.flatMap(({ seats, winner }) =>
        seats.flatMap((seat, i) => (seat.deck === deck ? [{ ...seat, won: winner === i }] : [])),
      );
      const wins = seats.filter(({ won }) => won).length;
      const points = seats.reduce((sum, seat) => sum + seat.victoryPoints, 0);
      const perGame = (n: number): number | null => (seats.length === 0 ? null : rounded(n / seats.length));
      return { deck, games: seats.length, wins, share: perGame(wins), victoryPoints: perGame(points) };
    }),
    ties: lines.filter(({ winner }) => winner === null).length,
    turns: spreadOf(lines.map(({ turns }) => turns)),
    decisions: spreadOf(lines.map(({ decisions }) => decisions)),
    ends,
  };
}

import type { Seat } from '@methuselah/engine';
import type { EndModel } from '../contract/index.ts';
import type { Look } from './look.ts';

/** The turn in which a seat has left the game. */
export type OutOn = (seat: Seat) => number | undefined;

/** How the game ended; null while it is played. */
export function endOf(look: Look, outOn: OutOn): EndModel | null {
  const { game, t, tongue } = look;
  if (!game.over) return null;
  const { result } = tongue.words;
  const last = (seat: Seat): number => outOn(seat) ?? Number.MAX_SAFE_INTEGER;
  return {
    title: game.winner < 0 ? result.tie : result.wins(look.seat(game.winner)),
    winner: game.winner < 0 ? null : game.winner,
    note: t.state.limitReached ? result.limitReached(t.state.turnLimit) : '',
    rows: t.state.seats
      .map((p, seat) => ({
        seat,
        name: look.seat(seat),
        fate: fateOf(look, seat, outOn(seat)),
        victoryPoints: p.victoryPoints,
        pool: p.pool,
      }))
      .sort((a, b) => b.victoryPoints - a.victoryPoints || last(b.seat) - last(a.seat)),
  };
}

function fateOf({ t, tongue }: Look, seat: Seat, turn: number | undefined): string {
  const { result } = tongue.words;
  if (turn === undefined) return result.stillStanding;
  return t.state.seats[seat]?.withdrawing ? result.withdrew : result.oustedOnTurn(turn);
}

import type { Seat } from '@methuselah/engine';
import type { EndModel } from '../contract/index.ts';
import type { ViewerContext } from './viewercontext.ts';

/** The turn in which a seat left the game. */
export type OutOn = (seat: Seat) => number | undefined;

/** How the game ended; null during the game. */
export function endOf(context: ViewerContext, outOn: OutOn): EndModel | null {
  const { game, t, locale } = context;
  if (!game.over) return null;
  const { result } = locale.words;
  const last = (seat: Seat): number => outOn(seat) ?? Number.MAX_SAFE_INTEGER;
  return {
    title: game.winner < 0 ? result.tie : result.wins(context.seat(game.winner)),
    winner: game.winner < 0 ? null : game.winner,
    note: t.state.limitReached ? result.limitReached(t.state.turnLimit) : '',
    rows: t.state.seats
      .map((p, seat) => ({
        seat,
        name: context.seat(seat),
        fate: fateOf(context, seat, outOn(seat)),
        victoryPoints: p.victoryPoints,
        pool: p.pool,
      }))
      .sort((a, b) => b.victoryPoints - a.victoryPoints || last(b.seat) - last(a.seat)),
  };
}

function fateOf({ t, locale }: ViewerContext, seat: Seat, turn: number | undefined): string {
  const { result } = locale.words;
  if (turn === undefined) return result.stillStanding;
  return t.state.seats[seat]?.withdrawing ? result.withdrew : result.oustedOnTurn(turn);
}

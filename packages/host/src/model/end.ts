import type { GameEvent, Seat } from '@methuselah/engine';
import { NONE } from '@methuselah/engine/internal';
import type { EndModel, EndRow } from '../contract/index.ts';
import type { ViewerContext } from './viewercontext.ts';

/** How a seat left the game: when, and who ousted it; null if nobody did. */
export interface Exit {
  readonly turn: number;
  readonly by: Seat | null;
}
export type OutOn = (seat: Seat) => Exit | undefined;

/** How a seat leaves the game by this event; null if it does not. */
export function exitBy(e: GameEvent): (Exit & { readonly seat: Seat }) | null {
  if (e.type !== 'ousted' && e.type !== 'withdrew') return null;
  const by = e.type === 'ousted' && e.predator !== NONE && e.predator !== e.seat ? e.predator : null;
  return { seat: e.seat, turn: e.when.turn, by };
}

/** How the game ended; null during the game. */
export function endOf(context: ViewerContext, outOn: OutOn): EndModel | null {
  const { game, t, locale } = context;
  if (!game.over) return null;
  const { result } = locale.words;
  const last = (seat: Seat): number => outOn(seat)?.turn ?? Number.MAX_SAFE_INTEGER;
  const rows = t.state.seats
    .map((p, seat) => ({
      seat,
      name: context.seat(seat),
      fate: fateOf(context, seat, outOn(seat)?.turn),
      victoryPoints: p.victoryPoints,
      pool: p.pool,
    }))
    .sort((a, b) => b.victoryPoints - a.victoryPoints || last(b.seat) - last(a.seat));
  return {
    title: game.winner < 0 ? result.tie : result.wins(context.seat(game.winner)),
    winner: game.winner < 0 ? null : game.winner,
    note: t.state.limitReached ? result.limitReached(t.state.turnLimit) : '',
    verdict: verdictOf(context, rows, outOn),
    rows,
  };
}

function verdictOf(context: ViewerContext, rows: readonly EndRow[], outOn: OutOn): string {
  const { game, t, viewer, locale } = context;
  const { verdict } = locale.host.theatre;
  const at = rows.findIndex(({ seat }) => seat === viewer);
  const own = rows[at];
  if (own === undefined) return '';
  const { seat, victoryPoints: points } = own;
  if (game.winner === seat) return verdict.won(points);
  if (game.winner === NONE && points === rows[0]?.victoryPoints) return verdict.tied(points);
  const exit = outOn(seat);
  if (exit === undefined || t.state.seats[seat]?.withdrawing) return verdict.placed(at + 1, points);
  return verdict.ousted(exit.by === null ? null : context.seat(exit.by), at + 1, points);
}

function fateOf({ t, locale }: ViewerContext, seat: Seat, turn: number | undefined): string {
  const { result } = locale.words;
  if (turn === undefined) return result.stillStanding;
  return t.state.seats[seat]?.withdrawing ? result.withdrew : result.oustedOnTurn(turn);
}

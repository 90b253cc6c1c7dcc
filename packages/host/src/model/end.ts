import type { GameEvent, Seat } from '@methuselah/engine';
import { NONE } from '@methuselah/engine/internal';
import type { EndModel, EndRow } from '../contract/index.ts';
import type { ViewerContext } from './viewercontext.ts';

/** The turn in which a seat left the game, and the predator that ousted it, or NONE. */
export interface Out {
  readonly turn: number;
  readonly by: Seat;
}
export type OutOn = (seat: Seat) => Out | undefined;

/** Notes who leaves the game. */
export function noteOut(out: Map<Seat, Out>, event: GameEvent): void {
  if (event.type === 'ousted') out.set(event.seat, { turn: event.when.turn, by: event.predator });
  if (event.type === 'withdrew') out.set(event.seat, { turn: event.when.turn, by: NONE });
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
      fate: fateOf(context, seat, outOn(seat)),
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

/** The result for the viewer, in the second person; empty for who does not play. */
function verdictOf(context: ViewerContext, rows: readonly EndRow[], outOn: OutOn): string {
  const { game, t, viewer, locale } = context;
  const { verdict } = locale.host.theatre;
  const at = rows.findIndex(({ seat }) => seat === viewer);
  const own = rows[at];
  if (own === undefined) return '';
  const { seat, victoryPoints: points } = own;
  if (game.winner === seat) return verdict.won(points);
  if (game.winner === NONE && points === rows[0]?.victoryPoints) return verdict.tied(points);
  const out = outOn(seat);
  if (out === undefined || t.state.seats[seat]?.withdrawing) return verdict.placed(at + 1, points);
  // A Methuselah who ousts themselves has nobody to blame.
  const isAlone = out.by === NONE || out.by === seat;
  return verdict.ousted(isAlone ? null : context.seat(out.by), at + 1, points);
}

function fateOf({ t, locale }: ViewerContext, seat: Seat, out: Out | undefined): string {
  const { result } = locale.words;
  if (out === undefined) return result.stillStanding;
  return t.state.seats[seat]?.withdrawing ? result.withdrew : result.oustedOnTurn(out.turn);
}

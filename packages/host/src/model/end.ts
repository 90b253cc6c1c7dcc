import type { GameEvent, Seat } from '@methuselah/engine';
import { NONE } from '@methuselah/engine/internal';
import type { EndModel } from '../contract/index.ts';
import type { Standing } from '../words/words.ts';
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
  const { game, t, locale, viewer } = context;
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
    title: titleOf(context),
    winner: game.winner < 0 ? null : game.winner,
    note: t.state.limitReached ? result.limitReached(t.state.turnLimit) : '',
    standing: rows
      .map(({ seat }, place) => (seat === viewer ? standingOf(context, seat, place + 1, outOn(seat)) : ''))
      .join(''),
    rows,
  };
}

function titleOf(context: ViewerContext): string {
  const { game, viewer, locale } = context;
  const { result } = locale.words;
  if (game.winner < 0) return result.tie;
  return game.winner === viewer ? locale.host.end.youWon : result.wins(context.seat(game.winner));
}

/** What became of the viewer, told to them. */
function standingOf(context: ViewerContext, seat: Seat, place: number, out: Out | undefined): string {
  const { game, t, locale } = context;
  const isOusted = out !== undefined && !t.state.seats[seat]?.withdrawing;
  const facts: Standing = {
    place,
    of: t.state.seats.length,
    victoryPoints: t.state.seats[seat]?.victoryPoints ?? 0,
    won: game.winner === seat,
    fate: out === undefined ? 'standing' : isOusted ? 'ousted' : 'withdrew',
    turn: out?.turn ?? 0,
    // A Methuselah who ousts themselves has nobody to blame.
    by: out === undefined || out.by === NONE || out.by === seat ? null : context.seat(out.by),
  };
  return locale.host.end.standing(facts);
}

function fateOf({ t, locale }: ViewerContext, seat: Seat, out: Out | undefined): string {
  const { result } = locale.words;
  if (out === undefined) return result.stillStanding;
  return t.state.seats[seat]?.withdrawing ? result.withdrew : result.oustedOnTurn(out.turn);
}
